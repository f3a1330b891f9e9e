/**
 * @file The drawings: every one is a `use` of a symbol of the sprite that the page carries (docs/look.md, Drawings).
 */
import { html } from "htm/preact";

/**
 * @param {string} kind  The class.
 * @param {string} symbol
 * @param {string} [more]  Further classes.
 */
export const drawing = (kind, symbol, more = "") =>
  html`<svg class=${more ? `${kind} ${more}` : kind} aria-hidden="true" focusable="false"><use href=${`#${symbol}`} /></svg>`;

/** An icon in the colour of the text. @param {{name: string, class?: string}} props  Name without `i-`. */
export const Icon = (props) => drawing("icon", `i-${props.name}`, props.class);

/** A mark: crown, ready, thinking, m-now, conn-ok, and those of a game ... @param {{name: string, class?: string}} props */
export const Mark = (props) => drawing("mark", props.name, props.class);

/** A mug, by the strength of what is in it. @param {{water?: boolean, strength?: 1|2|3|4, class?: string}} props */
export const Mug = (props) => drawing("mug", props.water ? "mug-water" : props.strength ? `mug-${props.strength}` : "mug", props.class);

/** @param {{class?: string}} props */
export const Lantern = (props) => drawing("lantern", "lantern", props.class);
