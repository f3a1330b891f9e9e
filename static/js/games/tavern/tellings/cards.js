/**
 * @file Cards: dealt, drawn, played, answered, turned up.
 */
import { CHOICES } from "../mechanics/registry.js";
import { who } from "./who.js";

/** @template {keyof import("../types.js").Events} Kind
 * @typedef {import("../mechanics/mechanic.js").Telling<Kind>} Telling */

/** @type {Telling<"drew">} */
function drew(story, event) {
  const data = { who: who(event), n: event.count };
  const before = story.discarding;
  const discards = before && before.seat === event.seat ? before.line : null;
  if (discards) discards.parts.push({ key: "tavern.log.drew.then", data, n: event.n });
  else if (story.stack.length) story.add(event, "tavern.log.drew", data, "e-draw");
  else if (story.base?.head.key === "tavern.log.drinks" || story.base?.head.key === "tavern.log.revealed") story.add(event, "tavern.log.drew", data, "e-draw");
  else story.begin(event, "tavern.log.drew", data, { seat: event.seat });
  const line = discards ?? story.place(undefined);
  if (event.cards && line) line.parts.push({ key: "tavern.log.drew.own", data: { cards: { cards: event.cards } }, n: event.n, secret: true });
}

/** @type {Telling<"announced">} */
function announced(story, event) {
  const answers = event.window !== undefined && event.window !== "phase" && event.window !== "round_turn";
  const depth = story.stack.length + (answers && story.base && !story.stack.length ? 1 : 0);
  const line = story.line(event, depth ? "tavern.log.answer" : "tavern.log.play", { who: who(event), card: { card: event.card } }, { seat: event.seat, depth });
  if (!depth) story.base = line;
  story.stack.push({ card: event.card, seat: event.seat, line });
}

/** @type {Telling<"played">} */
function played(story, event) {
  const line = story.place(event.card);
  if (!line) return;
  if (event.target === undefined) return;
  const own = event.target === event.seat;
  const verb = event.activation ? "tavern.log.activated" : line.depth ? "tavern.log.answer" : "tavern.log.play";
  line.head = { key: `${verb}.${own ? "self" : "on"}`, data: { ...line.head.data, target: { seat: event.target } }, n: event.n };
}

/** @type {import("../mechanics/mechanic.js").Tellings} */
export const CARDS = {
  dealt(story, event) {
    story.chapters.push({ turn: 0, seat: null, lines: [] });
    story.begin(event, event.boss_cards ? "tavern.log.dealt.boss" : "tavern.log.dealt", { n: event.boss_cards ?? event.cards, others: event.cards, first: { seat: event.first } }, { drawing: "e-draw" });
  },
  turn(story, event) {
    story.chapters.push({ turn: event.turn, seat: event.seat, lines: [] });
    story.base = null;
    story.stack = [];
  },
  discarded(story, event) {
    if (event.at_random) return story.add(event, "tavern.log.discarded.random", { who: who(event), cards: { cards: event.cards } }, "e-discard");
    story.begin(event, "tavern.log.discarded", { who: who(event), cards: { cards: event.cards } }, { seat: event.seat });
    if (story.base) story.discarding = { seat: event.seat, line: story.base };
  },
  drew,
  shuffled: (story, event) => story.add(event, "tavern.log.shuffled", { who: who(event), n: event.count }),
  side_shuffled: (story, event) => story.add(event, "tavern.log.side_shuffled", { who: who(event), n: event.count }, "e-draw"),
  no_action: (story, event) => story.begin(event, "tavern.log.no_action", { who: who(event) }, { seat: event.seat }),
  action_skipped: (story, event) => story.begin(event, "tavern.log.action_skipped", { who: who(event) }, { seat: event.seat }),
  actions_discarded: (story, event) => story.add(event, "tavern.log.actions_discarded", { cards: { cards: event.cards } }, "e-discard"),
  announced,
  played,
  negated: (story, event) => story.add(event, event.by >= 0 ? "tavern.log.negated" : "tavern.log.negated.plain", { by: { seat: event.by } }, "e-negate"),
  ignored: (story, event) => story.merged(event, "tavern.log.ignored", event.seat, {}, "e-ignore"),
  redirected: (story, event) => story.add(event, "tavern.log.redirected", { from: { seat: event.from }, to: { seat: event.to } }, "e-redirect"),
  shared: (story, event) => story.add(event, "tavern.log.shared", { who: who(event), with: { seat: event.with }, n: event.amount }, "e-redirect"),
  reduced: (story, event) => story.add(event, "tavern.log.reduced", { who: who(event), n: event.amount }, "e-ignore"),
  turned_up: (story, event) => story.add(event, "tavern.log.turned_up", { who: who(event), cards: { cards: event.cards } }, "e-card"),
  opened: (story, event) => story.add(event, "tavern.log.opened", { who: who(event), cards: { cards: event.cards } }, "e-card"),
  divided: (story, event) => story.add(event, "tavern.log.divided", { who: who(event), a: { cards: event.piles[0] }, b: { cards: event.piles[1] } }),
  took_pile: (story, event) => story.add(event, "tavern.log.took_pile", { who: who(event), cards: { cards: event.cards }, other: { cards: event.left } }, "e-draw"),
  bought: (story, event) => story.add(event, event.times ? "tavern.log.bought" : "tavern.log.bought.nothing", { who: who(event), n: event.times }),
  chose(story, event) {
    if (event.choice in CHOICES) return CHOICES[event.choice](story, event);
    if (event.choice === "gain") return story.add(event, "tavern.log.chose.gain", { who: who(event), n: event.alcohol ?? 0 });
    if (!["lose", "pay"].includes(event.choice) || event.fortitude === undefined) return story.add(event, `tavern.log.chose.${event.choice === "lose" ? "to_lose" : event.choice}`, { who: who(event) });
    return story.add(event, event.choice === "pay" ? "tavern.log.chose.pay" : "tavern.log.chose.lose", { who: who(event), n: (event.choice === "pay" ? event.gold : event.fortitude) ?? 0 });
  },
};
