/**
 * @file The drawings of the tavern: every one is a `use` of a symbol of games/tavern/drawings.svg.html (docs/look.md, Drawings).
 */
import { html } from "htm/preact";
import { DECKS, TYPES } from "./pictures.js";
import { withoutCopy } from "./texts.js";

/** Any drawing by its name. @param {{name: string, class?: string}} props */
export const Drawing = ({ name, class: more }) =>
  html`<svg class=${more ? `drawing ${more}` : "drawing"} aria-hidden="true" focusable="false"><use href=${`#${name}`} /></svg>`;

/** The medal of a character. @param {{character: string, class?: string}} props */
export const Medal = ({ character, class: more }) =>
  html`<svg class=${more ? `medal ${more}` : "medal"} aria-hidden="true" focusable="false"><use href=${`#m-${character}`} /></svg>`;

/** The drawings of Drinks whose name says what is in the mug; for the others their strength decides. @type {{[title: string]: string}} */
const DRINKS = {
  Coffee: "d-coffee", "Pot of Tea": "d-coffee", Water: "d-water", "Holy Water": "d-water", Wine: "d-wine", "Wine with a Chaser": "d-wine",
  "Elven Wine": "d-wine", "Elven Wine with a Chaser": "d-wine", "Rice Wine": "d-wine", "Sauvignon Blech": "d-wine",
};

/** The drawing of a Drink or an event of the Drink Deck.
 * @param {string} card
 * @param {import("./texts.js").CardText} text */
function drinkDrawing(card, text) {
  if (text.type_keys[0] === "event") return "d-event";
  const known = DRINKS[withoutCopy(card).slice("drink/".length)];
  const alcohol = text.modes[0]?.icons.find((icon) => icon.key === "alcohol")?.number ?? 0;
  return known ?? `d-${Math.min(4, Math.max(0, alcohol))}`;
}

/** The drawing that stands for a card in a line: its type, or what is in the mug.
 * @param {string} card
 * @param {import("./texts.js").CardText} text */
export function cardDrawing(card, text) {
  if (card.startsWith("drink/")) return drinkDrawing(card, text);
  if (text.type_keys[0] === "event") return DECKS[card.split("/")[0]]?.drawing ?? "d-event";
  const type = text.type_keys[0] ?? "";
  return type in TYPES ? `t-${type}` : "e-card";
}
