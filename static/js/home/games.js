/**
 * @file The two games: play at once with bots, or create a table.
 */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { boundsOf } from "../bounds.js";
import { errorText } from "../errors.js";
import { RULES } from "../games.js";
import { t } from "../i18n.js";
import { api } from "../net.js";
import { CardArt, CardBack, Icon, Mug, Sign } from "../ui/art.js";
import { Button } from "../ui/button.js";
import { Die } from "../games/draft/die.js";
import { toast } from "../ui/notices.js";
import { nameNow, showNameFault } from "./name-field.js";

/** @typedef {import("../games.js").Game} Game */
/** Which button waits. @typedef {string|null} Busy */

export function Games() {
  const [busy, setBusy] = useState(/** @type {Busy} */ (null));
  /** @param {"quick"|"table"} what
   * @param {Game} game
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
  /** @param {Game} game */
  const quick = (game) => go("quick", game, () => api("POST", "/quick", { game, seats: 4, ...named() }));
  /** @param {Game} game */
  const table = (game) => go("table", game, () => api("POST", "/tables", { game, seats: 4, options: {}, speed: SPEED[game], visibility: "invited", ...named() }));
  /** @param {Game} game
   * @param {string} play  Id of the first button.
   * @param {string} create */
  const acts = (game, play, create) => html`<div class="game-acts">
    <${Button} look="go" icon="bot" id=${play} busy=${busy === `quick ${game}`} onPress=${() => quick(game)}>${t("home.play_bots")}<//>
    <${Button} icon="hammer" id=${create} busy=${busy === `table ${game}`} onPress=${() => table(game)}>${t("home.create")}<//>
    <${Button} look="flat" icon="book" href=${RULES[game]}>${t("home.foot.rules")}<//>
  </div>`;
  return html`<section class="games" aria-label=${t("home.games")}>
    <article class="board game ddd" aria-labelledby="game-ddd">
      <div class="game-art" aria-hidden="true">
        <span class="fan"><${CardBack} />
          <span class="fan-card"><${CardArt} card="anbak/fight" /></span>
          <span class="fan-card"><${CardArt} card="nils/drink" /></span></span>
        <span class="fan-dice"><${Die} sides=${6} value=${4} label="" /><${Die} sides=${8} value=${7} label="" /><${Die} sides=${10} value=${9} label="" /></span>
      </div>
      <div class="game-text">
        <h2 id="game-ddd">${t("home.game.ddd")}</h2>
        <p class="game-meta"><span class="tag"><${Icon} name="people" />${players("draft")}</span><span class="tag"><${Icon} name="hourglass" />${t("home.game.ddd.time")}</span></p>
        <p>${t("home.game.ddd.line")}</p>
      </div>
      ${acts("draft", "play-now", "create-table")}
    </article>
    <article class="board game rdi" aria-labelledby="game-rdi">
      <div class="game-art" aria-hidden="true"><${Mug} strength=${1} class="game-mug" /><${Sign} game="rdi" /><${Mug} strength=${4} class="game-mug" /></div>
      <div class="game-text">
        <h2 id="game-rdi">${t("home.game.rdi")}</h2>
        <p class="game-meta"><span class="tag"><${Icon} name="people" />${players("tavern")}</span><span class="tag"><${Icon} name="hourglass" />${t("home.game.rdi.time")}</span></p>
        <p>${t("home.game.rdi.line")}</p>
      </div>
      ${acts("tavern", "play-tavern", "create-tavern")}
    </article>
  </section>`;
}

/** "2–8 players". @param {Game} game */
const players = (game) => t("home.game.players", { least: boundsOf(game, "seats").least, n: boundsOf(game, "seats").most });

/** The clock of a new table: nobody draws against the clock unless asked to, but a window has to close. @type {{[game in Game]: import("../types.js").Speed}} */
const SPEED = { draft: "none", tavern: "normal" };

const named = () => {
  const name = nameNow();
  return name ? { name } : {};
};
