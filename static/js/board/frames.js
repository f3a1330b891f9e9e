/** @file What a page has of a table after one more frame: mostly a frame carries only what has changed (docs/protocol.md, Frames). */

/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {import("../types.js").FrameChanges} FrameChanges */

/**
 * The whole frame after one more; null: it follows on another than the one we have, so `watch` has to be asked.
 * What has not changed stays the same object, and `have` stays as it is.
 * @param {Frame|null} have
 * @param {Frame|FrameChanges} frame
 * @returns {Frame|null}
 */
export function frameAfter(have, frame) {
  if ("view" in frame) return frame;
  if (!have || (have.view_id !== frame.view_id && have.view_id !== frame.base)) return null;
  const { base, changes = [], removed = [], ...rest } = frame;
  const { view, prompt } = have;
  const seen = have.view_id === frame.view_id ? { view, prompt } : changed({ view, prompt }, changes, removed);
  return { ...rest, ...seen };
}

/**
 * @template {object} T
 * @param {T} whole
 * @param {any[][]} changes  Each a path and, last, the new value.
 * @param {(string|number)[][]} removed  Paths of what is gone.
 * @returns {T}
 */
function changed(whole, changes, removed) {
  const copies = new Set();
  /** @param {any} part */
  const copied = (part) => {
    if (copies.has(part)) return part;
    const copy = Array.isArray(part) ? [...part] : { ...part };
    copies.add(copy);
    return copy;
  };
  const result = copied(whole);
  /** The object that holds the end of a path. @param {(string|number)[]} path */
  const holder = (path) => path.slice(0, -1).reduce((at, step) => (at[step] = copied(at[step])), result);
  for (const change of changes) {
    const path = change.slice(0, -1);
    holder(path)[/** @type {string} */ (path.at(-1))] = change.at(-1);
  }
  for (const path of removed) {
    const at = holder(path);
    if (Array.isArray(at)) at.pop();
    else delete at[/** @type {string} */ (path.at(-1))];
  }
  return result;
}
