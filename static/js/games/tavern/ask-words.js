/**
 * @file What the tavern asks, in words: the question, what it means, what may be chosen, why not, and whom the table waits for.
 */
import { hasText, list, num, t } from "../../i18n.js";
import { handNames, titleOf } from "./acts.js";
import { drinkNumbers, drinksOnStack, drinkTitle } from "./stack.js";
import { handSize } from "./teams.js";
import { cardText } from "./texts.js";
import { cardWord, who, whoAll } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Prompt} Prompt */
/** @typedef {import("./acts.js").Choice} Choice */
/** @typedef {import("../../types.js").Json} Json */

/** The question in words. `interrupt` is said of who chooses.
 * @param {Board} board
 * @param {Prompt} prompt
 * @returns {string} */
export function askText(board, prompt) {
  const { view, table } = board;
  switch (prompt.kind) {
    case "target":
      return t(prompt.about.second ? "tavern.ask.target.second" : "tavern.ask.target");
    case "buy":
      return t("tavern.ask.buy", { name: who(view, table, prompt.about.by ?? view.active), card: cardWord(prompt.about.card ?? ""), n: prompt.about.price });
    case "buyer":
      return t("tavern.ask.buyer", { card: cardWord(prompt.about.card ?? ""), n: prompt.about.price ?? 0 });
    case "order":
      return t(prompt.about.card ? "tavern.ask.order.card" : "tavern.ask.order");
    case "control": {
      const control = view.round?.control ?? -1;
      if (view.round?.winning_hand) return t("tavern.ask.control.bound", { name: control < 0 ? t("tavern.nobody") : who(view, table, control) });
      return control === board.me ? t("tavern.ask.control.mine") : control < 0 ? t("tavern.ask.control.free") : t("tavern.ask.control", { name: who(view, table, control) });
    }
    case "interrupt":
      return t("tavern.ask.interrupt", { names: whoAll(view, table, board.frame.marks.asked), card: prompt.about.card ? cardText(prompt.about.card).title : "" });
    case "declare":
      return t("tavern.window.open");
    case "bid":
      return t((prompt.about.bidder ?? -1) < 0 ? `tavern.ask.bid.${prompt.about.stat}.first` : `tavern.ask.bid.${prompt.about.stat}`, { name: (prompt.about.bidder ?? -1) < 0 ? "" : who(view, table, prompt.about.bidder ?? 0), n: prompt.about.highest ?? 0 });
    case "form":
      return t(prompt.about.price ? "tavern.ask.form.buy" : "tavern.ask.form", { n: prompt.about.price ?? 0, blood: prompt.about.blood ?? 0 });
    default:
      return hasText(`tavern.ask.${prompt.kind}`) ? t(`tavern.ask.${prompt.kind}`, askData(board, prompt)) : t("tavern.ask.other");
  }
}

/** What a sentence may name: the card, how many, and of whom.
 * @param {Board} board
 * @param {Prompt} prompt */
function askData({ view, table }, { about }) {
  const named = about.of ?? about.seat ?? about.by ?? view.active;
  const n = about.drinks ?? (typeof about.cards === "number" ? about.cards : undefined) ?? about.wages ?? about.fortitude ?? about.gold ?? about.left ?? 0;
  return { n, card: about.minion ? cardWord(about.minion) : about.card ? cardWord(about.card) : "", name: named < 0 ? "" : who(view, table, named), gold: about.gold ?? 0, fortitude: about.fortitude ?? 0, alcohol: about.alcohol ?? 0 };
}

/** The second line: what the choice means, or what has been picked.
 * @param {Board} board
 * @param {Choice} choice
 * @returns {string} */
export function askSmall(board, choice) {
  const prompt = choice.prompt;
  if (!prompt) return "";
  if (choice.refused !== null) return whyText(board, choice.refused);
  switch (prompt.kind) {
    case "action":
    case "control":
      if (prompt.about.left === 0 && !choice.picked.length) return t("tavern.ask.action.minions");
      if (prompt.about.left !== undefined && !choice.picked.length) return t("tavern.boss.actions", { n: prompt.about.left });
      return choice.legal.length < 2 ? t(`tavern.ask.${prompt.kind}.none`) : choice.picked.length ? pickedEffect(board, String(choice.picked[0])) : "";
    case "discard":
      return t("tavern.ask.discard.small", { n: handSize(board.view, prompt.seat) });
    case "atone":
      return t("tavern.ask.atone.small");
    case "tithe":
      return t("tavern.ask.tithe.small", { n: board.me === null ? 0 : board.view.seats[board.me].piety });
    case "potion":
      return t("tavern.ask.potion.small");
    case "next_drink":
      return t("tavern.ask.next_drink.small");
    case "buy":
    case "buyer":
      return potionEffect(prompt.about);
    case "discard_one":
      return prompt.about.card ? t(`tavern.ask.discard_one.${prompt.about.sometimes ? "sometimes" : "small"}`, { n: Number(prompt.about.left), card: cardIn(prompt.about.card) }) : "";
    case "orders":
      return t("tavern.ask.orders.small", { n: Math.max(0, Number(prompt.about.drinks ?? 1) - choice.picked.length) });
    case "champion":
      return prompt.about.card ? t("tavern.ask.champion.small", { card: cardIn(prompt.about.card) }) : "";
    case "divide":
      return t("tavern.ask.divide.small", { n: choice.picked.length });
    case "dare":
      return board.view.revealed.length ? t("tavern.ask.dare.small", { cards: list(board.view.revealed.slice(-4).map(cardWord)) }) : "";
    default:
      return prompt.about.card ? cardText(prompt.about.card).title : "";
  }
}

/** A card within a sentence. @param {import("./types.js").CardId} card */
const cardIn = (card) => t("tavern.log.card", { title: cardText(card).title });

/** What the Potion does that is for sale. @param {import("./types.js").About} about */
function potionEffect({ card, price }) {
  if (!card || price === undefined) return card ? cardText(card).title : "";
  return cardText(card).modes.map((mode) => mode.effect || mode.numbers).join(" / ");
}

/** What the picked card does, in its own words.
 * @param {Board} board
 * @param {string} title */
function pickedEffect(board, title) {
  const card = handNames(board).find((one) => one.title === title)?.card;
  if (!card) return "";
  const text = cardText(card);
  return text.modes.length === 1 ? text.modes[0].effect || text.modes[0].numbers : "";
}

/** Why a card of the hand may not be played now.
 * @param {Board} board
 * @param {string} title
 * @returns {string} */
export function whyText(board, title) {
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
  const card = prompt.about.card ?? "";
  switch (prompt.kind) {
    case "mode": {
      const mode = cardText(card).modes[Number(value)];
      return { title: mode ? mode.numbers || mode.effect : num(Number(value) + 1), small: mode?.numbers ? mode.effect : "" };
    }
    case "which": {
      const drink = drinksOnStack(board)[Number(value)];
      if (!drink) return { title: num(Number(value) + 1), small: "" };
      return { title: t("tavern.option.drink", { name: who(board.view, board.table, drink.drinker), drink: drinkTitle(drink) }), small: drinkNumbers(drink) };
    }
    case "dare":
      return { title: t(Number(value) === 0 ? "tavern.option.first" : "tavern.option.second"), small: "" };
    case "discard_one": {
      const card = handNames(board).find((one) => one.title === value)?.card;
      return { title: card ? cardText(card).title : String(value), small: "" };
    }
    case "next_drink": {
      const seen = board.view.knows.find((known) => known.place === "drink_deck" && known.index === value);
      return { title: seen ? cardText(seen.card).title : num(Number(value) + 1), small: seen ? cardText(seen.card).modes.map((mode) => mode.numbers || mode.effect).join(" / ") : "" };
    }
    case "buy":
      return { title: t(`tavern.option.buy.${value}`), small: "" };
    case "bid":
      return { title: value === "pass" ? t("tavern.option.bid.pass") : num(Number(value)), small: "" };
    case "pledge":
    case "ante_with":
      return { title: num(Number(value)), small: "" };
    case "form": {
      const left = board.me === null ? undefined : board.view.seats[board.me].forms?.[String(value)];
      return { title: t(`tavern.option.form.${value}`), small: left === undefined ? "" : t("tavern.form.left", { n: left }) };
    }
    case "take_pile":
      return { title: list((prompt.about.piles?.[Number(value)] ?? []).map((/** @type {string} */ one) => cardWord(one))) || t("tavern.fact.none"), small: "" };
    case "take_card":
    case "divide": {
      if (value === "none") return { title: t("tavern.option.take_card.none"), small: "" };
      const name = String(value);
      const copy = Number(/ \((\d+)\)$/.exec(name)?.[1] ?? 1);
      /** @type {string[]} */
      const seen = Array.isArray(prompt.about.cards) ? prompt.about.cards : board.view.knows.filter((known) => known.place === "hand" && known.seat === prompt.about.of).map((known) => known.card);
      const same = seen.filter((one) => titleOf(one) === name.replace(/ \(\d+\)$/, ""));
      const card = same[copy - 1] ?? same[0];
      return card ? { title: cardText(card).title, small: cardText(card).modes.map((mode) => mode.numbers || mode.effect).join(" / ") } : { title: name, small: "" };
    }
    case "hire": {
      const hired = String(value);
      return { title: cardText(hired).title, small: cardText(hired).modes.map((mode) => mode.effect || mode.numbers).join(" / ") };
    }
    case "wages":
    case "pay_or_lose":
    case "stare":
    case "help":
    case "doom":
      return { title: t(`tavern.option.${prompt.kind}.${value}`, askData(board, prompt)), small: "" };
    case "orders":
      return { title: list([...new Set([value].flat())].map((seat) => { const n = [value].flat().filter((/** @type {Json} */ one) => one === seat).length; return n > 1 ? `${who(board.view, board.table, Number(seat))} ×${num(n)}` : who(board.view, board.table, Number(seat)); })), small: "" };
    case "purchases":
      return { title: Number(value) ? t("tavern.option.purchases", { n: Number(value) }) : t("tavern.option.purchases.nothing"), small: "" };
    case "potion": {
      const potion = prompt.about.cards?.find((/** @type {string} */ one) => titleOf(one) === value);
      return potion ? { title: cardText(potion).title, small: cardText(potion).modes.map((mode) => mode.effect || mode.numbers).join(" / ") } : { title: String(value), small: "" };
    }
    case "atone":
    case "tithe":
    case "accept":
    case "lose_or_gain":
    case "lose_or_pay": {
      const key = `tavern.option.${prompt.kind}.${value}`;
      return { title: hasText(key) ? t(key) : String(value), small: "" };
    }
    default: {
      const key = `tavern.option.${value}`;
      return { title: hasText(key) ? t(key) : String(value), small: "" };
    }
  }
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
