/**
 * @file Fortitude and Alcohol on one track: ale rises from the left, the heart burns from the right, what is left between them is the gap.
 */
import { html } from "htm/preact";
import { num, t } from "../../i18n.js";
import { Drawing } from "./art.js";

/** @typedef {import("./types.js").SeatView} SeatView */

/** A gap of this size or smaller is danger. */
const DANGER = 3;

/** @param {SeatView} seat */
export const inDanger = (seat) => !seat.out && (seat.leaving || seat.gap <= DANGER);

/** @param {SeatView} seat */
const places = (seat) => ({ "--alcohol": Math.min(20, Math.max(0, seat.alcohol)), "--fortitude": Math.min(20, Math.max(0, seat.fortitude)) });

/** @param {{seat: SeatView}} props */
export const Gauge = ({ seat }) =>
  html`<span class=${`gauge${inDanger(seat) ? " is-danger" : ""}`} style=${places(seat)}><span class="gauge-bar"><i class="gauge-ale"></i><i class="gauge-lost"></i></span></span>`;

/** The large one, with all three numbers. @param {{seat: SeatView}} props */
export function LargeGauge({ seat }) {
  const danger = inDanger(seat);
  return html`<div class=${`gauge is-large${danger ? " is-danger" : ""}`} style=${places(seat)} role="img"
    aria-label=${t("tavern.seat.numbers", { alcohol: seat.alcohol, fortitude: seat.fortitude, gap: seat.gap })}>
    <div class="gauge-head" aria-hidden="true">
      <span><${Drawing} name="e-alc" /><span class="gauge-word">${t("tavern.alcohol")}</span> <b class="num">${num(seat.alcohol)}</b></span>
      <span class="gauge-gap">${danger ? html`<${Drawing} name="s-danger" />` : null}${t("tavern.gap")} <b class="num">${num(seat.gap)}</b></span>
      <span><span class="gauge-word">${t("tavern.fortitude")}</span> <b class="num">${num(seat.fortitude)}</b><${Drawing} name="e-fort" /></span>
    </div>
    <div class="gauge-bar" aria-hidden="true"><span class="gauge-scale"><i class="gauge-ale"></i><i class="gauge-lost"></i><i class="gauge-ticks"></i>
      <${Drawing} name="e-alc" class="gauge-mark of-ale" /><${Drawing} name="e-fort" class="gauge-mark of-heart" /></span></div>
  </div>`;
}
