/**
 * @file The seats: medal, name, Fortitude and Alcohol, Gold, hand, piles and state of each; the sheet of one seat; my own mat.
 */
import { html } from "htm/preact";
import { list, num, t } from "../../i18n.js";
import { Icon } from "../../ui/art.js";
import { classes } from "../../ui/classes.js";
import { Sheet } from "../../ui/sheet.js";
import { Drawing, Medal } from "./art.js";
import { ChipList } from "./card-face.js";
import { ExtraFacts, Extras, MatExtras } from "./extras.js";
import { inDanger, LargeGauge, Gauge } from "./gauge.js";
import { cardInPlay, wordsOf } from "./mechanics/registry.js";
import { championsOf, isPlay } from "./stack.js";
import { targetOf } from "./targets.js";
import { TeamButton } from "./team-panel.js";
import { isTeamGame, teammates, Teams } from "./teams.js";
import { characterText } from "./texts.js";
import { seatName, who } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Seat} Seat */

/** Where the others sit round the table, clockwise from my left: left and right, top, bottom. */
const RING = [
  [],
  ["tm"],
  ["tl", "tr"],
  ["lm", "tm", "rm"],
  ["lm", "tl", "tr", "rm"],
  ["lm", "tl", "tm", "tr", "rm"],
  ["lb", "lm", "tl", "tr", "rm", "rb"],
  ["lb", "lm", "tl", "tm", "tr", "rm", "rb"],
  ["lb", "lm", "tl", "tm", "tr", "rm", "rb", "bm"],
];

/** The state of a seat at this moment: the most urgent one, with a word.
 * @param {Board} board
 * @param {Seat} seat
 * @returns {{drawing: string, word: string, look: string}|null} */
function stateOf({ view, table, me, frame }, seat) {
  const one = view.seats[seat];
  const chair = table.seats[seat]?.chair;
  if (one.out) return { drawing: "s-out", word: t("tavern.seat.out"), look: "is-out" };
  if (one.leaving) return { drawing: "s-danger", word: t("tavern.seat.leaving"), look: "is-danger" };
  if (!isTeamGame(view) && inDanger(one)) return { drawing: "s-danger", word: t("tavern.seat.danger"), look: "is-danger" };
  if (chair?.kind === "person" && (!chair.connected || chair.bot_acts || (seat === me && frame.own?.away))) return { drawing: "s-away", word: t("tavern.seat.away"), look: "is-away" };
  if (view.active === seat && !view.winners) return { drawing: "s-turn", word: t("tavern.seat.turn"), look: "" };
  if (view.round?.control === seat) return { drawing: "s-control", word: t("tavern.seat.control"), look: "" };
  return null;
}

/** Who did what may be answered now, and whom it hits: both are lit.
 * @param {Board} board */
function sourceAndTargets({ view }) {
  const top = view.stack.at(-1);
  /** @type {{source: Seat, targets: Seat[]}} */
  const none = { source: -1, targets: [] };
  if (!top) return none;
  if (isPlay(top)) return { source: top.seat, targets: hitBy(view, top) };
  const play = top.card === undefined ? undefined : view.stack.findLast((item) => isPlay(item) && item.card === top.card);
  const hit = play && isPlay(play) ? hitBy(view, play) : [];
  return { source: top.by ?? -1, targets: [...hit, ...(top.seats ?? []), ...(top.drinks ?? []).map((drink) => drink.drinker), ...(top.dues ?? []).map((due) => due.seat)] };
}

/** Whom a card picks and hits; instead of a card in play its owner.
 * @param {import("./types.js").View} view
 * @param {import("./types.js").StackPlay} play
 * @returns {Seat[]} */
function hitBy(view, play) {
  const all = [play.target, play.second, play.third, ...(play.hits ?? []).map((hit) => hit.seat)];
  return all.flatMap((one) => (one === undefined ? [] : typeof one === "number" ? [one] : [cardInPlay(view, one)?.owner ?? -1]));
}

/** @param {{board: Board}} props */
export function Seats({ board }) {
  const { view, me, others } = board;
  const ring = RING[Math.min(others.length, RING.length - 1)];
  const lit = sourceAndTargets(board);
  if (isTeamGame(view)) return html`<${Teams} board=${board} chip=${(/** @type {Seat} */ seat) => html`<${SeatChip} key=${seat} board=${board} seat=${seat} at=${seat === me ? "me" : "team"} lit=${lit} />`} />`;
  return html`<ol class="tseats" aria-label=${t("tavern.seats")} data-count=${view.seats.length}>
    ${view.seats.map((_, seat) => html`<${SeatChip} key=${seat} board=${board} seat=${seat} at=${seat === me ? "me" : ring[others.indexOf(seat)]} lit=${lit} />`)}
  </ol>`;
}

/** @param {{board: Board, seat: Seat, at: string, lit: {source: Seat, targets: Seat[]}}} props */
function SeatChip({ board, seat, at, lit }) {
  const { view, table, me, open } = board;
  const one = view.seats[seat];
  const chair = table.seats[seat]?.chair ?? null;
  const target = targetOf(board, seat);
  const shares = isTeamGame(view);
  const state = stateOf(board, seat);
  const turn = view.active === seat && !view.winners;
  const name = seat === me ? t("tavern.you") : seatName(view, table, seat);
  const did = shares ? [...(championsOf(board).includes(seat) ? [{ drawing: "s-champion", word: t("tavern.seat.champion") }] : []), ...turnMarks(one)] : [];
  const looks = classes(["tseat", state?.look].filter(Boolean).join(" "), {
    "in-team": shares, "is-turn": turn, "is-me": at === "me", "is-legal": target?.legal, "is-chosen": target?.picked, "is-source": lit.source === seat, "is-target": lit.targets.includes(seat),
  });
  return html`<li class=${looks} data-seat=${seat} data-at=${at}>
    <button type="button" class="tseat-plate" aria-label=${spoken(board, seat, { state, did, target })} aria-pressed=${target ? String(target.picked) : undefined} aria-haspopup=${target ? undefined : "dialog"}
      onClick=${() => (target ? target.press() : open.seat(seat))}>
      <span class="tseat-medal"><${Medal} character=${one.character} />${state ? html`<${Drawing} name=${state.drawing} class="tseat-badge" />` : null}</span>
      <span class="tseat-name"><span>${name}</span>${chair?.kind === "bot" || chair?.bot_acts ? html`<${Icon} name="bot" />` : null}</span>
      <span class="tseat-sub"><span>${state?.word ?? belowName(board, seat, name)}</span>${seat === me ? null : html`<${Extras} board=${board} seat=${seat} />`}</span>
      ${shares ? html`<${OwnStats} one=${one} did=${did} />` : html`<${Stats} one=${one} />`}
    </button>
    ${target?.legal ? html`<${Drawing} name="s-target" class="tseat-pick" />` : null}
  </li>`;
}

/** What stands below a name while the seat has no state: its character, or that a bot plays; nothing if the room is needed otherwise.
 * @param {Board} board
 * @param {Seat} seat
 * @param {string} name */
function belowName(board, seat, name) {
  const character = characterText(board.view.seats[seat].character).short;
  if (wordsOf(board, seat).length > 2) return "";
  if (name !== character) return character;
  return board.table.seats[seat]?.chair?.kind === "bot" ? t("tavern.seat.bot") : "";
}

/** @typedef {{drawing: string, word: string}} Sign */

/**
 * All that the plate of a seat shows, to be read out.
 * @param {Board} board
 * @param {Seat} seat
 * @param {{state: Sign|null, did: Sign[], target: ReturnType<typeof targetOf>}} shown
 */
function spoken(board, seat, { state, did, target }) {
  const { view, table, me } = board;
  const one = view.seats[seat];
  const turn = view.active === seat && !view.winners;
  return list([
    nameSpoken(board, seat, characterText(one.character).short, seat === me ? "" : seatName(view, table, seat)),
    ...(table.seats[seat]?.chair?.kind === "bot" ? [t("tavern.seat.bot")] : []),
    ...(turn ? [t("tavern.seat.turn")] : []),
    ...(state && !turn ? [state.word] : []),
    ...(one.boss ? [t("tavern.seat.boss")] : []),
    ...did.map(({ word }) => word),
    ...(one.out || isTeamGame(view) ? [] : [t("tavern.seat.numbers", { alcohol: one.alcohol, fortitude: one.fortitude, gap: one.gap }), t("tavern.seat.gold", { n: one.gold })]),
    ...(one.out ? [] : [t("tavern.seat.hand", { n: one.hand }), t("tavern.seat.pile", { n: one.pile })]),
    ...wordsOf(board, seat),
    ...(target ? [t(target.picked ? "tavern.seat.chosen" : target.legal ? "tavern.seat.may" : "tavern.seat.may_not")] : []),
  ]);
}

/** @param {Board} board
 * @param {Seat} seat
 * @param {string} character
 * @param {string} name */
const nameSpoken = ({ me }, seat, character, name) => (seat === me ? t("tavern.seat.you", { character }) : name === character ? name : t("tavern.seat.named", { name, character }));

/** The numbers of a player who plays alone. @param {{one: import("./types.js").SeatView}} props */
function Stats({ one }) {
  if (one.out) return html`<span class="tseat-out">${t("tavern.seat.out.gold", { n: one.gold })}</span>`;
  return html`<span class="tseat-track"><${Gauge} seat=${one} /><b class="tseat-gap num">${num(one.gap)}</b></span>
          <span class="tseat-stats"><span><${Drawing} name="e-gold" />${num(one.gold)}</span><span><${Drawing} name="e-card" />${num(one.hand)}</span><span><${Drawing} name="p-drinkme" />${num(one.pile)}</span></span>`;
}

/** What a player of a team does not share, and what they have done in the turn. @param {{one: import("./types.js").SeatView, did: Sign[]}} props */
const OwnStats = ({ one, did }) =>
  html`<span class="tseat-stats"><span><${Drawing} name="e-card" />${num(one.hand)}</span><span><${Drawing} name="p-drinkme" />${num(one.pile)}</span>${did.map(({ drawing, word }) => html`<span key=${word} class=${`tseat-did${drawing === "s-champion" ? " is-champion" : ""}`} title=${word}><${Drawing} name=${drawing} /></span>`)}</span>`;

/** What a player has done in the shared turn.
 * @param {import("./types.js").SeatView} one
 * @returns {{drawing: string, word: string}[]} */
const turnMarks = (one) => [
  ...(one.acted ? [{ drawing: "t-action", word: t("tavern.seat.acted") }] : []),
  ...(one.drunk ? [{ drawing: "d-2", word: t("tavern.seat.drunk") }] : []),
];

/** Everything that lies open before one seat.
 * @param {{board: Board, seat: Seat, onClose: () => void}} props */
export function SeatSheet({ board, seat, onClose }) {
  const { view, table, open } = board;
  const one = view.seats[seat];
  const text = characterText(one.character);
  return html`<${Sheet} title=${html`${who(view, table, seat)}<small>${text.name}</small>`} place="side" class="seat-sheet" onClose=${onClose}>
    <div class="seat-sheet-head"><${Medal} character=${one.character} /><p>${text.summary}</p></div>
    ${one.out ? html`<p class="tag"><${Drawing} name="s-out" />${t("tavern.seat.out")}</p>` : html`<${LargeGauge} seat=${one} />`}
    <dl class="seat-facts">
      ${[["e-gold", "tavern.fact.gold", one.gold], ["e-card", "tavern.fact.hand", one.hand], ["e-draw", "tavern.fact.deck", one.deck], ["p-drinkme", "tavern.fact.pile", one.pile]].map(
        ([drawing, key, n]) => html`<div key=${key}><dt><${Drawing} name=${drawing} />${t(String(key))}</dt><dd class="num">${num(Number(n))}</dd></div>`)}
    </dl>
    <${ExtraFacts} board=${board} seat=${seat} />
    <h3 class="heading">${t("tavern.fact.discard")}<small>${num(one.discard.length)}</small></h3>
    ${one.discard.length ? html`<${ChipList} cards=${one.discard} onOpen=${open.card} />` : html`<p class="muted">${t("tavern.fact.none")}</p>`}
  <//>`;
}

/** What lies before me. @param {{board: Board}} props */
export function Mat({ board }) {
  const { view, me, open } = board;
  if (me === null) return null;
  const one = view.seats[me];
  const target = targetOf(board, me);
  const ring = target?.picked ? " is-chosen" : target?.legal ? " is-legal" : sourceAndTargets(board).targets.includes(me) ? " is-target" : "";
  return html`<section class=${`mat${inDanger(one) ? " is-danger" : ""}`} aria-label=${t("tavern.mat")}>
    <button type="button" class=${`mat-medal${ring}`} aria-label=${target?.legal ? t("tavern.mat.choose") : t("tavern.mat.open")} aria-haspopup=${target?.legal ? undefined : "dialog"}
      aria-pressed=${target?.legal ? String(target.picked) : undefined} onClick=${() => (target?.legal ? target.press() : open.seat(me))}><${Medal} character=${one.character} /></button>
    ${one.out ? html`<p class="mat-out"><${Drawing} name="s-out" />${t(teammates(view, me).length ? "tavern.mat.out.team" : "tavern.mat.out")}</p>` : html`<${LargeGauge} seat=${one} />`}
    <dl class="mat-stats">
      <div><dt><${Drawing} name="e-gold" /><span>${t("tavern.fact.gold")}</span></dt><dd class="num">${num(one.gold)}</dd></div>
      <div><dt><${Drawing} name="p-drinkme" /><span>${t("tavern.fact.pile")}</span></dt><dd class="num">${num(one.pile)}</dd></div>
    </dl>
    <${MatExtras} board=${board} seat=${me} />
    <${TeamButton} board=${board} />
  </section>`;
}
