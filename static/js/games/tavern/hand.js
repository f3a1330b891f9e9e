/**
 * @file My hand: every card with its type, what it does, and whether it may be played now; a press chooses it or says why not.
 */
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { hasText, t } from "../../i18n.js";
import { Icon } from "../../ui/art.js";
import { Drawing } from "./art.js";
import { CardFace, cardNames, typeClass } from "./card-face.js";
import { choiceOf, handCard } from "./choice.js";
import { flagOf, myCards } from "./mine.js";
import { cardText, titleOf } from "./texts.js";

/** @typedef {import("./types.js").Board} Board */

/** @param {{board: Board}} props */
export function Hand({ board }) {
  const { view } = board;
  const cards = myCards(view);
  const middle = (cards.length - 1) / 2;
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const ask = board.prompt?.ask ?? null;
  const names = cardNames(cards);
  useEffect(() => showLegal(list.current), [ask]);
  return html`<ol class="thand" id="hand" ref=${list} tabindex="-1" aria-label=${t("tavern.hand", { n: view.hand.length })} data-count=${cards.length}>
    ${cards.map((card, i) => html`<li key=${card} class=${`thand-card${view.hand.includes(card) ? "" : " is-open"}`} style=${{ "--off": i - middle }}><${HandCard} board=${board} card=${card} at=${i} name=${names[i]} /></li>`)}
    ${cards.length ? null : html`<li class="thand-none muted">${t("tavern.hand.none")}</li>`}
  </ol>`;
}

/** Where the hand is wider than the screen, begin with the first card that may be played, unless one is in sight.
 * @param {HTMLElement|null} hand */
function showLegal(hand) {
  const legal = [...(hand?.querySelectorAll(".is-legal") ?? [])];
  if (!hand || !legal.length || hand.scrollWidth <= hand.clientWidth) return;
  const box = hand.getBoundingClientRect();
  const inSight = legal.some((card) => card.getBoundingClientRect().left >= box.left && card.getBoundingClientRect().right <= box.right);
  // Without gliding: a press would miss a card that still moves.
  if (!inSight) hand.scrollBy({ left: legal[0].getBoundingClientRect().left - box.left - 10, behavior: "instant" });
}

/** @param {{board: Board, card: string, at: number, name: string}} props  `name`: copies are told apart. */
function HandCard({ board, card, at, name }) {
  const one = handCard(board, card);
  const choice = choiceOf(board);
  const refused = choice.refused === titleOf(card) && one.why !== null;
  const text = cardText(card);
  const barred = !one.legal && (one.press !== null || one.why !== null);
  const classes = ["tcard", typeClass(text), one.legal ? "is-legal" : "", one.picked ? "is-chosen" : "", one.discards && one.picked ? "is-discarded" : "", barred ? "is-barred" : "", refused ? "is-refused" : ""]
    .filter(Boolean).join(" ");
  const state = one.picked ? (one.discards ? "tavern.hand.discarded" : "tavern.hand.chosen") : one.legal ? (one.discards ? "tavern.hand.may_discard" : "tavern.hand.may") : barred ? "tavern.hand.may_not" : "";
  return html`<button type="button" class=${classes} id=${`card-${at}`} data-card=${card} aria-pressed=${one.press ? String(one.picked) : undefined} aria-haspopup=${one.press ? undefined : "dialog"}
      onClick=${() => (one.press ? one.press() : board.open.card(card))}>
      <${CardFace} card=${card} why=${refused && one.why ? whyWords(one.why) : null}
        badge=${one.picked && one.discards ? html`<span class="tcard-flag"><${Drawing} name="e-discard" />${t("tavern.hand.flag.discard")}</span>` : null} />
      ${board.view.hand.includes(card) ? null : html`<span class="visually-hidden">${t(flagOf(board.view, card))}</span>`}
      ${name === text.title ? null : html`<span class="visually-hidden">${name}</span>`}
      ${state ? html`<span class="visually-hidden">${t(state)}</span>` : null}
    </button>
    <button type="button" class="tcard-read" aria-haspopup="dialog" aria-label=${t("tavern.hand.read", { title: name })} onClick=${() => board.open.card(card)}><${Icon} name="search" /></button>`;
}

/** Why a card may not be played now. @param {import("./types.js").Why} why */
const whyWords = (why) => t(hasText(`why.${why.key}`) ? `why.${why.key}` : "why.unknown", why.data);
