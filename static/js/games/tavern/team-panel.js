/**
 * @file My team: Potion Tokens, the hands of my teammates and what they mean to do, and what we say to each other. Nobody outside the
 * team receives any of it. Beside the table on a desk, a sheet on a phone.
 */
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { bounds } from "../../bounds.js";
import { num, t } from "../../i18n.js";
import { Icon } from "../../ui/art.js";
import { announce } from "../../ui/notices.js";
import { Confirm, Sheet } from "../../ui/sheet.js";
import { tellRefusal } from "./act-buttons.js";
import { Drawing, Medal } from "./art.js";
import { optionWords } from "./ask-words.js";
import { CardChip, cardNames } from "./card-face.js";
import { playableOf } from "./mechanics/registry.js";
import { isTeamGame, partyWord, teammates } from "./teams.js";
import { cardText, titleOf } from "./texts.js";
import { cardName, seatName, who, whoAll } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("../../board/table-link.js").TalkLine} TalkLine */
/** @typedef {import("../../types.js").Json} Json */

/** Whether the sheet of the team is open. */
const teamSheet = signal(false);
/** Number of the latest line of talk that has been in sight. */
const seen = signal(0);

/** What a Potion Token gives, with its picture and its limit: beyond it a part is wasted. */
const USES = /** @type {const} */ ([["fortitude", "e-fort"], ["alcohol", "e-alc"], ["gold", "e-gold"]]);
const HEALS = 6;
const MAX_FORTITUDE = 20;
/** Short words that are said with one press. */
const WORDS = ["help", "mine", "yours", "wait", "yes", "no", "token"];

/** Whether I have anybody to talk to, or tokens to use. @param {Board} board */
const hasTeam = ({ view, me }) => me !== null && isTeamGame(view);

/** Said since the panel was last in sight.
 * @param {Board} board */
const unheard = ({ link, me }) => link.talk.value.filter((one) => one.n > seen.value && one.seat !== me).length;

/** Opens the team on a phone; stands on my mat. @param {{board: Board}} props */
export function TeamButton({ board }) {
  if (!hasTeam(board)) return null;
  const { view, me } = board;
  const party = view.parties[view.seats[/** @type {Seat} */ (me)].party];
  const fresh = unheard(board);
  const giving = (board.frame.team?.giving_up ?? []).length > 0;
  return html`<button type="button" class="team-button" id="team-button" aria-haspopup="dialog" aria-label=${`${t("tavern.team.open", { n: party.tokens })}${fresh ? `. ${t("tavern.team.unheard", { n: fresh })}` : ""}${giving ? `. ${t("tavern.team.giving_up", { names: whoAll(view, board.table, board.frame.team?.giving_up ?? []) })}` : ""}`}
    onClick=${() => (teamSheet.value = true)}><${Drawing} name=${giving ? "s-left" : party.seats.length > 1 ? "s-ally" : "s-boss"} /><span><${Drawing} name="p-token" /><b class="num">${num(party.tokens)}</b></span>${fresh ? html`<b class="team-unheard num">${num(fresh)}</b>` : null}</button>`;
}

/** @param {{board: Board}} props */
export function TeamSheet({ board }) {
  if (!teamSheet.value || !hasTeam(board)) return null;
  return html`<${Sheet} title=${partyWord(board.view, board.view.seats[/** @type {Seat} */ (board.me)].party)} place="side" class="team-sheet" onClose=${() => (teamSheet.value = false)}><div class="team-parts"><${TeamParts} board=${board} /></div><//>`;
}

/** Beside the table; where its sheet is open, that is enough. @param {{board: Board}} props */
export function TeamPanel({ board }) {
  if (!hasTeam(board) || teamSheet.value) return null;
  const { view, me } = board;
  return html`<section class="board team-panel" aria-labelledby="team-title">
    <h2 class="heading" id="team-title"><${Drawing} name="s-ally" />${partyWord(view, view.seats[/** @type {Seat} */ (me)].party)}</h2>
    <div class="team-parts"><${TeamParts} board=${board} /></div></section>`;
}

/** @param {{board: Board}} props */
function TeamParts({ board }) {
  const { view, me, frame } = board;
  const mates = teammates(view, /** @type {Seat} */ (me));
  return html`<${Tokens} board=${board} />
    ${mates.length ? html`<div class="team-mates"><ul class="mates">${mates.map((seat) => html`<${Mate} key=${seat} board=${board} seat=${seat} />`)}</ul>${frame.team ? html`<${GiveUp} board=${board} />` : null}</div>` : null}
    ${mates.length && frame.team ? html`<${Talk} board=${board} />` : null}`;
}

// ---- Potion Tokens -------------------------------------------------------------------------------------------

/** @param {{board: Board}} props */
export function Tokens({ board }) {
  const { view, me, link, frame } = board;
  const [doubt, setDoubt] = useState("");
  const [asked, setAsked] = useState(false);
  const party = view.parties[view.seats[/** @type {Seat} */ (me)].party];
  const uses = frame.own?.uses ?? [];
  const busy = link.unconfirmed.value.includes("use");
  const use = (/** @type {string} */ what) => void link.use(what).then(tellRefusal);
  /** @type {{[what: string]: number}} */
  const wasted = { fortitude: Math.max(0, party.fortitude + HEALS - MAX_FORTITUDE), alcohol: Math.max(0, HEALS - party.alcohol) }; // the Inn always pays
  return html`<div class="tokens" role="group" aria-label=${t("tavern.team.tokens", { n: party.tokens })}>
    <p class="tokens-left"><${Drawing} name="p-token" /><b class="tokens-count num" aria-hidden="true">${num(party.tokens)}</b><span>${t("tavern.team.tokens", { n: party.tokens })}</span></p>
    ${party.tokens && !view.seats[/** @type {Seat} */ (me)].leaving ? html`<div class="token-uses">${USES.map(([what, drawing]) => {
      const off = !uses.includes(what);
      return html`<button type="button" key=${what} class=${`button small token-use${off || busy ? " is-off" : ""}`} data-use=${what} aria-disabled=${off || busy ? "true" : undefined} aria-label=${t(`tavern.token.${what}`)}
        onClick=${off ? () => setAsked(true) : busy ? undefined : () => (wasted[what] ? setDoubt(what) : use(what))}><${Drawing} name=${drawing} /><b class="num">${t(`tavern.token.${what}.short`)}</b></button>`;
    })}</div>` : null}
    <div role="status">${asked && !uses.length ? html`<p class="token-why"><${Icon} name="barred" /><span>${t("tavern.token.why")}</span></p>` : null}</div>
    ${doubt ? html`<${Confirm} title=${t(`tavern.token.${doubt}`)} text=${t("tavern.token.wasted", { n: wasted[doubt] })} yes=${t("tavern.token.use")} onClose=${() => setDoubt("")} onYes=${() => use(doubt)} />` : null}
  </div>`;
}

// ---- teammates ------------------------------------------------------------------------------------------------

/** What a teammate has said in the open question, in words.
 * @param {Board} board
 * @param {Seat} seat
 * @returns {string} */
function intentOf(board, seat) {
  const value = board.frame.prompt?.team?.[String(seat)] ?? board.frame.team?.intents[String(seat)];
  if (value === undefined || value === null) return "";
  const kind = board.frame.prompt?.kind ?? "declare";
  if (value === "pass") return t("tavern.intent.pass");
  if (value === "wait") return t("tavern.intent.wait");
  if (kind === "action") return value === "none" ? t("tavern.intent.ready") : "";
  if (board.frame.prompt?.about.team !== undefined) return proposalText(board, seat, value);
  const card = (board.view.hands[String(seat)] ?? []).find((one) => titleOf(one) === value);
  return t("tavern.intent.plays", { card: card ? cardText(card).title : String(value) });
}

// ---- giving up -------------------------------------------------------------------------------------------------

/** The team is out as soon as all its people have said so; until then it can be taken back. @param {{board: Board}} props */
function GiveUp({ board }) {
  const { view, table, link, frame } = board;
  const me = /** @type {Seat} */ (board.me);
  const [doubt, setDoubt] = useState(false);
  const team = /** @type {import("./types.js").TeamFrame} */ (frame.team);
  const willing = team.giving_up ?? [];
  const missing = team.seats.filter((seat) => table.seats[seat]?.chair?.kind === "person" && !table.seats[seat].chair?.left && !willing.includes(seat));
  const others = missing.filter((seat) => seat !== me);
  if (view.winners || view.seats[me].out || view.seats[me].leaving) return null;
  const mine = willing.includes(me);
  const busy = link.unconfirmed.value.includes("give_up");
  const say = (/** @type {boolean} */ on) => void link.giveUp(on).then(tellRefusal);
  return html`<section class="give-up" aria-label=${t("tavern.team.give_up")}>
    <div role="status">${willing.length ? html`<p><${Drawing} name="s-left" /><span>${t("tavern.team.giving_up", { names: whoAll(view, table, willing) })}${missing.length ? html` <small>${t("tavern.team.giving_up.missing", { names: whoAll(view, table, missing) })}</small>` : null}</span></p>` : null}</div>
    <button type="button" class="button small" data-give-up=${mine ? "back" : "say"} aria-disabled=${busy ? "true" : undefined} onClick=${busy ? undefined : mine ? () => say(false) : () => setDoubt(true)}>${t(mine ? "tavern.team.give_up.back" : "tavern.team.give_up")}</button>
    ${doubt ? html`<${Confirm} title=${t("tavern.team.give_up.title")} text=${others.length ? t("tavern.team.give_up.text", { names: whoAll(view, table, others) }) : t("tavern.team.give_up.last")} yes=${t("tavern.team.give_up")} danger onClose=${() => setDoubt(false)} onYes=${() => say(true)} />` : null}
  </section>`;
}

/** What somebody of the team proposes, as a sentence.
 * @param {Board} board
 * @param {Seat} seat
 * @param {Json} value
 * @returns {string} */
export function proposalText(board, seat, value) {
  const { view, table, me } = board;
  const prompt = /** @type {import("./types.js").Prompt} */ (board.frame.prompt);
  const by = seat === me ? ".mine" : "";
  const of = value === me ? ".me" : "";
  const what = typeof value === "number" ? who(view, table, value) : optionWords(board, prompt, value).title;
  return t(`tavern.proposal.${prompt.kind}${by}${of}`, { name: who(view, table, seat), what });
}

/** @param {{board: Board, seat: Seat}} props */
function Mate({ board, seat }) {
  const { view, table, frame, link, open } = board;
  const one = view.seats[seat];
  const cards = view.hands[String(seat)] ?? [];
  const names = cardNames(cards);
  const intent = intentOf(board, seat);
  const captain = frame.team?.captain === seat;
  const did = [
    ...(frame.team?.giving_up?.includes(seat) ? [t("tavern.team.gives_up")] : []),
    ...[...(one.acted ? ["acted"] : []), ...(one.drunk ? ["drunk"] : [])].map((word) => t(`tavern.seat.${word}`)),
    ...(one.away ? [t("tavern.extra.away")] : []),
  ];
  return html`<li class="mate" data-seat=${seat}>
    <div class="mate-head"><${Medal} character=${one.character} /><span class="mate-name"><b>${seatName(view, table, seat)}</b>${captain ? html`<${Drawing} name="s-captain" /><span class="visually-hidden">${t("tavern.team.captain")}</span>` : null}
      ${did.length ? html`<small>${did.join(" · ")}</small>` : null}</span>
      ${frame.team?.captain === board.me && table.seats[seat]?.chair?.kind === "person" ? html`<button type="button" class="ping" data-captain=${seat} aria-label=${t("tavern.team.make_captain", { name: seatName(view, table, seat) })} title=${t("tavern.team.make_captain", { name: seatName(view, table, seat) })} onClick=${() => void link.captain(seat).then(tellRefusal)}><${Drawing} name="s-captain" /></button>` : null}</div>
    ${intent ? html`<p class="mate-intent"><${Drawing} name="s-in" />${intent}</p>` : null}
    <ul class="mate-hand" aria-label=${t("tavern.team.hand", { name: seatName(view, table, seat), n: cards.length })}>${cards.map((card, i) => html`<li key=${card}>
      <${CardChip} card=${card} label=${names[i]} onPress=${() => open.card(card)} />
      ${frame.team ? html`<button type="button" class="ping" aria-label=${t("tavern.team.ping", { card: names[i] })} title=${t("tavern.team.ping", { card: cardText(card).title })} onClick=${() => void link.ping("look", titleOf(card)).then(tellRefusal)}><${Icon} name="bell" /></button>` : null}</li>`)}</ul>
  </li>`;
}

// ---- talk -------------------------------------------------------------------------------------------------------

/** The card that a ping points at: of the team, or on the stack.
 * @param {Board} board
 * @param {string} title
 * @returns {string|null} */
function cardAt({ view }, title) {
  const cards = [...view.hand, ...Object.values(view.hands).flat(), ...view.parties.flatMap((party) => party.seats.flatMap((seat) => playableOf(view, seat))), ...view.stack.flatMap((item) => item.card ?? [])];
  return cards.find((card) => titleOf(card) === title) ?? null;
}

/** One thing that was said. @param {{board: Board, one: TalkLine}} props */
function Line({ board, one }) {
  const name = html`<b>${who(board.view, board.table, one.seat)}:</b>`;
  if (one.text !== null) return html`${name} ${one.text}`;
  const word = t(`tavern.team.word.${one.word}`);
  if (one.at === null) return html`${name} ${word}`;
  const card = typeof one.at === "string" ? cardAt(board, one.at) : null;
  return html`${name} ${word} ${card ? html`<${CardChip} card=${card} onPress=${() => board.open.card(card)} />` : typeof one.at === "number" ? who(board.view, board.table, one.at) : one.at}`;
}

/** The same, to be read out.
 * @param {Board} board
 * @param {TalkLine} one */
function spoken(board, one) {
  const at = one.at === null ? "" : typeof one.at === "number" ? who(board.view, board.table, one.at) : cardName(cardAt(board, one.at) ?? "");
  return `${who(board.view, board.table, one.seat)}: ${one.text ?? [t(`tavern.team.word.${one.word}`), at].filter(Boolean).join(" ")}`;
}

/** Reads out what the team says, politely and once, whether or not the panel is shown. @param {{board: Board}} props */
export function TeamVoice({ board }) {
  const last = board.link.talk.value.at(-1);
  const heard = useRef(last?.n ?? 0);
  const willing = (board.frame.team?.giving_up ?? []).filter((seat) => seat !== board.me);
  useEffect(() => {
    if (willing.length) announce(t("tavern.team.giving_up", { names: whoAll(board.view, board.table, willing) }));
  }, [willing.join()]);
  useEffect(() => {
    if (!last || last.n <= heard.current) return;
    heard.current = last.n;
    if (last.seat !== board.me) announce(spoken(board, last));
  }, [last?.n]);
  return null;
}

/** @param {{board: Board}} props */
function Talk({ board }) {
  const { link } = board;
  const [text, setText] = useState("");
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const talk = link.talk.value;
  const last = talk.at(-1)?.n ?? 0;
  useEffect(() => {
    // Lines of talk stay unread while the panel is not shown.
    if (list.current?.offsetParent) {
      seen.value = Math.max(seen.value, last);
      list.current.scrollTop = list.current.scrollHeight;
    }
  }, [last]);
  const say = (/** @type {Event} */ event) => {
    event.preventDefault();
    const words = text.trim();
    if (!words) return;
    setText("");
    void link.say(words).then((error) => {
      // What was refused is not lost, unless something new is being written.
      if (error) setText((now) => now || words);
      tellRefusal(error);
    });
  };
  return html`<section class="talk" aria-label=${t("tavern.team.talk")}>
    <h3 class="heading"><${Icon} name="chat" />${t("tavern.team.talk")}</h3>
    <ol class="talk-lines" ref=${list} tabindex="0" aria-label=${t("tavern.team.said")}>${talk.length ? talk.map((one) => html`<li key=${one.n} class=${one.seat === board.me ? "is-me" : ""}><${Line} board=${board} one=${one} /></li>`) : html`<li class="muted">${t("tavern.team.silent")}</li>`}</ol>
    <div class="talk-words" role="group" aria-label=${t("tavern.team.words")}>${WORDS.map((word) => html`<button type="button" key=${word} class="chip" data-word=${word} onClick=${() => void link.ping(word).then(tellRefusal)}>${t(`tavern.team.word.${word}`)}</button>`)}</div>
    <form class="talk-form" onSubmit=${say}><input class="input" id="talk-text" value=${text} maxlength=${bounds().talk} aria-label=${t("tavern.team.say")} placeholder=${t("tavern.team.say")} autocomplete="off" enterkeyhint="send"
      onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)} /><button type="submit" class="icon-button" aria-label=${t("tavern.team.send")}><${Icon} name="arrow-right" /></button></form>
  </section>`;
}
