/**
 * @file The log of a tavern table, by turns, and what a screen reader hears of it: what happened, politely, once.
 */
import { html } from "htm/preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { firstUnseen } from "../../board/unseen-events.js";
import { t } from "../../i18n.js";
import { Icon, Mark } from "../../ui/art.js";
import { announce } from "../../ui/notices.js";
import { Sheet } from "../../ui/sheet.js";
import { Drawing, Medal } from "./art.js";
import { plain, plainLine, Say } from "./sentence.js";
import { allLines, lastOf, tell } from "./story.js";
import { seatName } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./story.js").Chapter} Chapter */
/** @typedef {import("./story.js").Line} Line */

/** Turns that are shown at first. */
const SHOWN = 6;

/** The story so far.
 * @param {Board} board
 * @returns {Chapter[]} */
const useStory = (board) => useMemo(() => tell(board.log).filter((chapter) => chapter.lines.length), [board.log]);

/** The log beside the table. @param {{board: Board}} props */
export function Log({ board }) {
  return html`<section class="board log tavern-log" aria-label=${t("log.title")}>
    <h2 class="heading"><${Icon} name="quill" />${t("log.title")}</h2>
    <${LogLines} board=${board} />
  </section>`;
}

/** The log over the table. @param {{board: Board, onClose: () => void}} props */
export function LogSheet({ board, onClose }) {
  return html`<${Sheet} title=${t("log.title")} place="side" class="log-sheet" onClose=${onClose}><section class="log tavern-log"><${LogLines} board=${board} /></section><//>`;
}

/** @param {{board: Board}} props */
function LogLines({ board }) {
  const chapters = useStory(board);
  const [all, setAll] = useState(false);
  const first = firstUnseen(allLines(chapters), board.since, lastOf);
  // The latest turns, and those in which something is new.
  const unseen = first ? chapters.findIndex((chapter) => chapter.lines.includes(first)) : chapters.length;
  const shown = all ? chapters : chapters.slice(Math.min(unseen, Math.max(0, chapters.length - SHOWN)));
  return html`<div class="log-scroll" tabindex="0" role="group" aria-label=${t("log.title")}><div>
    ${shown.length < chapters.length ? html`<button type="button" class="button small flat block" onClick=${() => setAll(true)}>${t("tavern.log.earlier", { n: chapters.length - shown.length })}</button>` : null}
    ${shown.length ? null : html`<p class="muted">${t("log.empty")}</p>`}
    ${shown.map((chapter) => html`<h3 key=${`turn ${chapter.turn}`}>${heading(board, chapter)}</h3>
      <ol key=${chapter.turn}>${chapter.lines.map((line) => html`${line === first ? html`<li class="log-since" key="since">${t("log.since")}</li>` : null}<${LogLine} key=${line.n} board=${board} line=${line} />`)}</ol>`)}
  </div></div>`;
}

/** @param {Board} board
 * @param {Chapter} chapter */
const heading = (board, { turn, seat }) => (seat === null ? t("tavern.log.before") : t("tavern.log.turn", { turn, name: seatName(board.view, board.table, seat) }));

/** @param {{board: Board, line: Line}} props */
function LogLine({ board, line }) {
  return html`<li class=${line.depth ? "is-answer" : ""} data-depth=${Math.min(line.depth, 3)}>
    <${LineMark} board=${board} line=${line} />
    <span><${Say} sentence=${line.head} board=${board} />${line.parts.map((part) => html` <span class=${`log-part${part.secret ? " is-secret" : ""}`} key=${`${part.n} ${part.key}`}>${part.icon ? html`<${Drawing} name=${part.icon} />` : part.secret ? html`<${Icon} name="eye" />` : null}<${Say} sentence=${part} board=${board} /></span>`)}</span>
  </li>`;
}

/** The medal of who acts, or a drawing. @param {{board: Board, line: Line}} props */
function LineMark({ board, line }) {
  if (line.seat !== null) return html`<${Medal} character=${board.view.seats[line.seat].character} />`;
  return line.drawing === "crown" ? html`<${Mark} name="crown" />` : html`<${Drawing} name=${line.drawing ?? "e-card"} />`;
}

/** Read out what happens, a sentence an act; what there was before is not read.
 * @param {Board} board */
export function useSpokenStory(board) {
  const chapters = useStory(board);
  const said = useRef(/** @type {number|null} */ (null));
  const last = board.log.at(-1)?.n ?? 0;
  useEffect(() => {
    const from = said.current;
    said.current = Math.max(from ?? 0, last);
    if (!from) return;
    const fresh = allLines(chapters.slice(-2)).flatMap((line) => [line.head, ...line.parts]).filter((sentence) => sentence.n > from).sort((a, b) => a.n - b.n);
    if (fresh.length) announce(fresh.map((sentence) => plain(sentence, board)).join(" "));
  }, [last]);
  return chapters;
}

/** The latest line in words: a key reads it out again.
 * @param {Board} board
 * @param {Chapter[]} chapters */
export function lastAct(board, chapters) {
  const line = allLines(chapters.slice(-2)).at(-1);
  return line ? plainLine(line, board) : t("log.empty");
}
