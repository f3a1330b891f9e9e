/**
 * @file What the keys of every table have in common.
 */

/** Not while a sheet is open or something is being typed.
 * @param {KeyboardEvent} event */
export function boardHasFocus(event) {
  if (document.querySelector("dialog[open]")) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, [contenteditable]")) return false;
  return target === null || target === document.body || target.closest("main") !== null;
}

/** The Latin letter at the place of the pressed key.
 * @param {KeyboardEvent} event */
export const letterOf = (event) => (/^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : (/^Key([A-Z])$/.exec(event.code)?.[1] ?? ""));
