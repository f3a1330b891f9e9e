/**
 * @file Time as a candle that burns down, with the seconds beside it. It burns by itself; nothing else is drawn again.
 */
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n.js";
import { announce } from "../../ui/notices.js";
import { Drawing } from "./art.js";

const LATE_S = 5;
/** Seconds left at which the time is read out. */
const SPOKEN_S = [10, 5];

/**
 * @param {object} props
 * @param {string} props.label
 * @param {() => number|null} props.left  Milliseconds left; null: no end.
 * @param {number|null} props.of  Milliseconds of the whole.
 * @param {boolean} [props.spoken]
 */
export function Candle({ label, left, of, spoken = false }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 200);
    return () => clearInterval(timer);
  }, []);
  const ms = left();
  const seconds = ms === null ? null : Math.ceil(ms / 1000);
  const said = spoken && seconds !== null && SPOKEN_S.includes(seconds) ? seconds : 0;
  useEffect(() => {
    if (said) announce(t("ui.clock.left", { n: said }));
  }, [said]);
  if (ms === null || seconds === null) return html`<p class="candle-line is-endless"><span>${label}</span></p>`;
  const part = of ? Math.min(1, ms / of) : 0;
  return html`<div class=${`candle-line${seconds <= LATE_S ? " is-late" : ""}`} role="timer" aria-label=${`${label}. ${t("ui.clock.left", { n: seconds })}`}>
    <span aria-hidden="true">${label}</span><b class="num" aria-hidden="true">${t("tavern.seconds", { n: seconds })}</b>
    <span class="candle" aria-hidden="true"><span class="candle-wax" style=${{ width: `${part * 100}%` }}></span><span class="candle-flame" style=${{ left: `${part * 100}%` }}><${Drawing} name="flame" /></span></span>
  </div>`;
}
