/**
 * @file A sentence of the tavern's story in words: with buttons for players and cards, or plain, to be read out.
 */
import { html } from "htm/preact";
import { keepPunctuation } from "../../board/punctuation.js";
import { list, num, rich, t } from "../../i18n.js";
import { CardChip } from "./card-face.js";
import { cardName, cardQuoted, seatName } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./story.js").Sentence} Sentence */
/** @typedef {import("./story.js").Line} Line */
/** @typedef {import("./story.js").Thing} Thing */

/** Who sits there; -1 is nobody. @param {Board} board
 * @param {Seat|string} seat */
const name = (board, seat) => (typeof seat === "number" && seat < 0 ? t("tavern.nobody") : seatName(board.view, board.table, seat));

/**
 * @param {Sentence} sentence
 * @param {Board} board
 * @returns {string}
 */
export const plain = (sentence, board) => t(sentence.key, Object.fromEntries(Object.entries(sentence.data).map(([key, thing]) => [key, plainThing(thing, board)])));

/** A whole line, read out.
 * @param {Line} line
 * @param {Board} board */
export const plainLine = (line, board) => [line.head, ...line.parts].map((sentence) => plain(sentence, board)).join(" ");

/**
 * @param {Thing} thing
 * @param {Board} board
 * @returns {string|number}
 */
function plainThing(thing, board) {
  if (typeof thing !== "object") return thing;
  if ("seat" in thing) return name(board, thing.seat);
  if ("seats" in thing) return list(thing.seats.map((seat) => name(board, seat)));
  if ("card" in thing) return cardQuoted(thing.card);
  if ("cards" in thing) return list(thing.cards.map(cardQuoted));
  if ("change" in thing) return t("log.change.spoken", { was: thing.change[0], value: thing.change[1] });
  if ("purse" in thing) return purse(thing.purse, board);
  if ("pairs" in thing) return list(thing.pairs.map(([a, b]) => t("tavern.log.pair", { a: name(board, a), b: name(board, b) })));
  return list(thing.scores.map(([seat, score]) => `${name(board, seat)} ${num(score)}`));
}

/** @param {Seat|"inn"|"pot"} of
 * @param {Board} board */
const purse = (of, board) => (typeof of === "number" ? name(board, of) : t(`tavern.purse.${of}`));

/** @param {{sentence: Sentence, board: Board}} props */
export function Say({ sentence, board }) {
  const data = Object.fromEntries(Object.entries(sentence.data).map(([key, thing]) => [key, richThing(thing, board)]));
  return html`${keepPunctuation(ended(rich(sentence.key, data).flat()))}`;
}

/** A title that ends with a mark of its own needs no full stop after it.
 * @param {any[]} parts */
export const ended = (parts) => parts.map((part, i) => (typeof part === "string" && part.startsWith(".") && endsItself(parts[i - 1]?.props?.card) ? part.slice(1) : part));

/** @param {string|undefined} card */
const endsItself = (card) => card !== undefined && /[.!?…]$/.test(cardName(card));

/**
 * @param {Thing} thing
 * @param {Board} board
 * @returns {any}
 */
function richThing(thing, board) {
  if (typeof thing !== "object") return thing;
  if ("seat" in thing) return person(thing.seat, board);
  if ("seats" in thing) return listed(thing.seats.map((seat) => person(seat, board)));
  if ("card" in thing) return html`<${CardChip} card=${thing.card} onPress=${() => board.open.card(thing.card)} />`;
  if ("cards" in thing) return listed(thing.cards.map((card) => html`<${CardChip} card=${card} onPress=${() => board.open.card(card)} />`));
  if ("purse" in thing) return typeof thing.purse === "number" ? person(thing.purse, board) : purse(thing.purse, board);
  if ("scores" in thing) return thing.scores.map(([seat, score], i) => html`${i ? ", " : ""}${person(seat, board)} <b class="num">${num(score)}</b>`);
  if ("pairs" in thing) return listed(thing.pairs.map(([a, b]) => html`${person(a, board)} → ${person(b, board)}`));
  const [was, value] = thing.change;
  return html`<b class="change"><span aria-hidden="true">${t("log.change", { was, value })}</span><span class="visually-hidden">${t("log.change.spoken", { was, value })}</span></b>`;
}

/** With commas between. @param {any[]} items */
const listed = (items) => items.flatMap((item, i) => (i ? [", ", item] : [item]));

/** @param {Seat|string} seat
 * @param {Board} board */
function person(seat, board) {
  if (typeof seat === "string") return html`<${CardChip} card=${seat} onPress=${() => board.open.card(seat)} />`;
  if (seat < 0) return html`<b>${name(board, seat)}</b>`;
  return html`<button type="button" class=${`log-link${seat === board.me ? " is-me" : ""}`} onClick=${() => board.open.seat(seat)}>${name(board, seat)}</button>`;
}
