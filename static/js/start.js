/**
 * @file How a page starts: read what the server wrote into it, load the language, then draw.
 */
import { render } from "preact";
import { html } from "htm/preact";
import { startBounds } from "./bounds.js";
import { startCards } from "./games/draft/dwarves.js";
import { startLanguage } from "./i18n.js";
import { startBuild } from "./newer.js";
import { holdStill } from "./ui/held-still.js";
import { keepFocus } from "./ui/kept-focus.js";
import { Notices } from "./ui/notices.js";

/**
 * @param {(boot: import("./types.js").Boot) => import("preact").ComponentChild} draw
 * @param {string} [into]  Id of the element that is filled.
 */
export async function startPage(draw, into = "app") {
  const boot = readBoot();
  startBuild(boot.build);
  await startLanguage(boot.messages, boot.language);
  startCards(boot.cards);
  startBounds(boot.bounds);
  const root = document.getElementById(into);
  if (!root) throw new Error(`the page has no #${into}`);
  root.replaceChildren();
  holdStill();
  render(html`${draw(boot)}<${Notices} />`, root);
  keepFocus();
  document.documentElement.dataset.started = "true";
}

/** @returns {import("./types.js").Boot} */
export function readBoot() {
  const element = document.getElementById("boot");
  if (!element?.textContent) throw new Error("the page has no boot block");
  return JSON.parse(element.textContent);
}
