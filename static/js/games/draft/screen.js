/**
 * @file The table while it is played: gathers what every part needs to know (the board) and chooses the screen by the phase.
 */
import { html } from "htm/preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useLastSeen } from "../../board/unseen-events.js";
import { t } from "../../i18n.js";
import { sober } from "../../settings.js";
import { closedByBack } from "../../ui/back.js";
import { toast } from "../../ui/notices.js";
import { askText } from "./ask-words.js";
import { useChange, useChoice } from "./choice.js";
import { DraftScreen, useDraftPick } from "./draft.js";
import { dwarfName } from "./dwarves.js";
import { useKeys } from "./keys.js";
import { useMotion } from "./motion.js";
import { Rail } from "./rail.js";
import { ResolveScreen } from "./resolve.js";
import { ScoreScreen } from "./score.js";
import { plainLine } from "./sentence.js";
import { openLog, sheet, Sheets } from "./sheets.js";
import { useSpokenAsk, useSpokenLog } from "./spoken.js";
import { allLines, tell } from "./story.js";
import { findDie, whoAll } from "./words.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Frame} Frame */
/** @typedef {import("../../types.js").Event} Event */
/** @typedef {import("../../types.js").Seat} Seat */
/** @typedef {import("../../types.js").CardId} CardId */
/** @typedef {import("../../types.js").TableInfo} TableInfo */
/** @typedef {import("../../board/table-link.js").TableLink} TableLink */

/** The card on the stage. @typedef {{n: number, seat: Seat, card: CardId, die: import("../../types.js").ViewDie|null}} Reveal */

/**
 * What the parts of the table share.
 * @typedef {object} Board
 * @property {TableLink} link
 * @property {TableInfo} table
 * @property {Frame} frame
 * @property {View} view
 * @property {Seat|null} me  null: a spectator.
 * @property {Seat[]} others  Clockwise from my left.
 * @property {Seat[]} asked  Whom the table waits for.
 * @property {import("./choice.js").Choice} choice
 * @property {import("./draft.js").DraftPick} pick
 * @property {import("./story.js").Chapter[]} chapters
 * @property {import("./story.js").Line[]} lines
 * @property {number|null} since  The latest event before the page was left, if more has happened meanwhile.
 * @property {Reveal|null} reveal
 * @property {Set<Seat>} revealedThisColumn
 * @property {import("./motion.js").Motion} motion
 * @property {{left: () => number|null, of: number}|null} clock
 * @property {CardId|null} drawn  Card that a neighbour has drawn for me, because I was late.
 * @property {number|null} liveHand  Hand that is being played and not yet on the sheet.
 * @property {{seat: (seat: Seat) => void, card: (card: CardId) => void, discard: () => void, cell: (hand: number, seat: Seat) => void}} open
 * @property {() => void} onSheet
 * @property {(() => void)|null} onWater
 * @property {(seat: Seat) => boolean} isHost
 * @property {any} rail
 */

export { openLog };

/** Where the game is, for the header.
 * @param {View} view */
export function tableHeading(view) {
  const sub = t("draft.heading.hand", { hand: Math.min(view.hand, view.hands), hands: view.hands });
  if (view.phase === "over") return { title: t("score.title"), sub };
  const turn = view.phase === "resolve" && view.column ? view.column : Math.min(view.turn, 5);
  return { title: t("draft.heading.turn", { turn }), sub };
}

/** What "?" shows at the table. @param {{rules: string}} props  Address of the rules. */
export function TableHelp({ rules }) {
  return html`<p>${t("draft.help.aim")}</p>
    <ol class="help-list"><li>${t("draft.help.draft")}</li><li>${t("draft.help.resolve")}</li><li>${t("draft.help.score")}</li></ol>
    <h3 class="heading">${t("help.keys")}</h3>
    <dl class="keys-list">${[["1–7", "card"], ["Q W E R T", "die"], ["Enter", "enter"], ["Esc", "esc"], ["P", "p"], ["H", "h"], ["D", "d"], ["T", "t"], ["L", "l"]].map(
      ([key, name]) => html`<div key=${name}><dt><kbd class="key">${key}</kbd></dt><dd>${t(`draft.help.key.${name}`)}</dd></div>`)}</dl>
    <p><a class="alone" href=${rules} target="_blank" rel="noopener">${t("help.rules")}</a></p>`;
}

/**
 * @param {{link: TableLink}} props  All else is read from the link's signals, so the screen is drawn again when they change.
 */
export default function TableScreen({ link }) {
  const table = link.table.value;
  const frame = link.frame.value;
  if (!table || !frame) return html`<main class="page-message board" id="main" tabindex="-1"><p>${t("table.loading")}</p></main>`;
  return html`<${Playing} link=${link} table=${table} frame=${frame} log=${link.log.value} />`;
}

/** @param {{link: TableLink, table: TableInfo, frame: Frame, log: Event[]}} props */
function Playing({ link, table, frame, log }) {
  const view = /** @type {View} */ (frame.view);
  const me = view.viewer;
  const chapters = useMemo(() => tell(log, view.seats.length, me), [log, view.seats.length, me]);
  const lines = useMemo(() => allLines(chapters), [chapters]);
  const choice = useChoice(link, frame.prompt);
  const pick = useDraftPick(choice, link);
  const motion = useMotion(log, view, chapters);
  const since = useLastSeen(link, log.at(-1)?.n ?? 0);
  const [scoresOpen, setScoresOpen] = useState(false);
  useScoreOfHand(log, () => setScoresOpen(true));
  const onSheet = () => {
    sheet.value = null;
    setScoresOpen(true);
  };
  const column = sinceColumn(log);
  const reveal = view.phase === "resolve" ? revealOf(view, column) : null;
  const open = {
    seat: (/** @type {Seat} */ seat) => (sheet.value = { kind: "seat", seat }),
    card: (/** @type {CardId} */ card) => (sheet.value = { kind: "card", card }),
    discard: () => (sheet.value = { kind: "discard" }),
    cell: (/** @type {number} */ hand, /** @type {Seat} */ seat) => (sheet.value = { kind: "cell", hand, seat }),
  };
  /** @type {Board} */
  const board = {
    link, table, frame, view, me, choice, pick, chapters, lines, since, reveal, motion, open, onSheet,
    others: view.seats.map((_, i) => (me === null ? i : (me + 1 + i) % view.seats.length)).filter((seat) => seat !== me),
    asked: frame.marks.asked,
    revealedThisColumn: new Set(column.flatMap((event) => (event.kind === "reveal" ? [event.seat] : []))),
    clock: frame.clock && me !== null && link.leftMs(me) !== null ? { left: () => link.leftMs(me), of: frame.clock.of_ms } : null,
    drawn: frame.prompt?.about.step === "late" ? (column.findLast((event) => event.kind === "backed" && event.seat === me)?.card ?? null) : null,
    liveHand: view.phase !== "over" && view.sheet.length < view.hand ? view.hand : null,
    onWater: me === null || sober.value ? null : drinkWater,
    isHost: (seat) => table.seats[seat]?.chair?.host ?? false,
    rail: null,
  };
  board.rail = html`<${Rail} view=${view} chapters=${chapters} since=${since} open=${open} onSheet=${onSheet} />`;

  const over = view.phase === "over";
  const screen = over || scoresOpen ? "score" : view.phase;
  useEffect(() => (scoresOpen && !over ? closedByBack(() => setScoresOpen(false)) : undefined), [scoresOpen, over]);
  useSpokenAsk(frame.prompt?.ask ?? null, frame.prompt ? spokenAsk(view, frame.prompt) : "");
  useSpokenLog(lines, view);
  useKeys(board, keyActs(board, screen === "score", () => setScoresOpen(false)));

  return html`
    ${screen === "score"
      ? html`<${ScoreScreen} key="score" board=${board} onBack=${over ? null : () => setScoresOpen(false)} />`
      : screen === "resolve"
        ? html`<${ResolveScreen} key="resolve" board=${board} />`
        : html`<${DraftScreen} key="draft" board=${board} />`}
    <${Sheets} board=${board} />`;
}

/**
 * What the keys do.
 * @param {Board} board
 * @param {boolean} scores  The score sheet is shown.
 * @param {() => void} close  Put it away.
 */
function keyActs(board, scores, close) {
  const { view, lines, pick, choice } = board;
  return {
    summary: () => summary(board),
    lastAct: () => (lines.length ? plainLine(lines[lines.length - 1], view) : t("log.empty")),
    enter() {
      if (scores) {
        if (view.phase === "over") return false;
        close();
        return true;
      }
      if (pick.prompt) {
        if (!pick.complete || pick.committed) return false;
        pick.commit();
        return true;
      }
      if (!choice.complete || choice.answered) return false;
      choice.commit();
      return true;
    },
    escape() {
      if (scores) close();
      else if (pick.committed || choice.answered) choice.takeBack();
      else if (pick.prompt) pick.clear();
      else choice.clear();
    },
  };
}

/** The events of the column that is being resolved. @param {Event[]} log */
function sinceColumn(log) {
  const from = log.findLastIndex((event) => event.kind === "starts" || event.kind === "deal");
  return from < 0 ? [] : log.slice(from);
}

/**
 * @param {View} view
 * @param {Event[]} column
 * @returns {Reveal|null}
 */
function revealOf(view, column) {
  const last = column.findLast((event) => event.kind === "reveal");
  if (!last) return null;
  return { n: last.n, seat: last.seat, card: last.card, die: findDie(view, last.die) ?? null };
}

/** Act when a hand has been scored while we watched.
 * @param {Event[]} log
 * @param {() => void} act */
function useScoreOfHand(log, act) {
  const scored = log.findLast((event) => event.kind === "score")?.n ?? 0;
  const loaded = log.length > 0;
  const began = useRef(loaded);
  useChange(scored, () => {
    if (began.current) act();
  });
  if (loaded) began.current = true;
}

/**
 * @param {View} view
 * @param {import("../../types.js").Prompt} prompt
 */
function spokenAsk(view, prompt) {
  if (prompt.kind === "draft") return t("draft.ask.spoken", { turn: view.turn, n: view.own?.hand.length ?? 0 });
  if (prompt.kind === "back") return t("draft.back.ask", { name: dwarfName(view.seats[prompt.about.for ?? 0].dwarf) });
  if (prompt.about.step === "late") return t("draft.late.ask");
  return askText(view, prompt);
}

/** The table in a few sentences: key T. @param {Board} board */
function summary({ view, frame, asked }) {
  const { title, sub } = tableHeading(view);
  const ready = frame.marks.ready;
  const waits = asked.filter((seat) => !(ready ?? []).includes(seat));
  const parts = [`${title}. ${sub}.`];
  if (ready && ready.length) parts.push(t("draft.summary.ready", { names: whoAll(view, ready) }));
  if (waits.length) parts.push(t("draft.waiting", { names: whoAll(view, waits) }));
  parts.push(view.seats.map((seat, i) => t("draft.summary.seat", { name: dwarfName(seat.dwarf), sum: seat.sum, score: view.if_ended[i].score })).join(" "));
  return parts.join(" ");
}

/** I drink water from now on; nothing in the game depends on it, so only this browser has to know (DDD-SIP-05). */
function drinkWater() {
  sober.value = true;
  toast(() => t("resolve.water_done"), { icon: "water", look: "good" });
}
