/**
 * @file Players and teams: what they decide, and how they go out.
 */
import { alone, who } from "./who.js";

/** @typedef {import("../types.js").Seat} Seat */
/** @template {keyof import("../types.js").Events} Kind
 * @typedef {import("../mechanics/mechanic.js").Telling<Kind>} Telling */

/** Who has proposed it, and the captain who has closed the question with somebody else's proposal. @type {Telling<"team_decided">} */
function teamDecided(story, event) {
  const how = event.by < 0 ? ".default" : event.closed_by >= 0 && event.closed_by !== event.by ? ".closed" : "";
  const data = { who: { seat: event.by }, captain: { seat: event.closed_by } };
  const key = `tavern.log.team.${event.question}${how}`;
  if (typeof event.value === "number") {
    const named = { ...data, names: { seats: [event.value] } };
    return event.question === "champion" ? story.add(event, key, named, "s-champion") : story.began(event, key, named, "s-ally");
  }
  /** @type {Map<Seat, number>} */
  const drinks = new Map();
  for (const seat of event.value) drinks.set(seat, (drinks.get(seat) ?? 0) + 1);
  story.began(event, key, { ...data, drinks: { scores: [...drinks] } }, "s-ally");
}

/** Not told again if the team has just decided it. @type {Telling<"champion">} */
function champion(story, event) {
  const line = story.place(event.card);
  const last = line?.parts.at(-1) ?? line?.head;
  const decided = last?.key.startsWith("tavern.log.team.champion") ? /** @type {{seats: Seat[]}} */ (last.data.names) : null;
  if (last && decided?.seats[0] === event.seat) last.n = event.n;
  else story.merged(event, "tavern.log.champion", event.seat, {}, "s-champion");
}

/** @type {Telling<"out">} */
function out(story, event) {
  story.begin(event, `tavern.log.out.${event.why}`, { who: who(event) }, { drawing: "s-out" });
  if (event.card) story.add(alone(event), event.by >= 0 && event.by !== event.seat ? "tavern.log.out.by" : "tavern.log.out.card", { card: { card: event.card }, by: { seat: event.by } });
}

/** @type {import("../mechanics/mechanic.js").Tellings} */
export const PEOPLE = {
  team_decided: teamDecided,
  champion,
  token: (story, event) => story.begin(event, `tavern.log.token.${event.use}`, { who: who(event), n: event.left }, { drawing: "p-token" }),
  about_to_lose: (story, event) => story.began(event, "tavern.log.about_to_lose", { names: { seats: event.seats } }, "s-danger"),
  out,
  won(story, event) {
    story.begin(event, event.seats.length > 1 ? "tavern.log.won.shared" : "tavern.log.won", { who: { seat: event.seats[0] ?? -1 }, names: { seats: event.seats } }, { drawing: "crown" });
    story.base = null;
  },
};
