/**
 * @file The Event decks: how far off the next Event is, the last one, and what Events ask of everybody.
 */
import { html } from "htm/preact";
import { num, t } from "../../../i18n.js";
import { Sheet } from "../../../ui/sheet.js";
import { Drawing } from "../art.js";
import { CardChip, ChipList } from "../card-face.js";
import { effectOf } from "../texts.js";

/** @typedef {import("./mechanic.js").Board} Board */
/** @typedef {import("../types.js").EventPile} EventPile */

/** How far off the next Event is: a counter comes off at the end of each turn. @param {{deck: EventPile, onPress: () => void}} props */
function EventDeck({ deck, onPress }) {
  const name = t(`tavern.pile.${deck.deck}`);
  return html`<div class="tpile is-events" title=${name}><dt><${Drawing} name=${`p-${deck.deck}`} /><span>${name}</span></dt><dd class="num">
    <button type="button" class="pile-button num" id=${`${deck.deck}-deck`} aria-haspopup="dialog" aria-label=${t(`tavern.${deck.deck}.counters`, { n: deck.counters })} onClick=${onPress}><${Drawing} name="p-counter" />${num(deck.counters)}</button></dd></div>`;
}

/** Counters, the last Event in words, and those before it. @param {{board: Board, deck: EventPile}} props */
function EventSheet({ board, deck }) {
  const last = deck.discard[0];
  return html`<p><${Drawing} name="p-counter" /> ${t(`tavern.${deck.deck}.counters`, { n: deck.counters })}</p>
    <p class="muted">${t("tavern.sea.left", { n: deck.cards })}</p>
    <h3 class="heading">${t("tavern.sea.last")}</h3>
    ${last ? html`<p><${CardChip} card=${last} onPress=${() => board.open.card(last)} /></p><p>${effectOf(last)}</p>` : html`<p class="muted">${t("tavern.fact.none")}</p>`}
    ${deck.discard.length > 1 ? html`<h3 class="heading">${t("tavern.fact.discard")}</h3><${ChipList} cards=${deck.discard.slice(1)} onOpen=${board.open.card} />` : null}`;
}

/** @type {import("./mechanic.js").Mechanic} */
export const events = {
  centre: (board, opened, open) => ({
    piles: board.view.events.map((deck) => html`<${EventDeck} key=${deck.deck} deck=${deck} onPress=${() => open(deck.deck)} />`),
    below: board.view.events.map((deck) => (deck.discard.length ? html`<p class="last-event" key=${deck.deck}><span class="visually-hidden">${t("tavern.sea.last")}</span><${CardChip} card=${deck.discard[0]} onPress=${() => board.open.card(deck.discard[0])} /></p>` : null)),
    sheet: board.view.events.map((deck) => (opened === deck.deck ? html`<${Sheet} key=${deck.deck} title=${t(`tavern.pile.${deck.deck}`)} place="side" onClose=${() => open(null)}><${EventSheet} board=${board} deck=${deck} /><//>` : null)),
  }),
  asks: {
    pledge: { option: (_board, _prompt, value) => ({ title: num(Number(value)), small: "" }), number: true, priced: true },
    stare: { priced: true },
    help: { priced: true },
    doom: { priced: true },
  },
  story: {
    counter_off: (story, event) => story.begin(event, "tavern.log.counter_off", { n: event.left }, { drawing: `p-${event.deck}` }),
    event_revealed: (story, event) => story.begin(event, "tavern.log.event_revealed", { who: { seat: event.seat }, card: { card: event.card } }, { seat: event.seat }),
    counters_on: (story, event) => story.add(event, "tavern.log.counters_on", { n: event.count }, "p-counter"),
    pile_discarded: (story, event) => story.add(event, "tavern.log.pile_discarded", { who: { seat: event.seat }, cards: { cards: event.cards } }),
    pledged: (story, event) => story.add(event, "tavern.log.pledged", { scores: { scores: Object.entries(event.gold).map(([seat, gold]) => [Number(seat), Number(gold)]) } }, "e-gold"),
    blamed: (story, event) => story.add(event, "tavern.log.blamed", { pairs: { pairs: Object.entries(event.picks).map(([seat, at]) => [Number(seat), Number(at)]) } }, "s-target"),
  },
  deeds: { ignore_event: "e-ignore", discard_or_drink: "e-discard", open_chest: "e-gold", tax_gold: "e-gold", blame_most: "e-fort", pay_most: "e-gold" },
  decks: {
    sea: { from: "tavern.page.event_deck", rule: "RDI-SEA-05", drawing: "p-sea" },
    dungeon: { from: "tavern.page.dungeon_deck", rule: "RDI-DUNGEON-06", drawing: "p-dungeon" },
  },
};
