/**
 * @file The page of one table: it watches the table and shows what is on: set-up, the game, the end. What a table of its
 * game has is loaded first, its screens when the game begins.
 */
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { Attention, mustAnswer } from "./board/attention.js";
import { Anyone, Curtain, mayBeSeen, seatToWatch, SeatsSheet, seatsSheetOpen } from "./board/hot-seat.js";
import { hasSay, replaceNotice, replaceOpen, ReplaceSheet } from "./board/replacing.js";
import { TableLink } from "./board/table-link.js";
import { errorText } from "./errors.js";
import { gameName, loadScreens, loadTable, rulesOf, tableOf } from "./games/registry.js";
import { codeText, t } from "./i18n.js";
import { refreshMe } from "./me.js";
import { act } from "./setup/act.js";
import { barredOpen, BarredSheet } from "./setup/barred.js";
import { SetUp } from "./setup/setup.js";
import { SitSheet } from "./setup/sit.js";
import { startPage } from "./start.js";
import { Icon } from "./ui/art.js";
import { Button } from "./ui/button.js";
import { Header } from "./ui/header.js";
import { LineNotice } from "./ui/line-notice.js";
import { NewerNotice } from "./ui/newer-notice.js";
import { Confirm } from "./ui/sheet.js";

/** @typedef {import("./games/registry.js").Screens} Screens */

/** The game's screens, once they are loaded. @type {import("@preact/signals").Signal<Screens|null>} */
const screen = signal(/** @type {Screens|null} */ (null));
/** The bot's seat that is being taken. */
const takeOpen = signal(/** @type {number|null} */ (null));
const leaveOpen = signal(false);

/** The link of this page, opened when it is first asked for. @type {TableLink|null} */
let opened = null;

/** @param {string} code
 * @param {number|null} seat  Mine, if I have but one. */
const linkTo = (code, seat) => (opened ??= new TableLink(code, { seat }).open());

/** @param {string} game */
async function loadScreen(game) {
  if (screen.value) return;
  try {
    screen.value = await loadScreens(game);
  } catch (error) {
    console.error(error);
    setTimeout(loadScreen, 2_000, game);
  }
}

/** @param {{link: TableLink, game: string}} props  `game`: by its name. */
function TablePage({ link, game }) {
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
    // Whoever sits has the screens before the game begins.
    if (table && (status !== "open" || table.you.seats.length)) void loadScreen(game);
  }, [status, mine]);
  useEffect(() => {
    document.title = pageTitle(table, frame);
  });

  const shown = table !== null && status !== "open" && frame ? screen.value : null;
  const rules = rulesOf(game);
  const heading = headingOf(table, frame);
  return html`
    <${Header} table title=${heading.title} sub=${heading.sub} line=${link.connection.value} items=${menuItems(link, table)} rules=${rules}
      onLog=${shown?.openLog} help=${shown ? html`<${shown.TableHelp} rules=${rules} />` : html`<${SetUpHelp} game=${game} />`} />
    <${LineNotice} link=${link} />
    <${NewerNotice} link=${link} />
    ${table ? html`<${TableNotices} link=${link} table=${table} />` : null}
    ${table ? html`<${Anyone} link=${link} table=${table} />` : null}
    ${fault ? html`<${Fault} error=${fault} />` : !table ? html`<${Waiting} />` : status === "open" ? html`<${SetUp} link=${link} table=${table} />` : html`<${Game} link=${link} table=${table} />`}
    <${SeatsSheet} link=${link} />
    ${table ? html`<${ReplaceSheet} link=${link} table=${table} /><${BarredSheet} link=${link} table=${table} />` : null}
    ${table && takeOpen.value !== null
      ? html`<${SitSheet} link=${link} table=${table} seat=${takeOpen.value} onClose=${() => (takeOpen.value = null)} />`
      : null}
    ${table && leaveOpen.value
      ? html`<${Confirm} title=${t("ui.leave.title")} text=${t("ui.leave.text")} yes=${t("ui.leave")} danger onClose=${() => (leaveOpen.value = false)} onYes=${() => leave(link, table)} />`
      : null}
    <${Attention} link=${link} />
  `;
}

/** A bot plays on; whoever comes back finds the seat in the hall, if nobody has taken it.
 * @param {TableLink} link
 * @param {import("./types.js").TableInfo} table */
async function leave(link, table) {
  for (const seat of table.you.seats) if (!(await act(link, "stand", "POST", "/stand", { seat }))) return;
  location.href = "/";
}

/** @param {{link: TableLink, table: import("./types.js").TableInfo}} props */
function Game({ link, table }) {
  const Screen = screen.value?.default;
  const frame = link.frame.value;
  const curtain = html`<${Curtain} link=${link} table=${table} />`;
  if (!Screen || !frame || !mayBeSeen(link, table)) return html`<${Waiting} />${curtain}`;
  return html`<${Screen} link=${link} />${curtain}`;
}

function Waiting() {
  return html`<main class="board page-message" id="main" tabindex="-1"><h1>${t("ui.loading")}</h1></main>`;
}

/** @param {{error: import("./api.js").ApiError}} props */
function Fault({ error }) {
  return html`<main class="board page-message" id="main" tabindex="-1"><h1>${t("ui.no_table")}</h1><p>${errorText(error)}</p>
    <${Button} look="go" icon="home" href="/">${t("ui.back_home")}<//></main>`;
}

/** The next table, a bot on my chair, a chair that may be taken: said under the header.
 * @param {{link: TableLink, table: import("./types.js").TableInfo}} props */
function TableNotices({ link, table }) {
  if (table.next)
    return html`<div class="notice is-good" role="status"><${Icon} name="people" /><span>${t("ui.next_table")}</span><${Button} small href=${`/t/${table.next}`}>${t("ui.next_table.go")}<//></div>`;
  const replacing = replaceNotice(link, table);
  if (replacing) return replacing;
  const mine = table.you.seats.find((seat) => table.seats[seat].chair?.bot_acts);
  if (table.status === "playing" && mine !== undefined)
    return html`<div class="notice is-warn" role="status"><${Icon} name="bot" /><span>${t("ui.bot_for_you")}</span>
      <${Button} small onPress=${() => act(link, "back", "POST", "/sit", { seat: mine })}>${t("ui.bot_for_you.back")}<//></div>`;
  if (table.status === "playing" && table.you.seats.length === 0) {
    const free = table.bots_may_be_taken ? table.seats.find((seat) => seat.chair?.kind === "bot" || seat.chair?.left) : undefined;
    return html`<div class="notice" role="status"><${Icon} name="eye" /><span>${t("ui.watching")}</span>
      ${free ? html`<${Button} small icon="person" onPress=${() => (takeOpen.value = free.seat)}>${t("ui.take_bot")}<//>` : null}</div>`;
  }
  return null;
}

/** @param {{game: string}} props */
function SetUpHelp({ game }) {
  return html`<p>${t(tableOf(game).setUp.help)}</p><p><a class="alone" href=${rulesOf(game)} target="_blank" rel="noopener">${t("ui.help.rules")}</a></p>`;
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
  if (hasSay(table)) items.push({ text: t("ui.replace.menu"), icon: "bot", onPress: () => (replaceOpen.value = true) });
  if (table.barred.length) items.push({ text: t("setup.barred.title"), icon: "barred", onPress: () => (barredOpen.value = true) });
  if (table.you.seats.length && table.status === "playing") items.push({ text: t("ui.leave"), icon: "door", onPress: () => (leaveOpen.value = true) });
  if (link.connection.value.ping !== null)
    items.push({ text: t("ui.line"), icon: "chat", note: t("conn.ms", { ms: link.connection.value.ping }), onPress: () => link.wake() });
  return items;
}

/**
 * Where we are: the table's code before the game, then turn and hand.
 * @param {import("./types.js").TableInfo|null} table
 * @param {import("./types.js").Frame|null} frame
 * @returns {{title: string, sub: string}}
 */
function headingOf(table, frame) {
  if (!table) return { title: t("ui.site"), sub: "" };
  if (table.status !== "open" && frame && screen.value) return screen.value.tableHeading(frame.view, table);
  return { title: t("home.table", { code: codeText(table.code) }), sub: gameName(table.game) };
}

/**
 * @param {import("./types.js").TableInfo|null} table
 * @param {import("./types.js").Frame|null} frame
 */
function pageTitle(table, frame) {
  const { title } = headingOf(table, frame);
  const where = table ? `${title} · ${t("ui.site")}` : title;
  const asked = frame?.prompt && frame.prompt.answered === null && mustAnswer(frame);
  return asked ? `● ${t("ui.your_move")} · ${where}` : where;
}

// Not awaited: what the game loads for its table is joined with this module in mind, and would wait for it.
void startPage((boot) => {
  if (!boot.table || !boot.game) throw new Error("the page names no table");
  void refreshMe();
  return html`<${TablePage} link=${linkTo(boot.table, boot.seat)} game=${boot.game} />`;
}, {
  before: async (boot) => {
    if (!boot.table || !boot.game) return;
    linkTo(boot.table, boot.seat); // while scripts and texts come
    await loadTable(boot.game);
  },
});
