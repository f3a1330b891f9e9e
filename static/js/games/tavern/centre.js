/**
 * @file The middle of the table: the Inn's Gold, the Drink Deck and what lies open, and what happened last.
 */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { num, t } from "../../i18n.js";
import { Sheet } from "../../ui/sheet.js";
import { Drawing } from "./art.js";
import { CardChip, cardNames, ChipList } from "./card-face.js";
import { cardText } from "./texts.js";

/** @typedef {import("./types.js").Board} Board */

/**
 * @param {object} props
 * @param {Board} props.board
 * @param {import("preact").ComponentChildren} [props.last]  What happened last.
 */
export function Centre({ board, last }) {
  const { view, open } = board;
  const [sheetOpen, setSheetOpen] = useState(/** @type {string|null} */ (null));
  const known = view.knows.filter((one) => one.place === "drink_deck");
  return html`<section class="centre" aria-label=${t("tavern.centre")}>
    <dl class="piles">
      <${Pile} drawing="p-inn" name=${t("tavern.pile.inn")} n=${view.inn} onPress=${() => setSheetOpen("inn")} />
      <${Pile} drawing="p-drinkdeck" name=${t("tavern.pile.drinks")} n=${view.drink_deck} mark=${known.length ? "s-seen" : undefined} onPress=${known.length ? () => setSheetOpen("known") : undefined} />
      ${view.bar_deck ? html`<${Pile} drawing="e-draw" name=${t("tavern.pile.bar")} n=${view.bar_deck} />` : null}
      <${Pile} drawing="d-1" name=${t("tavern.pile.drunk")} n=${view.drink_discard.length} onPress=${() => setSheetOpen("drunk")} />
      ${view.events.map((deck) => html`<${EventDeck} key=${deck.deck} deck=${deck} onPress=${() => setSheetOpen(deck.deck)} />`)}
    </dl>
    ${view.events.map((deck) => (deck.discard.length ? html`<p class="last-event" key=${deck.deck}><span class="visually-hidden">${t("tavern.sea.last")}</span><${CardChip} card=${deck.discard[0]} onPress=${() => open.card(deck.discard[0])} /></p>` : null))}
    ${view.revealed.length ? html`<p class="revealed"><span class="visually-hidden">${t("tavern.revealed")}</span>${view.revealed.map((card) => html`<${CardChip} key=${card} card=${card} onPress=${() => open.card(card)} />`)}</p>` : null}
    ${last ? html`<p class="centre-last" id="last-act" tabindex="-1">${last}</p>` : null}
    ${sheetOpen === "known"
      ? html`<${Sheet} title=${t("tavern.known.deck")} place="side" onClose=${() => setSheetOpen(null)}>
          <p class="muted">${t("tavern.known.deck.small")}</p>
          <ul class="chip-list known-deck">${known.map((one, i) => html`<li key=${one.card}><b class="num">${num((one.index ?? 0) + 1)}</b> <${CardChip} card=${one.card} label=${cardNames(known.map((other) => other.card))[i]} onPress=${() => open.card(one.card)} /></li>`)}</ul><//>`
      : null}
    ${sheetOpen === "inn"
      ? html`<${Sheet} title=${t("tavern.pile.inn.title")} place="side" onClose=${() => setSheetOpen(null)}><p>${t("tavern.pile.inn.text")}</p>${view.inn < 0 ? html`<p>${t("tavern.pile.inn.owes", { n: -view.inn })}</p>` : null}<//>`
      : null}
    ${view.events.map((deck) => (sheetOpen === deck.deck ? html`<${Sheet} key=${deck.deck} title=${t(`tavern.pile.${deck.deck}`)} place="side" onClose=${() => setSheetOpen(null)}><${EventSheet} board=${board} deck=${deck} /><//>` : null))}
    ${sheetOpen === "drunk"
      ? html`<${Sheet} title=${t("tavern.pile.drunk.title")} place="side" onClose=${() => setSheetOpen(null)}>
          ${view.drink_discard.length ? html`<${ChipList} cards=${view.drink_discard} onOpen=${open.card} />` : html`<p class="muted">${t("tavern.fact.none")}</p>`}
        <//>`
      : null}
  </section>`;
}

/** How far off the next Event is: a counter comes off at the end of each turn. @param {{deck: import("./types.js").EventPile, onPress: () => void}} props */
function EventDeck({ deck, onPress }) {
  const name = t(`tavern.pile.${deck.deck}`);
  return html`<div class="tpile is-events" title=${name}><dt><${Drawing} name=${`p-${deck.deck}`} /><span>${name}</span></dt><dd class="num">
    <button type="button" class="pile-button num" id=${`${deck.deck}-deck`} aria-haspopup="dialog" aria-label=${t(`tavern.${deck.deck}.counters`, { n: deck.counters })} onClick=${onPress}><${Drawing} name="p-counter" />${num(deck.counters)}</button></dd></div>`;
}

/** Counters, the last Event in words, and those before it. @param {{board: Board, deck: import("./types.js").EventPile}} props */
function EventSheet({ board, deck }) {
  const last = deck.discard[0];
  return html`<p><${Drawing} name="p-counter" /> ${t(`tavern.${deck.deck}.counters`, { n: deck.counters })}</p>
    <p class="muted">${t("tavern.sea.left", { n: deck.cards })}</p>
    <h3 class="heading">${t("tavern.sea.last")}</h3>
    ${last ? html`<p><${CardChip} card=${last} onPress=${() => board.open.card(last)} /></p><p>${cardText(last).modes.map((mode) => mode.effect || mode.numbers).join(" / ")}</p>` : html`<p class="muted">${t("tavern.fact.none")}</p>`}
    ${deck.discard.length > 1 ? html`<h3 class="heading">${t("tavern.fact.discard")}</h3><${ChipList} cards=${deck.discard.slice(1)} onOpen=${board.open.card} />` : null}`;
}

/** @param {{drawing: string, name: string, n: number, mark?: string, onPress?: () => void}} props  `mark`: what is up with it. */
function Pile({ drawing, name, n, mark, onPress }) {
  const number = onPress
    ? html`<button type="button" class="pile-button num" aria-haspopup="dialog" aria-label=${t("tavern.pile.open", { name, n })} onClick=${onPress}>${mark ? html`<${Drawing} name=${mark} />` : null}${num(n)}</button>`
    : num(n);
  return html`<div class="tpile" title=${name}><dt><${Drawing} name=${drawing} /><span>${name}</span></dt><dd class="num">${number}</dd></div>`;
}
