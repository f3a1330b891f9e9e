/**
 * @file A player who has vanished, and the cards that last meanwhile.
 */
import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { ChipList } from "../card-face.js";

/** @param {import("./mechanic.js").Board} board
 * @param {import("./mechanic.js").Seat} seat */
const isAway = ({ view }, seat) => view.seats[seat].away && !view.seats[seat].out;

/** @type {import("./mechanic.js").Mechanic} */
export const away = {
  words: (board, seat) => (isAway(board, seat) ? [t("tavern.extra.away")] : []),
  plate: (board, seat) => (isAway(board, seat) ? [["s-away", null]] : []),
  sheet({ view, open }, seat) {
    const { lasting } = view.seats[seat];
    return lasting.length ? html`<h3 class="heading">${t("tavern.extra.away")}</h3><${ChipList} cards=${[...lasting]} onOpen=${open.card} />` : null;
  },
  story: {
    returned: (story, event) => story.begin(event, "tavern.log.returned", { who: { seat: event.seat }, cards: { cards: event.cards } }, { seat: event.seat }),
  },
  deeds: { vanish: "s-away" },
};
