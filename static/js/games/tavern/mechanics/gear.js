/**
 * @file Wizgille's Gear Cards: turned up and merged into a Device that is played.
 */
import { html } from "htm/preact";
import { Drawing } from "../art.js";
import { cardText } from "../texts.js";
import { who } from "../words.js";

/** @type {import("./mechanic.js").Mechanic} */
export const gear = {
  merged({ open }, { gear: card }) {
    return card ? html`<span class="layer-gear"><${Drawing} name="t-gear" /><button type="button" class="log-link" onClick=${() => open.card(card)}>${cardText(card).title}</button></span>` : null;
  },
  windows: {
    gear({ view, table, me }, about) {
      const mine = me !== null && (about.seats ?? []).includes(me);
      return {
        key: mine ? "tavern.window.gear.you" : "tavern.window.gear", data: { name: who(view, table, about.by ?? view.active), card: about.card, other: about.gear },
        card: about.card ?? null, by: about.by ?? null,
      };
    },
  },
  story: {
    gear(story, event) {
      if (!event.gear) story.add(event, "tavern.log.gear.none", {}, "t-gear");
      else story.add(event, "tavern.log.gear", { card: { card: event.gear } }, "t-gear");
    },
    gear_negated: (story, event) => story.add(event, "tavern.log.gear_negated", { card: { card: event.gear } }, "e-negate"),
  },
  deeds: { alter_device: "t-gear", fix_now: "t-gear", negate_gear: "t-gear" },
  types: { gear: { rule: "RDI-GEAR-02" } },
};
