/**
 * @file What is said in passing: toasts, and the two regions that screen readers read out: the log politely, a question at once.
 */
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
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

/** What may be pressed: a toast looks for a place where it covers none of it. */
const CONTROLS = "button, a[href], input, select, textarea, summary, label";
const STEP_PX = 4;
const AIR_PX = 8;

/** Put the toasts where they cover no control, as low as can be; if there is no such place, where they cover least. They let presses
 * through in any case.
 * @param {HTMLElement} box */
function place(box) {
  const notes = [...box.children].map((note) => note.getBoundingClientRect());
  if (!notes.length) return;
  const height = notes[notes.length - 1].bottom - notes[0].top;
  const [left, right] = [Math.min(...notes.map((note) => note.left)), Math.max(...notes.map((note) => note.right))];
  const controls = [...document.querySelectorAll(CONTROLS)].map((control) => control.getBoundingClientRect()).filter((one) => one.width && one.right > left && one.left < right);
  /** @param {number} top */
  const covered = (top) => controls.reduce((sum, one) => sum + Math.max(0, Math.min(one.bottom, top + height) - Math.max(one.top, top)) * (Math.min(one.right, right) - Math.max(one.left, left)), 0);
  let best = Math.max(0, innerHeight - height - AIR_PX);
  let least = covered(best);
  for (let top = best; top >= 0 && least > 0; top -= STEP_PX) {
    const area = covered(top);
    if (area < least) [best, least] = [top, area];
  }
  box.style.insetBlock = `${best}px auto`;
}

/** Stands once at the end of every page. */
export function Notices() {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const shown = toasts.value;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !shown.length) return undefined;
    const again = () => place(element);
    again();
    // What is pressed may come into sight under a toast: the screen turns, a list scrolls, the next question is asked.
    addEventListener("resize", again);
    addEventListener("scroll", again, true);
    const watch = new ResizeObserver(again);
    for (const one of document.querySelectorAll("main, #prompt")) watch.observe(one);
    return () => {
      removeEventListener("resize", again);
      removeEventListener("scroll", again, true);
      watch.disconnect();
    };
  }, [shown]);
  return html`
    <div class="toasts" role="status" ref=${box}>
      ${shown.map(
        (note) => html`<p class=${`toast${note.look === "plain" ? "" : ` is-${note.look}`}`} key=${note.id}><${Icon} name=${note.icon} /><span>${note.text()}</span></p>`,
      )}
    </div>
    <div class="visually-hidden" aria-live="polite" id="spoken-log">${polite.value}</div>
    <div class="visually-hidden" aria-live="assertive" id="spoken-ask">${assertive.value}</div>
  `;
}
