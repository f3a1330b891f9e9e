/**
 * @file The page of one table: it watches the table and shows what is on: set-up, the game, the end. The game's own screens are
 * `table/screen.js`, loaded when the game begins.
 */
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { Attention } from "./attention.js";
import { errorText } from "./errors.js";
import { codeText, t } from "./i18n.js";
import { refreshMe } from "./me.js";
import { TableLink } from "./net.js";
import { seatToWatch, Curtain, SeatsSheet, seatsSheetOpen } from "./hot-seat.js";
import { SetUp } from "./setup/setup.js";
import { SitSheet } from "./setup/sit.js";
import { startPage } from "./start.js";
import { Icon } from "./ui/art.js";
import { Button } from "./ui/button.js";
import { Header } from "./ui/header.js";
import { LineNotice } from "./ui/line-notice.js";
import { logOpen } from "./ui/open.js";

/** The game's screens, once they are loaded. @type {import("@preact/signals").Signal<any>} */
const screen = signal(/** @type {any} */ (null));
const takeOpen = signal(/** @type {number|null} */ (null));

async function loadScreen() {
  if (screen.value) return;
  try {
    screen.value = (await import("./table/screen.js")).default;
  } catch (error) {
    console.error(error);
    setTimeout(loadScreen, 2_000);
  }
}

/** @param {{link: TableLink}} props */
function TablePage({ link }) {
  const table = link.table.value;
  const frame = link.frame.value;
  const fault = link.fault.value;
  const status = table?.status ?? null;
  const mine = table?.you.seats.join() ?? null;

  // Which of my seats is watched; sitting down or standing up changes it.
  useEffect(() => {
    if (!table) return;
    const seat = seatToWatch(table, link.seat.value);
    if (seat !== link.seat.value) link.chooseSeat(seat);
  }, [mine]);
  useEffect(() => {
    if (status === "playing" || status === "over") void loadScreen();
  }, [status]);
  useEffect(() => {
    document.title = pageTitle(table, frame);
  });

  const playing = table !== null && status !== "open";
  return html`
    <${Header} table title=${headTitle(table, frame)} sub=${headSub(table, frame)} line=${link.connection.value} items=${menuItems(link, table)}
      onLog=${playing && frame ? () => (logOpen.value = true) : undefined} help=${html`<${Help} playing=${playing} />`} />
    <${LineNotice} link=${link} />
    ${table ? html`<${TableNotices} link=${link} table=${table} />` : null}
    ${fault ? html`<${Fault} error=${fault} />` : !table ? html`<${Waiting} />` : status === "open" ? html`<${SetUp} link=${link} table=${table} />` : html`<${Game} link=${link} table=${table} />`}
    <${SeatsSheet} link=${link} />
    ${table && takeOpen.value !== null
      ? html`<${SitSheet} link=${link} table=${table} seat=${takeOpen.value} onClose=${() => (takeOpen.value = null)} />`
      : null}
    <${Attention} link=${link} />
  `;
}

/** @param {{link: TableLink, table: import("./types.js").TableInfo}} props */
function Game({ link, table }) {
  const Screen = screen.value;
  const frame = link.frame.value;
  const curtain = html`<${Curtain} link=${link} table=${table} />`;
  if (!Screen || !frame) return html`<${Waiting} />${curtain}`;
  return html`<${Screen} link=${link} table=${table} frame=${frame} log=${link.log.value} />${curtain}`;
}

function Waiting() {
  return html`<main class="board page-message" id="main" tabindex="-1"><h1>${t("ui.loading")}</h1></main>`;
}

/** @param {{error: import("./net.js").ApiError}} props */
function Fault({ error }) {
  return html`<main class="board page-message" id="main" tabindex="-1"><h1>${t("ui.no_table")}</h1><p>${errorText(error)}</p>
    <${Button} look="go" icon="home" href="/">${t("ui.back_home")}<//></main>`;
}

/** The next table, a bot on my chair, a chair that may be taken: said under the header.
 * @param {{link: TableLink, table: import("./types.js").TableInfo}} props */
function TableNotices({ link, table }) {
  if (table.next)
    return html`<div class="notice is-good" role="status"><${Icon} name="people" /><span>${t("ui.next_table")}</span><${Button} small href=${`/t/${table.next}`}>${t("ui.next_table.go")}<//></div>`;
  const mine = table.you.seats.find((seat) => table.seats[seat].chair?.bot_acts);
  if (table.status === "playing" && mine !== undefined)
    return html`<div class="notice is-warn" role="status"><${Icon} name="bot" /><span>${t("ui.bot_for_you")}</span>
      <${Button} small onPress=${() => (takeOpen.value = mine)}>${t("ui.bot_for_you.back")}<//></div>`;
  if (table.status === "playing" && table.you.seats.length === 0) {
    const free = table.bots_may_be_taken ? table.seats.find((seat) => seat.chair?.kind === "bot" || seat.chair?.left) : undefined;
    return html`<div class="notice" role="status"><${Icon} name="eye" /><span>${t("ui.watching")}</span>
      ${free ? html`<${Button} small icon="person" onPress=${() => (takeOpen.value = free.seat)}>${t("ui.take_bot")}<//>` : null}</div>`;
  }
  return null;
}

/** @param {{playing: boolean}} props */
function Help({ playing }) {
  return html`<p>${t(playing ? "ui.help.table" : "ui.help.open")}</p>
    ${playing
      ? html`<p>${t("ui.help.why_not")}</p>
          <h3>${t("ui.help.keys")}</h3><p>${t("settings.shortcuts.hint")}</p>`
      : null}
    <p><a href="/rules">${t("ui.help.rules")}</a></p>`;
}

/**
 * @param {TableLink} link
 * @param {import("./types.js").TableInfo|null} table
 * @returns {import("./ui/header.js").MenuItem[]}
 */
function menuItems(link, table) {
  if (!table) return [];
  const items = [];
  if (table.you.seats.length > 1) items.push({ text: t("ui.seats_here"), icon: "people", onPress: () => (seatsSheetOpen.value = true) });
  if (link.connection.value.ping !== null)
    items.push({ text: t("ui.line"), icon: "chat", note: t("conn.ms", { ms: link.connection.value.ping }), onPress: () => link.wake() });
  return items;
}

/**
 * @param {import("./types.js").TableInfo|null} table
 * @param {import("./types.js").Frame|null} frame
 */
function headTitle(table, frame) {
  if (!table) return t("ui.site");
  if (table.status === "open" || !frame) return t("home.table", { code: codeText(table.code) });
  if (frame.view.phase === "over") return t("ui.over");
  return t("ui.turn_of", { turn: frame.view.turn, turns: 5 });
}

/**
 * @param {import("./types.js").TableInfo|null} table
 * @param {import("./types.js").Frame|null} frame
 */
function headSub(table, frame) {
  if (!table) return "";
  if (table.status === "open") return t("home.game.ddd");
  if (!frame) return "";
  return frame.view.phase === "over" ? t("home.table.hands", { n: frame.view.hands }) : t("ui.hand_of", { hand: frame.view.hand, hands: frame.view.hands });
}

/**
 * @param {import("./types.js").TableInfo|null} table
 * @param {import("./types.js").Frame|null} frame
 */
function pageTitle(table, frame) {
  const where = `${headTitle(table, frame)} · ${t("ui.site")}`;
  const asked = frame?.prompt && frame.prompt.answered === null;
  return asked ? `● ${t("ui.your_move")} · ${where}` : where;
}

await startPage((boot) => {
  if (!boot.table) throw new Error("the page names no table");
  void refreshMe();
  const link = new TableLink(boot.table).open();
  return html`<${TablePage} link=${link} />`;
});
