/**
 * @file What a question offers, and for how long its buttons are dead.
 */

/** @typedef {import("../types.js").Options} Options */
/** @typedef {import("../types.js").Json} Json */

/** How long commit buttons do nothing after the question has changed: a press meant for the old one must not answer the new one. */
export const DEAD_MS = 350;

/** @param {Options|undefined} options
 * @returns {Json[]} */
export function choicesOf(options) {
  if (!options) return [];
  if ("one" in options) return options.one;
  if ("some" in options) return options.some;
  return [];
}
