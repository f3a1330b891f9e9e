/**
 * @file The middle of the table: the Inn's Gold, the Drink Deck and what lies open, and what happened last.
 */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { num, t } from "../../i18n.js";
import { Sheet } from "../../ui/sheet.js";
import { Drawing } from "./art.js";
import { CardChip, cardNames, ChipList } from "./card-face.js";
import { inCentre } from "./mechanics/registry.js";

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
  const more = inCentre(board, sheetOpen, setSheetOpen);
  return html`<section class="centre" aria-label=${t("tavern.centre")}>
    <dl class="piles">
      <${Pile} drawing="p-inn" name=${t("tavern.pile.inn")} n=${view.inn} onPress=${() => setSheetOpen("inn")} />
      <${Pile} drawing="p-drinkdeck" name=${t("tavern.pile.drinks")} n=${view.drink_deck} mark=${known.length ? "s-seen" : undefined} onPress=${known.length ? () => setSheetOpen("known") : undefined} />
      ${view.bar_deck ? html`<${Pile} drawing="e-draw" name=${t("tavern.pile.bar")} n=${view.bar_deck} />` : null}
      <${Pile} drawing="d-1" name=${t("tavern.pile.drunk")} n=${view.drink_discard.length} onPress=${() => setSheetOpen("drunk")} />
      ${more.map((one) => one.piles)}
    </dl>
    ${more.map((one) => one.below)}
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
    ${more.map((one) => one.sheet)}
    ${sheetOpen === "drunk"
      ? html`<${Sheet} title=${t("tavern.pile.drunk.title")} place="side" onClose=${() => setSheetOpen(null)}>
          ${view.drink_discard.length ? html`<${ChipList} cards=${view.drink_discard} onOpen=${open.card} />` : html`<p class="muted">${t("tavern.fact.none")}</p>`}
        <//>`
      : null}
  </section>`;
}

/** @param {{drawing: string, name: string, n: number, mark?: string, onPress?: () => void}} props  `mark`: its state. */
function Pile({ drawing, name, n, mark, onPress }) {
  const number = onPress
    ? html`<button type="button" class="pile-button num" aria-haspopup="dialog" aria-label=${t("tavern.pile.open", { name, n })} onClick=${onPress}>${mark ? html`<${Drawing} name=${mark} />` : null}${num(n)}</button>`
    : num(n);
  return html`<div class="tpile" title=${name}><dt><${Drawing} name=${drawing} /><span>${name}</span></dt><dd class="num">${number}</dd></div>`;
}
