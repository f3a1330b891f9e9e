/**
 * @file What the server wrote into the page.
 */

/** @type {import("./types.js").Boot|null} */
let read = null;

/** @returns {import("./types.js").Boot} */
export function readBoot() {
  if (read) return read;
  const element = document.getElementById("boot");
  if (!element?.textContent) throw new Error("the page has no boot block");
  return (read = JSON.parse(element.textContent));
}
