/**
 * @file What I have picked for the open question of the tavern and have not sent, and the rules of its buttons: dead for a moment
 * after a question changes, one effect however often they are pressed, a second press where something is lost. What is
 * legal comes with the question; nothing is worked out.
 */
import { signal } from "@preact/signals";
import { mustAnswer } from "../../board/attention.js";
import { choicesOf, DEAD_MS } from "../../board/choices.js";
import { keepPick, keptPick } from "../../board/kept-pick.js";
import { errorText } from "../../errors.js";
import { confirmPlays } from "../../settings.js";
import { lossOf } from "./forecast.js";
import { handNames } from "./mine.js";
import { questionOf } from "./questions.js";
import { titleOf } from "./texts.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Prompt} Prompt */
/** @typedef {import("../../types.js").Json} Json */

/** Answers that do nothing: they have a button of their own and are never picked before they are sent. */
export const PASS_ANSWERS = ["pass", "none", "wait"];
/** Kinds of question in which these answers have their button; where a seat is chosen, "none" is a choice like the others. */
export const KINDS_WITH_PASS = ["declare", "interrupt", "action", "control"];
/** Refusals that mean no more than that a press came late. */
export const LATE_CODES = ["stale", "not_asked", "closed"];

/** What is picked and not sent, for one question. @type {import("@preact/signals").Signal<{key: string, picked: Json[]}>} */
const unsent = signal({ key: "", picked: /** @type {Json[]} */ ([]) });
/** What was picked before the page was left, and by whom. */
let fromBefore = { who: "", key: "", picked: /** @type {Json[]} */ ([]) };
/** Digits that have been typed for a question. */
let typed = { ask: "", digits: "" };
/** The card of the hand that was pressed and may not be played now. @type {import("@preact/signals").Signal<{ask: string, title: string}|null>} */
const refused = signal(/** @type {{ask: string, title: string}|null} */ (null));
/** The answer that has to be pressed a second time because it costs something. @type {import("@preact/signals").Signal<{ask: string, value: string}|null>} */
const toConfirm = signal(/** @type {{ask: string, value: string}|null} */ (null));

/** The state of the buttons whose dead time is over. */
const live = signal("");
let deadState = "";
/** @type {ReturnType<typeof setTimeout>|undefined} */
let deadTimer;

/** Whether buttons may act: false from the first drawing of a changed sheet on, until the dead time is over.
 * @param {string} state  What is on the sheet. */
function isLive(state) {
  if (deadState !== state) {
    deadState = state;
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
 * @property {string|null} toConfirm  What has to be pressed once more.
 * @property {(value: Json) => void} pick  Pick, or put back.
 * @property {(value: Json) => void} drop  Take one of several of the same back.
 * @property {() => void} clear
 * @property {() => void} commit  Send what is picked.
 * @property {(value: Json) => void} send  Send at once: pass, wait, no Action.
 * @property {() => void} takeBack
 */

/** The key under which a pick is kept. That of a declaration ends with its window; other picks survive an interruption.
 * @param {Board} board
 * @param {Prompt} prompt */
const keyOf = (board, prompt) => (prompt.kind === "declare" || prompt.kind === "interrupt" ? prompt.ask : `${prompt.kind} ${board.view.turn} ${JSON.stringify(prompt.about)}`);

/** The digits that have been typed for the open question. @param {Choice} choice */
export const typedDigits = (choice) => (typed.ask === choice.prompt?.ask ? typed.digits : "");

/** Note which digits have been typed. @param {string} ask
 * @param {string} digits */
export function setTypedDigits(ask, digits) {
  typed = { ask, digits };
}

/** Whether the sheet of the response window stands over the table. @param {Board} board */
export const windowIsOpen = (board) => mustAnswer(board.frame) && board.frame.prompt?.kind === "declare";

/**
 * What is picked for a question and not sent, also before the page was loaded.
 * @param {import("../../board/table-link.js").TableLink} link
 * @param {string} key
 * @returns {Json[]}
 */
function unsentPick(link, key) {
  const who = `${link.code} ${link.seat.value}`;
  if (fromBefore.who !== who) {
    const kept = keptPick(link);
    fromBefore = { who, key: typeof kept?.key === "string" ? kept.key : "", picked: Array.isArray(kept?.picked) ? kept.picked : [] };
  }
  if (unsent.value.key === key) return unsent.value.picked;
  return key !== "" && fromBefore.key === key ? fromBefore.picked : [];
}

/**
 * @param {import("../../board/table-link.js").TableLink} link
 * @param {string} key
 * @param {Json[]} picked
 */
function setUnsent(link, key, picked) {
  unsent.value = { key, picked };
  fromBefore = { ...fromBefore, key: "", picked: [] };
  keepPick(link, picked.length ? { key, picked } : null);
}

/**
 * What a question accepts.
 * @typedef {object} AcceptedAnswers
 * @property {Json[]} legal
 * @property {number} placing  How many Drinks are placed one by one, several on one Pile if wanted; 0: nothing is placed.
 * @property {{least: number, most: number}|null} some  Several are picked; null: one.
 */

/** @param {Prompt|null} prompt
 * @returns {AcceptedAnswers} */
function acceptedAnswers(prompt) {
  const all = choicesOf(prompt?.options);
  // Drinks are placed one by one: a Pile is chosen as often as it gets one.
  const placing = prompt?.kind === "orders" ? Number(prompt.about.drinks ?? 1) : 0;
  return {
    legal: prompt?.kind === "orders" ? [...new Set(all.flat())] : all,
    placing,
    some: prompt && "some" in prompt.options ? prompt.options : placing ? { least: placing, most: placing } : null,
  };
}

/** What I have answered or am answering. @param {Board} board
 * @param {Prompt} prompt
 * @returns {Json[]} */
function answerTo({ link }, prompt) {
  const pending = link.pendingCommand.value;
  const sent = pending?.kind === "answer" && pending.ask === prompt.ask ? pending.value : null;
  return [sent ?? prompt.answered ?? []].flat();
}

/** Whether as much is picked as the question accepts, and no answer that has a button of its own.
 * @param {Prompt|null} prompt
 * @param {AcceptedAnswers} accepted
 * @param {Json[]} picked */
function isComplete(prompt, { some }, picked) {
  if (!prompt || picked.length < (some?.least ?? 1) || picked.length > (some?.most ?? 1)) return false;
  return !(KINDS_WITH_PASS.includes(prompt.kind) && picked.length === 1 && PASS_ANSWERS.includes(String(picked[0])));
}

/** Whether an answer has to be pressed twice. @param {Board} board
 * @param {Prompt} prompt
 * @param {Json} value */
function needsSecondPress(board, prompt, value) {
  if (confirmPlays.value === "always") return !PASS_ANSWERS.includes(String(value));
  return confirmPlays.value === "costly" && !questionOf(prompt.kind).priced && lossOf(board, value) !== null;
}

/**
 * Pick, or put back what is picked. Drinks are only added.
 * @param {Board} board
 * @param {string} key
 * @param {AcceptedAnswers} accepted
 * @param {Json[]} kept
 * @param {Json} value
 */
function togglePick({ link }, key, { placing, some }, kept, value) {
  if (placing) setUnsent(link, key, kept.length < placing ? [...kept, value] : kept);
  else if (kept.includes(value)) setUnsent(link, key, kept.filter((one) => one !== value));
  else setUnsent(link, key, [...kept, value].slice(-(some?.most ?? 1)));
}

/**
 * @param {Board} board
 * @returns {Choice}
 */
export function choiceOf(board) {
  const { link } = board;
  const prompt = mustAnswer(board.frame) ? board.frame.prompt : null;
  const ask = prompt?.ask ?? "";
  const key = prompt ? keyOf(board, prompt) : "";
  const accepted = acceptedAnswers(prompt);
  const { legal, placing, some } = accepted;
  const answered = prompt !== null && prompt.answered !== null && prompt.answered !== undefined;
  const kept = unsentPick(link, key).filter((value) => legal.includes(value));
  const picked = kept.length || !prompt ? kept : answerTo(board, prompt);
  const complete = isComplete(prompt, accepted, picked);
  const busy = link.pendingCommand.value !== null;
  const confirming = toConfirm.value?.ask === ask ? toConfirm.value.value : null;
  const alive = prompt !== null && isLive(`${ask} ${confirming}`);
  const error = link.refusal.value;
  const send = (/** @type {Json} */ value) => {
    if (!prompt || !alive || busy || !isLegal(some, legal, value)) return;
    const word = JSON.stringify(value);
    if (confirming !== word && needsSecondPress(board, prompt, value)) {
      toConfirm.value = { ask, value: word };
      return;
    }
    setUnsent(link, "", []);
    toConfirm.value = null;
    link.answer(value);
  };
  return {
    prompt, legal, picked, complete, answered, busy, many: some !== null, live: alive, send,
    refused: refused.value?.ask === ask ? refused.value.title : null,
    refusal: error && !LATE_CODES.includes(error.code) ? errorText(error) : null,
    toConfirm: confirming === null ? null : String([JSON.parse(confirming)].flat()[0] ?? ""),
    pick(value) {
      if (!prompt || busy) return;
      toConfirm.value = null;
      refused.value = legal.includes(value) ? null : { ask, title: String(value) };
      if (!refused.value) togglePick(board, key, accepted, kept, value);
    },
    drop(value) {
      const at = picked.lastIndexOf(value);
      if (at >= 0) setUnsent(link, key, picked.filter((_, i) => i !== at));
    },
    clear() {
      setUnsent(link, "", []);
      setTypedDigits("", "");
      refused.value = null;
      toConfirm.value = null;
    },
    commit() {
      if (complete) send(placing ? [...picked].map(Number).sort((a, b) => a - b) : some ? picked : picked[0]);
    },
    takeBack() {
      if (prompt && answered && alive && !busy) link.withdraw();
    },
  };
}

/** @param {{least: number, most: number}|null} some
 * @param {Json[]} legal
 * @param {Json} value */
const isLegal = (some, legal, value) => (some && Array.isArray(value) ? value.every((one) => legal.includes(one)) : legal.includes(value));

/** What a card of my hand is in the open question.
 * @typedef {object} HandCard
 * @property {boolean} legal  It may be chosen now.
 * @property {boolean} picked
 * @property {boolean} discards  Chosen cards are discarded.
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
