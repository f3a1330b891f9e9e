/**
 * @file What the sentence of a question may name.
 */
import { cardWord, who } from "./words.js";

/** The card, how many, and of whom.
 * @param {import("./types.js").Board} board
 * @param {import("./types.js").Prompt} prompt */
export function askData({ view, table }, { about }) {
  const named = about.of ?? about.by ?? view.active;
  const n = about.drinks ?? (typeof about.cards === "number" ? about.cards : undefined) ?? about.wages ?? about.fortitude ?? about.gold ?? about.left ?? 0;
  return { n, card: about.card ? cardWord(about.card) : "", name: named < 0 ? "" : who(view, table, named), gold: about.gold ?? 0, fortitude: about.fortitude ?? 0, alcohol: about.alcohol ?? 0 };
}
