/**
 * @file The kinds of question that any game may ask; those of a mechanic are in its module. Texts that a kind does not define have the
 * keys `tavern.ask.<kind>`, `tavern.option.<kind>.<value>`.
 */
import { list, num, t } from "../../i18n.js";
import { actsSmall, QUESTIONS } from "./mechanics/registry.js";
import { handNames } from "./mine.js";
import { drinkNumbers, drinksOnStack, drinkTitle } from "./stack.js";
import { handSize } from "./teams.js";
import { cardText } from "./texts.js";
import { cardName, cardQuoted, cardWord, who, whoAll } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Prompt} Prompt */
/** @typedef {import("./mechanics/mechanic.js").Question} Question */
/** @typedef {import("./mechanics/mechanic.js").Picking} Picking */
/** @typedef {import("../../types.js").Json} Json */

/** What the picked card does, in its own words.
 * @param {Board} board
 * @param {string} title */
function pickedEffect(board, title) {
  const card = handNames(board).find((one) => one.title === title)?.card;
  if (!card) return "";
  const text = cardText(card);
  return text.modes.length === 1 ? text.modes[0].effect || text.modes[0].numbers : "";
}

/** Below the question for a card of the hand: what the picked one does.
 * @param {Board} board
 * @param {Prompt} prompt
 * @param {Picking} choice */
function playSmall(board, prompt, choice) {
  const { left } = prompt.about;
  if (left !== undefined && !choice.picked.length) return actsSmall(board, prompt) || t("tavern.boss.actions", { n: left });
  return choice.legal.length < 2 ? t(`tavern.ask.${prompt.kind}.none`) : choice.picked.length ? pickedEffect(board, String(choice.picked[0])) : "";
}

/** Who may take control. @param {Board} board */
function controlText({ view, table, me }) {
  const control = view.round?.control ?? -1;
  if (view.round?.winning_hand) return t("tavern.ask.control.bound", { name: control < 0 ? t("tavern.nobody") : who(view, table, control) });
  return control === me ? t("tavern.ask.control.mine") : control < 0 ? t("tavern.ask.control.free") : t("tavern.ask.control", { name: who(view, table, control) });
}

/** One text of a card. @param {string} card
 * @param {Json} value */
function modeWords(card, value) {
  const mode = cardText(card).modes[Number(value)];
  return { title: mode ? mode.numbers || mode.effect : num(Number(value) + 1), small: mode?.numbers ? mode.effect : "" };
}

/** One of the Drinks that are about to be drunk. @param {Board} board
 * @param {Json} value */
function drinkWords(board, value) {
  const drink = drinksOnStack(board)[Number(value)];
  if (!drink) return { title: num(Number(value) + 1), small: "" };
  return { title: t("tavern.option.drink", { name: who(board.view, board.table, drink.drinker), drink: drinkTitle(drink) }), small: drinkNumbers(drink) };
}

/** Piles, each with how many Drinks are placed on it. @param {Board} board
 * @param {Json} value */
function placedWords({ view, table }, value) {
  const all = [value].flat();
  const said = [...new Set(all)].map((seat) => {
    const n = all.filter((one) => one === seat).length;
    const name = who(view, table, Number(seat));
    return n > 1 ? `${name} ×${num(n)}` : name;
  });
  return { title: list(said), small: "" };
}

/** @type {Question} */
const NUMBER = { option: (_board, _prompt, value) => ({ title: num(Number(value)), small: "" }), number: true };

/** @type {{[kind: string]: Question}} */
const COMMON = {
  action: { small: playSmall },
  control: { text: controlText, small: playSmall },
  discard: { small: (board, prompt) => t("tavern.ask.discard.small", { n: handSize(board.view, prompt.seat) }) },
  interrupt: { text: ({ view, table, frame }, { about }) => t("tavern.ask.interrupt", { names: whoAll(view, table, frame.marks.asked), card: about.card ? cardName(about.card) : "" }) },
  declare: { text: () => t("tavern.window.open") },
  order: { text: (_board, { about }) => t(about.card ? "tavern.ask.order.card" : "tavern.ask.order"), seats: true, button: "order" },
  target: { text: (_board, { about }) => t(about.second ? "tavern.ask.target.second" : "tavern.ask.target"), seats: true, button: "target" },
  split: { seats: true, button: "split" },
  behalf: { seats: true, button: "target" },
  push: { seats: true, button: "target" },
  champion: { small: (_board, { about }) => (about.card ? t("tavern.ask.champion.small", { card: cardQuoted(about.card) }) : ""), seats: true },
  orders: {
    small: (_board, { about }, choice) => t("tavern.ask.orders.small", { n: Math.max(0, Number(about.drinks ?? 1) - choice.picked.length) }),
    option: (board, _prompt, value) => placedWords(board, value),
    seats: true,
  },
  mode: { option: (_board, { about }, value) => modeWords(about.card ?? "", value) },
  which: { option: (board, _prompt, value) => drinkWords(board, value) },
  dare: {
    small: ({ view }) => (view.revealed.length ? t("tavern.ask.dare.small", { cards: list(view.revealed.slice(-4).map(cardWord)) }) : ""),
    option: (_board, _prompt, value) => ({ title: t(Number(value) === 0 ? "tavern.option.first" : "tavern.option.second"), small: "" }),
  },
  discard_one: {
    small: (_board, { about }) => (about.card ? t(`tavern.ask.discard_one.${about.sometimes ? "sometimes" : "small"}`, { n: Number(about.left), card: cardQuoted(about.card) }) : ""),
    option(board, _prompt, value) {
      const card = handNames(board).find((one) => one.title === value)?.card;
      return { title: card ? cardName(card) : String(value), small: "" };
    },
  },
  take_pile: { option: (_board, { about }, value) => ({ title: list((about.piles?.[Number(value)] ?? []).map(cardWord)) || t("tavern.fact.none"), small: "" }) },
  ante_with: NUMBER,
  purchases: { option: (_board, _prompt, value) => ({ title: Number(value) ? t("tavern.option.purchases", { n: Number(value) }) : t("tavern.option.purchases.nothing"), small: "" }), number: true },
  lose_or_pay: { priced: true },
  lose_or_gain: { priced: true },
  pay_or_lose: { priced: true },
};

/** @param {string} kind
 * @returns {Question} */
export const questionOf = (kind) => QUESTIONS[kind] ?? COMMON[kind] ?? {};
