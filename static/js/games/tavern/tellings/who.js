/**
 * @file Whom an event is about, as a sentence names them; and an event without its card.
 */

/** @param {import("../types.js").Event} event */
export const who = (event) => ({ seat: event.seat });

/** The event without its card, where the sentence names the card itself or goes on about it: it then belongs to the latest line.
 * @param {import("../types.js").Event} event */
export const alone = (event) => ({ ...event, card: undefined });
