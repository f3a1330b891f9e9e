/**
 * @file Buttons and the small controls of forms. A button that is off stays in the tab order, as `aria-disabled`: one that is pressed
 * until it is off (a stepper at its end) must not drop the focus.
 */
import { html } from "htm/preact";
import { useId } from "preact/hooks";
import { num, t } from "../i18n.js";
import { Icon } from "./art.js";

/** @typedef {import("preact").ComponentChildren} Children */

/**
 * @param {object} props
 * @param {"go"|"flat"|"danger"|"plain"} [props.look]  One `go` a screen.
 * @param {string} [props.icon]
 * @param {boolean} [props.small]
 * @param {boolean} [props.block]
 * @param {boolean} [props.off]  Not yet possible; its words say what is missing.
 * @param {boolean} [props.busy]  Pressed, not yet confirmed; stays where it is and does nothing.
 * @param {string} [props.label]  If the words alone do not say it.
 * @param {string} [props.href]  Then it is a link.
 * @param {string} [props.id]
 * @param {"button"|"submit"} [props.type]
 * @param {(event: MouseEvent) => void} [props.onPress]
 * @param {Children} [props.children]
 */
export function Button({ look = "plain", icon, small, block, off, busy, label, href, id, type = "button", onPress, children }) {
  const classes = ["button", look === "plain" ? "" : look, small ? "small" : "", block ? "block" : "", off ? "is-off" : "", busy ? "is-busy" : ""]
    .filter(Boolean)
    .join(" ");
  const inside = html`${icon ? html`<${Icon} name=${icon} />` : null}${children}`;
  if (href) return html`<a class=${classes} href=${href} id=${id} aria-label=${label}>${inside}</a>`;
  return html`<button type=${type} class=${classes} id=${id} aria-disabled=${off ? "true" : undefined} aria-label=${label} aria-busy=${busy ? "true" : undefined}
    onClick=${off || busy ? undefined : onPress}>${inside}</button>`;
}

/**
 * @param {object} props
 * @param {string} props.icon
 * @param {string} props.label
 * @param {string} [props.class]
 * @param {boolean} [props.off]
 * @param {boolean} [props.pressed]
 * @param {boolean} [props.opens]  Opens a sheet.
 * @param {string} [props.id]
 * @param {(event: MouseEvent) => void} [props.onPress]
 * @param {Children} [props.children]
 */
export function IconButton({ icon, label, class: more = "", off, pressed, opens, id, onPress, children }) {
  return html`<button type="button" class=${`icon-button ${more}`.trim()} id=${id} aria-label=${label} title=${label} aria-disabled=${off ? "true" : undefined}
    aria-pressed=${pressed === undefined ? undefined : String(pressed)} aria-haspopup=${opens ? "dialog" : undefined} onClick=${off ? undefined : onPress}>
    <${Icon} name=${icon} />${children}</button>`;
}

/**
 * @param {object} props
 * @param {string} props.label
 * @param {string} [props.hint]
 * @param {boolean} props.on
 * @param {boolean} [props.off]  Cannot be changed.
 * @param {(on: boolean) => void} props.onChange
 */
export function Switch({ label, hint, on, off, onChange }) {
  return html`<label class="switch">
    <input type="checkbox" role="switch" checked=${on} disabled=${off}
      onChange=${(/** @type {any} */ event) => onChange(event.currentTarget.checked)} />
    <span class="switch-track"></span>
    <span class="switch-text">${label}${hint ? html`<small>${hint}</small>` : null}</span>
  </label>`;
}

/**
 * One of a few, all in sight.
 * @param {object} props
 * @param {string} props.label  Read out.
 * @param {{value: string, text: string, icon?: string}[]} props.choices
 * @param {string} props.value
 * @param {boolean} [props.off]
 * @param {(value: any) => void} props.onChange
 */
export function Segments({ label, choices, value, off, onChange }) {
  const name = useId();
  return html`<div class="segments" role="radiogroup" aria-label=${label}>
    ${choices.map(
      (choice) => html`<label class="segment" key=${choice.value}>
        <input type="radio" name=${name} value=${choice.value} checked=${choice.value === value} disabled=${off}
          onChange=${() => onChange(choice.value)} />
        <span>${choice.icon ? html`<${Icon} name=${choice.icon} />` : null}${choice.text}</span>
      </label>`,
    )}
  </div>`;
}

/**
 * @param {object} props
 * @param {string} props.label
 * @param {number} props.value
 * @param {number} props.least
 * @param {number} props.most
 * @param {number} [props.step]
 * @param {string} [props.shown]  Instead of the number.
 * @param {boolean} [props.off]
 * @param {(value: number) => void} props.onChange
 */
export function Stepper({ label, value, least, most, step = 1, shown, off, onChange }) {
  return html`<div class="stepper" role="group" aria-label=${label}>
    <${IconButton} icon="minus" label=${t("ui.fewer", { what: label })} off=${off || value <= least} onPress=${() => onChange(Math.max(least, value - step))} />
    <output class="num" aria-live="polite">${shown ?? num(value)}</output>
    <${IconButton} icon="plus" label=${t("ui.more", { what: label })} off=${off || value >= most} onPress=${() => onChange(Math.min(most, value + step))} />
  </div>`;
}

/** What is wrong with a field, below it. @param {{id?: string, text: string}} props */
export const FieldError = ({ id, text }) =>
  html`<p class="field-error" id=${id} role="alert"><${Icon} name="warning" /><span>${text}</span></p>`;
