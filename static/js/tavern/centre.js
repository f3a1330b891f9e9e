/**
 * @file The middle of the table: the Inn's Gold, the Drink Deck and what lies open, and what happened last.
 */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { num, t } from "../i18n.js";
import { Sheet } from "../ui/sheet.js";
import { Drawing } from "./art.js";
import { CardChip } from "./card-face.js";

/** @typedef {import("./types.js").Board} Board */

/**
 * @param {object} props
 * @param {Board} props.board
 * @param {import("preact").ComponentChildren} [props.last]  What happened last.
 */
export function Centre({ board, last }) {
  const { view, open } = board;
  const [sheetOpen, setSheetOpen] = useState(false);
  return html`<section class="centre" aria-label=${t("tavern.centre")}>
    <dl class="piles">
      <${Pile} drawing="p-inn" name=${t("tavern.pile.inn")} n=${view.inn} />
      <${Pile} drawing="p-drinkdeck" name=${t("tavern.pile.drinks")} n=${view.drink_deck} />
      ${view.bar_deck ? html`<${Pile} drawing="e-draw" name=${t("tavern.pile.bar")} n=${view.bar_deck} />` : null}
      <${Pile} drawing="d-1" name=${t("tavern.pile.drunk")} n=${view.drink_discard.length} onPress=${() => setSheetOpen(true)} />
    </dl>
    ${view.revealed.length ? html`<p class="revealed"><span class="visually-hidden">${t("tavern.revealed")}</span>${view.revealed.map((card) => html`<${CardChip} key=${card} card=${card} onPress=${() => open.card(card)} />`)}</p>` : null}
    ${last ? html`<p class="centre-last" id="last-act" tabindex="-1">${last}</p>` : null}
    ${sheetOpen
      ? html`<${Sheet} title=${t("tavern.pile.drunk.title")} place="side" onClose=${() => setSheetOpen(false)}>
          ${view.drink_discard.length ? html`<ul class="chip-list">${view.drink_discard.map((card) => html`<li key=${card}><${CardChip} card=${card} onPress=${() => open.card(card)} /></li>`)}</ul>` : html`<p class="muted">${t("tavern.fact.none")}</p>`}
        <//>`
      : null}
  </section>`;
}

/** @param {{drawing: string, name: string, n: number, onPress?: () => void}} props */
function Pile({ drawing, name, n, onPress }) {
  const number = onPress
    ? html`<button type="button" class="pile-button num" aria-haspopup="dialog" aria-label=${t("tavern.pile.open", { name, n })} onClick=${onPress}>${num(n)}</button>`
    : num(n);
  return html`<div class="tpile" title=${name}><dt><${Drawing} name=${drawing} /><span>${name}</span></dt><dd class="num">${number}</dd></div>`;
}
