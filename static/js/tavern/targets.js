/**
 * @file Whom a card picks: the seats that may be chosen, lit on the table and listed in words in the prompt.
 */
import { html } from "htm/preact";
import { num, t } from "../i18n.js";
import { Medal } from "./art.js";
import { choiceOf } from "./acts.js";
import { Preview } from "./forecast.js";
import { who } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("../types.js").Seat} Seat */

const KINDS = ["target", "order", "split", "buyer"];

/** Whether the open question chooses a seat. @param {Board} board */
export const asksSeat = (board) => KINDS.includes(choiceOf(board).prompt?.kind ?? "");

/** What a seat is in the open question; null: no seat is to be chosen.
 * @param {Board} board
 * @param {Seat} seat
 * @returns {{legal: boolean, picked: boolean, press: () => void}|null} */
export function targetOf(board, seat) {
  const choice = choiceOf(board);
  if (!asksSeat(board)) return null;
  return { legal: choice.legal.includes(seat), picked: choice.picked.includes(seat), press: () => choice.pick(seat) };
}

/** The same seats in words, each with what it has and what would come of it. @param {{board: Board}} props */
export function Targets({ board }) {
  const choice = choiceOf(board);
  const seats = choice.legal.filter((value) => typeof value === "number");
  return html`<div class="targets" role="group" aria-label=${t("tavern.targets")} id="choices" tabindex="-1">
    ${seats.map((seat, i) => {
      const one = board.view.seats[seat];
      const picked = choice.picked.includes(seat);
      const known = board.frame.prompt?.previews?.[String(seat)];
      return html`<button type="button" key=${seat} class=${`target${picked ? " is-chosen" : ""}`} data-value=${seat} aria-pressed=${String(picked)} onClick=${() => choice.pick(seat)}>
        <${Medal} character=${one.character} /><span class="target-text"><b>${who(board.view, board.table, seat)}</b>
          ${known ? html`<${Preview} board=${board} value=${String(seat)} of=${Number(seat)} />` : html`<small>${t("tavern.target.gap", { gap: num(one.gap ?? one.fortitude - one.alcohol), gold: num(one.gold) })}</small>`}</span>
        ${i < 9 ? html`<kbd class="key" aria-hidden="true">${i + 1}</kbd>` : null}</button>`;
    })}
    ${choice.legal.includes("none") ? html`<button type="button" class=${`target${choice.picked.includes("none") ? " is-chosen" : ""}`} data-value="none" aria-pressed=${String(choice.picked.includes("none"))}
      onClick=${() => choice.pick("none")}><span class="target-text"><b>${t(choice.prompt?.kind === "split" ? "tavern.split.none" : "tavern.target.none")}</b></span></button>` : null}
  </div>`;
}
