/**
 * @file Cards that lie open before a player and are of no other mechanic: the Action Cards of a Boss, and others that stay in play.
 */
import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { ChipList } from "../card-face.js";

/** @type {import("./mechanic.js").Mechanic} */
export const inPlay = {
  sheet({ view, open }, seat) {
    const { action_cards: actions = [], kept = [] } = view.seats[seat];
    return html`${actions.length ? html`<h3 class="heading">${t("tavern.boss.open")}</h3><${ChipList} cards=${[...actions]} onOpen=${open.card} />` : null}
    ${kept.length ? html`<h3 class="heading">${t("tavern.extra.kept")}</h3><${ChipList} cards=${[...kept]} onOpen=${open.card} />` : null}`;
  },
};
