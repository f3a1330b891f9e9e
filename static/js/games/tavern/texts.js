/**
 * @file What characters, cards and Drinks of the tavern are called and say, in the viewer's language. Loaded when first asked for.
 */
import { signal } from "@preact/signals";
import { readBoot } from "../../boot.js";
import { language } from "../../i18n.js";

/** A picture and a number before the words: `key` fortitude, alcohol, gold ...; `who`: you, picked, others, everyone, or "".
 * @typedef {{key: string, number: number, who: string}} EffectIcon */
/** `deeds`: what it does that no icon shows, ignore_drink, take_control ...
 * @typedef {{when: string, icons: EffectIcon[], deeds: string[], numbers: string, effect: string}} ModeText
 */
/**
 * @typedef {object} CardText
 * @property {string} title
 * @property {string} title_en  The name on the table.
 * @property {string[]} types
 * @property {string[]} type_keys  action, sometimes, anytime, gambling, cheating; those of mechanics; drink, event.
 * @property {ModeText[]} modes  Several: the card is played for one of them.
 * @property {string[]} notes
 * @property {string} provenance
 * @property {boolean} ours  What it does is our own, in part at least.
 */
/**
 * @typedef {object} CharacterText
 * @property {string} name
 * @property {string} short  For labels and the log.
 * @property {string} box
 * @property {string[]} traits
 * @property {string} summary
 * @property {number} difficulty  1 to 3.
 * @property {boolean} villain  May play with a Boss Deck.
 * @property {boolean} has_pages  The pages can show its mechanics: tables offer it.
 */
/** @typedef {{characters: {[id: string]: CharacterText}, cards: {[id: string]: CardText}, drinks: {[id: string]: CardText}, events: {[id: string]: CardText},
 *   drink_decks: {[id: string]: {name: string, cards: number}}, variants: {[id: string]: VariantText}}} Texts */
/** What a table with so many seats starts with: of each team, or of each player; `teams` by seats, none where everybody plays alone.
 * @typedef {{gold: number, tokens: number, bosses: number[], teams: number[][]}} VariantTable */
/** A way to play: how many may play it, and what a table with each of these numbers is like. @typedef {{seats: number[], tables: {[seats: string]: VariantTable}}} VariantText */

/** By language. @type {import("@preact/signals").Signal<{[language: string]: Omit<Texts, "cards">}>} */
const texts = signal({});
/** Those of the cards, which are needed only when the game has begun. @type {import("@preact/signals").Signal<{[language: string]: Pick<Texts, "cards">}>} */
const cards = signal({});
/** Addresses. @type {Set<string>} */
const asked = new Set();

/** All texts but those of `cards`; null until they are loaded, then the caller is drawn again.
 * @returns {Omit<Texts, "cards">|null} */
export const tavernTexts = () => loaded(texts, "tavern");

/** Texts of the cards of all characters, by id; null until they are loaded, then the caller is drawn again. */
export const allCards = () => loaded(cards, "tavern-later")?.cards ?? null;

/** What is there in the viewer's language; null until it is loaded.
 * @template T
 * @param {import("@preact/signals").Signal<{[language: string]: T}>} into
 * @param {string} name  In the boot block's `cards`.
 * @returns {T|null} */
function loaded(into, name) {
  const found = into.value[language.value];
  if (!found) void load(into, name, language.value);
  return found ?? null;
}

/** The card without the number of its copy: `gerki/Hide in shadows#2`.
 * @param {string} card */
export const withoutCopy = (card) => card.split("#")[0];

/** A character's texts.
 * @param {string} id
 * @returns {CharacterText} */
export const characterText = (id) => tavernTexts()?.characters[id] ?? { name: "…", short: "…", box: "", traits: [], summary: "", difficulty: 0, villain: false, has_pages: false };

/** A card's or Drink's texts, for any copy of it.
 * @param {string} card
 * @returns {CardText} */
export function cardText(card) {
  const id = withoutCopy(card);
  const all = tavernTexts();
  return allCards()?.[id] ?? all?.drinks[id] ?? all?.events[id] ?? { title: "…", title_en: "", types: [], type_keys: [], modes: [], notes: [], provenance: "", ours: false };
}

/**
 * @template T
 * @param {import("@preact/signals").Signal<{[language: string]: T}>} into
 * @param {string} name
 * @param {string} lang
 */
async function load(into, name, lang) {
  const address = readBoot().cards[name][lang];
  if (asked.has(address)) return;
  asked.add(address);
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) {
    into.value = { ...into.peek(), [lang]: await answer.json() };
    return;
  }
  setTimeout(() => (asked.delete(address), void load(into, name, lang)), 2_000);
}

/** The title by which an answer names a card. @param {string} card */
export const titleOf = (card) => card.slice(card.indexOf("/") + 1).split("#")[0];

/** What a card does, in words. @param {string} card */
export const effectOf = (card) => cardText(card).modes.map((mode) => mode.effect || mode.numbers).join(" / ");

/** The same with numbers, where it has any. @param {string} card */
export const numbersOf = (card) => cardText(card).modes.map((mode) => mode.numbers || mode.effect).join(" / ");

/** What may be picked besides players: a card in play, by its id.
 * @param {import("../../types.js").Json} value
 * @returns {value is string} */
export const isCard = (value) => typeof value === "string" && value.includes("/");
