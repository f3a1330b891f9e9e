/**
 * @file Fortitude, Alcohol and Gold turn by turn, as lines. They differ by more than colour: a thick line, dots, steps.
 */
import { html } from "htm/preact";
import { num, t } from "../../i18n.js";
import { Drawing } from "./art.js";

/** @typedef {import("./end.js").SeatSummary} SeatSummary */

/** Highest Fortitude and Alcohol. */
const MAX_NUMBER = 20;

/** Points of a line in a box of 100 by 100.
 * @param {number[]} values
 * @param {number} turns
 * @param {number} most
 * @returns {[number, number][]} */
const points = (values, turns, most) => values.map((value, turn) => [(turn / Math.max(1, turns)) * 100, 100 - (Math.min(value, most) / most) * 100]);

/** @param {[number, number][]} line */
const drawn = (line) => line.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");

/** The same as steps: Gold stays until it changes. @param {[number, number][]} line
 * @returns {[number, number][]} */
const steps = (line) => line.flatMap(([x, y], i) => (i ? [/** @type {[number, number]} */ ([x, line[i - 1][1]]), /** @type {[number, number]} */ ([x, y])] : [/** @type {[number, number]} */ ([x, y])]));

/** A multiple of ten that holds all the Gold.
 * @param {number[]} gold */
const goldTop = (gold) => Math.max(10, Math.ceil(Math.max(...gold) / 10) * 10);

/** Turns that are named below: at most six.
 * @param {number} turns */
function ticks(turns) {
  const step = [1, 2, 5, 10, 20, 50].find((one) => turns / one <= 6) ?? 100;
  return Array.from({ length: Math.floor(turns / step) + 1 }, (_, i) => i * step);
}

/** @param {{line: SeatSummary, turns: number}} props */
export function SeatChart({ line, turns }) {
  const { fortitude, alcohol, gold } = line.lines;
  const top = goldTop(gold);
  const heart = points(fortitude, turns, MAX_NUMBER);
  const ale = points(alcohol, turns, MAX_NUMBER);
  const coins = steps(points(gold, turns, top));
  const last = (/** @type {number[]} */ values) => values[values.length - 1] ?? 0;
  const end = (/** @type {[number, number][]} */ of) => of[of.length - 1] ?? [0, 0];
  return html`<div class="charts" aria-hidden="true">
    <div class="chart">
      ${[0, 5, 10, 15, 20].map((value) => html`<span class="chart-y" key=${value} style=${{ top: `${100 - value * 5}%` }}>${num(value)}</span>`)}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none"><path class="grid" d="M0 0H100M0 25H100M0 50H100M0 75H100M0 100H100" />
        <polygon class="band" points=${drawn([...heart, ...[...ale].reverse()])} />
        <polyline class="l-fort" points=${drawn(heart)} /><polyline class="l-alc" points=${drawn(ale)} /></svg>
      <${Endpoint} at=${end(heart)} drawing="e-fort" value=${last(fortitude)} lift=${last(fortitude) - last(alcohol) < 3 ? -1 : 0} />
      <${Endpoint} at=${end(ale)} drawing="e-alc" value=${last(alcohol)} lift=${last(fortitude) - last(alcohol) < 3 ? 1 : 0} />
    </div>
    <div class="chart gold-chart">
      ${[0, top / 2, top].map((value) => html`<span class="chart-y" key=${value} style=${{ top: `${100 - (value / top) * 100}%` }}>${num(value)}</span>`)}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none"><path class="grid" d="M0 0H100M0 50H100M0 100H100" />
        <polygon class="gold-fill" points=${drawn([...coins, [end(coins)[0], 100], [0, 100]])} /><polyline class="l-gold" points=${drawn(coins)} /></svg>
      <${Endpoint} at=${end(coins)} drawing="e-gold" value=${last(gold)} lift=${0} />
      ${ticks(turns).map((turn) => html`<span class="chart-x" key=${turn} style=${{ left: `${(turn / Math.max(1, turns)) * 100}%` }}>${num(turn)}</span>`)}
    </div>
  </div>`;
}

/** The number at the end of a line; two that are close keep apart. @param {{at: number[], drawing: string, value: number, lift: number}} props */
const Endpoint = ({ at, drawing, value, lift }) => html`<span class=${`chart-end${lift < 0 ? " is-up" : lift > 0 ? " is-down" : ""}`} style=${{ left: `${at[0]}%`, top: `${at[1]}%` }}><${Drawing} name=${drawing} /><b class="num">${num(value)}</b></span>`;

/** Fortitude and Alcohol of one seat, small. @param {{line: SeatSummary, turns: number}} props */
export function Spark({ line, turns }) {
  const heart = points(line.lines.fortitude, turns, MAX_NUMBER);
  const ale = points(line.lines.alcohol, turns, MAX_NUMBER);
  const [x, y] = heart[heart.length - 1] ?? [0, 0];
  return html`<span class="spark-plot" aria-hidden="true"><svg viewBox="0 0 100 100" preserveAspectRatio="none"><path class="grid" d="M0 0H100M0 100H100" />
    <polygon class="band" points=${drawn([...heart, ...[...ale].reverse()])} /><polyline class="l-fort" points=${drawn(heart)} /><polyline class="l-alc" points=${drawn(ale)} /></svg>
    ${line.out ? html`<span class="spark-out" style=${{ left: `${x}%`, top: `${y}%` }}><${Drawing} name=${line.out.why === "broke" ? "e-gold" : "s-out"} /></span>` : null}</span>`;
}

/** The same numbers as a table. @param {{line: SeatSummary, name: string}} props */
export function SeatTable({ line, name }) {
  const { fortitude, alcohol, gold } = line.lines;
  return html`<details class="chart-table"><summary>${t("tavern.end.table")}</summary>
    <table><caption class="visually-hidden">${t("tavern.end.table.of", { name })}</caption>
      <thead><tr><th scope="col">${t("tavern.end.table.turn")}</th><th scope="col">${t("tavern.fortitude")}</th><th scope="col">${t("tavern.alcohol")}</th><th scope="col">${t("tavern.end.gold")}</th></tr></thead>
      <tbody>${fortitude.map((value, turn) => html`<tr key=${turn}><th scope="row">${num(turn)}</th><td>${num(value)}</td><td>${num(alcohol[turn])}</td><td>${num(gold[turn])}</td></tr>`)}</tbody></table></details>`;
}
