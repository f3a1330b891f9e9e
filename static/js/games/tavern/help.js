/**
 * @file What "?" shows at a tavern table: the aim, a turn, answering, and the keys.
 */
import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { Drawing } from "./art.js";

/** Drawing and key of each step of the help. */
const STEPS = [["e-draw", "discard"], ["t-action", "action"], ["e-order", "order"], ["d-2", "drink"]];
/** Drawing and key of what one has to know besides one's own turn. */
const MORE = [["t-anytime", "window"], ["s-hold", "hold"], ["t-gambling", "round"], ["s-danger", "danger"]];
const KEYS = [["1–9", "card"], ["Enter", "play"], ["0", "pass"], ["W", "wait"], ["E", "hold"], ["I", "interrupt"], ["Esc", "esc"], ["P", "prompt"], ["S", "stack"], ["H", "hand"], ["T", "table"], ["L", "last"]];

/** @param {{rules: string}} props  Address of the rules. */
export function TavernHelp({ rules }) {
  return html`<p>${t("tavern.help.aim")}</p>
    <h3 class="heading">${t("tavern.help.turn")}</h3>
    <ol class="help-list tavern-help">${STEPS.map(([drawing, key]) => html`<li key=${key}><${Drawing} name=${drawing} /><span>${t(`tavern.help.${key}`)}</span></li>`)}</ol>
    <h3 class="heading">${t("tavern.help.more")}</h3>
    <ul class="help-list tavern-help">${MORE.map(([drawing, key]) => html`<li key=${key}><${Drawing} name=${drawing} /><span>${t(`tavern.help.${key}`)}</span></li>`)}</ul>
    <h3 class="heading">${t("help.keys")}</h3>
    <dl class="keys-list">${KEYS.map(([key, name]) => html`<div key=${name}><dt><kbd class="key">${key}</kbd></dt><dd>${t(`tavern.help.key.${name}`)}</dd></div>`)}</dl>
    <p><a class="alone" href=${rules} target="_blank" rel="noopener">${t("help.rules")}</a></p>`;
}
