/**
 * @file A Round of Gambling: the Pot, the ring of those in it, whose move it is, who has control, and what may come next (S7).
 */
import { html } from "htm/preact";
import { num, rich, t } from "../../i18n.js";
import { Drawing, Medal } from "./art.js";
import { championsOf } from "./stack.js";
import { isTeamGame } from "./teams.js";
import { seatName } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("../../types.js").Seat} Seat */
/** @typedef {"control"|"move"|"in"|"passed"|"left"|"out"} Part */

/** @type {{[part in Part]: string}} */
const BADGES = { control: "s-control", move: "s-turn", in: "s-in", passed: "s-passed", left: "s-left", out: "s-out" };

/** Exponent that makes the ring squarer than an ellipse from top to bottom, so that eight seats do not overlap. */
const SQUARE = 0.6;

/** The position along one side of the ring, from 0 to 1.
 * @param {number} part  From -1 to 1.
 * @param {number} power */
const along = (part, power) => 0.5 + 0.5 * Math.sign(part) * Math.abs(part) ** power;

/** What a seat is in the Round.
 * @param {Board} board
 * @param {Seat} seat
 * @returns {Part} */
function partOf({ view }, seat) {
  const round = /** @type {import("./types.js").RoundView} */ (view.round);
  if (view.seats[seat].out) return "out";
  if (!round.inside.includes(seat)) return "left";
  if (round.mover === seat && view.step.startsWith("round")) return "move";
  if (round.control === seat) return "control";
  return round.passed.includes(seat) ? "passed" : "in";
}

/** Who may be in it: everybody; in a game of teams only the Champions.
 * @param {Board} board
 * @returns {Seat[]} */
function playersOf({ view, log }) {
  const all = view.seats.map((_, seat) => seat);
  if (!isTeamGame(view)) return all;
  const began = log.findLast((event) => event.kind === "round_started");
  return began ? began.inside : all;
}

/** @param {{board: Board}} props */
export function Round({ board }) {
  const { view, table, me } = board;
  const round = view.round;
  if (!round) return null;
  const ring = playersOf(board);
  const champions = championsOf(board);
  const count = ring.length;
  const from = Math.max(0, ring.indexOf(me ?? 0));
  const name = (/** @type {Seat} */ seat) => (seat === me ? t("tavern.you") : seatName(view, table, seat));
  const control = round.control;
  return html`<section class="gamble" aria-labelledby="round-title">
    <header class="gamble-head"><h2 id="round-title">${t("tavern.round.title")}</h2>
      <p><${Drawing} name="s-control" /><span>${control < 0 ? t("tavern.round.nobody")
        : rich(control === me ? (round.winning_hand ? "tavern.round.control.hand.you" : "tavern.round.control.you") : round.winning_hand ? "tavern.round.control.hand" : "tavern.round.control", { name: html`<b>${name(control)}</b>` })}</span></p>
      ${round.no_leaving ? html`<p class="no-leaving"><${Drawing} name="s-left" /><span>${t("tavern.round.no_leaving")}</span></p>` : null}</header>
    <div class="ring-box">
      <span class="felt" aria-hidden="true"></span>
      <p class="pot"><${Drawing} name="p-pot" /><b class="num">${num(round.pot)}</b><small>${t("tavern.round.pot", { n: round.pot })}</small></p>
      <ol class="ring" aria-label=${t("tavern.round.ring")}>${ring.map((_, i) => {
        // Me at the bottom, my left neighbour to my left.
        const seat = ring[(from + i) % count];
        const angle = Math.PI / 2 + (i * 2 * Math.PI) / count;
        const part = partOf(board, seat);
        return html`<li key=${seat} class=${`ring-seat is-${part}${seat === me ? " is-me" : ""}${control === seat ? " has-control" : ""}`} data-seat=${seat} style=${{ "--x": along(Math.cos(angle), 1), "--y": along(Math.sin(angle), SQUARE) }}>
          <button type="button" class="ring-plate" onClick=${() => board.open.seat(seat)}>
            <span class="ring-medal"><${Medal} character=${view.seats[seat].character} /><${Drawing} name=${BADGES[part]} class="ring-badge" /></span>
            <span class="ring-name"><b>${name(seat)}</b><small>${t(part === "move" && seat === me ? "tavern.round.part.move.you" : `tavern.round.part.${part}`)} <span class="ring-gold"><${Drawing} name="e-gold" /><span class="visually-hidden">${t("tavern.round.gold")} </span>${num(view.seats[seat].gold)}</span>${champions.includes(seat) ? html`<span class="ring-champion" title=${t("tavern.seat.champion")}><${Drawing} name="s-champion" /><span class="visually-hidden">${t("tavern.seat.champion")}</span></span>` : null}${control === seat && part !== "control" ? html`<span class="ring-control"><${Drawing} name="s-control" /><span class="visually-hidden">${t("tavern.round.part.control")}</span></span>` : null}</small></span>
          </button></li>`;
      })}</ol>
    </div>
    <div class="comes-next" role="group" aria-label=${t("tavern.round.next")}><h3>${t("tavern.round.next")}</h3>
      <p class="comes c-cheating"><${Drawing} name="t-cheating" />${t("tavern.type.cheating")}<${Drawing} name="s-in" class="comes-mark" /><span class="visually-hidden">${t("tavern.round.may")}</span></p>
      <p class=${`comes c-gambling${round.winning_hand ? " is-barred" : ""}`}><${Drawing} name="t-gambling" /><span>${t("tavern.type.gambling")}</span><${Drawing} name=${round.winning_hand ? "s-passed" : "s-in"} class="comes-mark" /><span class="visually-hidden">${t(round.winning_hand ? "tavern.round.may_not" : "tavern.round.may")}</span></p>
      ${round.winning_hand ? html`<p class="comes-why">${t("tavern.round.bound")}</p>` : null}
    </div>
  </section>`;
}
