/**
 * @file What the keys of every table have in common.
 */

/** Listen to the keys that are pressed for the board until the returned function is called.
 * @param {(event: KeyboardEvent) => boolean} take  Does what a key stands for; returns whether it knows the key. */
export function listenToKeys(take) {
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (isForTheBoard(event) && take(event)) event.preventDefault();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}

/** Whether a key is meant for the board: nobody else has taken it, it is no shortcut of the browser, no sheet is open and nothing is being typed.
 * @param {KeyboardEvent} event */
function isForTheBoard(event) {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if (document.querySelector("dialog[open]")) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, [contenteditable]")) return false;
  return target === null || target === document.body || target.closest("main") !== null;
}

/** The Latin letter at the position of the pressed key, whatever the keyboard layout.
 * @param {KeyboardEvent} event */
export const letterOf = (event) => (/^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : (/^Key([A-Z])$/.exec(event.code)?.[1] ?? ""));
