/**
 * @file A player who is stone: skips the next Action Phase and Ignores all Action Cards.
 */
import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Drawing } from "../art.js";

/** @param {import("./mechanic.js").Board} board
 * @param {import("./mechanic.js").Seat} seat */
const isStone = ({ view }, seat) => view.seats[seat].stone === true && !view.seats[seat].out;

/** @type {import("./mechanic.js").Mechanic} */
export const stone = {
  words: (board, seat) => (isStone(board, seat) ? [t("tavern.extra.stone")] : []),
  // This is also the drawing of a player who is away: it is shown once.
  plate: (board, seat) => (isStone(board, seat) && !board.view.seats[seat].away ? [["s-away", null]] : []),
  sheet: (board, seat) => (isStone(board, seat) ? html`<p class="tag" data-extra="stone"><${Drawing} name="s-away" />${t("tavern.extra.stone")}</p>` : null),
  story: {
    turned_to_stone: (story, event) => story.merged(event, "tavern.log.stone", event.seat, {}, "s-away"),
    stone_no_more: (story, event) => story.merged(event, "tavern.log.stone.over", event.seat, {}),
  },
  deeds: { lose_or_stone: "e-fort" },
};
