/**
 * @file Amundyr's Scarabs: those that he can still give out, those that sit on a player, and who gets the next.
 */
import { html } from "htm/preact";
import { num, t } from "../../../i18n.js";
import { Drawing } from "../art.js";

/** How many he can still give out; null before everybody else.
 * @param {import("./mechanic.js").Board} board
 * @param {import("./mechanic.js").Seat} seat */
function supplyOf({ view }, seat) {
  const one = view.seats[seat];
  return one.character === "amundyr" && !one.out ? (view.scarab_supply ?? null) : null;
}

/** @param {import("./mechanic.js").Board} board
 * @param {import("./mechanic.js").Seat} seat */
const on = ({ view }, seat) => view.seats[seat].scarabs ?? 0;

/** @type {import("./mechanic.js").Mechanic} */
export const scarabs = {
  words(board, seat) {
    const supply = supplyOf(board, seat);
    return [...(supply === null ? [] : [t("tavern.extra.scarabs.supply", { n: supply })]), ...(on(board, seat) ? [t("tavern.extra.scarabs", { n: on(board, seat) })] : [])];
  },
  plate(board, seat) {
    const supply = supplyOf(board, seat);
    const n = on(board, seat);
    return [...(supply === null ? [] : [/** @type {import("./mechanic.js").Picture} */ (["p-scarab", supply])]), ...(n ? [/** @type {import("./mechanic.js").Picture} */ (["p-scarab", n])] : [])];
  },
  mat(board, seat) {
    const supply = supplyOf(board, seat);
    const n = on(board, seat);
    return n || supply !== null ? html`<div><dt><${Drawing} name="p-scarab" /><span>${t("tavern.extra.scarabs.title")}</span></dt><dd class="num">${num(n || (supply ?? 0))}</dd></div>` : null;
  },
  sheet(board, seat) {
    const supply = supplyOf(board, seat);
    const n = on(board, seat);
    return n || supply !== null ? html`<p class="tag" data-extra="scarabs"><${Drawing} name="p-scarab" />${supply === null ? t("tavern.extra.scarabs", { n }) : t("tavern.extra.scarabs.supply", { n: supply })}</p>` : null;
  },
  asks: { next_scarab: { seats: true }, scarabs_to: { seats: true } },
  story: {
    scarabs(story, event) {
      if (event.change) story.add(event, event.change > 0 ? "tavern.log.scarabs.gained" : "tavern.log.scarabs.returned", { who: { seat: event.seat }, n: Math.abs(event.change), now: event.now }, "p-scarab");
    },
  },
  effects: { scarabs: "p-scarab" },
  deeds: { bite: "p-scarab", hit_per_scarab: "p-scarab", hit_all_with_scarabs: "p-scarab", scarab_instead: "p-scarab", scarabs_if_ignored: "p-scarab", sure_bite: "p-scarab" },
};
