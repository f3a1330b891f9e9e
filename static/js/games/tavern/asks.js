/**
 * @file Every question of the tavern but the response window: what is asked in a sentence, what may be chosen, and what the buttons say.
 * When nobody asks me it says whom the table waits for, and why a window was passed for me.
 */
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { mustAnswer } from "../../board/attention.js";
import { choicesOf } from "../../board/choices.js";
import { t } from "../../i18n.js";
import { shortcuts } from "../../settings.js";
import { Icon } from "../../ui/art.js";
import { announceAsk } from "../../ui/notices.js";
import { tellApart } from "../../ui/tell-apart.js";
import { InterruptButton, LateNotice, tellRefusal } from "./act-buttons.js";
import { ActKeys } from "./act-keys.js";
import { Drawing, Medal } from "./art.js";
import { askSmall, askText, optionWords, waitText } from "./ask-words.js";
import { Candle } from "./candle.js";
import { choiceOf, windowIsOpen } from "./choice.js";
import { lossOf, Preview } from "./forecast.js";
import { actsOf } from "./mechanics/registry.js";
import { PassingChips } from "./orders.js";
import { questionOf } from "./questions.js";
import { asksSeat, Targets } from "./targets.js";
import { proposalText } from "./team-panel.js";
import { handSize } from "./teams.js";
import { who } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Prompt} Prompt */
/** @typedef {import("./choice.js").Choice} Choice */
/** @typedef {import("../../types.js").Json} Json */
/** @typedef {import("../../types.js").Seat} Seat */

/** @param {{board: Board}} props */
export function Prompt({ board }) {
  if (windowIsOpen(board)) return null;
  return mustAnswer(board.frame) ? html`<${Question} board=${board} />` : html`<${Watch} board=${board} />`;
}

/** @param {{board: Board}} props */
function Question({ board }) {
  const { link, frame } = board;
  const choice = choiceOf(board);
  const prompt = /** @type {Prompt} */ (frame.prompt);
  const said = useRef("");
  useEffect(() => {
    if (said.current === prompt.ask) return;
    said.current = prompt.ask;
    announceAsk(`${askText(board, prompt)} ${askSmall(board, choice)}`);
  }, [prompt.ask]);
  const toConfirm = choice.toConfirm;
  const small = askSmall(board, choice);
  const clock = link.leftMs(prompt.seat) === null ? null : { left: () => link.leftMs(prompt.seat), of: frame.clock?.of_ms ?? null };
  return html`<section class="prompt tavern-prompt" id="prompt" tabindex="-1" aria-label=${t("tavern.prompt")} data-kind=${prompt.kind} data-ask=${prompt.ask} data-live=${String(choice.live)} data-answered=${choice.answered ? "true" : undefined}>
    <${ActKeys} board=${board} /><${LateNotice} board=${board} />
    ${choice.refusal ? html`<div class="say is-refused" role="alert"><${Icon} name="barred" /><span>${choice.refusal}</span></div>`
      : toConfirm !== null ? html`<div class="say is-refused" role="alert"><${Drawing} name="s-danger" /><span>${lossOf(board, toConfirm) ?? t("tavern.loss.ask")}<small>${t("tavern.loss.again")}</small></span></div>`
      : html`<div class=${`say${choice.refused !== null ? " is-refused" : ""}`} role=${choice.refused !== null ? "alert" : undefined}><span>${askText(board, prompt)}${small ? html`<small>${small}</small>` : null}</span></div>`}
    <${Choices} board=${board} />
    ${prompt.about.team === undefined ? null : html`<${Proposals} board=${board} />`}
    ${clock ? html`<${Candle} label=${t("tavern.your_time")} left=${clock.left} of=${clock.of} spoken=${!choice.answered} />` : null}
    ${shortcuts.value ? html`<p class="keys" aria-hidden="true">${t(`tavern.keys.${["discard", "action", "control"].includes(prompt.kind) ? "cards" : questionOf(prompt.kind).number ? "number" : "choice"}`)}</p>` : null}
    <div class="tavern-acts"><span class="tools"><${InterruptButton} board=${board} /></span><${Middle} board=${board} /><${Right} board=${board} /></div>
    <${PassingChips} board=${board} />
  </section>`;
}

/** How long a proposal stands at normal speed before it closes the question: the whole of its candle. */
const STANDS_MS = 5_000;

/** Who of the team proposes what; the captain may close the question with any of it. @param {{board: Board}} props */
function Proposals({ board }) {
  const { view, table, frame, link, me } = board;
  const prompt = /** @type {Prompt} */ (frame.prompt);
  const own = prompt.answered;
  /** @type {[Seat, Json][]} */
  const said = [...(me === null || own === null || own === undefined ? [] : [/** @type {[Seat, Json]} */ ([me, own])]), ...Object.entries(prompt.team ?? {}).map(([seat, value]) => /** @type {[Seat, Json]} */ ([Number(seat), value]))];
  const ask = frame.team?.asks.find((one) => one.id === prompt.ask);
  const captain = ask !== undefined && ask.captain === me;
  return html`<div class="proposals"><p class="muted small"><${Drawing} name="s-ally" />${t(captain ? "tavern.team.decides.captain" : "tavern.team.decides")}</p>
    ${said.length ? html`<ul>${said.map(([seat, value]) => html`<li key=${seat} class=${ask?.stands === seat ? "is-standing" : ""} data-seat=${seat}><${Medal} character=${view.seats[seat].character} /><span id=${`proposal-${seat}`}>${proposalText(board, seat, value)}${ask?.stands === seat ? html` <small>${t("tavern.team.stands")}</small>` : null}</span>
      ${captain ? html`<button type="button" class="button small" data-decide=${seat} aria-describedby=${`proposal-${seat}`} onClick=${() => void link.decide(seat, value).then(tellRefusal)}>${t("tavern.team.decide")}</button>` : null}</li>`)}</ul>` : null}
    ${ask && typeof ask.stands_ms === "number" && typeof ask.stands === "number" ? html`<${Candle} key=${`stands ${ask.stands}`} label=${t("tavern.team.stands.in", { name: who(view, table, ask.stands) })} left=${() => link.standsLeftMs()} of=${Math.max(STANDS_MS, ask.stands_ms)} />` : null}</div>`;
}

/** Play, where a card is to be played; else the button that puts back the pick or takes back the answer. @param {{board: Board}} props */
function Middle({ board }) {
  const choice = choiceOf(board);
  const kind = choice.prompt?.kind;
  if (kind === "action" && choice.answered) return html`<button type="button" id="undo" class="button" onClick=${choice.takeBack}><${Icon} name="undo" />${t("tavern.take_back")}</button>`;
  if (kind === "action" || kind === "control") {
    const sure = choice.toConfirm !== null && choice.toConfirm === choice.picked[0];
    return html`<button type="button" id="commit" class=${`button${choice.complete ? " go" : " is-off"}${choice.busy ? " is-busy" : ""}`} aria-disabled=${choice.complete ? undefined : "true"} onClick=${choice.commit}>
      ${sure ? t("tavern.play.sure") : choice.complete ? t("tavern.play") : t("tavern.play.pick")}</button>`;
  }
  if (!choice.picked.length || choice.busy) return html`<span></span>`;
  return html`<button type="button" id="undo" class="button" onClick=${choice.answered ? choice.takeBack : choice.clear}><${Icon} name="undo" />${choice.answered ? t("tavern.take_back") : t("tavern.put_back")}</button>`;
}

/** Bottom right: Pass or no Action where there is one, else what commits the choice. @param {{board: Board}} props */
function Right({ board }) {
  const choice = choiceOf(board);
  const kind = choice.prompt?.kind ?? "";
  if (kind === "action" || kind === "control") {
    const value = kind === "action" ? "none" : "pass";
    const others = kind === "action" && board.frame.marks.asked.length > 1;
    return html`<button type="button" id="pass" class=${`button pass${choice.answered ? " is-chosen" : ""}`} aria-pressed=${others ? String(choice.answered) : undefined} aria-disabled=${choice.live ? undefined : "true"} onClick=${() => !choice.answered && choice.send(value)}>${t(others ? "tavern.ready" : kind === "action" ? "tavern.no_action" : "tavern.pass")}</button>`;
  }
  if (kind === "drink") return html`<button type="button" id="commit" class=${`button go${choice.busy ? " is-busy" : ""}`} aria-disabled=${choice.live ? undefined : "true"} onClick=${() => choice.send("drink")}>${t("tavern.do.drink")}</button>`;
  return html`<button type="button" id="commit" class=${`button${choice.complete ? " go" : " is-off"}${choice.busy ? " is-busy" : ""}`} aria-disabled=${choice.complete ? undefined : "true"} onClick=${choice.commit}>${doText(board, choice)}</button>`;
}

/** What the button says that commits.
 * @param {Board} board
 * @param {Choice} choice
 * @returns {string} */
function doText(board, choice) {
  const { view, table } = board;
  const kind = choice.prompt?.kind ?? "";
  const first = choice.picked[0];
  if (kind === "discard") {
    const n = choice.picked.length;
    return n ? t("tavern.do.discard", { n, count: n, draw: Math.max(0, handSize(view, choice.prompt?.seat ?? 0) - view.hand.length + n) }) : t("tavern.do.keep");
  }
  if (!choice.complete) return t("tavern.do.first");
  if (choice.prompt?.about.team !== undefined) return t("tavern.do.propose");
  const { button } = questionOf(kind);
  return typeof first === "number" && button ? t(`tavern.do.${button}`, { name: who(view, table, first) }) : t("tavern.do.choose");
}

/** What may be chosen, unless it is a card of the hand. @param {{board: Board}} props */
function Choices({ board }) {
  const choice = choiceOf(board);
  const prompt = choice.prompt;
  if (!prompt || ["discard", "control", "drink"].includes(prompt.kind)) return null;
  if (prompt.kind === "action") return html`${actsOf(board, choice)}`;
  if (asksSeat(board)) return html`<${Targets} board=${board} />`;
  const numbers = questionOf(prompt.kind).number === true;
  const words = choice.legal.map((value) => optionWords(board, prompt, value));
  const said = words.map(({ title, small }) => (small ? `${title}. ${small}` : title));
  const names = tellApart(said); // two copies of a card
  return html`<div class=${`choices tavern-choices${numbers && prompt.kind !== "purchases" ? " is-numbers" : ""}`} role="group" aria-label=${askText(board, prompt)} id="choices" tabindex="-1">
    ${choice.legal.map((value, i) => {
      const { title, small } = words[i];
      const picked = choice.picked.includes(value);
      return html`<button type="button" key=${String(value)} class=${`choice${picked ? " is-chosen" : ""}`} data-value=${String(value)} aria-pressed=${String(picked)} aria-label=${names[i] === said[i] ? undefined : names[i]} onClick=${() => choice.pick(value)}>
        <span><b>${title}</b>${small ? html`<small>${small}</small>` : null}${!numbers && prompt.previews?.[String(value)] ? html`<${Preview} board=${board} value=${value} />` : null}</span>
        ${i < 9 && shortcuts.value && !numbers ? html`<kbd class="key" aria-hidden="true">${i + 1}</kbd>` : null}</button>`;
    })}
  </div>`;
}

// ---- nobody asks me ------------------------------------------------------------------------------------------

/** Whom the table waits for, and why a window passed me by. @param {{board: Board}} props */
function Watch({ board }) {
  const { frame, view, link, me } = board;
  const window = frame.window && !frame.window.quiet && !view.winners ? frame.window : null;
  const why = frame.own?.why ?? null;
  const doing = view.winners ? "" : waitText(board);
  return html`<section class="prompt tavern-prompt is-watching" id="prompt" tabindex="-1" aria-label=${t("tavern.prompt")} data-kind="none" data-ask=${frame.prompt?.ask ?? null}>
    <${ActKeys} board=${board} /><${LateNotice} board=${board} />
    <${Away} board=${board} />
    <div class="say"><span>${doing}${frame.prompt?.kind === "interrupt" && choicesOf(frame.prompt.options).length ? html`<small>${t("tavern.ask.interrupt.small")}</small>` : null}${window && why ? html`<small class="own-why"><${Icon} name="lock" />${t(`tavern.passed_by.${why}`)}</small>` : null}</span></div>
    ${window && window.left_ms !== null ? html`<${Candle} label=${t("tavern.window.time")} left=${() => link.windowLeftMs()} of=${window.of_ms} />` : null}
    ${me === null || view.winners ? null : view.seats[me].out ? html`<${Out} board=${board} />` : html`<div class="tavern-acts"><span class="tools"><${InterruptButton} board=${board} /></span><span></span><span></span></div>`}
    <${PassingChips} board=${board} />
  </section>`;
}

/** A player who is out may watch, read the log, or go to another table. @param {{board: Board}} props */
function Out({ board }) {
  return html`<p class="small" id="out-now">${t("tavern.out.now")}</p>
    <div class="out-acts"><button type="button" class="button small" onClick=${board.open.log}><${Icon} name="quill" />${t("ui.menu.log")}</button>
      <a class="button small" href="/"><${Icon} name="door" />${t("tavern.out.other")}</a></div>`;
}

/** Windows do not wait for me: any touch brings me back. @param {{board: Board}} props */
function Away({ board }) {
  const { link, frame } = board;
  const away = frame.own?.away === true;
  useEffect(() => {
    if (!away) return undefined;
    const back = () => void link.here();
    addEventListener("pointerdown", back);
    addEventListener("keydown", back);
    return () => {
      removeEventListener("pointerdown", back);
      removeEventListener("keydown", back);
    };
  }, [away]);
  if (!away) return null;
  return html`<div class="say is-away" role="status"><${Drawing} name="s-away" /><span>${t("tavern.away")}</span><button type="button" class="button small" id="here" onClick=${() => link.here()}>${t("tavern.away.back")}</button></div>`;
}
