/**
 * @file Why something may not be chosen, in the rule's sentence, and what may be chosen instead.
 */
import { html } from "htm/preact";
import { hasText, t } from "../../i18n.js";
import { dwarfName } from "./dwarves.js";
import { dieShowing, findDie } from "./words.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Reason} Reason */
/** @typedef {import("../../types.js").DieId} DieId */

/**
 * @param {Reason} reason
 * @param {string} value  The thing that was tapped.
 * @param {View} view
 * @returns {string}
 */
export function whyNot(reason, value, view) {
  const die = value.includes(".") ? findDie(view, value) : undefined;
  const data = {
    ...reason.data,
    ...(typeof reason.data.dwarf === "string" ? { dwarf: dwarfName(/** @type {any} */ (reason.data.dwarf)) } : {}),
    ...(die ? { die: dieShowing(die), owner: dwarfName(view.seats[die.owner].dwarf), column: die.column ?? 0 } : {}),
  };
  const key = `why.${reason.key}`;
  return hasText(key) ? t(key, /** @type {any} */ (data)) : t("why.unknown");
}

/** The rule, to be read on its page. @param {{rule: string}} props */
export function RuleLink({ rule }) {
  if (!rule) return null;
  return html`<a class="rule-link" href=${`/rules#${rule}`} target="_blank" rel="noopener" aria-label=${t("why.rule.label", { rule })}>${t("why.rule", { rule })}</a>`;
}

/**
 * "Choose one of these: d6 showing 3, d8 showing 7." At most four are named.
 * @param {View} view
 * @param {DieId[]} dice
 */
export function legalDiceWords(view, dice) {
  const named = dice.slice(0, 4).flatMap((id) => findDie(view, id) ?? []).map(dieShowing);
  if (dice.length > 4 || named.length === 0) return t("why.choose_lit");
  return t("why.choose", { dice: named.join(", ") });
}
