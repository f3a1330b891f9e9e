/**
 * @file The eight dwarves, their clans, the eleven kinds of card, and the texts of the cards.
 */
import { signal } from "@preact/signals";
import { language, t } from "../../i18n.js";

/** @typedef {import("../../types.js").Dwarf} Dwarf */
/** @typedef {import("../../types.js").CardId} CardId */
/** @typedef {import("../../types.js").CardKind} CardKind */
/** @typedef {{title: string, main: string, own: string}} CardText */

/** Clan of each dwarf; the name of its banner and field. @type {{[dwarf: string]: string}} */
export const CLANS = {
  durnan: "barleyforge",
  nils: "rockrhyme",
  myra: "mithrilmug",
  fiona: "stonecider",
  bender: "mugknuckle",
  anbak: "flagonbeard",
  hilda: "irongullet",
  orrin: "anvilale",
};

export const DWARVES = /** @type {Dwarf[]} */ (Object.keys(CLANS));

/** @param {Dwarf} dwarf */
export const dwarfName = (dwarf) => t(`dwarf.${dwarf}`);

/** @param {Dwarf} dwarf */
export const clanName = (dwarf) => t(`clan.${CLANS[dwarf]}`);

/** @param {CardId} card
 * @returns {Dwarf} */
export const dwarfOf = (card) => /** @type {Dwarf} */ (card.split("/")[0]);

/** @param {CardId} card
 * @returns {CardKind} */
export const kindOf = (card) => /** @type {CardKind} */ (card.split("/")[1]);

/** @type {{[language: string]: string}} */
let addresses = {};

/** Card texts by language. @type {import("@preact/signals").Signal<{[language: string]: {[card: CardId]: CardText}}>} */
const texts = signal({});

/** Take the addresses of the card texts. Each language is loaded when it is first used; none before the page's own language has been set.
 * @param {{[language: string]: string}} urls
 * @param {string} first  The page's own language. */
export function startCards(urls, first) {
  addresses = urls;
  let begun = false;
  language.subscribe((lang) => {
    begun ||= lang === first;
    if (begun) void load(lang);
  });
}

/** Title and both texts of a card in the viewer's language; placeholders until they are loaded; then the caller is drawn again.
 * @param {CardId} card
 * @returns {CardText} */
export function cardText(card) {
  return texts.value[language.value]?.[card] ?? { title: "…", main: "", own: "" };
}

/** @param {string} lang */
async function load(lang) {
  if (texts.peek()[lang] || !addresses[lang]) return;
  const answer = await fetch(addresses[lang]).catch(() => null);
  if (!answer?.ok) {
    setTimeout(() => load(lang), 2_000);
    return;
  }
  texts.value = { ...texts.peek(), [lang]: await answer.json() };
}
