/**
 * @file A sentence of the story in words: with buttons for players and cards, or plain, to be read out.
 */
import { html } from "htm/preact";
import { keepPunctuation } from "../../board/punctuation.js";
import { rich, t } from "../../i18n.js";
import { Icon, Mark, Mug } from "../../ui/art.js";
import { Banner } from "./art.js";
import { cardText } from "./dwarves.js";
import { cardAt, cardWord, dieWord, sidesOf, who, whoAll } from "./words.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("./story.js").Sentence} Sentence */
/** @typedef {import("./story.js").Line} Line */
/** @typedef {import("./story.js").Thing} Thing */
/** @typedef {{seat: (seat: number) => void, card: (card: string) => void}} Open  What a press on a name or a card opens. */

/**
 * @param {Sentence} sentence
 * @param {View} view
 * @returns {string}
 */
export function plain(sentence, view) {
  const data = Object.fromEntries(Object.entries(sentence.data).map(([name, thing]) => [name, plainThing(thing, view)]));
  return t(sentence.key, data);
}

/** A whole line, read out.
 * @param {Line} line
 * @param {View} view */
export const plainLine = (line, view) => [line.head, ...line.parts].map((sentence) => plain(sentence, view)).join(" ");

/**
 * @param {Thing} thing
 * @param {View} view
 * @returns {string|number}
 */
function plainThing(thing, view) {
  if (typeof thing !== "object") return thing;
  if ("seat" in thing) return who(view, thing.seat);
  if ("seats" in thing) return whoAll(view, thing.seats);
  if ("card" in thing) return cardWord(thing.card);
  if ("die" in thing) return dieWord(sidesOf(thing.die));
  if ("change" in thing) return t("log.change.spoken", { was: thing.change[0], value: thing.change[1] });
  const card = cardAt(view, thing.place)?.card;
  return card ? cardWord(card) : t("resolve.where.face_down");
}

/**
 * @param {object} props
 * @param {Sentence} props.sentence
 * @param {View} props.view
 * @param {Open} [props.open]  Without it names and cards are words only.
 */
export function Say({ sentence, view, open }) {
  const data = Object.fromEntries(Object.entries(sentence.data).map(([name, thing]) => [name, richThing(thing, view, open)]));
  return html`${keepPunctuation(rich(sentence.key, data))}`;
}

/**
 * @param {Thing} thing
 * @param {View} view
 * @param {Open|undefined} open
 * @returns {any}
 */
function richThing(thing, view, open) {
  if (typeof thing !== "object") return thing;
  if ("seat" in thing) return person(thing.seat, view, open);
  if ("seats" in thing) return peopleList(thing.seats, view, open);
  if ("card" in thing) return cardButton(thing.card, open);
  if ("die" in thing) return html`<span class="change">${dieWord(sidesOf(thing.die))}</span>`;
  if ("change" in thing) {
    const [was, value] = thing.change;
    return html`<b class="change"><span aria-hidden="true">${t("log.change", { was, value })}</span><span class="visually-hidden">${t("log.change.spoken", { was, value })}</span></b>`;
  }
  const card = cardAt(view, thing.place)?.card;
  return card ? cardButton(card, open) : t("resolve.where.face_down");
}

/**
 * @param {number} seat
 * @param {View} view
 * @param {Open|undefined} open
 */
function person(seat, view, open) {
  const name = who(view, seat);
  if (!open) return html`<b>${name}</b>`;
  return html`<button type="button" class="log-link" onClick=${() => open.seat(seat)}>${name}</button>`;
}

/**
 * @param {number[]} seats
 * @param {View} view
 * @param {Open|undefined} open
 */
function peopleList(seats, view, open) {
  if (!open) return [html`<b>${whoAll(view, seats)}</b>`];
  return seats.map((seat, i) => html`${i ? ", " : ""}${person(seat, view, open)}`);
}

/**
 * @param {string} card
 * @param {Open|undefined} open
 */
function cardButton(card, open) {
  if (!open) return html`<b>${cardWord(card)}</b>`;
  return html`<button type="button" class="log-link" aria-label=${t("log.open_card", { title: cardText(card).title })} onClick=${() => open.card(card)}>${cardWord(card)}</button>`;
}

/** What stands before a line: the banner of who acts, or a drawing.
 * @param {{line: Line, view: View}} props */
export function LineMark({ line, view }) {
  if (line.seat !== null) return html`<${Banner} dwarf=${view.seats[line.seat].dwarf} />`;
  return html`<${SentenceIcon} name=${line.mark ?? "i-info"} />`;
}

/** @param {{name: string}} props */
function SentenceIcon({ name }) {
  if (name === "mug" || name === "mug-water") return html`<${Mug} water=${name === "mug-water"} />`;
  if (name.startsWith("i-")) return html`<${Icon} name=${name.slice(2)} />`;
  return html`<${Mark} name=${name} />`;
}

