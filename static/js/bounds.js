/**
 * @file Bounds of numbers and texts. All come from the server: no page has bounds of its own.
 */

/** @type {import("./types.js").Bounds|null} */
let said = null;

/** @param {import("./types.js").Bounds} bounds */
export const startBounds = (bounds) => (said = bounds);

/** @returns {import("./types.js").Bounds} */
export function bounds() {
  if (!said) throw new Error("the page was not told its bounds");
  return said;
}

/** Least and greatest value of an option of a game, or of its `seats`.
 * @param {string} game
 * @param {string} name
 * @returns {import("./types.js").Range} */
export const boundsOf = (game, name) => bounds().games[game][name];
