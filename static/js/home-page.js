/** @file The home page. */
import { html } from "htm/preact";
import { loadGames } from "./games/registry.js";
import { Home } from "./home/home.js";
import { startPage } from "./start.js";

await startPage((boot) => html`<${Home} boot=${boot} />`, { before: loadGames });
