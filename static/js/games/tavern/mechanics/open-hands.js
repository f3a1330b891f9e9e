/**
 * @file A hand that lies open for everybody, as Daareka makes it.
 */
import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Drawing } from "../art.js";
import { ChipList } from "../card-face.js";

/** @type {import("./mechanic.js").Telling<"hand_opened" | "showed_hand" | "opened">} */
const shown = (story, event) => story.add(event, `tavern.log.${event.kind}`, { who: { seat: event.seat }, cards: { cards: event.cards } }, "s-seen");

/** @type {import("./mechanic.js").Mechanic} */
export const openHands = {
  words: ({ view }, seat) => (view.seats[seat].open_hand ? [t("tavern.extra.open_hand")] : []),
  plate: ({ view }, seat) => (view.seats[seat].open_hand ? [["s-seen", null]] : []),
  sheet({ view, open }, seat) {
    const cards = view.seats[seat].open_hand;
    return cards ? html`<h3 class="heading"><${Drawing} name="s-seen" />${t("tavern.extra.open_hand")}</h3><div data-extra="open-hand"><${ChipList} cards=${[...cards]} onOpen=${open.card} /></div>` : null;
  },
  story: {
    hand_opened: shown,
    showed_hand: shown,
    hand_closed: (story, event) => story.begin(event, "tavern.log.hand_closed", { who: { seat: event.seat } }, { seat: event.seat }),
  },
  deeds: { open_hand: "e-card" },
};
