/**
 * @file Phrenk's Potions: they lie open before a player, who plays them like cards of the hand, and are sold.
 */
import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { CardChip } from "../card-face.js";
import { alone } from "../tellings/who.js";
import { cardText, effectOf, titleOf } from "../texts.js";
import { cardWord, who } from "../words.js";

/** What the Potion for sale does; before it has a price, what it is called. @param {import("./mechanic.js").About} about */
function forSale({ card, price }) {
  if (!card || price === undefined) return card ? cardText(card).title : "";
  return effectOf(card);
}

/** The Potion that I may sell. @param {import("./mechanic.js").Board} board */
const mine = ({ view, me }) => (me === null ? "" : (view.seats[me].potions[0] ?? ""));

/** @type {import("./mechanic.js").Mechanic} */
export const potions = {
  words: ({ view }, seat) => view.seats[seat].potions.map((card) => t("tavern.extra.potion", { card: cardText(card).title })),
  plate: ({ view }, seat) => view.seats[seat].potions.map(() => ["t-potion", null]),
  sheet({ view, open }, seat) {
    const cards = view.seats[seat].potions;
    return cards.length ? html`<h3 class="heading">${t("tavern.extra.potions")}</h3><ul class="chip-list" data-extra="potions">${cards.map((card) => html`<li key=${card}><${CardChip} card=${card} onPress=${() => open.card(card)} /><p class="muted small">${effectOf(card)}</p></li>`)}</ul>` : null;
  },
  playable: (view, seat) => view.seats[seat].potions,
  playableFlag: "tavern.hand.flag.potion",
  asks: {
    buy: {
      text: ({ view, table }, { about }) => t("tavern.ask.buy", { name: who(view, table, about.by ?? view.active), card: cardWord(about.card ?? ""), n: about.price }),
      small: (_board, { about }) => forSale(about),
      option: (_board, _prompt, value) => ({ title: t(`tavern.option.buy.${value}`), small: "" }),
    },
    buyer: {
      text: (_board, { about }) => t("tavern.ask.buyer", { card: cardWord(about.card ?? ""), n: about.price ?? 0 }),
      small: (_board, { about }) => forSale(about),
      seats: true, button: "buyer",
    },
    potion: {
      small: () => t("tavern.ask.potion.small"),
      option(_board, { about }, value) {
        const card = about.cards?.find((/** @type {string} */ one) => titleOf(one) === value);
        return card ? { title: cardText(card).title, small: effectOf(card) } : { title: String(value), small: "" };
      },
    },
  },
  // A sale answers nothing; it may be declared wherever an Anytime Card may be played.
  answers: { sell: { type: "potion", words: (board) => t("tavern.sell", { card: board.me === null ? "" : cardText(mine(board)).title }), hint: "tavern.sell.hint", card: mine } },
  story: {
    potion: (story, event) => story.began(alone(event), "tavern.log.potion", { who: { seat: event.seat }, card: { card: event.card } }, "t-potion"),
    potion_kept: (story, event) => story.add(alone(event), "tavern.log.potion_kept", { who: { seat: event.seat }, card: { card: event.card }, other: { card: event.discarded } }),
    potion_for_sale: (story, event) => story.began(alone(event), "tavern.log.potion_for_sale", { who: { seat: event.seat }, card: { card: event.card }, n: event.price }, "t-potion"),
    potion_offered: (story, event) => story.add(alone(event), "tavern.log.potion_offered", { to: { seat: event.to } }),
    potion_sold: (story, event) => story.add(alone(event), "tavern.log.potion_sold", { to: { seat: event.to } }, "t-potion"),
    potion_declined: (story, event) => story.add(alone(event), "tavern.log.potion_declined", { who: { seat: event.seat } }, "s-passed"),
  },
  deeds: { new_potion: "t-potion", raise_numbers: "t-potion" },
  types: { potion: { rule: "RDI-POTION-03" } },
};
