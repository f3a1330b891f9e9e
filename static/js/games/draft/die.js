/**
 * @file Dice: the shape says the sides, the number the value; never colour alone.
 */
import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { Icon } from "../../ui/art.js";

/** @typedef {6|8|10} Sides */

/** "eight-sided die showing 7"
 * @param {Sides} sides
 * @param {number} value */
const dieName = (sides, value) => t(`draft.die.d${sides}`, { value });

/**
 * @param {object} props
 * @param {Sides} props.sides
 * @param {number} props.value
 * @param {boolean} [props.mini]  Below 32 px: a bigger number.
 * @param {string} [props.label]  Instead of "eight-sided die showing 7"; "" if the words stand beside it.
 */
export function Die({ sides, value, mini = false, label }) {
  const name = label ?? dieName(sides, value);
  const named = name === "" ? { "aria-hidden": "true" } : { role: "img", "aria-label": name };
  return html`<svg class=${`die d${sides}${value === 10 ? " ten" : ""}${mini ? " mini" : ""}`} viewBox="0 0 64 64" ...${named} focusable="false">
    <use href=${`#d${sides}`} /><text x="32" y="32">${value}</text>
  </svg>`;
}

/** How a die place may look; see docs/look.md, Dice.
 * @typedef {"legal"|"chosen"|"attached"|"maxed"|"refused"|"gone"|"rolling"|"changed"} DieState */

/**
 * A die that can be pressed, or, without `onPress`, only be seen.
 * @param {object} props
 * @param {Sides} props.sides
 * @param {number} props.value
 * @param {DieState[]} [props.states]
 * @param {number} [props.becomes]  What the value would be; shown as an arrow and a number.
 * @param {string} [props.label]
 * @param {string} [props.shortcut]  Key shown at the corner.
 * @param {string} [props.id]
 * @param {boolean} [props.pressed]
 * @param {() => void} [props.onPress]
 */
export function DiePlace({ sides, value, states = [], becomes, label, shortcut, id, pressed, onPress }) {
  const classes = ["die-place", ...states.map((state) => `is-${state}`)].join(" ");
  const rises = becomes !== undefined && becomes > value;
  const inside = html`
    <${Die} sides=${sides} value=${value} label=${onPress ? "" : undefined} />
    ${becomes !== undefined && becomes !== value
      ? html`<span class=${`delta ${rises ? "rise" : "fall"}`}><${Icon} name=${rises ? "up" : "down"} />${becomes}</span>`
      : null}
    <${Icon} name="barred" class="barred" />
    ${shortcut ? html`<kbd class="key" aria-hidden="true">${shortcut}</kbd>` : null}
  `;
  if (!onPress) return html`<span class=${classes} id=${id}>${inside}</span>`;
  const chosen = pressed ?? states.includes("chosen");
  return html`<button type="button" class=${classes} id=${id} aria-pressed=${chosen ? "true" : "false"} aria-label=${label ?? dieName(sides, value)}
    onClick=${onPress}>${inside}</button>`;
}
