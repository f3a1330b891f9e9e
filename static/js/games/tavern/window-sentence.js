/**
 * @file What happened, in one sentence, for each kind of window. The windows of a mechanic are in its module.
 */
import { list } from "../../i18n.js";
import { forecastOf, goingOut, isInTeam, isMine } from "./forecast.js";
import { WINDOWS } from "./mechanics/registry.js";
import { drinkNumbers, drinksOnStack, drinkTitle, isPlay, purseName } from "./stack.js";
import { sameTeam, whose } from "./teams.js";
import { who, whoAll } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").About} About */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./mechanics/mechanic.js").WindowSentence} WindowSentence */

/** @param {boolean} yes
 * @param {string} key */
const you = (yes, key) => (yes ? `${key}.you` : key);

/** Whether I am one of those it is about. @param {Board} board
 * @param {About} about */
const isOfMe = ({ me }, { seats }) => me !== null && (seats ?? []).includes(me);

/** @param {About} about */
const named = (about) => ({ card: about.card ?? null, by: about.by ?? null });

/**
 * A sentence that names those it is about, and the card.
 * @param {string} key
 * @returns {(board: Board, about: About) => WindowSentence}
 */
const ofSeats = (key) => (board, about) => {
  const names = whoAll(board.view, board.table, about.seats ?? []);
  return { key: you(isOfMe(board, about), key), data: about.card ? { names, card: about.card } : { names }, ...named(about) };
};

/**
 * A sentence of who takes the Pot.
 * @param {string} key
 * @returns {(board: Board, about: About) => WindowSentence}
 */
const ofPot = (key) => (board, about) => ({
  ...named(about), key: you(isOfMe(board, about), key), data: { name: who(board.view, board.table, about.seats?.[0] ?? 0), n: board.view.round?.pot ?? 0 }, by: about.seats?.[0] ?? null,
});

/** A window that waits for a move.
 * @param {Board} board
 * @param {About} about
 * @returns {WindowSentence} */
function moving({ view, table, me }, about) {
  const mover = about.seats?.[0] ?? view.active;
  return { key: you(mover === me, `tavern.window.step.${stepWord(about.step ?? view.step)}`), data: { name: who(view, table, mover) }, card: null, by: mover };
}

/** Drinks that are about to be drunk, or their halves.
 * @param {Board} board
 * @param {About} about
 * @returns {WindowSentence} */
function drinking(board, about) {
  const { view, table, me } = board;
  const drinks = drinksOnStack(board);
  const own = drinks.find((drink) => drink.drinker === me);
  const one = own ?? drinks[0];
  if (!one) return { key: "tavern.window.drinks", data: {}, ...named(about) };
  const data = { name: who(view, table, one.drinker), drink: drinkTitle(one), numbers: drinkNumbers(one), names: whoAll(view, table, drinks.map((drink) => drink.drinker)) };
  if (about.window === "halves") return { key: "tavern.window.halves", data, card: one.cards[0], by: one.revealer };
  return { key: you(own !== undefined, drinks.length > 1 ? "tavern.window.drinks.all" : "tavern.window.drinks.one"), data, card: one.cards[0], by: one.drinker };
}

/** @param {Board} board
 * @param {About} about
 * @returns {WindowSentence} */
function paying(board, about) {
  const { view, table, me } = board;
  const dues = view.stack.flatMap((item) => (isPlay(item) ? [] : [item.dues ?? []])).findLast((all) => all.length > 0) ?? [];
  const due = dues.find((one) => one.seat === me) ?? dues[0];
  if (!due) return { key: "tavern.window.payment.gold", data: {}, ...named(about) };
  const data = { name: who(view, table, due.seat), n: due.amount, to: purseName(board, due.to), names: whoAll(view, table, dues.map((one) => one.seat)) };
  if (due.seat === me) return { key: "tavern.window.payment.you", data, ...named(about) };
  return { key: dues.length > 1 ? "tavern.window.payment.several" : "tavern.window.payment", data, ...named(about) };
}

/** What each window is about. @type {{[window: string]: (board: Board, about: About) => WindowSentence}} */
export const WINDOW_SENTENCES = {
  ...WINDOWS,
  phase: moving,
  round_turn: moving,
  played,
  drinks: drinking,
  halves: drinking,
  event: ({ view, table, me }, about) => ({ key: you(about.by === me, "tavern.window.event"), data: { name: who(view, table, about.by ?? view.active), card: about.card }, ...named(about) }),
  ante: ofSeats("tavern.window.ante"),
  payment: paying,
  hurt: (board, about) => ofSeats(about.card ? "tavern.window.hurt" : "tavern.window.hurt.alone")(board, about),
  won: ofPot("tavern.window.won"),
  collect: ofPot("tavern.window.collect"),
  happened: (board, about) => ({ ...ofSeats("tavern.window.happened")(board, about), by: about.seats?.[0] ?? null }),
  champions: ofSeats("tavern.window.champions"),
  loss: ofSeats("tavern.window.loss"),
  about_to_lose: (board, about) => lastChance(board, about.seats ?? []),
};

/**
 * @param {Board} board
 * @param {About} about
 * @returns {WindowSentence}
 */
export const windowSentence = (board, about) => WINDOW_SENTENCES[about.window ?? ""]?.(board, about) ?? { key: "tavern.window.something", data: {}, ...named(about) };

/** Those who had a last chance and, as things stand, no longer go out: a token or a card has saved them.
 * @param {Board} board
 * @param {Seat[]} seats
 * @returns {Seat[]} */
export function savedOf(board, seats) {
  const { view } = board;
  if (!view.forecast) return []; // nothing is known
  const going = goingOut(forecastOf(board));
  return seats.filter((seat) => !going.some((other) => other === seat || sameTeam(view, other, seat)));
}

/** Who is about to go out, or no longer.
 * @param {Board} board
 * @param {Seat[]} seats  Whom the window was opened for.
 * @returns {WindowSentence} */
function lastChance(board, seats) {
  const mine = (/** @type {Seat} */ seat) => isMine(board, seat);
  const saved = savedOf(board, seats);
  const going = seats.filter((seat) => !saved.includes(seat));
  const names = (/** @type {Seat[]} */ of) => list([...new Set(of.filter((seat) => !mine(seat)).map((seat) => whose(board, seat)))]);
  const others = names(going);
  const own = isInTeam(board) ? "team" : "you";
  const by = seats.some(mine) ? board.me : (seats[0] ?? null);
  const say = (/** @type {string} */ key, /** @type {string} */ of) => ({ key, data: { names: of }, card: null, by });
  if (going.some(mine)) return say(`tavern.window.last.${own}${others ? "_too" : ""}`, others);
  if (saved.some(mine)) return say(`tavern.window.last.saved.${own}${others ? "_but" : ""}`, others);
  return going.length ? say("tavern.window.last", others) : say("tavern.window.last.saved", names(saved));
}

/** The end of a key: the step before or after a Phase, or a turn in a Round. @param {string} step */
const stepWord = (step) => (/^(discard|action|order|drink)_(before|after)$/.test(step) ? step : "round_turn");

/**
 * Somebody has played a card: on whom, on whose Drink, on which card.
 * @param {Board} board
 * @param {About} about
 * @returns {WindowSentence}
 */
function played(board, about) {
  const { view, table, me } = board;
  const item = view.stack.findLast((one) => isPlay(one) && one.card === about.card);
  const by = about.by ?? (item && isPlay(item) ? item.seat : view.active);
  const mine = by === me;
  /** @type {{[name: string]: any}} */
  const data = { name: who(view, table, by), card: about.card };
  /** @param {string} key
   * @returns {WindowSentence} */
  const say = (key) => ({ key: mine ? `${key}.you` : key, data, card: about.card ?? null, by });
  if (!item || !isPlay(item)) return say("tavern.window.played");
  const answered = item.answers ? view.stack.find((one) => isPlay(one) && one.card === item.answers) : null;
  if (answered && isPlay(answered)) {
    data.other = item.answers;
    data.target = who(view, table, answered.seat);
    return say(answered.seat === me && !mine ? "tavern.window.played.answers.yours" : "tavern.window.played.answers");
  }
  const drink = item.drink === undefined ? undefined : drinksOnStack(board)[item.drink];
  const target = item.target;
  if (target !== undefined) {
    data.target = who(view, table, target);
    if (target === me && !mine) return say("tavern.window.played.on.yours");
    return say(target === by ? "tavern.window.played" : "tavern.window.played.on");
  }
  if (drink) {
    data.target = who(view, table, drink.drinker);
    if (drink.drinker === me && !mine) return say("tavern.window.played.drink.yours");
    return say(drink.drinker === by ? "tavern.window.played.drink.own" : "tavern.window.played.drink");
  }
  if (!mine && (item.hits ?? []).some((hit) => hit.seat === me)) return say("tavern.window.played.hits.yours");
  return say("tavern.window.played");
}
