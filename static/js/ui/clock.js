/**
 * @file The clock: a ring that empties, with the seconds in it. It runs on by itself; nothing else is drawn again.
 */
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n.js";
import { announce } from "./notices.js";

const LATE_S = 10;

/**
 * @param {object} props
 * @param {() => number|null} props.left  Milliseconds left now; null: no clock.
 * @param {number} props.of  Milliseconds of the whole.
 * @param {boolean} [props.spoken]  Read out at the start, at 10 s and at 5 s: for my own clock.
 */
export function Clock({ left, of, spoken = false }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(timer);
  }, []);
  const ms = left();
  const seconds = ms === null ? 0 : Math.ceil(ms / 1000);
  const said = spoken && (seconds === 10 || seconds === 5) ? seconds : 0;
  useEffect(() => {
    if (said) announce(t("ui.clock.left", { n: said }));
  }, [said]);
  if (ms === null) return null;
  const percent = of > 0 ? Math.min(100, (ms / of) * 100) : 0;
  return html`<svg class=${`clock${seconds <= LATE_S ? " is-late" : ""}`} viewBox="0 0 46 46" role="img" aria-label=${t("ui.clock.left", { n: seconds })} focusable="false">
    <circle class="clock-rim" cx="23" cy="23" r="19" />
    <circle class="clock-left" cx="23" cy="23" r="19" pathLength="100" stroke-dasharray=${`${percent.toFixed(1)} 100`} />
    <text x="23" y="28.5">${seconds}</text>
  </svg>`;
}
