/**
 * @file How a page starts: read what the server wrote into it, load the language, then draw.
 */
import { render } from "preact";
import { html } from "htm/preact";
import { readBoot } from "./boot.js";
import { startBounds } from "./bounds.js";
import { startLanguage } from "./i18n.js";
import { startBuild } from "./newer.js";
import { drawAfterPress } from "./ui/draw-after-press.js";
import { keepFocus } from "./ui/kept-focus.js";
import { Notices } from "./ui/notices.js";

/**
 * @param {(boot: import("./types.js").Boot) => import("preact").ComponentChild} draw
 * @param {object} [how]
 * @param {string} [how.into]  Id of the element that is filled.
 * @param {(boot: import("./types.js").Boot) => Promise<unknown>} [how.before]  What must be loaded before anything is drawn.
 */
export async function startPage(draw, { into = "app", before } = {}) {
  const boot = readBoot();
  startBuild(boot.build);
  await Promise.all([startLanguage(boot.languages, boot.messages, boot.language), before?.(boot)]);
  startBounds(boot.bounds);
  const root = document.getElementById(into);
  if (!root) throw new Error(`the page has no #${into}`);
  root.replaceChildren();
  drawAfterPress();
  render(html`${draw(boot)}<${Notices} />`, root);
  keepFocus();
  document.documentElement.dataset.started = "true";
}
