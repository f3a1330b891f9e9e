/**
 * @file What I have picked for the open question of the tavern and have not sent, and the rules of its buttons: dead for a moment
 * after a question changes, one effect however often they are pressed, a second press where something is lost. The controls that are
 * always there, Interrupt and Hold, are here, too. What is legal comes with the question; nothing is worked out.
 */
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { asksMe } from "../../board/attention.js";
import { errorText } from "../../errors.js";
import { num, t } from "../../i18n.js";
import { keepPick, keptPick } from "../../board/kept-pick.js";
import { confirmPlays, shortcuts } from "../../settings.js";
import { choicesOf, DEAD_MS } from "../draft/choice.js";
import { Icon } from "../../ui/art.js";
import { announce, toast } from "../../ui/notices.js";
import { Drawing } from "./art.js";
import { lossOf } from "./forecast.js";
import { interruptSheet } from "./sheets.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Prompt} Prompt */
/** @typedef {import("../../types.js").Json} Json */

/** Answers that let it be: they have a button of their own and are never picked first. */
export const PASSES = ["pass", "none", "wait"];
/** Kinds of question in which they have it; where a seat is chosen "none" is a choice like others. */
const HAS_PASS = ["declare", "interrupt", "action", "control"];
/** Kinds of question whose answer is a number: the digit keys write it. */
export const NUMBERS = ["bid", "pledge", "ante_with", "purchases"];
/** Said instead of a card: my Potion is offered. */
export const SELL = "sell";
/** Questions in which every answer costs something: what it is has been read. */
const PRICED = ["bid", "pledge", "stare", "help", "doom", "lose_or_pay", "lose_or_gain", "pay_or_lose", "wages"];
/** Refusals that mean no more than that a press came late. */
const LATE = ["stale", "not_asked", "closed"];

/** What is picked, for one question. @type {import("@preact/signals").Signal<{key: string, picked: Json[]}>} */
const half = signal({ key: "", picked: /** @type {Json[]} */ ([]) });
/** What was picked before the page was left, and by whom. */
let before = { who: "", key: "", picked: /** @type {Json[]} */ ([]) };
/** Digits that have been typed for a question. */
let typed = { ask: "", digits: "" };
/** The card of the hand that was pressed and may not be played now. @type {import("@preact/signals").Signal<{ask: string, title: string}|null>} */
const refused = signal(/** @type {{ask: string, title: string}|null} */ (null));
/** What is to be pressed once more because something is lost by it. @type {import("@preact/signals").Signal<{ask: string, value: string}|null>} */
const doubt = signal(/** @type {{ask: string, value: string}|null} */ (null));

/** The state of the buttons whose dead time is over. */
const live = signal("");
let dying = "";
/** @type {ReturnType<typeof setTimeout>|undefined} */
let deadTimer;

/** Whether buttons may act: false from the first drawing of a changed sheet on, until the dead time is over.
 * @param {string} state  What is on the sheet. */
function isLive(state) {
  if (dying !== state) {
    dying = state;
    clearTimeout(deadTimer);
    deadTimer = setTimeout(() => (live.value = state), DEAD_MS);
  }
  return live.value === state;
}

/**
 * @typedef {object} Choice
 * @property {Prompt|null} prompt  The question that the buttons answer; null: nobody asks me.
 * @property {Json[]} legal
 * @property {Json[]} picked
 * @property {boolean} many  Several may be picked.
 * @property {boolean} complete
 * @property {boolean} answered  Sent, and still open: it may be changed.
 * @property {boolean} live  Not in the dead time.
 * @property {boolean} busy
 * @property {string|null} refused  Title of the card that was pressed and may not be played.
 * @property {string|null} refusal  What the server said to the last answer.
 * @property {string|null} doubt  What has to be pressed once more.
 * @property {(value: Json) => void} pick  Pick, or put back.
 * @property {(value: Json) => void} drop  Take one of several of the same back.
 * @property {() => void} clear
 * @property {() => void} commit  Send what is picked.
 * @property {(value: Json) => void} say  Send at once: pass, wait, no Action.
 * @property {() => void} takeBack
 */

/** Questions of a declaration do not outlive their window; others are kept when somebody interrupts.
 * @param {Board} board
 * @param {Prompt} prompt */
const keyOf = (board, prompt) => (prompt.kind === "declare" || prompt.kind === "interrupt" ? prompt.ask : `${prompt.kind} ${board.view.turn} ${JSON.stringify(prompt.about)}`);

/** Whether my answer is wanted: not in a window that was passed for me, and not as long as somebody else chooses.
 * @param {Board} board */
export const isAsked = ({ frame }) => asksMe(frame);

/** Whether the sheet of the response window stands over the table. @param {Board} board */
export const windowIsOpen = (board) => isAsked(board) && board.frame.prompt?.kind === "declare";

/**
 * What is picked for a question and not sent, also before the page was loaded.
 * @param {import("../../net.js").TableLink} link
 * @param {string} key
 * @returns {Json[]}
 */
function halfOf(link, key) {
  const who = `${link.code} ${link.seat.value}`;
  if (before.who !== who) {
    const kept = keptPick(link);
    before = { who, key: typeof kept?.key === "string" ? kept.key : "", picked: Array.isArray(kept?.picked) ? kept.picked : [] };
  }
  if (half.value.key === key) return half.value.picked;
  return key !== "" && before.key === key ? before.picked : [];
}

/**
 * @param {import("../../net.js").TableLink} link
 * @param {string} key
 * @param {Json[]} picked
 */
function setHalf(link, key, picked) {
  half.value = { key, picked };
  before = { ...before, key: "", picked: [] };
  keepPick(link, picked.length ? { key, picked } : null);
}

/**
 * @param {Board} board
 * @returns {Choice}
 */
export function choiceOf(board) {
  const { link } = board;
  const prompt = isAsked(board) ? board.frame.prompt : null;
  const ask = prompt?.ask ?? "";
  const key = prompt ? keyOf(board, prompt) : "";
  const all = choicesOf(prompt?.options);
  // Drinks are placed one by one: a Pile is chosen as often as it gets one.
  const legal = prompt?.kind === "orders" ? [...new Set(all.flat())] : all;
  const placing = prompt?.kind === "orders" ? Number(prompt.about.drinks ?? 1) : 0;
  const some = prompt && "some" in prompt.options ? prompt.options : placing ? { least: placing, most: placing } : null;
  const least = some ? some.least : 1;
  const most = some ? some.most : 1;
  const pending = link.pendingCommand.value;
  const sent = pending?.kind === "answer" && pending.ask === ask ? pending.value : null;
  const answered = prompt !== null && prompt.answered !== null && prompt.answered !== undefined;
  const kept = halfOf(link, key).filter((value) => legal.includes(value));
  const picked = kept.length || !prompt ? kept : sent !== null ? [sent].flat() : answered ? [prompt.answered].flat() : [];
  const complete = prompt !== null && picked.length >= least && picked.length <= most && !(HAS_PASS.includes(prompt.kind) && picked.length === 1 && PASSES.includes(String(picked[0])));
  const busy = pending !== null;
  const doubted = doubt.value?.ask === ask ? doubt.value.value : null;
  const alive = prompt !== null && isLive(`${ask} ${doubted}`);
  const error = link.refusal.value;
  const send = (/** @type {Json} */ value) => {
    if (!prompt || !alive || busy || !isLegal(some, legal, value)) return;
    const word = JSON.stringify(value);
    if (doubted !== word && (confirmPlays.value === "always" ? !PASSES.includes(String(value)) : confirmPlays.value === "costly" && !PRICED.includes(prompt.kind) && lossOf(board, value) !== null)) {
      doubt.value = { ask, value: word };
      return;
    }
    setHalf(link, "", []);
    doubt.value = null;
    link.answer(value);
  };
  return {
    prompt, legal, picked, complete, answered, busy, many: some !== null, live: alive,
    refused: refused.value?.ask === ask ? refused.value.title : null,
    refusal: error && !LATE.includes(error.code) ? errorText(error) : null,
    doubt: doubted === null ? null : String([JSON.parse(doubted)].flat()[0] ?? ""),
    pick(value) {
      if (!prompt || busy) return;
      refused.value = null;
      doubt.value = null;
      if (!legal.includes(value)) {
        refused.value = { ask, title: String(value) };
        return;
      }
      if (placing) setHalf(link, key, kept.length < placing ? [...kept, value] : kept);
      else if (kept.includes(value)) setHalf(link, key, kept.filter((one) => one !== value));
      else setHalf(link, key, [...kept, value].slice(-most));
    },
    drop(value) {
      const at = picked.lastIndexOf(value);
      if (at >= 0) setHalf(link, key, picked.filter((_, i) => i !== at));
    },
    clear() {
      setHalf(link, "", []);
      typed = { ask: "", digits: "" };
      refused.value = null;
      doubt.value = null;
    },
    commit() {
      if (complete) send(placing ? [...picked].map(Number).sort((a, b) => a - b) : some ? picked : picked[0]);
    },
    say: send,
    takeBack() {
      if (prompt && answered && alive && !busy) link.withdraw();
    },
  };
}

/** @param {{least: number, most: number}|null} some
 * @param {Json[]} legal
 * @param {Json} value */
const isLegal = (some, legal, value) => (some && Array.isArray(value) ? value.every((one) => legal.includes(one)) : legal.includes(value));

/** The title by which an answer names a card. @param {string} card */
export const titleOf = (card) => card.slice(card.indexOf("/") + 1).split("#")[0];

/** What I may play from: my hand, and the Potions that lie open before me and my teammates.
 * @param {import("./types.js").View} view
 * @returns {string[]} */
export const myCards = (view) => (view.you === null ? [] : [...view.hand, ...view.parties[view.seats[view.you].party].seats.flatMap((seat) => view.seats[seat].potions)]);

/** The cards that I may play from, each with the name by which `discard` calls it: a further copy is `Title (2)`.
 * @param {Board} board
 * @returns {{card: string, title: string, name: string}[]} */
export function handNames({ view }) {
  /** @type {Map<string, number>} */
  const copies = new Map();
  return myCards(view).map((card) => {
    const title = titleOf(card);
    const copy = (copies.get(title) ?? 0) + 1;
    copies.set(title, copy);
    return { card, title, name: copy > 1 ? `${title} (${copy})` : title };
  });
}

/** What a card of my hand is in the open question.
 * @typedef {object} HandCard
 * @property {boolean} legal  It may be chosen now.
 * @property {boolean} picked
 * @property {boolean} discards  What is chosen is thrown away.
 * @property {import("./types.js").Why|null} why  Why it may not be played now.
 * @property {(() => void)|null} press  Choose it or put it back; null: no card is to be chosen, a press opens the card.
 */

/**
 * @param {Board} board
 * @param {string} card  One of `view.hand`, told apart from its copies by its number.
 * @returns {HandCard}
 */
export function handCard(board, card) {
  const choice = choiceOf(board);
  const prompt = choice.prompt;
  const named = handNames(board).find((one) => one.card === card);
  const title = titleOf(card);
  const why = board.frame.prompt?.why?.[title] ?? null;
  const value = prompt?.kind === "discard" ? (named?.name ?? title) : title;
  const isOpen = !board.view.hand.includes(card);
  const takesCards = prompt !== null && !(isOpen && prompt.kind === "discard") && ["discard", "action", "control", "declare"].includes(prompt.kind);
  if (!takesCards) return { legal: false, picked: false, discards: false, why, press: null };
  return {
    legal: choice.legal.includes(value),
    picked: choice.picked.includes(value),
    discards: prompt.kind === "discard",
    why: choice.legal.includes(value) ? null : why,
    press: () => choice.pick(value),
  };
}

// ---- what is always there ------------------------------------------------------------------------------------

/** Raise a hand: one press asks for a moment, the dots choose a card or a step. Stands at the same place in every bar.
 * @param {{board: Board}} props */
export function InterruptButton({ board }) {
  const { link, frame, me, view } = board;
  if (me === null || view.winners || view.seats[me].out) return null;
  const raised = frame.own?.interrupt ?? null;
  const busy = link.saying.value.includes("interrupt");
  const press = () => link.interrupt({ on: raised === null }).then(tellRefusal);
  return html`<button type="button" id="interrupt" class=${`button tool${raised ? " is-chosen" : ""}${busy ? " is-busy" : ""}`} aria-pressed=${String(raised !== null)}
      title=${t("tavern.interrupt.hint")} aria-keyshortcuts=${shortcuts.value ? "i" : undefined} onClick=${busy ? undefined : press}>
      <${Drawing} name="t-anytime" /><span>${raised ? t("tavern.interrupt.raised") : t("tavern.interrupt")}</span></button>
    <button type="button" id="interrupt-more" class="button tool only-icon" aria-haspopup="dialog" aria-label=${t("tavern.interrupt.more")} onClick=${() => (interruptSheet.value = true)}>
      <${Icon} name="more" /></button>`;
}

/** Ten seconds more for everybody, from my bank. @param {{board: Board}} props */
export function HoldButton({ board }) {
  const { link, frame, me } = board;
  const window = frame.window;
  if (me === null || !window || window.left_ms === null) return null;
  const bank = Math.floor((window.bank_ms[String(me)] ?? 0) / 1000);
  const off = bank <= 0 || window.hold === me || !choiceOf(board).live;
  const busy = link.saying.value.includes("hold");
  const words = window.hold === me ? t("tavern.hold.mine") : t("tavern.hold");
  return html`<button type="button" id="hold" class=${`button tool${off ? " is-off" : ""}${busy ? " is-busy" : ""}`} aria-disabled=${off ? "true" : undefined}
    aria-label=${`${words}. ${t("tavern.hold.bank", { n: bank })}`} title=${t("tavern.hold.bank", { n: bank })} onClick=${off || busy ? undefined : () => link.hold().then(tellRefusal)}>
    <${Drawing} name="s-hold" /><span>${words}</span></button>`;
}

/** Say in passing what the server refused; a press that came late is no fault of anybody.
 * @param {import("../../net.js").ApiError|null} error */
export function tellRefusal(error) {
  if (error) toast(() => (LATE.includes(error.code) ? t("tavern.late") : errorText(error)), LATE.includes(error.code) ? { icon: "clock", ms: 2_000 } : { look: "danger", icon: "warning" });
}

/** A press that came late is said in passing, once. @param {{board: Board}} props */
export function LateNotice({ board }) {
  const error = board.link.refusal.value;
  useEffect(() => {
    if (error && LATE.includes(error.code)) tellRefusal(error);
  }, [error]);
  return null;
}

// ---- by keyboard ---------------------------------------------------------------------------------------------

/** The board as it was last drawn. @type {Board|null} */
let latest = null;

/** Keys of the open question: 1 to 9 choose (where a number is asked for they write it), Enter plays, 0 passes, W waits, E holds, I interrupts, Esc puts back.
 * @param {{board: Board}} props */
export function ActKeys({ board }) {
  latest = board;
  useEffect(() => {
    // One of its own for each sheet: the next is there before the last has gone.
    const listen = (/** @type {KeyboardEvent} */ event) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return null;
}

/** @param {KeyboardEvent} event */
function press(event) {
  if (!latest || event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (document.querySelector("dialog[open]")) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, [contenteditable]")) return;
  if (target && target !== document.body && !target.closest("main")) return;
  if (takeKey(event, latest)) event.preventDefault();
}

/**
 * @param {KeyboardEvent} event
 * @param {Board} board
 * @returns {boolean}  Whether it was ours.
 */
function takeKey(event, board) {
  const choice = choiceOf(board);
  if (event.key === "Escape") {
    if (choice.answered && !choice.picked.length) return false;
    choice.clear();
    return true;
  }
  if (event.key === "Enter") {
    // On a button Enter presses the button, except on what is already picked: there it commits.
    const control = document.activeElement?.closest("button, a, summary");
    if (control && control.getAttribute("aria-pressed") !== "true" && typedFor(choice) === "") return false;
    if (!choice.complete) return false;
    choice.commit();
    return true;
  }
  if (!shortcuts.value || event.shiftKey) return false;
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
  if (NUMBERS.includes(choice.prompt?.kind ?? "")) {
    if (digit) return typeDigit(choice, digit);
    if (event.key === "Backspace") return typeBack(choice);
  }
  if (digit === "0") return passKey(choice);
  if (digit) {
    const value = numbered(board, choice)[Number(digit) - 1];
    if (value === undefined) return false;
    choice.pick(value);
    return true;
  }
  switch (letterOf(event)) {
    case "W":
      if (!choice.legal.includes("wait")) return false;
      choice.say("wait");
      return true;
    case "E":
      return click("hold");
    case "I":
      return click("interrupt");
    default:
      return false;
  }
}

/** The digits that have been typed for the open question. @param {Choice} choice */
const typedFor = (choice) => (typed.ask === choice.prompt?.ask ? typed.digits : "");

/** Write one digit more; where no number goes on like that, begin anew with it. @param {Choice} choice
 * @param {string} digit */
function typeDigit(choice, digit) {
  const numbers = choice.legal.filter((value) => typeof value === "number");
  const begins = (/** @type {string} */ digits) => numbers.some((value) => String(value).startsWith(digits));
  const digits = [String(Number(typedFor(choice) + digit)), digit].find(begins);
  if (digits === undefined) {
    // Nought, where it is no number to choose, passes as elsewhere.
    if (digit === "0" && choice.legal.includes("pass")) return pickOnly(choice, "pass");
    announce(t("tavern.number.not", { n: num(Number(digit)), least: num(Math.min(...numbers)), most: num(Math.max(...numbers)) }));
    return true;
  }
  return write(choice, digits);
}

/** Take the last digit back. @param {Choice} choice */
function typeBack(choice) {
  if (typedFor(choice) === "") return false;
  return write(choice, typedFor(choice).slice(0, -1));
}

/** Pick the number that is written; one that is only begun is not yet picked.
 * @param {Choice} choice
 * @param {string} digits */
function write(choice, digits) {
  const value = Number(digits);
  if (digits !== "" && choice.legal.includes(value)) pickOnly(choice, value);
  else choice.clear();
  typed = { ask: choice.prompt?.ask ?? "", digits };
  if (digits !== "") announce(num(value));
  return true;
}

/** Pick this, also if it is picked already. @param {Choice} choice
 * @param {Json} value */
function pickOnly(choice, value) {
  typed = { ask: "", digits: "" };
  if (!choice.picked.includes(value)) choice.pick(value);
  document.querySelector(`#choices [data-value="${value}"]`)?.scrollIntoView({ block: "nearest" });
  return true;
}

/** @param {Choice} choice */
function passKey(choice) {
  const value = choice.legal.find((one) => one === "pass" || one === "none");
  if (value === undefined || choice.many || !HAS_PASS.includes(choice.prompt?.kind ?? "")) return false;
  choice.say(value);
  return true;
}

/** What the number keys choose from, in the order in which it is shown.
 * @param {Board} board
 * @param {Choice} choice
 * @returns {Json[]} */
function numbered(board, choice) {
  switch (choice.prompt?.kind) {
    case undefined:
      return [];
    case "discard":
      return handNames(board).map((one) => one.name).slice(0, board.view.hand.length);
    case "action":
    case "control":
      return handNames(board).map((one) => one.title);
    case "declare":
      return choice.legal.filter((value) => !PASSES.includes(String(value)));
    default:
      return choice.legal;
  }
}

/** The Latin letter at the place of the pressed key. @param {KeyboardEvent} event */
const letterOf = (event) => (/^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : (/^Key([A-Z])$/.exec(event.code)?.[1] ?? ""));

/** @param {string} id */
function click(id) {
  const button = document.getElementById(id);
  button?.click();
  return button !== null;
}
