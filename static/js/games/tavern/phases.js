/**
 * @file The four Phases of a turn as signboards on a rail, and whose turn it is.
 */
import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { Drawing } from "./art.js";
import { isTeamGame, partyName, sameTeam } from "./teams.js";
import { seatName } from "./words.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("../../types.js").TableInfo} TableInfo */

const PHASES = /** @type {const} */ (["discard", "action", "order", "drink"]);

/** "Your turn", "Kaylin's turn", or that it is over.
 * @param {View} view
 * @param {TableInfo} table */
export function turnWords(view, table) {
  if (view.winners) return t("tavern.turn.over");
  if (isTeamGame(view)) {
    const party = view.seats[view.active].party;
    const mine = sameTeam(view, view.you, view.active);
    return t(mine && view.parties[party].seats.length > 1 ? "tavern.turn.team.mine" : mine ? "tavern.turn.mine" : "tavern.turn.team", { name: partyName(view, party) });
  }
  return view.active === view.you ? t("tavern.turn.mine") : t("tavern.turn.of", { name: seatName(view, table, view.active) });
}

/** @param {{board: Board}} props */
export function Phases({ board }) {
  const { view, table } = board;
  const now = PHASES.findIndex((phase) => phase === view.phase);
  return html`<div class="phases-part">
    <p class="whose" aria-hidden="true">${turnWords(view, table)}</p>
    <ol class="phases" aria-label=${t("tavern.phases", { turn: view.turn })}>
      ${PHASES.map((phase, i) => html`<li key=${phase} class=${i === now ? "is-now" : i < now ? "is-done" : ""} aria-current=${i === now ? "step" : undefined}>
        ${i === now ? html`<${Drawing} name="s-turn" />` : null}<span>${t(`tavern.strip.${phase}`)}</span></li>`)}
    </ol>
  </div>`;
}
