/**
 * @file What lies open before a seat beside cards and Gold. Small on a seat's plate, in full on its sheet. Each mechanic says
 * what it has there.
 */
import { html } from "htm/preact";
import { num } from "../../i18n.js";
import { Drawing } from "./art.js";
import { onMat, onSheet, picturesOf } from "./mechanics/registry.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Seat} Seat */

/** As pictures, for a plate. @param {{board: Board, seat: Seat}} props */
export function Extras({ board, seat }) {
  const parts = picturesOf(board, seat);
  if (!parts.length) return null;
  return html`<span class="extras">${parts.map(([drawing, n], i) => html`<span key=${`${drawing} ${i}`}><${Drawing} name=${drawing} />${n === null ? null : num(n)}</span>`)}</span>`;
}

/** In full, for the sheet of a seat: every card opens. @param {{board: Board, seat: Seat}} props */
export const ExtraFacts = ({ board, seat }) => html`${onSheet(board, seat)}`;

/** On my own mat: what I look at in every turn. @param {{board: Board, seat: Seat}} props */
export function MatExtras({ board, seat }) {
  const parts = onMat(board, seat);
  return parts.length ? html`<dl class="mat-extras">${parts}</dl>` : null;
}
