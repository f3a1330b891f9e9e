/**
 * @file A card as it lies in the hand: type, title, what it does as pictures and numbers, then in words, and where its text comes from.
 * And the chip that stands for a card in a sentence.
 */
import { html } from "htm/preact";
import { language, num, signedNum, t } from "../../i18n.js";
import { tellApart } from "../../ui/tell-apart.js";
import { cardDrawing, Drawing } from "./art.js";
import { DEEDS, EFFECTS, SECOND_TYPES, TYPES } from "./pictures.js";
import { cardText } from "./texts.js";

/** @typedef {import("./texts.js").CardText} CardText */
/** @typedef {import("./texts.js").EffectIcon} EffectIcon */
/** @typedef {import("preact").ComponentChildren} Children */

/** Effects whose number is not a change. */
const PLAIN = ["becomes", "order", "draw"];

/** Class of a card by its first type: colour and cut of its band. @param {CardText} text */
export const typeClass = (text) => `c-${text.type_keys[0] === "event" ? "drink" : (text.type_keys[0] ?? "action")}`;

/** The language of a title that has no translation. @param {CardText} text */
export const titleLang = (text) => (language.value !== "en" && text.title === text.title_en ? "en" : undefined);

/**
 * What is on a card; `button.tcard` or `article.tcard` with the class of the type holds it.
 * @param {object} props
 * @param {string} props.card
 * @param {Children} [props.badge]  At the right of the band.
 * @param {Children} [props.why]  Why it may not be played now: stands instead of the words.
 */
export function CardFace({ card, badge, why }) {
  const text = cardText(card);
  const second = text.type_keys[1] ?? "";
  return html`
    <span class="tcard-band"><${Drawing} name=${cardDrawing(card, text)} /><span class="tcard-type">${text.types[0] ?? ""}</span>
      ${second in TYPES ? html`<span class=${`tcard-second c-${second}`}><${Drawing} name=${`t-${second}`} /><span class="visually-hidden">${text.types[1]}</span></span>` : second in SECOND_TYPES ? html`<span class="tcard-second"><${Drawing} name=${SECOND_TYPES[second]} /><span class="visually-hidden">${text.types[1]}</span></span>` : null}${badge}</span>
    <span class="tcard-name" lang=${titleLang(text)}>${text.title}</span>
    ${card.startsWith("drink/") ? html`<span class="tcard-drink"><${Drawing} name=${cardDrawing(card, text)} /></span>` : null}
    <${Plate} text=${text} />
    ${why
      ? html`<span class="tcard-why"><${Drawing} name="s-passed" /><span>${why}</span></span>`
      : html`<span class="tcard-words"><span>${text.modes.map((mode, i) => html`${i > 0 ? html` <i>${t("tavern.card.or")}</i> ` : null}<span key=${i}>${mode.effect || mode.numbers}</span>`)}</span></span>`}
    <${Provenance} text=${text} />`;
}

/** What a card does, as pictures and numbers; several texts one below the other. @param {{text: CardText}} props */
function Plate({ text }) {
  const modes = text.modes.filter((mode) => mode.icons.length + mode.deeds.length > 0);
  if (!modes.length) return null;
  return html`<span class="fx-plate">${modes.map((mode, i) => html`<span class=${`fx-line${mode.icons.length + mode.deeds.length > 1 ? " is-many" : ""}`} key=${i}>
    ${i > 0 ? html`<span class="fx-or">${t("tavern.card.or")}</span>` : null}
    ${mode.icons.map((icon, k) => html`<${Effect} key=${k} icon=${icon} />`)}
    ${mode.deeds.map((deed) => html`<span class="fx" key=${deed}><${Drawing} name=${DEEDS[deed] ?? "e-card"} /></span><span class="fx-who">${t(`tavern.card.deed.${deed}`)}</span>`)}</span>`)}</span>`;
}

/** @param {{icon: EffectIcon}} props */
function Effect({ icon }) {
  const number = PLAIN.includes(icon.key) ? num(icon.number) : signedNum(icon.number).replace("-", "\u2212");
  return html`<span class="fx"><${Drawing} name=${EFFECTS[icon.key] ?? "e-card"} />${icon.number ? html`<b class="num">${number}</b>` : null}
    <span class="visually-hidden">${t(`tavern.card.what.${icon.key}`)}</span></span>
    <span class="fx-who">${icon.who ? t(`tavern.card.who.${icon.who}`) : t(`tavern.card.what.${icon.key}`)}</span>`;
}

/** Whether a card's text is documented or our own. @param {{text: CardText}} props */
const Provenance = ({ text }) =>
  html`<span class="tcard-foot"><${Drawing} name=${text.ours ? "s-ours" : "s-doc"} /><span>${t(text.ours ? "tavern.card.ours" : "tavern.card.documented")}</span></span>`;

/**
 * A card in a sentence: its drawing and its title.
 * @param {{card: string, label?: string, onPress?: () => void}} props  `label`: where another copy stands beside it.
 */
export function CardChip({ card, label, onPress }) {
  const text = cardText(card);
  const inside = html`<${Drawing} name=${cardDrawing(card, text)} /><span lang=${titleLang(text)}>${text.title}</span>`;
  const classes = `card-chip ${typeClass(text)}`;
  return onPress ? html`<button type="button" class=${classes} aria-label=${label === text.title ? undefined : label} onClick=${onPress}>${inside}</button>` : html`<span class=${classes}>${inside}</span>`;
}

/** What cards beside each other are called: copies are counted. @param {string[]} cards */
export const cardNames = (cards) => tellApart(cards.map((card) => cardText(card).title));

/** A row of cards; a press opens one. @param {{cards: string[], onOpen: (card: string) => void}} props */
export function ChipList({ cards, onOpen }) {
  const names = cardNames(cards);
  return html`<ul class="chip-list">${cards.map((card, i) => html`<li key=${card}><${CardChip} card=${card} label=${names[i]} onPress=${() => onOpen(card)} /></li>`)}</ul>`;
}
