/**
 * @file The log as a story: events in, lines out, grouped by turn. A line holds keys and data; words are made when it is drawn.
 *
 * A card is one line: who plays it, then what it does, however much is answered in between; the answers are lines of their own below it.
 * Numbers come as before and after. That somebody has passed a window is never told. How a kind of event is told stands in `tellings/`, or
 * with its mechanic.
 */
import { TELLINGS as OF_MECHANICS } from "./mechanics/registry.js";
import { CARDS } from "./tellings/cards.js";
import { DRINKS } from "./tellings/drinks.js";
import { GAMBLING } from "./tellings/gambling.js";
import { NUMBERS } from "./tellings/numbers.js";
import { PEOPLE } from "./tellings/people.js";

/** @typedef {import("./types.js").Event} Event */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").CardId} CardId */

/** What may stand in a sentence besides numbers and words.
 * @typedef {{seat: Seat|CardId} | {seats: Seat[]} | {card: CardId} | {cards: CardId[]} | {change: [number, number]} | {purse: Seat|"inn"|"pot"} | {scores: [Seat, number][]} | {pairs: [Seat, Seat][]} | number | string} Thing */

/** `n`: the latest event that it tells.
 * @typedef {{key: string, data: {[name: string]: Thing}, n: number, icon?: string, secret?: boolean}} Sentence  `secret`: only the reader knows. */

/**
 * @typedef {object} Line
 * @property {number} n  Event that began it.
 * @property {Seat|null} seat  Whose medal stands before it.
 * @property {string|null} drawing  Instead of a medal.
 * @property {number} depth  How deep in answers to answers.
 * @property {Sentence} head
 * @property {Sentence[]} parts
 */

/** @typedef {{turn: number, seat: Seat|null, lines: Line[]}} Chapter */

/** Kinds of event without a sentence of their own. Other events tell them (a payment: the Gold that moves; a Drink not drunk: the card that
 * Ignored it); passes are never told.
 * @type {ReadonlySet<string>} */
export const UNTOLD = new Set(["finished", "said_pass", "due", "must_ante", "not_drunk"]);

/**
 * @param {Event[]} events
 * @returns {Chapter[]}
 */
export function tell(events) {
  const teller = new Teller();
  for (const event of events) teller.take(event);
  return teller.chapters;
}

/** All lines of all turns.
 * @param {Chapter[]} chapters
 * @returns {Line[]} */
export const allLines = (chapters) => chapters.flatMap((chapter) => chapter.lines);

/** Number of the latest event that a line tells.
 * @param {Line} line */
export const lastOf = (line) => Math.max(line.n, line.head.n, ...line.parts.map((part) => part.n));

/** An event of the server itself. @param {Teller} story
 * @param {Event} event */
const rulesChanged = (story, event) => story.begin(event, "log.rules_changed", {}, { drawing: "s-danger" });

/** How each kind of event is told. @type {{[kind: string]: (story: Teller, event: any) => void}} */
export const TELLINGS = { rules_changed: rulesChanged, ...CARDS, ...NUMBERS, ...GAMBLING, ...DRINKS, ...PEOPLE, ...OF_MECHANICS };

export class Teller {
  constructor() {
    /** @type {Chapter[]} */
    this.chapters = [];
    /** The line for effects that belong to no card on the stack. @type {Line|null} */
    this.base = null;
    /** Cards that are being played, the latest last. @type {{card: CardId, seat: Seat, line: Line}[]} */
    this.stack = [];
    /** Who has just discarded, and the line that says so: it also tells what they draw. @type {{seat: Seat, line: Line}|null} */
    this.discarding = null;
  }

  /** @param {Event} event */
  take(event) {
    if (UNTOLD.has(event.kind)) {
      if (event.kind === "finished") this.finished(event);
      return;
    }
    if (event.kind !== "drew" && event.kind !== "shuffled") this.discarding = null;
    TELLINGS[event.kind]?.(this, event); // a newer server may say more than this page knows
  }

  /**
   * Begin a new line. Without a depth it is what later effects belong to.
   * @param {Event} event
   * @param {string} key
   * @param {{[name: string]: Thing}} data
   * @param {{seat?: Seat, drawing?: string, depth?: number}} how
   * @returns {Line}
   */
  line(event, key, data, { seat, drawing, depth = 0 }) {
    if (!this.chapters.length) this.chapters.push({ turn: 0, seat: null, lines: [] });
    /** @type {Line} */
    const line = { n: event.n, seat: seat ?? null, drawing: drawing ?? null, depth, head: { key, data, n: event.n }, parts: [] };
    this.chapters[this.chapters.length - 1].lines.push(line);
    return line;
  }

  /** @param {Event} event
   * @param {string} key
   * @param {{[name: string]: Thing}} data
   * @param {{seat?: Seat, drawing?: string}} how */
  begin(event, key, data, how) {
    this.base = this.line(event, key, data, how);
  }

  /** A line with a drawing, or a part of the card that brings it about.
   * @param {Event} event
   * @param {string} key
   * @param {{[name: string]: Thing}} data
   * @param {string} drawing */
  began(event, key, data, drawing) {
    if (this.stack.length) this.add(event, key, data, drawing);
    else this.begin(event, key, data, { drawing });
  }

  /** The line that a card's effect belongs to: the latest on the stack with that card, else the latest card's, else `base`.
   * @param {CardId|undefined} card */
  place(card) {
    return (card ? this.stack.findLast((play) => play.card === card) : undefined)?.line ?? this.stack.at(-1)?.line ?? this.base;
  }

  /**
   * Add a sentence to the line it belongs to.
   * @param {Event} event
   * @param {string} key
   * @param {{[name: string]: Thing}} data
   * @param {string} [icon]
   */
  add(event, key, data, icon) {
    const line = this.place(event.card);
    if (!line) this.begin(event, key, data, icon ? { drawing: icon } : event.seat >= 0 ? { seat: event.seat } : { drawing: "e-card" });
    else line.parts.push({ key, data, icon, n: event.n });
  }

  /**
   * Add a sentence about a seat (`names`), or add the seat to the sentence before if that says the same; with several seats the key ends in `.each`.
   * @param {Event} event
   * @param {string} key
   * @param {Seat} seat
   * @param {{[name: string]: Thing}} data
   * @param {string} [icon]
   */
  merged(event, key, seat, data, icon) {
    const before = this.place(event.card)?.parts.at(-1);
    const names = /** @type {{seats: Seat[]}|undefined} */ (before?.data.names);
    const same = (/** @type {string} */ one) => JSON.stringify(before?.data[one]) === JSON.stringify(data[one]);
    if (before && names && (before.key === key || before.key === `${key}.each`) && Object.keys(data).every(same)) {
      before.key = `${key}.each`;
      before.data = { ...before.data, names: { seats: [...names.seats, seat] } };
      before.n = event.n;
    } else this.add(event, key, { ...data, names: { seats: [seat] } }, icon);
  }

  /** What only the player who has looked may read. @param {Event} event */
  seen(event) {
    const line = this.place(event.card);
    if (event.cards && line) line.parts.push({ key: "tavern.log.seen.own", data: { cards: { cards: event.cards } }, n: event.n, secret: true });
  }

  /** @param {Event} event */
  finished(event) {
    const at = this.stack.findLastIndex((play) => play.card === event.card && play.seat === event.seat);
    if (at >= 0) this.stack.length = at;
  }
}
