/**
 * @file What is said in passing: toasts, and the two regions that screen readers read out: the log politely, a question at once.
 */
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { Icon } from "./art.js";

/** @typedef {{id: number, text: () => string, look: string, icon: string}} ToastNote */

/** @type {import("@preact/signals").Signal<ToastNote[]>} */
const toasts = signal([]);
const polite = signal("");
const assertive = signal("");
let lastId = 0;

/** @type {string[]} */
let waiting = [];
/** @type {ReturnType<typeof setTimeout>|undefined} */
let politeTimer;

/**
 * Show a line for a few seconds, above the prompt. It is read out as well.
 * @param {() => string} text  Called again when the language changes.
 * @param {{look?: "good"|"danger"|"plain", icon?: string, ms?: number}} [how]
 */
export function toast(text, { look = "plain", icon = "info", ms = 5_000 } = {}) {
  const id = ++lastId;
  toasts.value = [...toasts.value.slice(-2), { id, text, look, icon }];
  setTimeout(() => (toasts.value = toasts.value.filter((note) => note.id !== id)), ms);
}

/** Read out when there is a pause; what comes fast is merged.
 * @param {string} sentence */
export function announce(sentence) {
  waiting.push(sentence);
  clearTimeout(politeTimer);
  politeTimer = setTimeout(() => {
    polite.value = waiting.slice(-4).join(" ");
    waiting = [];
  }, 250);
}

/** Read out at once: an answer is needed. Once a question.
 * @param {string} sentence */
export function announceAsk(sentence) {
  assertive.value = "";
  setTimeout(() => (assertive.value = sentence), 30);
}

/** Stands once at the end of every page. */
export function Notices() {
  return html`
    <div class="toasts" role="status">
      ${toasts.value.map(
        (note) => html`<p class=${`toast${note.look === "plain" ? "" : ` is-${note.look}`}`} key=${note.id}><${Icon} name=${note.icon} /><span>${note.text()}</span></p>`,
      )}
    </div>
    <div class="visually-hidden" aria-live="polite" id="spoken-log">${polite.value}</div>
    <div class="visually-hidden" aria-live="assertive" id="spoken-ask">${assertive.value}</div>
  `;
}
