/**
 * @file Names that are told apart: two things beside each other are never called the same.
 */
import { t } from "../i18n.js";

/**
 * The same names in the same order; those that stand there more than once are counted: "d6 showing 3 (1 of 2)".
 * @param {string[]} names
 * @returns {string[]}
 */
export function tellApart(names) {
  return names.map((name, i) => {
    const of = names.filter((other) => other === name).length;
    return of < 2 ? name : t("ui.one_of", { name, n: names.slice(0, i + 1).filter((other) => other === name).length, of });
  });
}
