/**
 * @file Serena's Piety: a sun with a ray for each; she may tithe with it, and atones with Gold or Fortitude when it cannot fall.
 */
import { html } from "htm/preact";
import { num, t } from "../../../i18n.js";

/** The highest Piety: so many rays. */
const MAX_PIETY = 8;

/** @param {import("./mechanic.js").Board} board
 * @param {import("./mechanic.js").Seat} seat */
const pietyOf = (board, seat) => board.view.seats[seat].piety;

/** As a sun. @param {{n: number}} props */
const Sun = ({ n }) =>
  html`<span class="piety" role="img" aria-label=${t("tavern.extra.piety", { n })}><svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    ${Array.from({ length: MAX_PIETY }, (_, i) => html`<path key=${i} class=${i < n ? "is-lit" : ""} transform=${`rotate(${i * 45} 24 24)`} d="M20.5 11 24 1.5 27.5 11z" />`)}<circle cx="24" cy="24" r="11.5" /></svg><b class="num" aria-hidden="true">${num(n)}</b></span>`;

/** @type {import("./mechanic.js").Telling<"chose">} */
const chose = (story, event) => story.add(event, `tavern.log.chose.${event.choice}`, { who: { seat: event.seat } }, "e-piety");

/** @type {import("./mechanic.js").Mechanic} */
export const piety = {
  words: (board, seat) => (pietyOf(board, seat) ? [t("tavern.extra.piety", { n: pietyOf(board, seat) })] : []),
  plate: (board, seat) => (pietyOf(board, seat) ? [["e-piety", pietyOf(board, seat)]] : []),
  mat(board, seat) {
    const n = pietyOf(board, seat);
    return n ? html`<div class="mat-piety"><dt><span>${t("tavern.extra.piety.title")}</span></dt><dd><${Sun} n=${n} /></dd></div>` : null;
  },
  sheet(board, seat) {
    const n = pietyOf(board, seat);
    return n ? html`<div class="extra-fact" data-extra="piety"><${Sun} n=${n} /><span>${t("tavern.extra.piety", { n })}</span></div>` : null;
  },
  asks: {
    atone: { small: () => t("tavern.ask.atone.small"), option: (_board, _prompt, value) => ({ title: t(`tavern.option.atone.${value}`), small: "" }) },
    tithe: {
      small: (board) => t("tavern.ask.tithe.small", { n: board.me === null ? 0 : pietyOf(board, board.me) }),
      option: (_board, _prompt, value) => ({ title: t(`tavern.option.tithe.${value}`), small: "" }),
    },
  },
  story: {
    piety: (story, event) => story.add(event, "tavern.log.piety", { who: { seat: event.seat }, n: event.now }, "e-piety"),
    atones: (story, event) => story.add(event, event.choice === "pay" ? "tavern.log.atones.pay" : "tavern.log.atones.lose", { who: { seat: event.seat } }, "e-piety"),
  },
  choices: { tithe: chose, piety: chose },
  effects: { piety: "e-piety" },
  deeds: { tithe: "e-piety" },
};
