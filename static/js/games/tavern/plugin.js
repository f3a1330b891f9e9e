/**
 * @file The Red Dragon Inn, as the pages know it.
 */
import { html } from "htm/preact";
import { Mug, drawing } from "../../ui/art.js";

const Sign = () => drawing("sign", "sign-rdi");

/** The sign between two mugs. */
const Art = () => html`<${Mug} strength=${1} class="game-mug" />${Sign()}<${Mug} strength=${4} class="game-mug" />`;

/** @type {import("../registry.js").GamePlugin} */
const tavern = {
  // The draft has `none`; here a window has to close.
  hall: { look: "rdi", playId: "play-tavern", createId: "create-tavern", speed: "normal", Art, TableMark: Sign, Beam: null, progress: () => null, facts: () => null },
  start: () => undefined,
  table: () => import("./table.js"),
  screens: () => import("./screen.js"),
};

export default tavern;
