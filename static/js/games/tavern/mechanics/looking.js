/**
 * @file Hidden cards that I have looked at, where they lie: in a Drink Me! Pile, in a hand, on the Drink Deck.
 */
import { html } from "htm/preact";
import { num, t } from "../../../i18n.js";
import { Drawing } from "../art.js";
import { ChipList } from "../card-face.js";
import { cardText, numbersOf, titleOf } from "../texts.js";

/** @param {import("./mechanic.js").Board} board
 * @param {"pile"|"hand"} place
 * @param {import("./mechanic.js").Seat|undefined} seat */
const seen = ({ view }, place, seat) => view.knows.filter((known) => known.place === place && known.seat === seat).map((known) => known.card);

/** A card of a hand by the name that an answer gives it: a further copy is `Title (2)`.
 * @param {import("./mechanic.js").Board} board
 * @param {import("./mechanic.js").Prompt} prompt
 * @param {import("./mechanic.js").Json} value */
function cardNamed(board, prompt, value) {
  const name = String(value);
  const copy = Number(/ \((\d+)\)$/.exec(name)?.[1] ?? 1);
  /** @type {string[]} */
  const cards = Array.isArray(prompt.about.cards) ? prompt.about.cards : seen(board, "hand", prompt.about.of);
  const same = cards.filter((one) => titleOf(one) === name.replace(/ \(\d+\)$/, ""));
  const card = same[copy - 1] ?? same[0];
  return card ? { title: cardText(card).title, small: numbersOf(card) } : { title: name, small: "" };
}

/** @type {import("./mechanic.js").Mechanic} */
export const looking = {
  sheet(board, seat) {
    const pile = seen(board, "pile", seat);
    const hand = seen(board, "hand", seat);
    return html`${pile.length ? html`<h3 class="heading"><${Drawing} name="s-seen" />${t("tavern.known.pile")}</h3><div data-extra="known-pile"><${ChipList} cards=${pile} onOpen=${board.open.card} /></div>` : null}
    ${hand.length ? html`<h3 class="heading"><${Drawing} name="s-seen" />${t("tavern.known.hand")}</h3><div data-extra="known-hand"><${ChipList} cards=${hand} onOpen=${board.open.card} /></div>` : null}`;
  },
  asks: {
    next_drink: {
      small: () => t("tavern.ask.next_drink.small"),
      option({ view }, _prompt, value) {
        const drink = view.knows.find((known) => known.place === "drink_deck" && known.index === value);
        return { title: drink ? cardText(drink.card).title : num(Number(value) + 1), small: drink ? numbersOf(drink.card) : "" };
      },
    },
    take_card: { option: (board, prompt, value) => (value === "none" ? { title: t("tavern.option.take_card.none"), small: "" } : cardNamed(board, prompt, value)) },
    divide: { small: (_board, _prompt, choice) => t("tavern.ask.divide.small", { n: choice.picked.length }), option: cardNamed },
  },
  story: {
    looked_at_hand(story, event) {
      story.add(event, "tavern.log.looked_at_hand", { who: { seat: event.seat }, of: { seat: event.of } });
      story.seen(event);
    },
    looked_at_deck(story, event) {
      story.add(event, "tavern.log.looked_at_deck", { who: { seat: event.seat }, n: event.count });
      story.seen(event);
    },
    reordered: (story, event) => story.add(event, "tavern.log.reordered", { who: { seat: event.seat } }),
  },
  deeds: { look_at_hand: "s-seen", reorder_drinks: "s-seen" },
};
