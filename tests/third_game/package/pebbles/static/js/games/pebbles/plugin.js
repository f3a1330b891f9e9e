/**
 * @file Pebbles, as the pages know it.
 */
import { html } from "htm/preact";
import { drawing } from "../../ui/art.js";

const Art = () => drawing("pebble", "pebble-sign");

/** @type {import("../registry.js").GamePlugin} */
const pebbles = {
  hall: {
    look: "pebbles", playId: "play-pebbles", createId: "create-pebbles", speed: "none", Art,
    TableMark: () => html`<span>●</span>`, Beam: null, progress: () => null, facts: () => null,
  },
  start: () => undefined,
  table: () => import("./table.js"),
  screens: () => import("./screen.js"),
};

export default pebbles;
