/**
 * @file S5, the score sheet over all hands, with reasons (DDD-SCORE-03). Between hands it lies over the table until it is put away;
 * nothing waits for it. After the last hand it is the page.
 */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { api } from "../../api.js";
import { errorText } from "../../errors.js";
import { list, num, signedNum, t } from "../../i18n.js";
import { Icon, Mark, Mug } from "../../ui/art.js";
import { toast } from "../../ui/notices.js";
import { Banner, Emblem } from "./art.js";
import { cardText, dwarfName, kindOf } from "./dwarves.js";
import { Prompt } from "./prompt.js";
import { leaders, placeWord } from "./words.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Seat} Seat */
/** @typedef {import("../../types.js").SheetSeat} SheetSeat */
/** @typedef {import("./screen.js").Board} Board */

/** @param {{board: Board, onBack: (() => void)|null}} props  `onBack`: to the table, while the game goes on. */
export function ScoreScreen({ board, onBack }) {
  const { view, table, choice } = board;
  const over = view.winners !== null;
  const totals = over ? view.totals : view.seats.map((_, seat) => view.totals[seat]);
  const first = leaders(totals);
  const order = view.seats.map((_, seat) => seat).sort((a, b) => totals[b] - totals[a] || a - b);
  return html`<main class="score" id="main" tabindex="-1">
    <section class="winner">
      <div class="winner-banner">${first.slice(0, 4).map((seat) => html`<${Banner} key=${seat} dwarf=${view.seats[seat].dwarf} />`)}<${Mark} name="crown" /></div>
      <div><h1>${headline(view, first, totals)}</h1><p class="muted">${subheading(view, first, order, totals)}</p></div>
      ${over ? html`<${EndActs} board=${board} />` : null}
    </section>
    <${SheetTable} board=${board} order=${order} totals=${totals} first=${new Set(first)} />
    <p class="foot muted">${t("score.tap")}</p>
    ${over ? html`<div class="exports">
      <a class="button" href=${`/api/tables/${table.code}/scores.csv`} download=${`dwarfdraft-${table.code}.csv`}><${Icon} name="download" />${t("score.csv")}</a>
      <a class="button" href=${`/api/tables/${table.code}/export.json`} download=${`dwarfdraft-${table.code}.json`}><${Icon} name="download" />${t("score.json")}</a>
    </div>` : null}
    ${onBack
      ? html`<${Prompt} alone live=${true} ask=${null} clock=${board.clock} say=${choice.prompt ? t("score.asked") : t("score.waits")} undo=${null}
          commit=${{ text: t("score.back"), icon: "table", ready: true, press: onBack }} />`
      : null}
  </main>`;
}

/**
 * @param {View} view
 * @param {Seat[]} first
 * @param {number[]} totals
 */
function headline(view, first, totals) {
  const points = totals[first[0]];
  const names = list(first.map((seat) => dwarfName(view.seats[seat].dwarf)));
  if (view.winners) {
    const me = view.viewer;
    if (first.length > 1) return t("score.shared", { names, points });
    return first[0] === me ? t("score.wins.you", { points }) : t("score.wins", { name: names, points });
  }
  if (!view.sheet.length) return t("score.none");
  return first.length > 1 ? t("score.lead.shared", { names, points }) : t("score.lead", { name: names, points });
}

/**
 * @param {View} view
 * @param {Seat[]} first
 * @param {Seat[]} order
 * @param {number[]} totals
 */
function subheading(view, first, order, totals) {
  const next = order[first.length];
  const hands = t("score.hands", { hand: view.sheet.length, hands: view.hands });
  if (next === undefined || first.length > 1 || !view.sheet.length) return hands;
  return `${t("score.ahead", { n: totals[first[0]] - totals[next], name: dwarfName(view.seats[next].dwarf) })} ${hands}`;
}

/** @param {{board: Board}} props */
function EndActs({ board }) {
  const { table } = board;
  const [busy, setBusy] = useState(false);
  const rematch = async () => {
    setBusy(true);
    try {
      const made = await api("POST", `/tables/${table.code}/rematch`);
      location.assign(`/t/${made.code}`);
    } catch (error) {
      toast(() => errorText(error), { look: "danger", icon: "warning" });
      setBusy(false);
    }
  };
  const mine = table.you.seats.length > 0;
  return html`<div class="winner-acts">
    ${table.next
      ? html`<a class="button go" id="commit" href=${`/t/${table.next}`}>${t("score.to_rematch")}</a>`
      : mine
        ? html`<button type="button" id="commit" class=${`button go${busy ? " is-busy" : ""}`} aria-busy=${busy ? "true" : undefined} onClick=${busy ? undefined : rematch}>${t("score.rematch")}</button>`
        : null}
    <a class="button" id="undo" href="/"><${Icon} name="home" />${t("score.home")}</a>
  </div>`;
}

/** @param {{board: Board, order: Seat[], totals: number[], first: Set<Seat>}} props */
function SheetTable({ board, order, totals, first }) {
  const { view } = board;
  const live = view.winners === null && board.liveHand !== null ? board.liveHand : null;
  const drinking = view.options.includes("drinking");
  const columns = [...view.sheet.map((hand) => ({ hand: hand.hand, live: false })), ...(live === null ? [] : [{ hand: live, live: true }])];
  return html`<div class="board sheet-table" tabindex="0" role="region" aria-label=${t("score.table")}><table class=${`scores-table${columns.length < 3 ? " is-roomy" : ""}`}>
    <caption class="visually-hidden">${t("score.table")}</caption>
    <thead>
      <tr><th rowspan="2" scope="col">${t("score.dwarf")}</th>
        ${columns.map((column) => html`<th class="col-hand" colspan="3" scope="colgroup" key=${column.hand}>${t(column.live ? "score.hand.now" : "score.hand", { hand: column.hand })}</th>`)}
        <th class="col-total" rowspan="2" scope="col">${t("score.total")}</th><th class="col-place" rowspan="2" scope="col">${t("score.place.head")}</th>
        ${drinking ? html`<th class="col-sips" rowspan="2" scope="col">${t("score.sips")}</th>` : null}</tr>
      <tr>${columns.map((column) => html`<th class="col-dice" scope="col" key=${`d${column.hand}`}>${t("score.dice")}</th>
        <th class="col-bonus" scope="col" key=${`b${column.hand}`}>${t("score.bonus")}</th><th class="col-sum" scope="col" key=${`s${column.hand}`}>${t("score.sum")}</th>`)}</tr>
    </thead>
    <tbody>${order.map((seat) => html`<${Row} key=${seat} board=${board} seat=${seat} live=${live} totals=${totals} lead=${first.has(seat) && view.sheet.length > 0} drinking=${drinking} />`)}</tbody>
  </table></div>`;
}

/** @param {{board: Board, seat: Seat, live: number|null, totals: number[], lead: boolean, drinking: boolean}} props */
function Row({ board, seat, live, totals, lead, drinking }) {
  const { view, table, open } = board;
  const name = dwarfName(view.seats[seat].dwarf);
  const chair = table.seats[seat]?.chair ?? null;
  const player = seat === view.viewer ? t("score.you") : chair?.kind === "person" && chair.name && chair.name !== name ? chair.name : chair?.kind === "bot" ? t("score.bot") : "";
  const now = view.if_ended[seat];
  const sips = view.sheet.reduce((sum, hand) => sum + hand.seats[seat].sips - hand.seats[seat].water, 0);
  const water = view.sheet.reduce((sum, hand) => sum + hand.seats[seat].water, 0);
  return html`<tr class=${lead ? "is-lead" : ""}>
    <th scope="row"><span class="who"><${Banner} dwarf=${view.seats[seat].dwarf} /><span><span class="who-name">${name} ${player ? html`<small>${player}</small>` : null}</span>
      ${lead ? html`<span class="who-lead"><${Mark} name="crown" />${t(view.winners ? "score.winner" : "score.leads")}</span>` : null}</span></span></th>
    ${view.sheet.map((hand) => {
      const line = hand.seats[seat];
      const label = t("score.cell", { name, hand: hand.hand, score: line.score });
      return html`<td class="cell-dice" data-hand=${t("score.hand", { hand: hand.hand })} data-word=${t("score.dice")} key=${`d${hand.hand}`}><button type="button" class="cell-button" aria-label=${t("score.cell.dice", { sum: line.sum, label })} onClick=${() => open.cell(hand.hand, seat)}>${num(line.sum)}</button></td>
        <td class="cell-bonus" key=${`b${hand.hand}`}><${Bonuses} line=${line} /></td>
        <td class="cell-hand num" key=${`s${hand.hand}`}><button type="button" class="cell-button" aria-label=${label} onClick=${() => open.cell(hand.hand, seat)}>${num(line.score)}</button></td>`;
    })}
    ${live === null ? null : html`<td class="cell-dice" data-hand=${t("score.hand.now", { hand: live })} data-word=${t("score.dice")}><button type="button" class="cell-button" aria-label=${t("score.cell.now", { name, sum: now.dice })} onClick=${() => open.seat(seat)}>${num(now.dice)}</button></td>
      <td class="cell-bonus">${now.bonus ? html`<span class="bonus"><b>${signedNum(now.bonus)}</b></span>` : html`<span class="none">${t("score.no_bonus")}</span>`}</td>
      <td class="cell-hand num">${num(now.score)}</td>`}
    <td class="cell-total num">${num(totals[seat])}</td>
    <td class="cell-place" data-word=${t("score.place.head")}>${placeWord(totals, seat)}</td>
    ${drinking ? html`<td class="cell-sips"><span class="sip-count"><${Mug} /><b class="num">${num(sips)}</b><span class="visually-hidden">${t("score.sips.count", { n: sips })}</span>
      ${water ? html`<span class="tag"><${Icon} name="water" />${t("score.water.count", { n: water })}</span>` : null}</span></td>` : null}
  </tr>`;
}

/** Each bonus with its card. @param {{line: SheetSeat}} props */
function Bonuses({ line }) {
  const scored = line.bonuses.filter((bonus) => bonus.points > 0);
  if (!scored.length) return html`<span class="none">${t("score.no_bonus")}</span>`;
  return html`${scored.map((bonus) => html`<span class="bonus" key=${bonus.card} title=${cardText(bonus.card).title}><${Emblem} kind=${kindOf(bonus.card)} /><span class="bonus-name">${cardText(bonus.card).title}</span><b>${signedNum(bonus.points)}</b></span>`)}`;
}
