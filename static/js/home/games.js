/**
 * @file The games: play at once with bots, or create a table.
 */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { api } from "../api.js";
import { boundsOf } from "../bounds.js";
import { errorText } from "../errors.js";
import { gameKey, gameName, gameNames, gameOf, rulesOf } from "../games/registry.js";
import { t } from "../i18n.js";
import { Icon } from "../ui/art.js";
import { Button } from "../ui/button.js";
import { toast } from "../ui/notices.js";
import { enteredName, showNameFault } from "./name-field.js";

/** Which button waits. @typedef {string|null} Busy */

export function Games() {
  const [busy, setBusy] = useState(/** @type {Busy} */ (null));
  /** @param {"quick"|"table"} what
   * @param {string} game
   * @param {() => Promise<{code: string}>} make */
  const go = async (what, game, make) => {
    setBusy(`${what} ${game}`);
    try {
      location.href = `/t/${(await make()).code}`;
    } catch (error) {
      setBusy(null);
      if (!showNameFault(error)) toast(() => errorText(error), { look: "danger", icon: "warning" });
    }
  };
  /** @param {string} game */
  const quick = (game) => go("quick", game, () => api("POST", "/quick", { game, seats: 4, ...withName() }));
  /** @param {string} game */
  const table = (game) => go("table", game, () => api("POST", "/tables", { game, seats: 4, options: {}, speed: gameOf(game).hall.speed, visibility: "invited", ...withName() }));
  return html`<section class="games" aria-label=${t("home.games")}>
    ${gameNames().map((game) => html`<${GameBoard} key=${game} game=${game} busy=${busy} quick=${quick} table=${table} />`)}
  </section>`;
}

/** @param {{game: string, busy: Busy, quick: (game: string) => void, table: (game: string) => void}} props */
function GameBoard({ game, busy, quick, table }) {
  const { look, playId, createId, Art } = gameOf(game).hall;
  const key = gameKey(game);
  return html`<article class=${`board game ${look}`} aria-labelledby=${`game-${look}`}>
    <div class="game-art" aria-hidden="true"><${Art} /></div>
    <div class="game-text">
      <h2 id=${`game-${look}`}>${gameName(game)}</h2>
      <p class="game-meta"><span class="tag"><${Icon} name="people" />${players(game)}</span><span class="tag"><${Icon} name="hourglass" />${t(`${key}.time`)}</span></p>
      <p>${t(`${key}.line`)}</p>
    </div>
    <div class="game-acts">
      <${Button} look="go" icon="bot" id=${playId} busy=${busy === `quick ${game}`} onPress=${() => quick(game)}>${t("home.play_bots")}<//>
      <${Button} icon="hammer" id=${createId} busy=${busy === `table ${game}`} onPress=${() => table(game)}>${t("home.create")}<//>
      <${Button} look="flat" icon="book" href=${rulesOf(game)}>${t("home.foot.rules")}<//>
    </div>
  </article>`;
}

/** "2–8 players". @param {string} game */
const players = (game) => t("home.game.players", { least: boundsOf(game, "seats").least, n: boundsOf(game, "seats").most });

const withName = () => {
  const name = enteredName();
  return name ? { name } : {};
};
