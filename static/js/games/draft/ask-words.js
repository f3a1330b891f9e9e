/**
 * @file The questions of resolving in words: what is asked, what the pick would do, what the button says.
 *
 * What a value would become is worked out from the die that is shown (it stays within its faces, DDD-DIE-01); what is legal comes
 * with the question.
 */
import { t } from "../../i18n.js";
import { cardText, dwarfName } from "./dwarves.js";
import { cardAt, dieWord, findDie, readPlace, whereIs, who } from "./words.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Prompt} Prompt */
/** @typedef {import("../../types.js").Json} Json */
/** @typedef {import("./words.js").OwnedDie} OwnedDie */

/** Which texts of the catalogue belong to a question: the end of `resolve.ask.…` and `resolve.do.…`.
 * @param {Prompt} prompt */
function askKey(prompt) {
  const { step, of } = prompt.about;
  switch (prompt.kind) {
    case "die":
      return step === "steal" ? (of === undefined ? "steal-any" : "steal") : (step ?? "die");
    case "dice":
      return "reroll";
    case "card":
      return step ?? "gift";
    case "discard":
      return "cheater";
    case "ignore":
      return `ignore-${step ?? "fight"}`;
    default:
      return prompt.kind;
  }
}

/** @param {View} view
 * @param {Prompt} prompt */
function askData(view, prompt) {
  const { of, card, die } = prompt.about;
  const shown = die ? findDie(view, die) : undefined;
  return {
    dwarf: of === undefined ? "" : dwarfName(view.seats[of].dwarf),
    card: card ? cardText(card).title : "",
    die: shown ? t("draft.die_showing", { die: dieWord(shown.sides), value: shown.value }) : "",
    by: view.resolver === null ? "" : who(view, view.resolver),
  };
}

/** @param {View} view
 * @param {Prompt} prompt */
export const askText = (view, prompt) => t(`resolve.ask.${askKey(prompt)}`, askData(view, prompt));

/** The second line: how many can be chosen, or the rule in short.
 * @param {View} view
 * @param {Prompt} prompt
 * @param {Json[]} legal */
export function askHint(view, prompt, legal) {
  switch (askKey(prompt)) {
    case "drink-theirs":
    case "drink-own":
    case "bonus":
      return t("resolve.hint.rise", { n: legal.length });
    case "bully":
      return t("resolve.hint.fall", { n: legal.length });
    case "gift":
    case "passed-out":
    case "cheater":
      return t("resolve.hint.cards", { n: legal.length });
    case "steal":
    case "steal-any":
      return askData(view, prompt).die ? t("resolve.hint.die_on_card", askData(view, prompt)) : "";
    case "raise":
      return t("resolve.hint.raise");
    case "fight":
      return t("resolve.hint.fight");
    case "reroll":
      return t("resolve.hint.reroll");
    default:
      return "";
  }
}

/** What the die would show afterwards, if the question says so.
 * @param {Prompt} prompt
 * @param {{sides: number, value: number}} die
 * @returns {number|undefined} */
export function becomes(prompt, die) {
  const plus = prompt.about.plus ?? -(prompt.about.minus ?? 0);
  if (!plus) return undefined;
  return Math.min(die.sides, Math.max(1, die.value + plus));
}

/** "Nils: d10 on A Drink for Durnan"
 * @param {View} view
 * @param {OwnedDie} die */
const dieFull = (view, die) => t("resolve.die_full", { owner: who(view, die.owner), die: t("draft.die_showing", { die: dieWord(die.sides), value: die.value }), where: whereIs(view, die) });

/**
 * What would happen, in one sentence.
 * @param {View} view
 * @param {Prompt} prompt
 * @param {Json[]} picked
 */
export function chosenText(view, prompt, picked) {
  const first = String(picked[0]);
  switch (prompt.kind) {
    case "die":
    case "raise":
    case "dice": {
      if (first === "none") return t("resolve.chosen.none");
      const dice = picked.flatMap((id) => findDie(view, String(id)) ?? []);
      if (dice.length === 2) return t("resolve.chosen.two", { a: dieFull(view, dice[0]), b: dieFull(view, dice[1]) });
      if (!dice.length) return "";
      const then = becomes(prompt, dice[0]);
      if (then !== undefined) {
        return t("resolve.chosen.change", { owner: who(view, dice[0].owner), die: dieWord(dice[0].sides), where: whereIs(view, dice[0]), was: dice[0].value, value: then });
      }
      return dieFull(view, dice[0]);
    }
    case "card": {
      const [seat, column] = readPlace(first);
      const place = cardAt(view, first);
      const name = who(view, seat);
      return place?.card ? t("resolve.chosen.card", { name, card: cardText(place.card).title, turn: column }) : t("resolve.chosen.hidden_card", { name, turn: column });
    }
    case "discard":
      return t("resolve.chosen.discard", { card: cardText(first).title });
    case "direction":
      return t(`resolve.chosen.${first}`);
    case "ignore":
      return t(`resolve.chosen.${askKey(prompt)}.${first}`, askData(view, prompt));
    case "luck":
      return t(`resolve.chosen.luck.${first}`, askData(view, prompt));
    default:
      return "";
  }
}

/** The words of the button when something is picked, and while nothing is.
 * @param {Prompt} prompt */
export const doText = (prompt) => t(`resolve.do.${askKey(prompt)}`);

/** @param {Prompt} prompt */
export function firstText(prompt) {
  switch (prompt.kind) {
    case "die":
      return t("resolve.first.die");
    case "dice":
      return t("resolve.first.dice");
    case "card":
    case "discard":
      return t("resolve.first.card");
    case "raise":
      return t("resolve.first.raise");
    default:
      return t("resolve.first.choice");
  }
}

/** Icon of the button. @param {Prompt} prompt */
export function doIcon(prompt) {
  switch (askKey(prompt)) {
    case "drink-theirs":
    case "drink-own":
    case "bonus":
    case "raise":
      return "up";
    case "bully":
      return "down";
    case "fight":
    case "reroll":
    case "reroll-own":
      return "dice";
    case "steal":
    case "steal-any":
    case "gift":
      return "shuffle";
    default:
      return "check";
  }
}

