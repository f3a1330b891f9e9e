/**
 * @file Whom an event is about, as a sentence names them.
 */

/** @param {import("../types.js").Event} event */
export const who = (event) => ({ seat: event.seat });
