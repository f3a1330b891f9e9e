/**
 * @file A Drinking Contest: a row for each who takes part, with the Drink, its Chasers and what they count. Who is tied goes on.
 */
import { html } from "htm/preact";
import { num, t } from "../../i18n.js";
import { Drawing, Medal } from "./art.js";
import { CardChip } from "./card-face.js";
import { who, whoAll } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("../../types.js").Seat} Seat */

/** @param {{board: Board}} props */
export function Contest({ board }) {
  const { view, table, log, me } = board;
  const contest = view.contest;
  if (!contest) return null;
  const everybody = contest.everybody ?? contest.players;
  const rows = new Map(contest.rows.map((row) => [row.seat, row]));
  const scores = [...rows.values()].map((row) => row.score);
  const best = scores.length ? Math.max(...scores) : 0;
  const started = log.findLastIndex((event) => event.kind === "contest");
  const ties = log.slice(started + 1).filter((event) => event.kind === "contest_tied");
  const word = (/** @type {Seat} */ seat) => (view.seats[seat].out ? "out" : !contest.players.includes(seat) ? "behind" : !rows.has(seat) ? "waits" : rows.get(seat)?.score === best ? "ahead" : "drinks");
  return html`<section class="contest" aria-labelledby="contest-title">
    <header class="gamble-head"><h2 id="contest-title">${t("tavern.contest.title")}</h2>
      <p>${ties.length ? t("tavern.contest.tied", { names: whoAll(view, table, contest.players) }) : t("tavern.contest.aim")}</p></header>
    <ol class="contest-rows">${everybody.map((seat) => {
      const row = rows.get(seat);
      const state = word(seat);
      return html`<li key=${seat} class=${`contest-row is-${state}${seat === me ? " is-me" : ""}`} data-seat=${seat}>
        <${Medal} character=${view.seats[seat].character} />
        <span class="contest-name"><b>${who(view, table, seat)}</b><small>${t(`tavern.contest.${state}`)}</small></span>
        <span class="contest-cards">${row ? row.cards.map((card, i) => html`${i ? html`<${Drawing} name="e-chaser" /><span class="visually-hidden">${t("tavern.contest.chaser")}</span>` : null}<${CardChip} card=${card} onPress=${() => board.open.card(card)} />`) : null}
          ${row && !row.cards.length ? html`<small>${t("tavern.contest.no_card")}</small>` : row?.event ? html`<small>${t("tavern.contest.event")}</small>` : null}</span>
        <b class="num contest-score" aria-label=${row ? t("tavern.contest.score", { n: row.score }) : undefined}>${row ? num(row.score) : "–"}</b>
      </li>`;
    })}</ol>
  </section>`;
}
