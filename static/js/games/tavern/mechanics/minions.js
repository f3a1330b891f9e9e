/**
 * @file Minions: those that lie before a player, with their Wages and whether they have acted, and what the own ones may do now.
 */
import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { choiceOf } from "../acts.js";
import { Drawing } from "../art.js";
import { CardChip } from "../card-face.js";
import { cardText, isMinion } from "../texts.js";

/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("../types.js").MinionView} MinionView */
/** @typedef {import("../types.js").Seat} Seat */

/** What a Minion is doing, in a word. @param {MinionView} one */
const stateWord = (one) => t(one.ongoing ? "tavern.minion.ongoing" : one.acted ? "tavern.minion.acted" : "tavern.minion.able");

/** What it does. @param {string} card */
const does = (card) => {
  const modes = cardText(card).modes;
  return modes.map((mode) => mode.effect || mode.numbers).join(" / ");
};

/** What it does when it is activated: its first text says that it stays in play. @param {string} card */
const acts = (card) => {
  const [first, ...others] = cardText(card).modes;
  return (others.length ? others : [first]).map((mode) => mode?.effect || mode?.numbers || "").join(" / ");
};

/** All of one player, each opens. @param {{board: Board, seat: Seat}} props */
export function Minions({ board, seat }) {
  const all = board.view.seats[seat].minions ?? [];
  if (!all.length) return null;
  return html`<h3 class="heading"><${Drawing} name="t-minion" />${t("tavern.minions")}</h3><ul class="minions" data-extra="minions">${all.map((one) => html`<li key=${one.card}>
    <${CardChip} card=${one.card} onPress=${() => board.open.card(one.card)} /><span class="minion-facts"><span><${Drawing} name="e-gold" />${t("tavern.minion.wages", { n: one.wages })}</span><span>${stateWord(one)}</span></span>
    <p class="muted small">${does(one.card)}</p></li>`)}</ul>`;
}

/** In the Action Phase: my Minions that may act now, beside the cards of the hand. @param {{board: Board}} props */
export function MinionActs({ board }) {
  const choice = choiceOf(board);
  const able = choice.legal.filter(isMinion);
  if (!able.length) return null;
  return html`<div class="minion-acts" role="group" aria-label=${t("tavern.minions.act")} id="choices" tabindex="-1">
    ${able.map((card) => {
      const picked = choice.picked.includes(card);
      return html`<button type="button" key=${card} class=${`choice${picked ? " is-chosen" : ""}`} data-value=${card} aria-pressed=${String(picked)} onClick=${() => choice.pick(card)}>
        <${Drawing} name="t-minion" /><span><b>${cardText(card).title}</b><small>${acts(card)}</small></span></button>`;
    })}</div>`;
}
