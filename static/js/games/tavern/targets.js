/**
 * @file Whom a card picks: the seats that may be chosen, lit on the table and listed in words in the prompt.
 */
import { html } from "htm/preact";
import { num, t } from "../../i18n.js";
import { Icon } from "../../ui/art.js";
import { Drawing, Medal } from "./art.js";
import { choiceOf } from "./choice.js";
import { Extras } from "./extras.js";
import { Preview } from "./forecast.js";
import { cardInPlay } from "./mechanics/registry.js";
import { questionOf } from "./questions.js";
import { isTeamGame, partyWord } from "./teams.js";
import { cardText, isCard } from "./texts.js";
import { who } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("../../types.js").Seat} Seat */

/** Whether the open question chooses a seat. @param {Board} board */
export const asksSeat = (board) => questionOf(choiceOf(board).prompt?.kind ?? "").seats === true;

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
  if (choice.prompt?.kind === "orders") return html`<${DrinkPlacing} board=${board} />`;
  const seats = choice.legal.filter((value) => typeof value === "number" || isCard(value));
  return html`<div class="targets" role="group" aria-label=${t("tavern.targets")} id="choices" tabindex="-1">
    ${seats.map((seat, i) => {
      const picked = choice.picked.includes(seat);
      const known = board.frame.prompt?.previews?.[String(seat)];
      return html`<button type="button" key=${seat} class=${`target${picked ? " is-chosen" : ""}`} data-value=${seat} aria-pressed=${String(picked)} onClick=${() => choice.pick(seat)}>
        ${isCard(seat) ? html`<${CardTarget} board=${board} card=${seat} />` : html`<${Medal} character=${board.view.seats[Number(seat)].character} /><span class="target-text"><b>${who(board.view, board.table, Number(seat))}</b>
          ${known ? html`<${Preview} board=${board} value=${String(seat)} of=${Number(seat)} />` : html`<${SeatNumbers} board=${board} seat=${Number(seat)} />`}<${Extras} board=${board} seat=${Number(seat)} /></span>`}
        ${i < 9 ? html`<kbd class="key" aria-hidden="true">${i + 1}</kbd>` : null}</button>`;
    })}
    ${choice.legal.includes("none") ? html`<button type="button" class=${`target${choice.picked.includes("none") ? " is-chosen" : ""}`} data-value="none" aria-pressed=${String(choice.picked.includes("none"))}
      onClick=${() => choice.pick("none")}><span class="target-text"><b>${t(choice.prompt?.kind === "split" ? "tavern.split.none" : "tavern.target.none")}</b></span></button>` : null}
  </div>`;
}

/** Gap and Gold; of a team they are shared, so its name says whose. @param {{board: Board, seat: Seat}} props */
function SeatNumbers({ board, seat }) {
  const { view } = board;
  const one = view.seats[seat];
  const numbers = t("tavern.target.gap", { gap: num(one.gap ?? one.fortitude - one.alcohol), gold: num(one.gold) });
  return html`<small>${isTeamGame(view) ? `${partyWord(view, one.party)} · ${numbers}` : numbers}</small>`;
}

/** A card in play that is chosen like a player. @param {{board: Board, card: string}} props */
function CardTarget({ board, card }) {
  const one = cardInPlay(board.view, card);
  return html`<${Drawing} name=${one?.drawing ?? "e-card"} class=${one?.look} /><span class="target-text"><b>${cardText(card).title}</b>
    <small>${one?.words(board) ?? ""}</small></span>`;
}

/** The Drinks of a team, one after the other onto Piles: a press adds one, minus takes one back. @param {{board: Board}} props */
function DrinkPlacing({ board }) {
  const choice = choiceOf(board);
  const most = Number(choice.prompt?.about.drinks ?? 1);
  const full = choice.picked.length >= most;
  return html`<div class="targets placing" role="group" aria-label=${t("tavern.ask.orders", { n: most })} id="choices" tabindex="-1">
    ${choice.legal.map((seat) => {
      const n = choice.picked.filter((one) => one === seat).length;
      const name = who(board.view, board.table, Number(seat));
      return html`<div class="place" key=${seat}><button type="button" class=${`target${n ? " is-chosen" : ""}${full ? " is-full" : ""}`} data-value=${seat} aria-disabled=${full ? "true" : undefined} aria-label=${t("tavern.orders.add", { name, n })} onClick=${() => choice.pick(seat)}>
          <${Medal} character=${board.view.seats[Number(seat)].character} /><span class="target-text"><b>${name}</b><${SeatNumbers} board=${board} seat=${Number(seat)} /></span><b class="num place-count"><${Drawing} name="d-2" />${num(n)}</b></button>
        ${n ? html`<button type="button" class="icon-button" aria-label=${t("tavern.orders.less", { name })} onClick=${() => choice.drop(seat)}><${Icon} name="minus" /></button>` : null}</div>`;
    })}
  </div>`;
}
