/**
 * @file The table of the tavern while it is played: gathers what every part needs to know (the board) and puts the parts in their places.
 */
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { useLastSeen } from "../../board/unseen-events.js";
import { t } from "../../i18n.js";
import { Icon } from "../../ui/art.js";
import { Sheet } from "../../ui/sheet.js";
import { gameName } from "../registry.js";
import { Drawing } from "./art.js";
import { Prompt } from "./asks.js";
import { CardPage } from "./card-page.js";
import { Centre } from "./centre.js";
import { windowIsOpen } from "./choice.js";
import { Contest } from "./contest.js";
import { End } from "./end.js";
import { Hand } from "./hand.js";
import { useTableKeys } from "./keys.js";
import { lastAct, Log, LogSheet, useSpokenStory } from "./log.js";
import { PAYMENTS } from "./mechanics/registry.js";
import { ActSheets } from "./orders.js";
import { Phases, turnWords } from "./phases.js";
import { Round } from "./round.js";
import { Mat, Seats, SeatSheet } from "./seats.js";
import { isPlay, layers, Stack } from "./stack.js";
import { TeamPanel, TeamSheet, TeamVoice } from "./team-panel.js";
import { WindowSheet } from "./window.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("../../types.js").TableInfo} TableInfo */
/** @typedef {import("../../board/table-link.js").TableLink} TableLink */

/** What lies over the table. @typedef {{kind: "seat", seat: Seat} | {kind: "card", card: string} | {kind: "log"} | {kind: "stack"}} Over */
/** @type {import("@preact/signals").Signal<Over|null>} */
const over = signal(/** @type {Over|null} */ (null));

export { TavernHelp as TableHelp } from "./help.js";

/** The log, where it has no room beside the table. */
export const openLog = () => (over.value = { kind: "log" });

/** Where the game is, for the header.
 * @param {View} view
 * @param {TableInfo} table */
export function tableHeading(view, table) {
  const where = view.phase === "over" ? "" : t("tavern.heading", { turn: view.turn, phase: t(whatIsOn(view)) });
  return { title: turnWords(view, table), sub: where };
}

/** What the table is about at this moment: what lies on top of the stack, a Round, a Contest, else the Phase of the turn.
 * @param {View} view
 * @returns {string} Key of its words. */
function whatIsOn(view) {
  const top = view.stack.findLast((item) => isPlay(item) || !["phase", "round_turn"].includes(item.window));
  if (top && !isPlay(top)) {
    if (["payment", "ante", ...PAYMENTS].includes(top.window)) return "tavern.stack.payment";
    if (top.window === "about_to_lose") return "tavern.window.last.title";
    if (["drinks", "halves"].includes(top.window) && !view.contest) return "tavern.strip.drink";
  }
  if (view.contest) return "tavern.contest.title";
  if (view.round) return "tavern.heading.round";
  return top ? "tavern.heading.card" : `tavern.strip.${view.phase}`;
}

/**
 * @param {{link: TableLink}} props  All else is read from the link's signals, so the screen is drawn again when they change.
 */
export default function TableScreen({ link }) {
  const table = link.table.value;
  // The link brings frames of the table's game, which is the tavern here.
  const frame = /** @type {Frame|null} */ (link.frame.value);
  if (!table || !frame) return html`<main class="page-message board" id="main" tabindex="-1"><p>${t("table.loading")}</p></main>`;
  return html`<${Playing} link=${link} table=${table} frame=${frame} />`;
}

/** @param {{link: TableLink, table: TableInfo, frame: Frame}} props */
function Playing({ link, table, frame }) {
  const { view } = frame;
  const me = view.you;
  const since = useLastSeen(link, link.log.value.at(-1)?.n ?? 0);
  /** @type {Board} */
  const board = {
    link, table, frame, view, me,
    others: view.seats.map((_, i) => (me === null ? i : (me + 1 + i) % view.seats.length)).filter((seat) => seat !== me),
    prompt: frame.prompt, window: frame.window, own: frame.own, log: link.log.value, since,
    open: {
      seat: (seat) => (over.value = { kind: "seat", seat }),
      card: (card) => (over.value = { kind: "card", card }),
      log: openLog,
      stack: () => (over.value = { kind: "stack" }),
    },
  };
  const last = lastAct(board, useSpokenStory(board));
  useTableKeys(board, () => last);
  const sheets = over.value ? html`<${OverTable} board=${board} what=${over.value} />` : null;
  if (view.winners) return html`<${End} board=${board} />${sheets}`;
  const asked = windowIsOpen(board);
  const middle = view.contest ? "contest" : view.round ? "round" : "table";
  return html`<main class=${`tavern is-${middle}${asked ? " is-asked" : ""}${me === null ? " is-watching" : ""}`} id="main" tabindex="-1" data-seats=${view.seats.length}>
    <h1 class="visually-hidden">${gameName(table.game)}</h1>
    ${middle === "table"
      ? html`<div class="room"><span class="oak-table" aria-hidden="true"></span><${Phases} board=${board} /><${Seats} board=${board} /><${Centre} board=${board} last=${view.turn > 0 ? last : null} /></div>`
      : html`<${Phases} board=${board} /><div class="room">${middle === "round" ? html`<${Round} board=${board} />` : html`<${Contest} board=${board} />`}</div>`}
    ${asked ? null : html`<${StackSlot} board=${board} />`}
    <${Mat} board=${board} />
    ${me === null ? null : html`<${Hand} board=${board} />`}
    <${Prompt} board=${board} />
    <${WindowSheet} board=${board} />
    <aside class="rail" aria-label=${t("log.rail")}><${TeamPanel} board=${board} /><${Log} board=${board} /></aside>
  </main>
  <${ActSheets} board=${board} /><${TeamSheet} board=${board} /><${TeamVoice} board=${board} />
  ${sheets}`;
}

/** What lies on the stack while I am not asked: a line on a phone, all of it beside the table on a desk. @param {{board: Board}} props */
function StackSlot({ board }) {
  const all = layers(board);
  if (!all.length) return null;
  const next = all.find((layer) => layer.state !== "negated") ?? all[0];
  return html`<div class="stack-slot">
    <button type="button" class="stack-line" id="stack-line" aria-haspopup="dialog" onClick=${board.open.stack}><${Drawing} name="p-stack" /><span>${t("tavern.stack.line", { n: all.length, next: next.title })}</span><${Icon} name="arrow-up" /></button>
    ${over.value?.kind === "stack" ? null : html`<div class="stack-board board"><${Stack} board=${board} /></div>`}
  </div>`;
}

/** @param {{board: Board, what: Over}} props */
function OverTable({ board, what }) {
  const close = () => (over.value = null);
  if (what.kind === "seat") return html`<${SeatSheet} board=${board} seat=${what.seat} onClose=${close} />`;
  if (what.kind === "stack") return html`<${Sheet} title=${t("tavern.stack")} onClose=${close}><${Stack} board=${board} /><//>`;
  if (what.kind === "log") return html`<${LogSheet} board=${board} onClose=${close} />`;
  return html`<${CardPage} key=${what.card} board=${board} card=${what.card} onClose=${close} />`;
}
