/**
 * @file Draft cards: the large face, the back, and the small card in a column (docs/look.md, Cards and Places).
 */
import { html } from "htm/preact";
import { hasText, t } from "../../i18n.js";
import { Mark } from "../../ui/art.js";
import { Banner, CardArt, CardBack } from "./art.js";
import { Die } from "./die.js";
import { cardText, dwarfName, dwarfOf, kindOf } from "./dwarves.js";

/** @typedef {import("../../types.js").CardId} CardId */
/** @typedef {{sides: 6|8|10, value: number}} ShownDie */

/**
 * A whole card. With `onPress` it is a button.
 * @param {object} props
 * @param {CardId} props.card
 * @param {"main"|"own"|null} [props.lit]  Which text applies to the one who resolves it.
 * @param {string} [props.litLabel]  Over the text that applies; "Applies to you" if absent.
 * @param {ShownDie|null} [props.die]
 * @param {boolean} [props.up]  Picked: lifted.
 * @param {string} [props.flag]  The word on the lifted card: "now a die".
 * @param {string[]} [props.states]  legal, chosen, refused, dim.
 * @param {string} [props.label]
 * @param {string} [props.id]
 * @param {string} [props.shortcut]
 * @param {() => void} [props.onPress]
 */
export function CardFace({ card, lit = null, litLabel, die = null, up = false, flag, states = [], label, id, shortcut, onPress }) {
  const text = cardText(card);
  const dwarf = dwarfOf(card);
  const classes = ["card", up ? "is-up" : "", ...states.map((state) => `is-${state}`)].filter(Boolean).join(" ");
  const applies = html`<span class="card-label"><${Mark} name="lamp" class="icon" />${litLabel ?? t("draft.card.applies")}</span>`;
  // Peace and Bully: the personal text has a name of its own.
  const special = hasText(`card.${kindOf(card)}.personal_title`) ? t(`card.${kindOf(card)}.personal_title`, { dwarf: dwarfName(dwarf) }) : null;
  const ownApplies = special && !litLabel
    ? html`<span class="card-label"><${Mark} name="lamp" class="icon" />${t("card.label.applies", { title: special })}</span>`
    : applies;
  const inside = html`
    ${up && flag ? html`<span class="card-flag">${flag}</span>` : null}
    <span class="card-title">${text.title}${shortcut ? html`<kbd class="key" aria-hidden="true">${shortcut}</kbd>` : null}</span>
    <span class=${`card-text${lit === "main" ? " is-lit" : ""}`}>
      ${lit === "main" ? applies : html`<span class="card-label">${lit === null ? t("draft.card.everybody") : t("draft.card.others")}</span>`}${text.main}
    </span>
    <span class="card-field"><${CardArt} card=${card} /><span class=${`socket${die ? " is-full" : ""}`}>${die ? html`<${Die} sides=${die.sides} value=${die.value} />` : null}</span></span>
    <span class=${`card-text card-own${lit === "own" ? " is-lit" : ""}`}>
      <${Banner} dwarf=${dwarf} />
      <span>${lit === "own" ? ownApplies : html`<span class="card-label">${special ? t("card.label.only", { title: special, name: dwarfName(dwarf) }) : t("draft.card.only", { name: dwarfName(dwarf) })}</span>`}${text.own}</span>
    </span>
  `;
  if (!onPress) return html`<article class=${classes} id=${id} aria-label=${label ?? text.title}>${inside}</article>`;
  return html`<button type="button" class=${classes} id=${id} aria-pressed=${up || states.includes("chosen") ? "true" : "false"} aria-label=${label}
    onClick=${onPress}>${inside}</button>`;
}

/** A card face down, with the die on it. @param {{die?: ShownDie|null}} props */
export const CardBackBox = ({ die = null }) =>
  html`<span class="card-back-box"><${CardBack} />${die ? html`<${Die} sides=${die.sides} value=${die.value} />` : null}</span>`;

/**
 * A small card in a column: open, hidden, passed out, or an empty place with its number.
 * @param {object} props
 * @param {CardId|null} [props.card]  null: face down for me.
 * @param {ShownDie|null} [props.die]
 * @param {boolean} [props.down]  Passed out.
 * @param {number} [props.column]  Empty place: its number.
 * @param {boolean} [props.empty]
 * @param {boolean} [props.now]  Empty place of this turn.
 * @param {string[]} [props.states]  legal, chosen, refused, dim.
 * @param {string} [props.label]
 * @param {string} [props.name]  Instead of the card's title below it.
 * @param {string} [props.id]
 * @param {() => void} [props.onPress]
 */
export function Slot({ card = null, die = null, down = false, column, empty = false, now = false, states = [], label, name, id, onPress }) {
  const hidden = !empty && (card === null || down);
  const classes = ["slot", empty ? "is-empty" : "", now ? "is-now" : "", hidden && !down ? "is-hidden" : "", down ? "is-down" : "", ...states.map((state) => `is-${state}`)]
    .filter(Boolean)
    .join(" ");
  const title = name ?? (empty ? "" : down ? t("draft.card.down") : card === null ? t("draft.card.hidden") : cardText(card).title);
  const face = empty
    ? html`<span class="slot-face">${column}</span>`
    : html`<span class="slot-face">${hidden ? html`<${CardBack} />` : html`<${CardArt} card=${card} />`}${die ? html`<${Die} sides=${die.sides} value=${die.value} mini label="" />` : null}</span>`;
  const inside = html`${face}<span class="slot-name">${title}</span>`;
  const words = label ?? slotLabel({ card, die, down, empty, column });
  if (!onPress) return html`<div class=${classes} id=${id} role="img" aria-label=${words}>${inside}</div>`;
  return html`<button type="button" class=${classes} id=${id} aria-label=${words} aria-pressed=${states.includes("chosen") ? "true" : "false"} onClick=${onPress}>${inside}</button>`;
}

/**
 * "Clan Council, Fiona, with the eight-sided die showing 6"
 * @param {{card: CardId|null, die: ShownDie|null, down: boolean, empty: boolean, column?: number}} place
 */
export function slotLabel({ card, die, down, empty, column }) {
  if (empty) return t("draft.place.empty", { column: column ?? 0 });
  const what = card === null ? t("draft.card.hidden") : t("draft.place.card", { card: cardText(card).title, name: dwarfName(dwarfOf(card)) });
  const state = down ? t("draft.place.down", { card: what }) : what;
  return die ? t("draft.place.with_die", { card: state, die: t(`draft.die.d${die.sides}`, { value: die.value }) }) : state;
}
