/**
 * @file The response window: what happened, what would come of it, which of my cards can answer, and Pass. It stands over the table as a
 * labelled region, not as a dialog: the table stays readable and nothing is trapped.
 */
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { keepPunctuation } from "../../board/punctuation.js";
import { list, rich, t } from "../../i18n.js";
import { shortcuts } from "../../settings.js";
import { Icon } from "../../ui/art.js";
import { classes } from "../../ui/classes.js";
import { announce, announceAsk } from "../../ui/notices.js";
import { HoldButton, LateNotice, tellRefusal } from "./act-buttons.js";
import { ActKeys } from "./act-keys.js";
import { Drawing, Medal } from "./art.js";
import { Candle } from "./candle.js";
import { titleLang } from "./card-face.js";
import { choiceOf, PASS_ANSWERS, windowIsOpen } from "./choice.js";
import { ForecastLine, forecastText, lossOf, Preview } from "./forecast.js";
import { ANSWERS } from "./mechanics/registry.js";
import { cardOf } from "./mine.js";
import { withYield, YIELDS } from "./orders.js";
import { ordersSheet } from "./sheets.js";
import { layers, Stack, typeOf } from "./stack.js";
import { Tokens } from "./team-panel.js";
import { cardText } from "./texts.js";
import { savedOf, windowSentence } from "./window-sentence.js";
import { cardWord, who } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").About} About */
/** @typedef {import("./types.js").Prompt} Prompt */
/** @typedef {import("./mechanics/mechanic.js").WindowSentence} WindowSentence */

/** The window whose ways to pass more are shown. */
const yieldsFor = signal("");
/** The window whose stack is unfolded on a phone. */
const stackFor = signal("");

/** The sentence with buttons for the cards, or plain.
 * @param {Board} board
 * @param {WindowSentence} what */
function richSentence(board, what) {
  const data = Object.fromEntries(Object.entries(what.data).map(([key, value]) => [key, key === "card" || key === "other" ? cardLink(board, value) : value]));
  return keepPunctuation(rich(what.key, data));
}

/** @param {Board} board
 * @param {string} card */
const cardLink = (board, card) => html`<button type="button" class="log-link" onClick=${() => board.open.card(card)}>${cardWord(card)}</button>`;

/** @param {WindowSentence} what */
function plainSentence(what) {
  const data = Object.fromEntries(Object.entries(what.data).map(([key, value]) => [key, key === "card" || key === "other" ? cardWord(value) : value]));
  return t(what.key, data);
}

/** @param {{board: Board}} props */
export function WindowSheet({ board }) {
  return windowIsOpen(board) ? html`<${OpenWindow} board=${board} />` : null;
}

/**
 * Read the window out when it opens.
 * @param {Board} board
 * @param {WindowSentence} what
 * @param {string[]} answers
 * @param {string} title  Of a last chance, else "".
 */
function useSpokenWindow(board, what, answers, title) {
  const { ask } = /** @type {Prompt} */ (board.frame.prompt);
  const said = useRef("");
  useEffect(() => {
    if (said.current === ask) return;
    said.current = ask;
    const own = answers.map((one) => cardOf(board, one)).map((card) => (card ? cardText(card).title : ""));
    announceAsk([title, plainSentence(what), forecastText(board), own.length ? t("tavern.window.spoken.cards", { cards: list(own) }) : t("tavern.window.spoken.none")].filter(Boolean).join(" "));
  }, [ask]);
  // A last chance goes on after a token has been used: what it says then is read out as well.
  const told = useRef({ ask: "", key: "" });
  useEffect(() => {
    if (title && told.current.ask === ask && told.current.key !== what.key) announce(plainSentence(what));
    told.current = { ask, key: what.key };
  }, [ask, what.key]);
}

/** @param {{board: Board}} props */
function OpenWindow({ board }) {
  const { frame, view } = board;
  const choice = choiceOf(board);
  const prompt = /** @type {Prompt} */ (frame.prompt);
  const about = prompt.about;
  const last = about.window === "about_to_lose";
  const saved = last && savedOf(board, about.seats ?? []).length === (about.seats ?? []).length;
  const title = last ? t(saved ? "tavern.window.last.title.saved" : "tavern.window.last.title") : "";
  const what = windowSentence(board, about);
  const answers = choice.legal.filter((value) => !PASS_ANSWERS.includes(String(value))).map(String);
  useSpokenWindow(board, what, answers, title);
  const yields = yieldsFor.value === prompt.ask;
  const unfolded = stackFor.value === prompt.ask;
  const stack = layers(board);
  return html`<section class=${classes("window", { "is-last": last, "is-saved": saved, "has-stack": stack.length })} id="prompt" tabindex="-1" aria-labelledby="window-say" data-window=${about.window} data-ask=${prompt.ask} data-live=${String(choice.live)}
    data-answered=${choice.answered ? String(prompt.answered) : undefined}>
    <${ActKeys} board=${board} /><${LateNotice} board=${board} />
    ${stack.length ? html`<div class=${`window-stack${unfolded ? " is-open" : ""}`}><${Stack} board=${board} forecast=${false} /></div>` : null}
    <div class="window-body">
      ${last ? html`<h2 class="window-title">${saved ? html`<${Icon} name="check" />` : html`<${Drawing} name="s-danger" />`}${title}</h2>` : null}
      <div class="window-head">${what.by === null ? null : html`<${Medal} character=${view.seats[what.by].character} />`}<p id="window-say">${richSentence(board, what)}</p></div>
      <${ForecastLine} board=${board} />
      ${last && about.seats?.some((seat) => view.seats[seat].party === view.seats[prompt.seat].party) && frame.own?.uses?.length ? html`<${Tokens} board=${board} />` : null}
      ${stack.length ? html`<${StackLine} stack=${stack} unfolded=${unfolded} toggle=${() => (stackFor.value = unfolded ? "" : prompt.ask)} />` : null}
      ${yields ? html`<${Yields} board=${board} about=${about} />` : html`<${Answer} board=${board} answers=${answers} />`}
    </div>
    <div class="window-foot">
      <${Time} board=${board} />
      <div class="tavern-acts">
        <span class="tools"><${HoldButton} board=${board} />
          <button type="button" id="yields" class="button tool only-icon" aria-expanded=${String(yields)} aria-label=${t("tavern.yields")} onClick=${() => (yieldsFor.value = yields ? "" : prompt.ask)}><${Icon} name="more" /></button></span>
        <${Middle} board=${board} />
        <${Pass} board=${board} />
      </div>
      ${shortcuts.value ? html`<p class="keys" aria-hidden="true">${t("tavern.keys.window")}</p>` : null}
    </div>
  </section>`;
}

/** The stack in a line, which unfolds it on a phone. @param {{stack: import("./stack.js").Layer[], unfolded: boolean, toggle: () => void}} props */
function StackLine({ stack, unfolded, toggle }) {
  const next = stack.find((layer) => layer.state !== "negated") ?? stack[0];
  return html`<button type="button" class="window-stack-line" aria-expanded=${String(unfolded)} aria-controls="stack" onClick=${toggle}>
        <${Drawing} name="p-stack" /><span>${rich("tavern.window.stack", { n: stack.length, card: html`<b>${next.title}</b>` })}</span><${Icon} name=${unfolded ? "arrow-down" : "arrow-up"} /></button>`;
}

/** Who holds the window, and how long it is open. @param {{board: Board}} props */
function Time({ board }) {
  const { frame, view, table, link, me } = board;
  const prompt = /** @type {Prompt} */ (frame.prompt);
  const hold = frame.window?.hold ?? null;
  return html`${hold !== null ? html`<p class="held"><${Drawing} name="s-hold" />${hold === me ? t("tavern.hold.by_you") : t("tavern.hold.by", { name: who(view, table, hold) })}</p>` : null}
      ${prompt.about.open ? html`<${Candle} label=${t("tavern.window.time.open")} left=${() => link.leftMs(prompt.seat) ?? link.windowLeftMs()} of=${frame.clock?.of_ms ?? frame.window?.of_ms ?? null} spoken=${true} />`
        : html`<${Candle} label=${t("tavern.window.time")} left=${() => link.windowLeftMs()} of=${frame.window?.of_ms ?? null} spoken=${!choiceOf(board).answered} />`}`;
}

/** My cards that may answer, what I have declared, and what has to be confirmed or was refused. @param {{board: Board, answers: string[]}} props */
function Answer({ board, answers }) {
  const choice = choiceOf(board);
  const prompt = choice.prompt;
  if (!prompt) return null;
  const toConfirm = choice.toConfirm;
  const answered = choice.answered ? String(prompt.answered) : null;
  const loss = toConfirm === null ? null : lossOf(board, toConfirm);
  return html`
    ${choice.refusal ? html`<p class="window-note is-refused" role="alert"><${Icon} name="barred" />${choice.refusal}</p>` : null}
    ${toConfirm !== null ? html`<p class="window-note is-doubt" role="alert"><${Drawing} name="s-danger" />${loss ?? t("tavern.loss.ask")} ${t("tavern.loss.again")}</p>`
      : answered !== null ? html`<p class="window-note" role="status"><${Icon} name="check" />${answeredText(board, answered)}</p>` : null}
    ${answers.length
      ? html`<ol class="answers" id="answers" tabindex="-1" aria-label=${t("tavern.window.answers")}>${answers.map((title, i) => html`<li key=${title}><${AnswerCard} board=${board} title=${title} n=${i + 1} /></li>`)}</ol>`
      : html`<p class="window-none">${t("tavern.window.none")}</p>`}`;
}

/** @param {Board} board
 * @param {string} answered */
function answeredText(board, answered) {
  if (answered === "pass") return t("tavern.window.said.pass");
  if (answered === "wait") return t("tavern.window.said.wait");
  const card = cardOf(board, answered);
  return t("tavern.window.said.card", { card: ANSWERS[answered]?.words(board) ?? (card ? cardText(card).title : answered) });
}

/**
 * A card of mine that may answer: type, title, what would come of it.
 * @param {{board: Board, title: string, n: number}} props
 */
function AnswerCard({ board, title, n }) {
  const choice = choiceOf(board);
  if (title in ANSWERS) return html`<${OtherAnswer} board=${board} title=${title} n=${n} />`;
  const card = cardOf(board, title);
  if (!card) return null;
  const text = cardText(card);
  const type = typeOf(card);
  const picked = choice.picked.includes(title);
  const said = text.modes.map((mode) => mode.numbers || mode.effect).filter(Boolean).join(" / ");
  return html`<button type="button" id=${`answer-${n}`} class=${`answer c-${type}${picked ? " is-chosen" : " is-legal"}`} data-value=${title} aria-pressed=${String(picked)} onClick=${() => choice.pick(title)}>
      <span class="answer-band"><${Drawing} name=${`t-${type}`} /><span class="answer-title" lang=${titleLang(text)}>${text.title}</span></span>
      <span class="answer-plate"><${Preview} board=${board} value=${title} text=${said} /></span>
      ${n <= 9 && shortcuts.value ? html`<kbd class="key" aria-hidden="true">${n}</kbd>` : null}
    </button>
    <button type="button" class="answer-read" aria-label=${t("tavern.window.read", { card: text.title })} onClick=${() => board.open.card(card)}><${Icon} name="info" /></button>`;
}

/** An answer that is no card of mine. @param {{board: Board, title: string, n: number}} props */
function OtherAnswer({ board, title, n }) {
  const choice = choiceOf(board);
  const picked = choice.picked.includes(title);
  const { type, words, hint, card } = ANSWERS[title];
  return html`<button type="button" id=${`answer-${n}`} class=${`answer c-${type}${picked ? " is-chosen" : " is-legal"}`} data-value=${title} aria-pressed=${String(picked)} onClick=${() => choice.pick(title)}>
      <span class="answer-band"><${Drawing} name=${`t-${type}`} /><span class="answer-title">${words(board)}</span></span>
      <span class="answer-plate"><span class="preview"><span class="preview-words">${t(hint)}</span></span></span>
      ${n <= 9 && shortcuts.value ? html`<kbd class="key" aria-hidden="true">${n}</kbd>` : null}
    </button>
    <button type="button" class="answer-read" aria-label=${t("tavern.window.read", { card: words(board) })} onClick=${() => board.open.card(card(board))}><${Icon} name="info" /></button>`;
}

/** Beside Pass, never at its place: Play when a card is picked, take back when something is said, else "after the others".
 * @param {{board: Board}} props */
function Middle({ board }) {
  const choice = choiceOf(board);
  const prompt = choice.prompt;
  if (!prompt) return null;
  const changed = choice.complete && !(choice.answered && prompt.answered === choice.picked[0]);
  if (changed) {
    const sure = choice.toConfirm !== null && choice.toConfirm === choice.picked[0];
    return html`<button type="button" id="commit" class=${`button go${choice.busy ? " is-busy" : ""}`} aria-disabled=${choice.live ? undefined : "true"} onClick=${choice.commit}>${sure ? t("tavern.play.sure") : t("tavern.play")}</button>`;
  }
  if (choice.answered)
    return html`<button type="button" id="undo" class="button" onClick=${choice.takeBack}><${Icon} name="undo" />${t("tavern.take_back")}</button>`;
  if (choice.legal.includes("wait")) return html`<button type="button" id="wait" class="button" title=${t("tavern.wait.hint")} onClick=${() => choice.send("wait")}>${t("tavern.wait")}</button>`;
  return html`<span></span>`;
}

/** Always at the same place: bottom right. @param {{board: Board}} props */
function Pass({ board }) {
  const choice = choiceOf(board);
  const passed = choice.answered && choice.prompt?.answered === "pass";
  return html`<button type="button" id="pass" class=${`button pass${passed ? " is-chosen" : ""}`} aria-pressed=${String(passed)} aria-disabled=${choice.live ? undefined : "true"}
    onClick=${() => !passed && choice.send("pass")}>${choice.toConfirm === "pass" ? t("tavern.pass.sure") : t("tavern.pass")}</button>`;
}

/** Ways to pass more than this once. @param {{board: Board, about: About}} props */
function Yields({ board, about }) {
  const { link, frame } = board;
  const orders = frame.own?.orders;
  if (!orders) return null;
  const card = about.card ?? null;
  return html`<div class="yields" role="group" aria-label=${t("tavern.yields")}>
    ${YIELDS.filter((kind) => kind !== "card" || card !== null).map((kind) => html`<button type="button" key=${kind} class="button small" data-yield=${kind}
      onClick=${() => {
        yieldsFor.value = "";
        link.orders(withYield(orders, kind, card)).then(tellRefusal);
      }}>${kind === "card" ? t("tavern.yield.card", { card: cardText(card ?? "").title }) : t(`tavern.yield.${kind}`)}</button>`)}
    <button type="button" class="button small flat" id="ask-me" aria-haspopup="dialog" onClick=${() => (ordersSheet.value = true)}>${t("tavern.orders.title")}</button>
    <p class="muted small">${t("tavern.yields.hint")}</p>
  </div>`;
}
