/**
 * @file Drinks: ordered, revealed, changed, drunk; Drink Events and Contests.
 */
import { alone, who } from "./who.js";

/** @typedef {import("../types.js").CardId} CardId */
/** @template {keyof import("../types.js").Events} Kind
 * @typedef {import("../mechanics/mechanic.js").Telling<Kind>} Telling */

/** @type {Telling<"ordered">} */
function ordered(story, event) {
  const before = story.stack.length ? story.place(event.card)?.parts.at(-1) : undefined;
  const to = { seat: event.for };
  if (before?.key === "tavern.log.ordered" && JSON.stringify(before.data.to) === JSON.stringify(to)) {
    before.data = { ...before.data, n: Number(before.data.n) + 1 };
    before.n = event.n;
  } else if (story.stack.length) story.add(event, "tavern.log.ordered", { who: who(event), to, n: 1 }, "e-order");
  else story.begin(event, "tavern.log.ordered", { who: who(event), to, n: 1 }, { seat: event.seat });
}

/** @type {Telling<"revealed">} */
function revealed(story, event) {
  if (event.chaser) return story.add(event, "tavern.log.chaser", { card: { card: event.card } }, "e-chaser");
  const data = { who: who(event), card: { card: event.card } };
  // What others reveal in a Contest, or for an Event, belongs to it; so does what a card makes somebody reveal.
  if (story.stack.length || event.place === "deck") story.add(alone(event), "tavern.log.revealed", data, "e-alc");
  else story.begin(event, "tavern.log.revealed", data, { seat: event.seat });
}

/** @type {Telling<"drunk">} */
function drunk(story, event) {
  const base = story.base;
  const revealed = /** @type {{card: CardId}|undefined} */ (base?.head.data.card);
  const mine = base?.head.key === "tavern.log.revealed" && base.seat === event.drinker && revealed?.card === event.cards[0];
  if (base && mine && !story.stack.length) {
    // One sentence for turning it up and drinking it.
    base.head = { key: "tavern.log.drinks", data: { who: { seat: event.drinker }, cards: { cards: event.cards } }, n: event.n };
    base.parts = base.parts.filter((part) => part.key !== "tavern.log.chaser");
  } else story.add(alone(event), "tavern.log.drinks", { who: { seat: event.drinker }, cards: { cards: event.cards } }, "e-alc");
}

/** @type {import("../mechanics/mechanic.js").Tellings} */
export const DRINKS = {
  ordered,
  revealed,
  event_begins(story, event) {
    if (event.ignored?.length) story.add(event, "tavern.log.event_ignored", { names: { seats: event.ignored } }, "e-ignore");
  },
  event_skipped: (story, event) => story.add(event, `tavern.log.event_skipped.${event.why}`, { card: { card: event.card } }),
  drink_ignored: (story, event) => story.add(event, "tavern.log.drink_ignored", { who: who(event), cards: { cards: event.cards } }, "e-ignore"),
  drink_changed: (story, event) => story.add(event, "tavern.log.drink_changed", { who: { seat: event.drinker }, change: { change: [event.alcohol - event.change, event.alcohol] } }, "e-chaser"),
  drink_capped: (story, event) => story.add(event, "tavern.log.drink_capped", { who: { seat: event.drinker }, n: event.most }, "e-chaser"),
  drink_replaced: (story, event) => story.add(event, "tavern.log.drink_replaced", { who: { seat: event.drinker }, alcohol: event.alcohol }, "e-alc"),
  drink_as_fortitude: (story, event) => story.add(event, "tavern.log.drink_as_fortitude", { who: { seat: event.drinker } }, "e-fort"),
  drink_passed: (story, event) => story.add(event, "tavern.log.drink_passed", { to: { seat: event.to }, cards: { cards: event.cards } }, "e-redirect"),
  drink_halved: (story, event) => story.add(event, "tavern.log.drink_halved", { who: { seat: event.drinker }, alcohol: event.alcohol }, "e-chaser"),
  split: (story, event) => story.add(event, "tavern.log.split", { who: who(event), with: { seat: event.with }, a: event.alcohol, b: event.others_alcohol }),
  drunk,
  drinks_also: (story, event) => story.add(event, "tavern.log.drinks_also", { who: who(event) }, "e-alc"),
  sobers_up: (story, event) => story.begin(event, "tavern.log.sobers_up", { who: who(event) }, { seat: event.seat }),
  drinks_out: (story, event) => story.began(event, "tavern.log.drinks_out", {}, "p-drinkdeck"),
  drinks_renewed: (story, event) => story.add(event, "tavern.log.drinks_renewed", { n: event.count }, "p-drinkdeck"),
  copied: (story, event) => story.add(event, "tavern.log.copied", { names: { seats: event.seats } }, "e-alc"),
  contest: (story, event) => story.add(event, "tavern.log.contest", { names: { seats: event.seats } }, "e-alc"),
  contest_scores: (story, event) => story.add(event, "tavern.log.contest_scores", { scores: { scores: Object.entries(event.scores).map(([seat, score]) => [Number(seat), Number(score)]) } }),
  contest_tied: (story, event) => story.add(event, "tavern.log.contest_tied", { names: { seats: event.seats } }),
  contest_won: (story, event) => story.add(event, "tavern.log.contest_won", { who: who(event) }, "e-gold"),
  contest_not_won: (story, event) => story.add(event, "tavern.log.contest_not_won", {}),
  challenge: (story, event) => story.add(event, event.accepted ? "tavern.log.challenge.accepted" : "tavern.log.challenge.declined", { who: who(event) }),
  dared(story, event) {
    if (!event.seats.length) return story.add(event, "tavern.log.dared.alone", { who: who(event), cards: { cards: event.cards } });
    return story.add(event, "tavern.log.dared", { who: who(event), cards: { cards: event.cards }, names: { seats: event.seats }, others: { cards: event.others } });
  },
};
