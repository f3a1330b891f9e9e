/**
 * @file S1: the hall. A name, the games, a code, my tables, open tables. No account wall.
 */
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { bounds } from "../bounds.js";
import { gameNames, gameOf } from "../games/registry.js";
import { t } from "../i18n.js";
import { me, refreshMe, serverReached } from "../me.js";
import { Icon, Lantern } from "../ui/art.js";
import { Header } from "../ui/header.js";
import { NewerNotice } from "../ui/newer-notice.js";
import { Games } from "./games.js";
import { JoinBoard } from "./join.js";
import { fillName, NameField } from "./name-field.js";
import { MyTables, OpenTables } from "./tables.js";

const REFRESH_MS = 15_000;

/** The lowest and the highest number of players of any game. */
function numbersOfPlayers() {
  const seats = Object.values(bounds().games).map((game) => game.seats);
  return { least: Math.min(...seats.map((range) => range.least)), n: Math.max(...seats.map((range) => range.most)) };
}

/** What games hang from the beam. */
const beams = () => gameNames().flatMap((game) => gameOf(game).hall.Beam ?? []);

/** @param {{boot: import("../types.js").Boot}} props */
export function Home({ boot }) {
  useEffect(() => {
    fillName(boot.name);
    const refresh = () => document.visibilityState === "visible" && void refreshMe();
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener("visibilitychange", refresh);
    addEventListener("pageshow", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
      removeEventListener("pageshow", refresh);
    };
  }, []);
  useEffect(() => {
    document.title = t("ui.site");
  });
  const mine = me.value?.tables ?? [];
  return html`
    <${Header} title=${t("ui.site")} line=${{ state: serverReached.value ? "online" : "offline", ping: null }} />
    <${NewerNotice} />
    <div class="hero" aria-hidden="true">
      <div class="beam"></div>
      <div class="hero-banners">${beams().map((Beam, i) => html`<${Beam} key=${i} />`)}</div>
      <${Lantern} /><${Lantern} class="two" />
    </div>
    <main class=${mine.length ? "home" : "home no-tables"} id="main" tabindex="-1">
      <section class="greet" aria-labelledby="greeting">
        <h1 id="greeting">${t("home.greeting")}</h1>
        <p class="muted">${t("home.promise", numbersOfPlayers())}</p>
        <${NameField} />
      </section>
      ${mine.length ? html`<${MyTables} tables=${mine} />` : null}
      <${JoinBoard} />
      <${Games} />
      <${OpenTables} />
      <footer class="footer">
        <a href="/rules">${t("home.foot.rules")}</a>
        <a href="/about">${t("home.foot.about")}</a>
        <a href="/about/drawings">${t("home.foot.drawings")}</a>
        <span class="tag"><${Icon} name="info" />${t("home.foot.unofficial")}</span>
      </footer>
    </main>
  `;
}
