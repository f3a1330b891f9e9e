/**
 * @file Rounds of Gambling.
 */
import { who } from "./who.js";

/** @typedef {import("../types.js").Seat} Seat */
/** @template {keyof import("../types.js").Events} Kind
 * @typedef {import("../mechanics/mechanic.js").Telling<Kind>} Telling */

/** One sentence for winning the Round and taking the Pot, if nothing came between. @type {Telling<"round_over">} */
function roundOver(story, event) {
  const data = { who: who(event), n: event.pot };
  const line = story.place(event.card);
  const last = line?.parts.at(-1) ?? line?.head;
  const won = /** @type {{seat: Seat}|undefined} */ (last?.key === "tavern.log.round_won" ? last.data.who : undefined);
  if (last && won?.seat === event.seat) Object.assign(last, { key: "tavern.log.round_over", data, n: event.n });
  else story.add(event, "tavern.log.round_over", data, "p-pot");
}

/** @type {Telling<"passed">} */
function passed(story, event) {
  const last = story.chapters.at(-1)?.lines.at(-1);
  const seats = /** @type {{seats: Seat[]}|undefined} */ (last?.head.data.names);
  if (last && last === story.base && last.head.key === "tavern.log.passed" && seats && !last.parts.length) {
    last.head = { ...last.head, data: { names: { seats: [...seats.seats, event.seat] } }, n: event.n };
    return;
  }
  story.begin(event, "tavern.log.passed", { names: { seats: [event.seat] } }, { drawing: "s-passed" });
}

/** @type {import("../mechanics/mechanic.js").Tellings} */
export const GAMBLING = {
  round_started: (story, event) => story.add(event, "tavern.log.round", { names: { seats: event.inside } }, "t-gambling"),
  no_ante: (story, event) => story.add(event, "tavern.log.no_ante", { who: who(event) }),
  control(story, event) {
    if (event.seat < 0) return story.add(event, event.winning_hand ? "tavern.log.control.nobody.bound" : "tavern.log.control.nobody", {});
    return story.add(event, event.winning_hand ? "tavern.log.control.bound" : "tavern.log.control", { who: who(event) }, "s-control");
  },
  passed,
  left_round: (story, event) => story.add(event, "tavern.log.left_round", { who: who(event) }, "s-left"),
  round_won: (story, event) => story.began(event, "tavern.log.round_won", { who: who(event), n: event.pot }, "p-pot"),
  win_taken: (story, event) => story.add(event, "tavern.log.win_taken", { who: who(event), from: { seat: event.from } }),
  round_goes_on: (story, event) => story.add(event, "tavern.log.round_goes_on", { who: who(event) }, "t-gambling"),
  round_over(story, event) {
    if (event.seat < 0) return story.add(event, "tavern.log.round_over.inn", { n: event.pot }, "p-inn");
    return roundOver(story, event);
  },
};
