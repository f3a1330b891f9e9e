/**
 * @file What numbers and texts may be, as the server says: no page states a bound of its own.
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

/** Least and most of an option of a game, or of its `seats`.
 * @param {string} game
 * @param {string} name
 * @returns {import("./types.js").Range} */
export const boundsOf = (game, name) => bounds().games[game][name];
