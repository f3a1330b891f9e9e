/**
 * @file Whom an event is about, as a sentence names them; and an event without its card.
 */

/** @param {import("../types.js").Event} event */
export const who = (event) => ({ seat: event.seat });

/** The event without its card, for a sentence that names the card itself: so it goes to the latest line, not to the line of that card.
 * @param {import("../types.js").Event} event */
export const alone = (event) => ({ ...event, card: undefined });
