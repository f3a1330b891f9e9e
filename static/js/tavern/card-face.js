/**
 * @file A card as it lies in the hand: type, title, what it does as pictures and numbers, then in words, and where its text comes from.
 * And the chip that stands for a card in a sentence.
 */
import { html } from "htm/preact";
import { language, signedNum, num, t } from "../i18n.js";
import { cardDrawing, Drawing, TYPES } from "./art.js";
import { cardText } from "./texts.js";

/** @typedef {import("./texts.js").CardText} CardText */
/** @typedef {import("./texts.js").EffectIcon} EffectIcon */
/** @typedef {import("preact").ComponentChildren} Children */

/** The drawing of each key of an effect. @type {{[key: string]: string}} */
const EFFECTS = {
  fortitude: "e-fort", alcohol: "e-alc", gold: "e-gold", ante: "e-gold", strength: "e-chaser", becomes: "e-alc", order: "e-order", draw: "e-draw",
  heads: "e-gold", tails: "e-gold",
};
/** Effects whose number is no change. */
const PLAIN = ["becomes", "order", "draw"];

/** Class of a card by its first type: colour and cut of its band. @param {CardText} text */
export const typeClass = (text) => `c-${text.type_keys[0] === "event" ? "drink" : (text.type_keys[0] ?? "action")}`;

/**
 * @param {object} props
 * @param {string} props.card
 * @param {Children} [props.badge]  At the right of the band.
 * @param {Children} [props.why]  Why it may not be played now; stands instead of the words.
 */
export function CardFace({ card, badge, why }) {
  const text = cardText(card);
  const drink = card.startsWith("drink/");
  return html`
    <span class="card-band"><${Drawing} name=${cardDrawing(card, text)} /><span>${text.types[0] ?? ""}</span>
      ${text.type_keys[1] && TYPES.includes(text.type_keys[1])
        ? html`<span class=${`card-second c-${text.type_keys[1]}`}><${Drawing} name=${`t-${text.type_keys[1]}`} /><span class="visually-hidden">${text.types[1]}</span></span>`
        : null}${badge}</span>
    <span class="card-name" lang=${language.value !== "en" && text.title === text.title_en ? "en" : undefined}>${text.title}</span>
    ${drink ? html`<span class="card-drink"><${Drawing} name=${cardDrawing(card, text)} /></span>` : null}
    <${Plate} text=${text} />
    ${why ? html`<span class="card-why">${why}</span>` : html`<span class="card-words"><span>${text.modes.map((mode, i) => html`<span key=${i} class="card-mode">${mode.effect || mode.numbers}</span>`)}</span></span>`}
    <${Provenance} text=${text} />`;
}

/** What a card does, as pictures and numbers; several texts one after the other. @param {{text: CardText}} props */
export function Plate({ text }) {
  const modes = text.modes.filter((mode) => mode.icons.length > 0);
  if (!modes.length) return null;
  return html`<span class="plate">${modes.map((mode, i) => html`<span class="plate-mode" key=${i}>
    ${i > 0 ? html`<span class="fx-or">${t("tavern.card.or")}</span>` : null}
    ${mode.icons.map((icon, k) => html`<${Effect} key=${k} icon=${icon} />`)}</span>`)}</span>`;
}

/** @param {{icon: EffectIcon}} props */
function Effect({ icon }) {
  const number = PLAIN.includes(icon.key) ? num(icon.number) : signedNum(icon.number);
  return html`<span class="fx"><${Drawing} name=${EFFECTS[icon.key] ?? "e-card"} /><b>${icon.number ? number : ""}</b>
    ${icon.who ? html`<span class="fx-who">${t(`tavern.card.who.${icon.who}`)}</span>` : html`<span class="fx-who">${t(`tavern.card.what.${icon.key}`)}</span>`}</span>`;
}

/** Whether a card's text is documented or our own. @param {{text: CardText}} props */
export const Provenance = ({ text }) =>
  html`<span class="card-foot"><${Drawing} name=${text.ours ? "s-ours" : "s-doc"} /><span>${t(text.ours ? "tavern.card.ours" : "tavern.card.documented")}</span></span>`;

/**
 * A card in a sentence: its drawing and its title.
 * @param {{card: string, onPress?: () => void}} props
 */
export function CardChip({ card, onPress }) {
  const text = cardText(card);
  const inside = html`<${Drawing} name=${cardDrawing(card, text)} /><span lang=${language.value !== "en" && text.title === text.title_en ? "en" : undefined}>${text.title}</span>`;
  const classes = `card-chip ${typeClass(text)}`;
  return onPress ? html`<button type="button" class=${classes} onClick=${onPress}>${inside}</button>` : html`<span class=${classes}>${inside}</span>`;
}
