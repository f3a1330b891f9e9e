/**
 * @file Fortitude, Alcohol and Gold.
 */
import { who } from "./who.js";

/** @template {keyof import("../types.js").Events} Kind
 * @typedef {import("../mechanics/mechanic.js").Telling<Kind>} Telling */

/** @type {Telling<"fortitude" | "alcohol">} */
function number(story, event) {
  const name = event.kind;
  const icon = name === "fortitude" ? "e-fort" : "e-alc";
  if (event.change === 0) story.merged(event, `tavern.log.${name}.same`, event.seat, { n: event.now }, icon);
  else story.add(event, `tavern.log.${name}`, { who: who(event), change: { change: [event.now - event.change, event.now] } }, icon);
}

/** @type {Telling<"gold">} */
function gold(story, event) {
  const n = event.amount;
  if (event.from === "pot") {
    if (event.why === "won" || event.to === "inn") return; // the end of the Round tells it
    return story.add(event, "tavern.log.gold.from_pot", { who: { seat: event.to }, n }, "e-take");
  }
  if (event.from === "inn") return story.add(event, "tavern.log.gold.from_inn", { to: { purse: event.to }, n }, "e-take");
  if (event.why === "divided" || event.why === "gave_up") {
    const from = { seat: event.from };
    if (event.to === "inn") return story.add(event, "tavern.log.gold.left.inn", { who: from, n }, "e-gold");
    return story.merged(event, "tavern.log.gold.left", Number(event.to), { who: from, n }, "e-gold");
  }
  story.merged(event, "tavern.log.gold", event.from, { n, to: { purse: event.to } }, "e-gold");
}

/** @type {import("../mechanics/mechanic.js").Tellings} */
export const NUMBERS = {
  fortitude: number,
  alcohol: number,
  gold,
  covered: (story, event) => story.add(event, `tavern.log.covered.${event.how}`, { who: who(event), n: event.amount }, "e-ignore"),
  pot_shared: (story, event) => story.add(event, "tavern.log.pot_shared", { who: who(event), with: { seat: event.with } }, "e-gold"),
  coin: (story, event) => story.add(event, event.heads ? "tavern.log.coin.heads" : "tavern.log.coin.tails", { card: { card: event.card } }),
};
