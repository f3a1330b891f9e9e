/**
 * @file How things on the table are called: players, dice, places, cards. Names are the dwarves'; who plays them stands on their sheet.
 */
import { language, list, num, t } from "../../i18n.js";
import { cardText, dwarfName } from "./dwarves.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Seat} Seat */
/** @typedef {import("../../types.js").DieId} DieId */
/** @typedef {import("../../types.js").Place} Place */
/** @typedef {import("../../types.js").CardId} CardId */
/** @typedef {{die: DieId, sides: 6|8|10, value: number, owner: Seat, column: number|null}} OwnedDie */

/** Sides of a die by its number among the five that a seat is dealt (DDD-SETUP-03). */
const SIDES = /** @type {const} */ ([6, 6, 8, 8, 10]);

/** @param {DieId} die
 * @returns {6|8|10} */
export const sidesOf = (die) => SIDES[Number(die.split(".")[1])];

/** "You" or the dwarf.
 * @param {View} view
 * @param {Seat} seat */
export const who = (view, seat) => (seat === view.viewer ? t("log.you") : dwarfName(view.seats[seat].dwarf));

/** @param {View} view
 * @param {Seat[]} seats */
export const whoAll = (view, seats) => list(seats.map((seat) => who(view, seat)));

/** "d8"
 * @param {number} sides */
export const dieWord = (sides) => t(`kind.die.${sides}`);

/** A card's title as it stands in a sentence.
 * @param {CardId} card */
export const cardWord = (card) => t("log.card", { title: cardText(card).title });

/** Every die with its owner.
 * @param {View} view
 * @returns {OwnedDie[]} */
function allDice(view) {
  return view.seats.flatMap((seat, owner) => seat.dice.map((die) => ({ ...die, owner })));
}

/** @param {View} view
 * @param {DieId} die
 * @returns {OwnedDie|undefined} */
export const findDie = (view, die) => allDice(view).find((one) => one.die === die);

/** Seat and column of a place.
 * @param {Place} place
 * @returns {[Seat, number]} */
export function readPlace(place) {
  const [seat, column] = place.split(":").map(Number);
  return [seat, column];
}

/** @param {View} view
 * @param {Place} place */
export function cardAt(view, place) {
  const [seat, column] = readPlace(place);
  return view.seats[seat]?.places[column - 1];
}

/** What a die lies on: a card's title, "this card", "face down", "free".
 * @param {View} view
 * @param {OwnedDie} die */
export function whereIs(view, die) {
  if (die.column === null) return t("resolve.where.free");
  const place = view.seats[die.owner].places[die.column - 1];
  if (`${die.owner}:${die.column}` === view.revealed) return t("resolve.where.this");
  if (!place?.card) return t("resolve.where.hidden", { column: die.column });
  if (place.state === "down") return t("resolve.where.down");
  return cardText(place.card).title;
}

/** "d8 showing 7"
 * @param {{sides: number, value: number}} die */
export const dieShowing = (die) => t("draft.die_showing", { die: dieWord(die.sides), value: num(die.value) });

/** "1st", "2nd, shared".
 * @param {number[]} totals
 * @param {Seat} seat */
export function placeWord(totals, seat) {
  const place = 1 + totals.filter((total) => total > totals[seat]).length;
  const shared = totals.filter((total) => total === totals[seat]).length > 1;
  const rule = new Intl.PluralRules(language.value, { type: "ordinal" }).select(place);
  return t(`score.place.${rule}${shared ? ".shared" : ""}`, { place });
}

/** Seats with the highest total; all of them if nobody has any points.
 * @param {number[]} totals */
export const leaders = (totals) => totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));
