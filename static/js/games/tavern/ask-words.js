/**
 * @file What the tavern asks, in words: the question, what it means, what may be chosen, why not, and whom the table waits for.
 */
import { hasText, t } from "../../i18n.js";
import { askData } from "./ask-data.js";
import { handNames } from "./mine.js";
import { questionOf } from "./questions.js";
import { cardText } from "./texts.js";
import { cardName, who } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Prompt} Prompt */
/** @typedef {import("./choice.js").Choice} Choice */
/** @typedef {import("../../types.js").Json} Json */

/** The question in words. That of `interrupt` names the player who chooses.
 * @param {Board} board
 * @param {Prompt} prompt
 * @returns {string} */
export function askText(board, prompt) {
  const { text } = questionOf(prompt.kind);
  if (text) return text(board, prompt);
  return hasText(`tavern.ask.${prompt.kind}`) ? t(`tavern.ask.${prompt.kind}`, askData(board, prompt)) : t("tavern.ask.other");
}

/** The second line: what the choice means, or what has been picked.
 * @param {Board} board
 * @param {Choice} choice
 * @returns {string} */
export function askSmall(board, choice) {
  const prompt = choice.prompt;
  if (!prompt) return "";
  if (choice.refused !== null) return whyText(board, choice.refused);
  const { small } = questionOf(prompt.kind);
  if (small) return small(board, prompt, choice);
  return prompt.about.card ? cardName(prompt.about.card) : "";
}

/** Why a card of the hand may not be played now.
 * @param {Board} board
 * @param {string} title
 * @returns {string} */
function whyText(board, title) {
  const why = board.frame.prompt?.why?.[title];
  const card = handNames(board).find((one) => one.title === title)?.card;
  const named = card ? cardText(card).title : title;
  if (!why || !hasText(`why.${why.key}`)) return t("tavern.why.now", { card: named });
  return t("tavern.why.card", { card: named, why: t(`why.${why.key}`, /** @type {any} */ (why.data)) });
}

/**
 * One of the things that may be chosen, in words.
 * @param {Board} board
 * @param {Prompt} prompt
 * @param {Json} value
 * @returns {{title: string, small: string}}
 */
export function optionWords(board, prompt, value) {
  const { option } = questionOf(prompt.kind);
  if (option) return option(board, prompt, value);
  const key = [`tavern.option.${prompt.kind}.${value}`, `tavern.option.${value}`].find(hasText);
  return { title: key ? t(key, askData(board, prompt)) : String(value), small: "" };
}

/** What is going on, as everybody may know it.
 * @param {Board} board
 * @returns {string} */
export function waitText(board) {
  const { view, table, frame, me } = board;
  const prompt = frame.prompt;
  if (prompt?.kind === "interrupt") return askText(board, prompt);
  const asked = frame.marks.asked;
  const window = frame.window;
  if (window && !window.quiet) return t("tavern.window.open");
  if (!window && asked.length === 1 && asked[0] !== view.active && view.round === null) return t("tavern.wait.chooses", { name: who(view, table, asked[0]) });
  const mover = view.round ? view.round.mover : view.active;
  const what = view.round ? "round" : view.phase;
  if (mover < 0 || !hasText(`tavern.turn.${what}`)) return t("tavern.wait.moment");
  return mover === me ? t(`tavern.turn.${what}.you`) : t(`tavern.turn.${what}`, { name: who(view, table, mover) });
}
