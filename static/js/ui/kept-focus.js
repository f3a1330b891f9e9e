/**
 * @file What has the focus may leave the page when others act: a card that went on to the neighbour, a question that is answered.
 * Then the focus goes to what is asked now, or to what stands at the same place. It is never taken from something that is still there.
 */

/** Things that take the focus. */
const FOCUSABLE = "button:not(:disabled), a[href], input:not(:disabled), select, [tabindex]";

/** Watch over the focus as long as the page lives. */
export function keepFocus() {
  /** @type {Element|null} */
  let focused = null;
  /** Where it stood, from the inside out. @type {Element[]} */
  let around = [];
  document.addEventListener("focusin", (event) => {
    focused = event.target instanceof Element ? event.target : null;
    around = focused ? ancestors(focused) : [];
  });
  document.addEventListener("focusout", (event) => {
    const left = event.target;
    // The person has given up the focus with a click elsewhere: nothing has to be kept.
    queueMicrotask(() => left === focused && focused?.isConnected && nothingHasFocus() && (focused = null));
  });
  new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    focused = null;
    if (nothingHasFocus()) place(around)?.focus({ preventScroll: true });
  }).observe(document.body, { childList: true, subtree: true });
}

const nothingHasFocus = () => document.activeElement === null || document.activeElement === document.body;

/** @param {Element} element */
function ancestors(element) {
  const found = [];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) found.push(at);
  return found;
}

/**
 * The prompt of a game that is played; else the first thing in the innermost part of the page that is left.
 * @param {Element[]} around
 * @returns {HTMLElement|null}
 */
function place(around) {
  const left = around.filter((element) => element.isConnected);
  const sheet = left.find((element) => element.matches("dialog[open]"));
  const prompt = document.querySelector("#prompt[tabindex]");
  if (!sheet && prompt instanceof HTMLElement) return prompt;
  for (const element of left) {
    if (element.querySelector(".skip-link")) break; // the whole page was replaced: nothing stands at the same place
    const first = element.querySelector(FOCUSABLE);
    if (first instanceof HTMLElement) return first;
  }
  return document.getElementById("main");
}
