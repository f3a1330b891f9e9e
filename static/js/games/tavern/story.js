/**
 * @file The log as a story: events in, lines out, grouped by turn. A line holds keys and data; words are made when it is drawn.
 *
 * A card is one line: who plays it, then what it does, however much is answered in between; the answers are lines of their own below it.
 * Numbers come as before and after. That somebody has passed a window is never told.
 */

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

/** Kinds of event that are told by others: the payment by the Gold that moves, the Drink not drunk by the card that Ignored it; and passes.
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

class Teller {
  constructor() {
    /** @type {Chapter[]} */
    this.chapters = [];
    /** What effects that no card on the stack has belong to. @type {Line|null} */
    this.base = null;
    /** Cards that are being played, the latest last. @type {{card: CardId, seat: Seat, line: Line}[]} */
    this.stack = [];
    /** Who has just thrown cards away, and that line: drawing follows in it. @type {{seat: Seat, line: Line}|null} */
    this.discarding = null;
  }

  /** @param {Event} event */
  take(event) {
    if (UNTOLD.has(event.kind)) {
      if (event.kind === "finished") this.finished(event);
      return;
    }
    if (event.kind !== "drew" && event.kind !== "shuffled") this.discarding = null;
    const who = { seat: event.seat };
    switch (event.kind) {
      case "dealt":
        this.chapters.push({ turn: 0, seat: null, lines: [] });
        return this.begin(event, event.boss_cards ? "tavern.log.dealt.boss" : "tavern.log.dealt", { n: event.boss_cards ?? event.cards, others: event.cards, first: { seat: event.first } }, { drawing: "e-draw" });
      case "turn":
        this.chapters.push({ turn: event.turn, seat: event.seat, lines: [] });
        this.base = null;
        this.stack = [];
        return;
      case "discarded":
        if (event.at_random) return this.add(event, "tavern.log.discarded.random", { who, cards: { cards: event.cards } }, "e-discard");
        this.begin(event, "tavern.log.discarded", { who, cards: { cards: event.cards } }, { seat: event.seat });
        if (this.base) this.discarding = { seat: event.seat, line: this.base };
        return;
      case "drew":
        return this.drew(event);
      case "shuffled":
        return this.add(event, "tavern.log.shuffled", { who, n: event.count });
      case "no_action":
        return this.begin(event, "tavern.log.no_action", { who }, { seat: event.seat });
      case "announced":
        return this.announced(event);
      case "played":
        return this.played(event);
      case "negated":
        return this.add(event, event.by >= 0 ? "tavern.log.negated" : "tavern.log.negated.plain", { by: { seat: event.by } }, "e-negate");
      case "ignored":
        return this.merged(event, "tavern.log.ignored", event.seat, {}, "e-ignore");
      case "redirected":
        return this.add(event, "tavern.log.redirected", { from: { seat: event.from }, to: { seat: event.to } }, "e-redirect");
      case "shared":
        return this.add(event, "tavern.log.shared", { who, with: { seat: event.with }, n: event.amount }, "e-redirect");
      case "fortitude":
      case "alcohol":
        return this.number(event);
      case "gold":
        return this.gold(event);
      case "covered":
        return this.add(event, `tavern.log.covered.${event.how}`, { who, n: event.amount }, "e-ignore");
      case "round_started":
        return this.add(event, "tavern.log.round", { names: { seats: event.inside } }, "t-gambling");
      case "no_ante":
        return this.add(event, "tavern.log.no_ante", { who });
      case "control":
        if (event.seat < 0) return this.add(event, event.winning_hand ? "tavern.log.control.nobody.bound" : "tavern.log.control.nobody", {});
        return this.add(event, event.winning_hand ? "tavern.log.control.bound" : "tavern.log.control", { who }, "s-control");
      case "passed":
        return this.passed(event);
      case "left_round":
        return this.add(event, "tavern.log.left_round", { who }, "s-left");
      case "round_won":
        return this.began(event, "tavern.log.round_won", { who, n: event.pot }, "p-pot");
      case "win_taken":
        return this.add(event, "tavern.log.win_taken", { who, from: { seat: event.from } });
      case "round_goes_on":
        return this.add(event, "tavern.log.round_goes_on", { who }, "t-gambling");
      case "round_over":
        if (event.seat < 0) return this.add(event, "tavern.log.round_over.inn", { n: event.pot }, "p-inn");
        return this.roundOver(event);
      case "ordered":
        return this.ordered(event);
      case "revealed":
        return this.revealed(event);
      case "coin":
        return this.add(event, event.heads ? "tavern.log.coin.heads" : "tavern.log.coin.tails", { card: { card: event.card } });
      case "event_begins":
        if (event.ignored?.length) this.add(event, "tavern.log.event_ignored", { names: { seats: event.ignored } }, "e-ignore");
        return;
      case "event_skipped":
        return this.add(event, `tavern.log.event_skipped.${event.why}`, { card: { card: event.card } });
      case "drink_ignored":
        return this.add(event, "tavern.log.drink_ignored", { who, cards: { cards: event.cards } }, "e-ignore");
      case "drink_changed":
        return this.add(event, "tavern.log.drink_changed", { who: { seat: event.drinker }, change: { change: [event.alcohol - event.change, event.alcohol] } }, "e-chaser");
      case "drink_capped":
        return this.add(event, "tavern.log.drink_capped", { who: { seat: event.drinker }, n: event.most }, "e-chaser");
      case "drink_replaced":
        return this.add(event, "tavern.log.drink_replaced", { who: { seat: event.drinker }, alcohol: event.alcohol }, "e-alc");
      case "drink_as_fortitude":
        return this.add(event, "tavern.log.drink_as_fortitude", { who: { seat: event.drinker } }, "e-fort");
      case "drink_passed":
        return this.add(event, "tavern.log.drink_passed", { to: { seat: event.to }, cards: { cards: event.cards } }, "e-redirect");
      case "split":
        return this.add(event, "tavern.log.split", { who, with: { seat: event.with }, a: event.alcohol, b: event.others_alcohol });
      case "drunk":
        return this.drunk(event);
      case "drinks_also":
        return this.add(event, "tavern.log.drinks_also", { who }, "e-alc");
      case "sobers_up":
        return this.begin(event, "tavern.log.sobers_up", { who }, { seat: event.seat });
      case "drinks_out":
        return this.began(event, "tavern.log.drinks_out", {}, "p-drinkdeck");
      case "drinks_renewed":
        return this.add(event, "tavern.log.drinks_renewed", { n: event.count }, "p-drinkdeck");
      case "copied":
        return this.add(event, "tavern.log.copied", { names: { seats: event.seats } }, "e-alc");
      case "contest":
        return this.add(event, "tavern.log.contest", { names: { seats: event.seats } }, "e-alc");
      case "contest_scores":
        return this.add(event, "tavern.log.contest_scores", { scores: { scores: Object.entries(event.scores).map(([seat, score]) => [Number(seat), Number(score)]) } });
      case "contest_tied":
        return this.add(event, "tavern.log.contest_tied", { names: { seats: event.seats } });
      case "contest_won":
        return this.add(event, "tavern.log.contest_won", { who }, "e-gold");
      case "contest_not_won":
        return this.add(event, "tavern.log.contest_not_won", {});
      case "challenge":
        return this.add(event, event.accepted ? "tavern.log.challenge.accepted" : "tavern.log.challenge.declined", { who });
      case "chose":
        if (event.choice === "tithe" || event.choice === "piety") return this.add(event, `tavern.log.chose.${event.choice}`, { who }, "e-piety");
        if (event.choice === "gain") return this.add(event, "tavern.log.chose.gain", { who, n: event.alcohol });
        if (!["lose", "pay"].includes(event.choice) || event.fortitude === undefined) return this.add(event, `tavern.log.chose.${event.choice === "lose" ? "to_lose" : event.choice}`, { who });
        return this.add(event, event.choice === "pay" ? "tavern.log.chose.pay" : "tavern.log.chose.lose", { who, n: event.choice === "pay" ? event.gold : event.fortitude });
      case "dared":
        if (!event.seats.length) return this.add(event, "tavern.log.dared.alone", { who, cards: { cards: event.cards } });
        return this.add(event, "tavern.log.dared", { who, cards: { cards: event.cards }, names: { seats: event.seats }, others: { cards: event.others } });
      case "reduced":
        return this.add(event, "tavern.log.reduced", { who, n: event.amount }, "e-ignore");
      case "gear":
        if (!event.gear) return this.add(event, "tavern.log.gear.none", {}, "t-gear");
        return this.add(event, "tavern.log.gear", { card: { card: event.gear } }, "t-gear");
      case "gear_negated":
        return this.add(event, "tavern.log.gear_negated", { card: { card: event.gear } }, "e-negate");
      case "side_shuffled":
        return this.add(event, "tavern.log.side_shuffled", { who, n: event.count }, "e-draw");
      case "mood":
        return this.add({ ...event, card: undefined }, "tavern.log.mood", { who, card: { card: event.card } }, "t-wulfric");
      case "piety":
        return this.add(event, "tavern.log.piety", { who, n: event.now }, "e-piety");
      case "atones":
        return this.add(event, event.choice === "pay" ? "tavern.log.atones.pay" : "tavern.log.atones.lose", { who }, "e-piety");
      case "potion":
        return this.began({ ...event, card: undefined }, "tavern.log.potion", { who, card: { card: event.card } }, "t-potion");
      case "potion_kept":
        return this.add({ ...event, card: undefined }, "tavern.log.potion_kept", { who, card: { card: event.card }, other: { card: event.discarded } });
      case "potion_for_sale":
        return this.began({ ...event, card: undefined }, "tavern.log.potion_for_sale", { who, card: { card: event.card }, n: event.price }, "t-potion");
      case "potion_offered":
        return this.add({ ...event, card: undefined }, "tavern.log.potion_offered", { to: { seat: event.to } });
      case "potion_sold":
        return this.add({ ...event, card: undefined }, "tavern.log.potion_sold", { to: { seat: event.to } }, "t-potion");
      case "potion_declined":
        return this.add({ ...event, card: undefined }, "tavern.log.potion_declined", { who }, "s-passed");
      case "returned":
        return this.begin(event, "tavern.log.returned", { who, cards: { cards: event.cards } }, { seat: event.seat });
      case "pot_shared":
        return this.add(event, "tavern.log.pot_shared", { who, with: { seat: event.with } }, "e-gold");
      case "marked":
        return this.add(event, "tavern.log.marked", { who }, "s-marked");
      case "unmarked":
        return this.add(event, "tavern.log.unmarked", { names: { seats: event.seats } }, "s-marked");
      case "looked_at_hand":
        this.add(event, "tavern.log.looked_at_hand", { who, of: { seat: event.of } });
        return this.seen(event);
      case "looked_at_deck":
        this.add(event, "tavern.log.looked_at_deck", { who, n: event.count });
        return this.seen(event);
      case "reordered":
        return this.add(event, "tavern.log.reordered", { who });
      case "counter_off":
        return this.begin(event, "tavern.log.counter_off", { n: event.left }, { drawing: `p-${event.deck}` });
      case "event_revealed":
        return this.begin(event, "tavern.log.event_revealed", { who, card: { card: event.card } }, { seat: event.seat });
      case "counters_on":
        return this.add(event, "tavern.log.counters_on", { n: event.count }, "p-counter");
      case "pile_discarded":
        return this.add(event, "tavern.log.pile_discarded", { who, cards: { cards: event.cards } });
      case "bought":
        return this.add(event, event.times ? "tavern.log.bought" : "tavern.log.bought.nothing", { who, n: event.times });
      case "activated":
        return this.activated(event);
      case "entered":
        return this.add(event, "tavern.log.entered", { who, card: { card: event.card } }, "t-minion");
      case "minion_hit":
        return this.add(event, "tavern.log.minion_hit", { card: { card: event.minion }, n: event.wages }, "t-minion");
      case "minion_paid":
        return this.add(event, "tavern.log.minion_paid", { who, card: { card: event.minion }, n: event.wages }, "e-gold");
      case "minion_gone":
        return this.add({ ...event, card: undefined }, "tavern.log.minion_gone", { card: { card: event.minion } }, "e-discard");
      case "minion_spared":
        return this.add(event, "tavern.log.minion_spared", { card: { card: event.minion } }, "e-ignore");
      case "wages_lowered":
        return this.add(event, "tavern.log.wages_lowered", { card: { card: event.minion }, n: event.wages }, "e-gold");
      case "turned_up":
        return this.add(event, "tavern.log.turned_up", { who, cards: { cards: event.cards } }, "e-card");
      case "opened":
        return this.add(event, "tavern.log.opened", { who, cards: { cards: event.cards } }, "e-card");
      case "divided":
        return this.add(event, "tavern.log.divided", { who, a: { cards: event.piles[0] }, b: { cards: event.piles[1] } });
      case "took_pile":
        return this.add(event, "tavern.log.took_pile", { who, cards: { cards: event.cards }, other: { cards: event.left } }, "e-draw");
      case "hand_opened":
      case "showed_hand":
        return this.add(event, `tavern.log.${event.kind}`, { who, cards: { cards: event.cards } }, "s-seen");
      case "hand_closed":
        return this.begin(event, "tavern.log.hand_closed", { who }, { seat: event.seat });
      case "scarabs":
        if (!event.change) return;
        return this.add(event, event.change > 0 ? "tavern.log.scarabs.gained" : "tavern.log.scarabs.returned", { who, n: Math.abs(event.change), now: event.now }, "p-scarab");
      case "blood":
        if (!event.change) return;
        return this.add(event, event.change > 0 ? "tavern.log.blood.gained" : "tavern.log.blood.paid", { who, n: Math.abs(event.change), now: event.now }, "p-blood");
      case "form":
        this.add({ ...event, card: undefined }, `tavern.log.form.${event.form}`, { who }, `f-${event.form}`);
        return this.seen({ ...event, cards: event.card ? [event.card] : undefined, card: undefined });
      case "team_decided":
        return this.teamDecided(event);
      case "champion":
        return this.champion(event);
      case "drink_halved":
        return this.add(event, "tavern.log.drink_halved", { who: { seat: event.drinker }, alcohol: event.alcohol }, "e-chaser");
      case "bid":
        return this.add(event, event.amount ? `tavern.log.bid.${event.stat}` : "tavern.log.bid.pass", { who, n: event.amount }, event.stat === "gold" ? "e-gold" : "e-fort");
      case "bidding_over":
        return this.add(event, event.seat < 0 ? "tavern.log.bidding.nobody" : "tavern.log.bidding.won", { who, n: event.amount });
      case "pledged":
        return this.add(event, "tavern.log.pledged", { scores: { scores: Object.entries(event.gold).map(([seat, gold]) => [Number(seat), Number(gold)]) } }, "e-gold");
      case "blamed":
        return this.add(event, "tavern.log.blamed", { pairs: { pairs: Object.entries(event.picks).map(([seat, at]) => [Number(seat), Number(at)]) } }, "s-target");
      case "turned_to_stone":
        return this.merged(event, "tavern.log.stone", event.seat, {}, "s-away");
      case "stone_no_more":
        return this.merged(event, "tavern.log.stone.over", event.seat, {});
      case "action_skipped":
        return this.begin(event, "tavern.log.action_skipped", { who }, { seat: event.seat });
      case "actions_discarded":
        return this.add(event, "tavern.log.actions_discarded", { cards: { cards: event.cards } }, "e-discard");
      case "token":
        return this.begin(event, `tavern.log.token.${event.use}`, { who, n: event.left }, { drawing: "p-token" });
      case "about_to_lose":
        return this.began(event, "tavern.log.about_to_lose", { names: { seats: event.seats } }, "s-danger");
      case "out":
        return this.out(event);
      case "won":
        this.begin(event, event.seats.length > 1 ? "tavern.log.won.shared" : "tavern.log.won", { who: { seat: event.seats[0] ?? -1 }, names: { seats: event.seats } }, { drawing: "crown" });
        this.base = null;
        return;
      case "rules_changed":
        return this.begin(event, "log.rules_changed", {}, { drawing: "s-danger" });
      default:
        return; // a newer server may say more than this page knows
    }
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

  /** The line that a card's effect belongs to: the latest on the stack with that card, else the latest, else what it is all about.
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
   * Add a sentence about a seat (`names`), or the seat to the same sentence before it; with several seats the key ends in `.each`.
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

  /** @param {Event} event */
  drew(event) {
    const data = { who: { seat: event.seat }, n: event.count };
    const before = this.discarding;
    const discards = before && before.seat === event.seat ? before.line : null;
    if (discards) discards.parts.push({ key: "tavern.log.drew.then", data, n: event.n });
    else if (this.stack.length) this.add(event, "tavern.log.drew", data, "e-draw");
    else if (this.base?.head.key === "tavern.log.drinks" || this.base?.head.key === "tavern.log.revealed") this.add(event, "tavern.log.drew", data, "e-draw");
    else this.begin(event, "tavern.log.drew", data, { seat: event.seat });
    const line = discards ?? this.place(undefined);
    if (event.cards && line) line.parts.push({ key: "tavern.log.drew.own", data: { cards: { cards: event.cards } }, n: event.n, secret: true });
  }

  /** What only who has looked may read. @param {Event} event */
  seen(event) {
    const line = this.place(event.card);
    if (event.cards && line) line.parts.push({ key: "tavern.log.seen.own", data: { cards: { cards: event.cards } }, n: event.n, secret: true });
  }

  /** @param {Event} event */
  announced(event) {
    const answers = event.window !== undefined && event.window !== "phase" && event.window !== "round_turn";
    const depth = this.stack.length + (answers && this.base && !this.stack.length ? 1 : 0);
    const line = this.line(event, depth ? "tavern.log.answer" : "tavern.log.play", { who: { seat: event.seat }, card: { card: event.card } }, { seat: event.seat, depth });
    if (!depth) this.base = line;
    this.stack.push({ card: event.card, seat: event.seat, line });
  }

  /** A Minion acts: it was not announced. @param {Event} event */
  activated(event) {
    const line = this.line(event, "tavern.log.activated", { who: { seat: event.seat }, card: { card: event.card } }, { seat: event.seat });
    this.base = line;
    this.stack.push({ card: event.card, seat: event.seat, line });
  }

  /** @param {Event} event */
  played(event) {
    const line = this.place(event.card);
    if (!line) return;
    if (event.target === undefined) return;
    const own = event.target === event.seat;
    const verb = event.activation ? "tavern.log.activated" : line.depth ? "tavern.log.answer" : "tavern.log.play";
    line.head = { key: `${verb}.${own ? "self" : "on"}`, data: { ...line.head.data, target: { seat: event.target } }, n: event.n };
  }

  /** @param {Event} event */
  finished(event) {
    const at = this.stack.findLastIndex((play) => play.card === event.card && play.seat === event.seat);
    if (at >= 0) this.stack.length = at;
  }

  /** @param {Event} event */
  number(event) {
    const name = event.kind;
    const icon = name === "fortitude" ? "e-fort" : "e-alc";
    if (event.change === 0) this.merged(event, `tavern.log.${name}.same`, event.seat, { n: event.now }, icon);
    else this.add(event, `tavern.log.${name}`, { who: { seat: event.seat }, change: { change: [event.now - event.change, event.now] } }, icon);
  }

  /** @param {Event} event */
  gold(event) {
    const n = event.amount;
    if (event.from === "pot") {
      if (event.why === "won" || event.to === "inn") return; // the end of the Round tells it
      return this.add(event, "tavern.log.gold.from_pot", { who: { seat: event.to }, n }, "e-take");
    }
    if (event.from === "inn") return this.add(event, "tavern.log.gold.from_inn", { to: { purse: event.to }, n }, "e-take");
    if (event.why === "divided" || event.why === "gave_up") {
      const who = { seat: event.from };
      if (event.to === "inn") return this.add(event, "tavern.log.gold.left.inn", { who, n }, "e-gold");
      return this.merged(event, "tavern.log.gold.left", event.to, { who, n }, "e-gold");
    }
    this.merged(event, "tavern.log.gold", event.from, { n, to: { purse: event.to } }, "e-gold");
  }

  /** One sentence for winning the Round and taking the Pot, if nothing came between. @param {Event} event */
  roundOver(event) {
    const data = { who: { seat: event.seat }, n: event.pot };
    const line = this.place(event.card);
    const last = line?.parts.at(-1) ?? line?.head;
    const won = /** @type {{seat: Seat}|undefined} */ (last?.key === "tavern.log.round_won" ? last.data.who : undefined);
    if (last && won?.seat === event.seat) Object.assign(last, { key: "tavern.log.round_over", data, n: event.n });
    else this.add(event, "tavern.log.round_over", data, "p-pot");
  }

  /** @param {Event} event */
  passed(event) {
    const last = this.chapters.at(-1)?.lines.at(-1);
    const seats = /** @type {{seats: Seat[]}|undefined} */ (last?.head.data.names);
    if (last && last === this.base && last.head.key === "tavern.log.passed" && seats && !last.parts.length) {
      last.head = { ...last.head, data: { names: { seats: [...seats.seats, event.seat] } }, n: event.n };
      return;
    }
    this.begin(event, "tavern.log.passed", { names: { seats: [event.seat] } }, { drawing: "s-passed" });
  }

  /** @param {Event} event */
  ordered(event) {
    const before = this.stack.length ? this.place(event.card)?.parts.at(-1) : undefined;
    const to = { seat: event.for };
    if (before?.key === "tavern.log.ordered" && JSON.stringify(before.data.to) === JSON.stringify(to)) {
      before.data = { ...before.data, n: Number(before.data.n) + 1 };
      before.n = event.n;
    } else if (this.stack.length) this.add(event, "tavern.log.ordered", { who: { seat: event.seat }, to, n: 1 }, "e-order");
    else this.begin(event, "tavern.log.ordered", { who: { seat: event.seat }, to, n: 1 }, { seat: event.seat });
  }

  /** @param {Event} event */
  revealed(event) {
    if (event.chaser) return this.add(event, "tavern.log.chaser", { card: { card: event.card } }, "e-chaser");
    const data = { who: { seat: event.seat }, card: { card: event.card } };
    // What others reveal in a Contest, or for an Event, belongs to it; so does what a card makes somebody reveal.
    if (this.stack.length || event.place === "deck") this.add({ ...event, card: undefined }, "tavern.log.revealed", data, "e-alc");
    else this.begin(event, "tavern.log.revealed", data, { seat: event.seat });
  }

  /** @param {Event} event */
  drunk(event) {
    const base = this.base;
    const revealed = /** @type {{card: CardId}|undefined} */ (base?.head.data.card);
    const mine = base?.head.key === "tavern.log.revealed" && base.seat === event.drinker && revealed?.card === event.cards[0];
    if (base && mine && !this.stack.length) {
      // One sentence for turning it up and drinking it.
      base.head = { key: "tavern.log.drinks", data: { who: { seat: event.drinker }, cards: { cards: event.cards } }, n: event.n };
      base.parts = base.parts.filter((part) => part.key !== "tavern.log.chaser");
    } else this.add({ ...event, card: undefined }, "tavern.log.drinks", { who: { seat: event.drinker }, cards: { cards: event.cards } }, "e-alc");
  }

  /** Who has proposed it, and the captain who has closed the question with somebody else's proposal. @param {Event} event */
  teamDecided(event) {
    const how = event.by < 0 ? ".default" : event.closed_by >= 0 && event.closed_by !== event.by ? ".closed" : "";
    const data = { who: { seat: event.by }, captain: { seat: event.closed_by } };
    const key = `tavern.log.team.${event.question}${how}`;
    if (event.question === "champion") return this.add(event, key, { ...data, names: { seats: [event.value] } }, "s-champion");
    if (event.question !== "orders") return this.began(event, key, { ...data, names: { seats: [event.value] } }, "s-ally");
    /** @type {Map<Seat, number>} */
    const drinks = new Map();
    for (const seat of event.value) drinks.set(seat, (drinks.get(seat) ?? 0) + 1);
    this.began(event, key, { ...data, drinks: { scores: [...drinks] } }, "s-ally");
  }

  /** What a team has just decided is not said again. @param {Event} event */
  champion(event) {
    const line = this.place(event.card);
    const last = line?.parts.at(-1) ?? line?.head;
    const decided = last?.key.startsWith("tavern.log.team.champion") ? /** @type {{seats: Seat[]}} */ (last.data.names) : null;
    if (last && decided?.seats[0] === event.seat) last.n = event.n;
    else this.merged(event, "tavern.log.champion", event.seat, {}, "s-champion");
  }

  /** @param {Event} event */
  out(event) {
    this.begin(event, `tavern.log.out.${event.why}`, { who: { seat: event.seat } }, { drawing: "s-out" });
    if (event.card) this.add({ ...event, card: undefined }, event.by >= 0 && event.by !== event.seat ? "tavern.log.out.by" : "tavern.log.out.card", { card: { card: event.card }, by: { seat: event.by } });
  }
}
