/**
 * @file The log as a story: events in, lines out, grouped by hand and turn. A line holds keys and data; words are made when it is drawn.
 *
 * Who owns a die is not in every event, so the dice are followed from the deal on (docs/protocol.md, Events).
 */
import { kindOf } from "./dwarves.js";
import { readPlace } from "./words.js";

/** @typedef {import("../../types.js").Event} Event */
/** @typedef {import("../../types.js").Seat} Seat */
/** @typedef {import("../../types.js").CardId} CardId */
/** @typedef {import("../../types.js").DieId} DieId */

/** What may stand in a sentence besides numbers and words.
 * @typedef {{seat: Seat} | {seats: Seat[]} | {card: CardId} | {die: DieId} | {place: string} | {change: [number, number]} | number | string} Thing */

/** @typedef {{key: string, data: {[name: string]: Thing}, n: number, icon?: string}} Sentence  `n`: the event that it tells. */

/**
 * @typedef {object} Line
 * @property {number} n  Event that began it.
 * @property {number} last  Event that ended it.
 * @property {Seat|null} seat  Whose banner stands before it.
 * @property {string|null} mark  Drawing instead of a banner.
 * @property {Sentence} head
 * @property {Sentence[]} parts
 * @property {CardId|null} card  Card that it is about.
 * @property {boolean} turn  Begins the resolving of a seat's card.
 */

/** @typedef {{hand: number, turns: {turn: number, lines: Line[]}[]}} Chapter */

/**
 * @param {Event[]} events
 * @param {number} seats  How many play.
 * @param {Seat|null} me
 * @returns {Chapter[]}
 */
export function tell(events, seats, me) {
  const teller = new Teller(seats, me);
  for (const event of events) teller.take(event);
  return teller.chapters;
}

/** Steps with a sentence of their own for "nothing could be done". */
const SKIPPED = new Set(["drink-theirs", "drink-own", "drink-attached", "bonus", "cheater", "gift", "gift-all", "bully", "passed-out", "reroll-own", "steal"]);

/** All lines of all chapters.
 * @param {Chapter[]} chapters
 * @returns {Line[]} */
export const allLines = (chapters) => chapters.flatMap((chapter) => chapter.turns.flatMap((turn) => turn.lines));

/** An event of a kind.
 * @template {keyof import("./wire.js").Events} Kind
 * @typedef {{n: number, kind: Kind} & import("./wire.js").Events[Kind]} Told */

/** How kinds of event are told. @typedef {{[Kind in keyof import("./wire.js").Events]?: (story: Teller, event: Told<Kind>) => void}} Tellings */

/** @type {Tellings & {rules_changed: (story: Teller, event: Event) => void}} */
const TELLINGS = {
  deal: (story, event) => story.deal(event),
  late: (story, event) => story.begin(event, null, "i-hourglass", "log.late", { names: { seats: event.seats } }),
  backed(story, event) {
    story.begin(event, event.by, null, story.voice("log.backed", event.by), { by: { seat: event.by }, who: { seat: event.seat } });
    if (event.card) story.add(event, "log.backed.card", { card: { card: event.card } });
  },
  committed: (story, event) => story.committed(event),
  passed(story, event) {
    story.line = null;
    story.turn(event.turn);
  },
  starts(story, event) {
    story.column = event.turn;
    if (story.lastTurn()?.turn !== event.turn) story.turn(event.turn);
    return story.begin(event, null, "lamp", story.voice("log.starts", event.seat), { who: { seat: event.seat }, card: { card: event.card } }, event.card);
  },
  reveal: (story, event) => story.reveal(event),
  luck: (story, event) => story.add(event, story.voice("log.luck", event.seat), { who: { seat: event.seat } }),
  roll: (story, event) => story.change(event),
  raised: (story, event) => story.change(event),
  lowered: (story, event) => story.change(event),
  moved(story, event) {
    for (const at of story.dice.values()) {
      if (at.column === event.column) at.seat = (at.seat + (event.direction === "left" ? 1 : story.seats - 1)) % story.seats;
    }
    return story.add(event, `log.moved.${event.direction}`, {});
  },
  traded: (story, event) => story.traded(event),
  cheated: (story, event) => story.add(event, story.voice("log.cheated", event.seat), { who: { seat: event.seat }, card: { card: event.card }, took: { card: event.took } }),
  turned_down(story, event) {
    const owner = readPlace(event.place)[0];
    return story.add(event, "log.turned_down", { victim: { card: event.victim }, owner: { seat: owner } });
  },
  dice_traded: (story, event) => story.diceTraded(event),
  fight(story, event) {
    const fighting = event.dice.filter((die) => die !== null).length;
    story.add(event, "log.fight", { n: fighting });
    if (event.ignored.length) story.add(event, "log.fight.ignored", { names: { seats: event.ignored } });
  },
  fight_won(story, event) {
    if (event.seats.length === 0) return story.add(event, "log.fight.nobody", {});
    if (event.seats.length > 1) return story.add(event, "log.fight.shared", { names: { seats: event.seats }, value: event.value }, "crown");
    return story.add(event, story.voice("log.fight.won", event.seats[0]), { who: { seat: event.seats[0] }, value: event.value }, "crown");
  },
  not_raised: (story, event) => story.add(event, story.voice("log.not_raised", event.seat), { who: { seat: event.seat } }),
  ignored: (story, event) => story.add(event, story.voice("log.ignored", event.seat), { who: { seat: event.seat }, by: { seat: event.by } }),
  skipped: (story, event) => story.add(event, `log.skipped.${SKIPPED.has(event.step) ? event.step : "other"}`, {}, "i-barred"),
  forced: (story, event) => story.add(event, forcedKey(event.value), { what: thing(event.value) }),
  sip: (story, event) => story.sip(event),
  resolved: (story, event) => story.add(event, `log.later.${kindOf(event.card)}`, {}, "i-hourglass"),
  score: (story, event) => story.score(event),
  end: (story, event) => story.end(event),
  rules_changed: (story, event) => story.begin(event, null, "i-warning", "log.rules_changed", {}),
};

class Teller {
  /** @param {number} seats
   * @param {Seat|null} me */
  constructor(seats, me) {
    this.seats = seats;
    this.me = me;
    /** @type {Chapter[]} */
    this.chapters = [];
    /** Where each die lies. @type {Map<DieId, {seat: Seat, column: number|null, value: number}>} */
    this.dice = new Map();
    /** @type {Line|null} */
    this.line = null;
    this.column = 0;
  }

  /** @param {Event} event */
  take(event) {
    /** @type {{[kind: string]: (story: Teller, event: any) => void}} */ (TELLINGS)[event.kind]?.(this, event); // a newer server may say more than this page knows
  }

  /** @param {string} key
   * @param {Seat} seat */
  voice(key, seat) {
    return seat === this.me ? `${key}.you` : key;
  }

  lastTurn() {
    return this.chapters.at(-1)?.turns.at(-1);
  }

  /** @param {number} turn */
  turn(turn) {
    if (!this.chapters.length) this.chapters.push({ hand: 0, turns: [] });
    this.chapters[this.chapters.length - 1].turns.push({ turn, lines: [] });
    this.line = null;
  }

  /**
   * Begin a new line.
   * @param {Event} event
   * @param {Seat|null} seat
   * @param {string|null} mark
   * @param {string} key
   * @param {{[name: string]: Thing}} data
   * @param {CardId|null} [card]
   */
  begin(event, seat, mark, key, data, card = null) {
    if (!this.lastTurn()) this.turn(1);
    this.line = { n: event.n, last: event.n, seat, mark, head: { key, data, n: event.n }, parts: [], card, turn: false };
    this.lastTurn()?.lines.push(this.line);
  }

  /**
   * Add a sentence to the line.
   * @param {Event} event
   * @param {string} key
   * @param {{[name: string]: Thing}} data
   * @param {string} [icon]
   */
  add(event, key, data, icon) {
    if (!this.line) this.begin(event, null, "i-dice", key, data);
    else {
      this.line.last = event.n;
      this.line.parts.push({ key, data, icon, n: event.n });
    }
  }

  /** @param {Told<"deal">} event */
  deal(event) {
    this.chapters.push({ hand: event.hand, turns: [] });
    this.turn(1);
    this.dice.clear();
    for (const [die, value] of Object.entries(event.dice)) {
      this.dice.set(die, { seat: Number(die.split(".")[0]), column: null, value });
    }
    this.begin(event, null, "i-dice", "log.deal", {});
    this.line = null;
  }

  /** @param {Told<"committed">} event */
  committed(event) {
    event.dice.forEach((die, seat) => {
      const at = this.dice.get(die);
      if (at) Object.assign(at, { seat, column: event.turn });
    });
    this.begin(event, null, "back", "log.committed", {});
    if (event.card && this.me !== null) {
      const die = event.dice[this.me];
      this.add(event, "log.committed.own", { card: { card: event.card }, die: { die }, value: this.dice.get(die)?.value ?? 0 });
    }
    this.line = null;
  }

  /** @param {Told<"reveal">} event */
  reveal(event) {
    const own = event.own ? ".own" : "";
    const key = this.voice(`log.reveal.${event.via}${own}`, event.seat);
    this.begin(event, event.seat, null, key, { who: { seat: event.seat }, card: { card: event.card } }, event.card);
    if (this.line && event.via === "turn") this.line.turn = true;
  }

  /** @param {Told<"roll" | "raised" | "lowered">} event */
  change(event) {
    const at = this.dice.get(event.die);
    if (at) at.value = event.value;
    const owner = at?.seat ?? null;
    const data = { die: { die: event.die }, change: /** @type {Thing} */ ({ change: [event.was, event.value] }) };
    if (owner === null) this.add(event, "log.die.nobodys", data, "i-dice");
    else this.add(event, "log.die", { owner: { seat: owner }, ...data }, event.kind === "roll" ? "i-dice" : event.kind === "raised" ? "i-up" : "i-down");
  }

  /** @param {Told<"traded">} event */
  traded(event) {
    const [fromSeat, fromColumn] = readPlace(event.from);
    const [toSeat, toColumn] = readPlace(event.to);
    for (const at of this.dice.values()) {
      if (at.seat === fromSeat && at.column === fromColumn) Object.assign(at, { seat: toSeat, column: toColumn });
      else if (at.seat === toSeat && at.column === toColumn) Object.assign(at, { seat: fromSeat, column: fromColumn });
    }
    const other = { seat: toSeat };
    if (toSeat === fromSeat) return this.add(event, event.takes ? "log.traded.own" : "log.traded.own_hidden", event.takes ? { takes: { card: event.takes } } : { column: toColumn });
    if (event.takes) return this.add(event, this.voice("log.traded", toSeat), { other, takes: { card: event.takes } });
    return this.add(event, this.voice("log.traded.hidden", toSeat), { other, column: toColumn });
  }

  /** @param {Told<"dice_traded">} event */
  diceTraded(event) {
    const a = this.dice.get(event.a);
    const b = this.dice.get(event.b);
    if (!a || !b) return this.add(event, "log.dice_traded.nobodys", { a: { die: event.a }, b: { die: event.b } });
    const data = {
      a: { die: event.a }, av: a.value, ao: { seat: a.seat },
      b: { die: event.b }, bv: b.value, bo: { seat: b.seat },
    };
    this.dice.set(event.a, { ...b, value: a.value });
    this.dice.set(event.b, { ...a, value: b.value });
    return this.add(event, "log.dice_traded", data);
  }

  /** @param {Told<"sip">} event */
  sip(event) {
    const sips = event.seats.filter((seat) => !event.water.includes(seat));
    if (sips.length) this.add(event, "log.sip", { names: { seats: sips } }, "mug");
    if (event.water.length) this.add(event, "log.water", { names: { seats: event.water } }, "mug-water");
  }

  /** @param {Told<"score">} event */
  score(event) {
    this.begin(event, null, "i-trophy", "log.score", { hand: event.hand });
    event.seats.forEach((line, seat) => {
      this.add(event, "log.score.line", { who: { seat }, score: line.score, sum: line.sum, bonus: line.score - line.sum });
    });
    this.line = null;
  }

  /** @param {Told<"end">} event */
  end(event) {
    const points = Math.max(...event.totals);
    if (event.winners.length > 1) this.begin(event, null, "crown", "log.end.shared", { names: { seats: event.winners }, points });
    else this.begin(event, event.winners[0], null, this.voice("log.end", event.winners[0]), { who: { seat: event.winners[0] }, points });
    this.line = null;
  }
}

/** A value of an answer as a thing in a sentence.
 * @param {any} value
 * @returns {Thing} */
function thing(value) {
  const text = String(value);
  if (text.includes(".")) return { die: text };
  if (text.includes(":")) return { place: text };
  if (text.includes("/")) return { card: text };
  return text;
}

/** @param {any} value */
function forcedKey(value) {
  const what = thing(value);
  if (typeof what !== "object") return "log.forced";
  return "die" in what ? "log.forced.die" : "place" in what ? "log.forced.place" : "log.forced.card";
}
