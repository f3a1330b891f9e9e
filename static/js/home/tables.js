/**
 * @file My tables, "your move" first, and the public ones that still have a free stool.
 */
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api.js";
import { gameName, gameOf } from "../games/registry.js";
import { codeText, rich, t } from "../i18n.js";
import { Icon, Mark } from "../ui/art.js";

/** @typedef {import("../types.js").MyTable} MyTable */
/** @typedef {import("../types.js").PublicTable} PublicTable */

const REFRESH_MS = 10_000;

/** @param {MyTable} table */
const urgency = (table) => (table.your_move ? 0 : table.status === "playing" ? 1 : table.status === "open" ? 2 : 3);

/** @param {{tables: MyTable[]}} props */
export function MyTables({ tables }) {
  const sorted = [...tables].sort((a, b) => urgency(a) - urgency(b));
  return html`<section class="board my-tables" aria-labelledby="mine-heading">
    <h2 class="heading" id="mine-heading">${t("home.mine")}</h2>
    <ul class="table-list">
      ${sorted.map((table) => html`<li key=${table.code}><a class="table-row" href=${`/t/${table.code}`}>
        <${TableMark} table=${table} />
        <span><b class="table-name">${t("home.table", { code: codeText(table.code) })}</b><span class="muted">${gameName(table.game)} · ${progress(table)}</span></span>
        ${mark(table)}
      </a></li>`)}
    </ul>
  </section>`;
}

/** @param {MyTable} table */
function progress(table) {
  const said = table.status === "open" ? null : gameOf(table.game).hall.progress(table);
  return said ?? t("home.table.seats", { n: table.seats });
}

/** @param {MyTable} table */
function mark(table) {
  if (table.your_move) return html`<span class="chip ask"><${Mark} name="m-now" class="icon" />${t("home.status.your_move")}</span>`;
  const icons = { open: "door", playing: "hourglass", over: "trophy" };
  return html`<span class="chip"><${Icon} name=${icons[table.status]} />${t(`home.status.${table.status}`)}</span>`;
}

export function OpenTables() {
  const [tables, setTables] = useState(/** @type {PublicTable[]|null} */ (null));
  useEffect(() => {
    let gone = false;
    const refresh = async () => {
      if (document.visibilityState === "hidden") return;
      const answer = await api("GET", "/tables").catch(() => null);
      if (answer && !gone) setTables(Array.isArray(answer) ? answer : answer.tables);
    };
    void refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  const free = (tables ?? []).filter((table) => table.free > 0);
  /** The code tells several tables of one name apart. @param {PublicTable} table */
  const code = (table) => (table.host && free.filter((other) => other.host === table.host).length > 1 ? ` · ${codeText(table.code)}` : null);
  return html`<section class="board open-tables" aria-labelledby="open-heading">
    <h2 class="heading" id="open-heading">${t("home.open")}</h2>
    ${free.length
      ? html`<ul class="table-list">
          ${free.map((table) => html`<li key=${table.code}><a class="table-row" href=${`/t/${table.code}`}>
            <${TableMark} table=${table} />
            <span><b class="table-name">${table.host ? t("home.table.of", { name: table.host }) : t("home.table", { code: codeText(table.code) })}</b>
              <span class="muted">${gameName(table.game)} · ${t(`home.speed.${table.speed}`)}${facts(table)}${code(table)}</span></span>
            <span class="free">${rich("home.table.free", { n: table.free, free: html`<b class="num">${table.free}</b>`, seats: table.seats })}</span>
          </a></li>`)}
        </ul>`
      : html`<div class="empty"><p class="muted">${tables === null ? t("home.open.loading") : t("home.open.none")}</p></div>`}
  </section>`;
}

/** What the game says of the table. @param {PublicTable} table */
function facts(table) {
  const said = gameOf(table.game).hall.facts(table.options);
  return said === null ? null : html` · ${said}`;
}

/** @param {{table: {code: string, game: string}}} props */
function TableMark({ table: { code, game } }) {
  const { TableMark: Drawn } = gameOf(game).hall;
  return html`<${Drawn} code=${code} />`;
}
