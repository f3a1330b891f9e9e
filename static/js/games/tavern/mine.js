/**
 * @file The cards that I may play from: my hand, and what lies open before me and my teammates.
 */
import { playableFlag, playableOf } from "./mechanics/registry.js";
import { titleOf } from "./texts.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Seat} Seat */

/** Me and my teammates. @param {View} view
 * @returns {Seat[]} */
const ours = (view) => (view.you === null ? [] : view.parties[view.seats[view.you].party].seats);

/** @param {View} view
 * @returns {string[]} */
export const myCards = (view) => (view.you === null ? [] : [...view.hand, ...ours(view).flatMap((seat) => playableOf(view, seat))]);

/** Key of what is read out of a card that lies open. @param {View} view
 * @param {string} card */
export const flagOf = (view, card) => ours(view).map((seat) => playableFlag(view, seat, card)).find(Boolean) ?? "";

/** The cards that I may play from, each with the name by which `discard` calls it: a further copy is `Title (2)`.
 * @param {import("./types.js").Board} board
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

/** The card of mine that an answer names.
 * @param {import("./types.js").Board} board
 * @param {string} title */
export const cardOf = ({ view }, title) => myCards(view).find((card) => titleOf(card) === title) ?? null;
