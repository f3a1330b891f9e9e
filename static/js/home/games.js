/**
 * @file The two games: play at once with bots, or create a table. The second game is not there yet, and says so.
 */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { errorText } from "../errors.js";
import { t } from "../i18n.js";
import { api } from "../net.js";
import { CardArt, CardBack, Icon, Sign } from "../ui/art.js";
import { Button } from "../ui/button.js";
import { Die } from "../ui/die.js";
import { toast } from "../ui/notices.js";
import { nameNow, showNameFault } from "./name-field.js";

export function Games() {
  const [busy, setBusy] = useState(/** @type {"quick"|"table"|null} */ (null));
  /** @param {"quick"|"table"} what
   * @param {() => Promise<{code: string}>} make */
  const go = async (what, make) => {
    setBusy(what);
    try {
      location.href = `/t/${(await make()).code}`;
    } catch (error) {
      setBusy(null);
      if (!showNameFault(error)) toast(() => errorText(error), { look: "danger", icon: "warning" });
    }
  };
  const quick = () => go("quick", () => api("POST", "/quick", { game: "draft", seats: 4, ...named() }));
  const table = () => go("table", () => api("POST", "/tables", { game: "draft", seats: 4, options: {}, speed: "none", visibility: "invited", ...named() }));
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
        <p class="game-meta"><span class="tag"><${Icon} name="people" />${t("home.game.players")}</span><span class="tag"><${Icon} name="hourglass" />${t("home.game.ddd.time")}</span></p>
        <p>${t("home.game.ddd.line")}</p>
      </div>
      <div class="game-acts">
        <${Button} look="go" icon="bot" id="play-now" busy=${busy === "quick"} onPress=${quick}>${t("home.play_bots")}<//>
        <${Button} icon="hammer" id="create-table" busy=${busy === "table"} onPress=${table}>${t("home.create")}<//>
        <${Button} look="flat" icon="book" href="/rules">${t("home.foot.rules")}<//>
      </div>
    </article>
    <article class="board game rdi" aria-labelledby="game-rdi">
      <div class="game-art" aria-hidden="true"><${Sign} game="rdi" /></div>
      <div class="game-text">
        <h2 id="game-rdi">${t("home.game.rdi")}</h2>
        <p class="game-meta"><span class="tag"><${Icon} name="people" />${t("home.game.players")}</span><span class="tag"><${Icon} name="hourglass" />${t("home.game.rdi.time")}</span></p>
        <p>${t("home.game.rdi.line")}</p>
      </div>
      <div class="game-acts"><span class="chip"><${Icon} name="hammer" />${t("home.game.later")}</span></div>
    </article>
  </section>`;
}

const named = () => {
  const name = nameNow();
  return name ? { name } : {};
};
