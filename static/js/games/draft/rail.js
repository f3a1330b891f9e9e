/**
 * @file The rail: the score as it stands, and the log. On narrow screens the log is a sheet behind the quill.
 */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { firstUnseen } from "../../board/unseen-events.js";
import { num, signedNum, t } from "../../i18n.js";
import { Icon, Mark } from "../../ui/art.js";
import { Sheet } from "../../ui/sheet.js";
import { Banner } from "./art.js";
import { dwarfName } from "./dwarves.js";
import { LineMark, Say } from "./sentence.js";
import { allLines } from "./story.js";
import { leaders } from "./words.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("./story.js").Chapter} Chapter */
/** @typedef {import("./sentence.js").Open} Open */

/**
 * @param {object} props
 * @param {View} props.view
 * @param {Chapter[]} props.chapters
 * @param {number|null} props.since  The latest event before the page was left.
 * @param {Open} props.open
 * @param {() => void} props.onSheet  Opens the score sheet.
 */
export function Rail({ view, chapters, since, open, onSheet }) {
  return html`<aside class="rail" aria-label=${t("log.rail")}>
    <${Scores} view=${view} open=${open} onSheet=${onSheet} />
    <section class="board log" aria-label=${t("log.title")}>
      <h2 class="heading"><${Icon} name="quill" />${t("log.title")}</h2>
      <${LogLines} view=${view} chapters=${chapters} since=${since} open=${open} />
    </section>
  </aside>`;
}

/**
 * Best first; `hand` is what the hand would score if it ended now.
 * @param {{view: View, open: Open, onSheet: () => void}} props
 */
function Scores({ view, open, onSheet }) {
  const order = view.seats.map((_, seat) => seat).sort((a, b) => total(view, b) - total(view, a) || a - b);
  const now = order.map((seat) => total(view, seat));
  const lead = new Set(leaders(view.seats.map((_, seat) => total(view, seat))));
  const everyone = lead.size === view.seats.length;
  return html`<section class="board scores" aria-label=${t("score.live.label")}>
    <h2 class="heading">${t("score.live")}<span class="scores-head">${t("score.live.hand")}</span><span class="scores-head">${t("score.live.total")}</span></h2>
    <ol>
      ${order.map((seat, i) => {
        const line = view.if_ended[seat];
        const name = dwarfName(view.seats[seat].dwarf);
        const me = seat === view.viewer;
        return html`<li class=${me ? "is-me" : ""} key=${seat}>
          <${Banner} dwarf=${view.seats[seat].dwarf} />
          <span class="scores-name"><button type="button" class="log-link" onClick=${() => open.seat(seat)}>${me ? t("score.me", { name }) : name}</button>
            ${lead.has(seat) && !everyone ? html`<${Mark} name="crown" /><span class="visually-hidden">${t("score.leads")}</span>` : null}</span>
          <b class="num" title=${t("score.live.why", { dice: line.dice, bonus: signedNum(line.bonus) })}>${num(line.score)}</b>
          <b class="num total">${num(now[i])}</b>
        </li>`;
      })}
    </ol>
    <button type="button" class="button small flat block" onClick=${onSheet}><${Icon} name="trophy" />${t("score.open")}</button>
  </section>`;
}

/** @param {View} view
 * @param {number} seat */
const total = (view, seat) => view.totals[seat] + (view.phase === "over" ? 0 : view.if_ended[seat].score);

/**
 * @param {object} props
 * @param {View} props.view
 * @param {Chapter[]} props.chapters
 * @param {number|null} props.since  The latest event before the page was left.
 * @param {Open} props.open
 */
function LogLines({ view, chapters, since, open }) {
  const [earlier, setEarlier] = useState(false);
  const first = firstUnseen(allLines(chapters), since, (line) => line.last);
  // The hand that is played, and those in which something is new.
  const from = earlier ? 0 : Math.max(0, first ? chapters.findIndex((chapter) => allLines([chapter]).includes(first)) : chapters.length - 1);
  const shown = chapters.slice(from);
  return html`<div class="log-scroll" tabindex="0" role="group" aria-label=${t("log.title")}><div>
    ${from ? html`<button type="button" class="button small flat block" onClick=${() => setEarlier(true)}>${t("log.earlier", { n: from })}</button>` : null}
    ${shown.map((chapter) =>
      chapter.turns.map((turn, i) => html`
        <h3 key=${`${chapter.hand}.${i}`}>${i === 0 ? t("log.hand_turn", { hand: chapter.hand, turn: turn.turn }) : t("log.turn", { turn: turn.turn })}</h3>
        <ol>${turn.lines.map((line) => html`
          ${line === first ? html`<li class="log-since" key="since">${t("log.since")}</li>` : null}
          <li key=${line.n}><${LineMark} line=${line} view=${view} />
            <span><${Say} sentence=${line.head} view=${view} open=${open} />${line.parts.map((part) => html` <span class="log-part"><${Say} sentence=${part} view=${view} open=${open} /></span>`)}</span></li>`)}
        </ol>`),
    )}
  </div></div>`;
}

/**
 * The log as a sheet.
 * @param {{view: View, chapters: Chapter[], since: number|null, open: Open, onSheet: () => void, onClose: () => void}} props
 */
export function LogSheet({ view, chapters, since, open, onSheet, onClose }) {
  return html`<${Sheet} title=${t("log.title")} place="side" class="log-sheet" onClose=${onClose}>
    <${Scores} view=${view} open=${open} onSheet=${onSheet} />
    <section class="log"><${LogLines} view=${view} chapters=${chapters} since=${since} open=${open} /></section>
  <//>`;
}

