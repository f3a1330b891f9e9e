/**
 * @file The end of a game in the tavern: who won, why each went out and by what, how Fortitude, Alcohol and Gold went turn by turn, what
 * was played and drunk; and what next.
 */
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../api.js";
import { keepPunctuation } from "../../board/punctuation.js";
import { errorText } from "../../errors.js";
import { list, num, rich, t } from "../../i18n.js";
import { Icon, Mark } from "../../ui/art.js";
import { toast } from "../../ui/notices.js";
import { Drawing, Medal } from "./art.js";
import { CardChip } from "./card-face.js";
import { SeatChart, SeatTable, Spark } from "./chart.js";
import { ended } from "./sentence.js";
import { isTeamGame, partyName, sameTeam } from "./teams.js";
import { characterText } from "./texts.js";
import { seatName } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {{card: string, times: number}} Counted */
/** @typedef {{fortitude: number[], alcohol: number[], gold: number[]}} NumbersByTurn  Before the first turn, then after each. */
/** @typedef {{turn: number, why: "passed_out"|"broke"|"gave_up", by: Seat, card: string, how: string|null}} Out */
/**
 * @typedef {object} SeatSummary
 * @property {Seat} seat
 * @property {number} place
 * @property {Out|null} out
 * @property {NumbersByTurn} lines
 * @property {number} fortitude
 * @property {number} alcohol
 * @property {number} gold
 * @property {Counted[]} played
 * @property {Counted[]} drunk
 * @property {number} alcohol_drunk
 */
/** @typedef {{turns: number, winners: Seat[], seats: SeatSummary[]}} Summary */

/** @param {{board: Board}} props */
export function End({ board }) {
  const { view, table } = board;
  const [summary, setSummary] = useState(/** @type {Summary|null} */ (null));
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    let gone = false;
    api("GET", `/tables/${table.code}/summary`).then(
      (answer) => gone || setSummary(answer),
      () => gone || setTimeout(() => setFailed((n) => n + 1), Math.min(3_000 * 2 ** failed, 60_000)),
    );
    return () => {
      gone = true;
    };
  }, [table.code, failed]);
  const winners = view.winners ?? [];
  const [seat, choose] = useState(winners[0] ?? board.me ?? 0);
  return html`<main class="tavern-end" id="main" tabindex="-1">
    <div class="end-column">
      <${Hero} board=${board} winners=${winners} turns=${summary?.turns ?? view.turn} />
      ${summary ? html`<${Standings} board=${board} summary=${summary} /><${Highlights} board=${board} summary=${summary} />` : html`<p class="muted tavern-end-wait" role="status">${t("tavern.end.counting")}</p>`}
    </div>
    ${summary ? html`<div class="end-column"><${Charts} board=${board} summary=${summary} seat=${seat} choose=${choose} /><${Cards} board=${board} line=${summary.seats[seat]} /></div>` : null}
  </main>`;
}

/** @param {{board: Board, winners: Seat[], turns: number}} props */
function Hero({ board, winners, turns }) {
  const { view, table, me } = board;
  const names = list(winners.map((seat) => seatName(view, table, seat)));
  const first = winners[0];
  const team = first !== undefined && isTeamGame(view) && winners.every((seat) => sameTeam(view, seat, first)) ? view.seats[first].party : null;
  const headline = !winners.length ? t("tavern.end.nobody")
    : team !== null && winners.length > 1 ? t(sameTeam(view, me, winners[0]) ? "tavern.end.team.mine" : "tavern.end.team", { team: partyName(view, team), names })
    : winners.length > 1 ? t("tavern.end.shared", { names }) : first === me ? t("tavern.end.you") : t("tavern.end.won", { name: names });
  return html`<section class="end-hero" aria-labelledby="end-title">
    <div class="end-emblem">${first === undefined ? html`<${Drawing} name="s-out" />` : html`<${Laurel} />${winners.map((seat) => html`<${Medal} key=${seat} character=${view.seats[seat].character} />`)}`}</div>
    <p class="end-after">${t("tavern.end.after", { n: turns })}</p>
    <h1 id="end-title">${headline}</h1>
    ${first === undefined ? null : html`<ul class="end-numbers">
      <li><${Drawing} name="e-gold" />${t("tavern.end.gold")} <b class="num">${num(view.seats[first].gold)}</b></li>
      <li><${Drawing} name="e-fort" />${t("tavern.fortitude")} <b class="num">${num(view.seats[first].fortitude)}</b></li>
      <li><${Drawing} name="e-alc" />${t("tavern.alcohol")} <b class="num">${num(view.seats[first].alcohol)}</b></li></ul>`}
    <${Acts} board=${board} />
  </section>`;
}

/** Two branches, drawn leaf by leaf: along an arc, turned outwards and inwards alternately. */
function Laurel() {
  const leaves = Array.from({ length: 10 }, (_, i) => {
    const at = ((96 - i * 15) * Math.PI) / 180;
    const along = (Math.atan2(-Math.cos(at), Math.sin(at)) * 180) / Math.PI;
    const size = i === 9 ? 0.8 : 1;
    return html`<path key=${i} d="M0 0C7-8 19-9 28 0C19 9 7 8 0 0z" transform=${`translate(${(120 + Math.cos(at) * 80).toFixed(1)} ${(82 + Math.sin(at) * 66).toFixed(1)}) rotate(${(along + (i % 2 ? -34 : 30)).toFixed(1)}) scale(${size})`} />`;
  });
  return html`<svg class="laurel" viewBox="0 0 240 160" aria-hidden="true" focusable="false"><g>${leaves}</g><g transform="translate(240 0) scale(-1 1)">${leaves}</g></svg>`;
}

/** @param {{board: Board}} props */
function Acts({ board }) {
  const { table } = board;
  const [busy, setBusy] = useState(false);
  const rematch = async () => {
    setBusy(true);
    try {
      location.assign(`/t/${(await api("POST", `/tables/${table.code}/rematch`)).code}`);
    } catch (error) {
      toast(() => errorText(error), { look: "danger", icon: "warning" });
      setBusy(false);
    }
  };
  return html`<div class="end-acts">
    ${table.next
      ? html`<a class="button go" id="commit" href=${`/t/${table.next}`}><${Icon} name="people" />${t("score.to_rematch")}</a>`
      : table.you.seats.length
        ? html`<button type="button" class=${`button go${busy ? " is-busy" : ""}`} id="commit" aria-busy=${busy ? "true" : undefined} onClick=${busy ? undefined : rematch}><${Icon} name="undo" />${t("score.rematch")}</button>`
        : null}
    <a class="button" href=${`/api/tables/${table.code}/export.json`} download=${`dwarfdraft-${table.code}.json`}><${Icon} name="download" />${t("score.json")}</a>
    <a class="button" href=${`/api/tables/${table.code}/scores.csv`} download=${`dwarfdraft-${table.code}.csv`}><${Icon} name="table" />${t("score.csv")}</a>
    <a class="button flat" href="/"><${Icon} name="home" />${t("tavern.end.home")}</a>
  </div>`;
}

/** One line per player, or per team. @param {{board: Board, summary: Summary}} props */
function Standings({ board, summary }) {
  const { view } = board;
  const order = view.parties.map((party) => party.seats.map((seat) => summary.seats[seat])).sort(([a], [b]) => a.place - b.place || a.seat - b.seat);
  return html`<section class="board end-standings" aria-labelledby="end-why"><h2 class="heading" id="end-why">${t("tavern.end.standings")}</h2>
    <ol>${order.map((lines) => html`<${Standing} key=${lines[0].seat} board=${board} summary=${summary} lines=${lines} place=${1 + order.filter(([before]) => before.place < lines[0].place).length} />`)}</ol>
  </section>`;
}

/** @param {{board: Board, summary: Summary, lines: SeatSummary[], place: number}} props  `lines`: of one player, or of a team. `place`: among all lines of the table. */
function Standing({ board, summary, lines, place }) {
  const { view, table } = board;
  const first = lines[0];
  const name = list(lines.map(({ seat }) => seatName(view, table, seat)));
  const { party, character } = view.seats[first.seat];
  const role = lines.length > 1 ? partyName(view, party) : characterText(character).short;
  const won = summary.winners.includes(first.seat);
  const mine = lines.some(({ seat }) => seat === board.me);
  return html`<li class=${`${won ? "is-winner" : ""}${lines.length > 1 ? " is-team" : ""}`}>
    <b class="end-place num">${num(place)}</b><span class="end-medals">${lines.map(({ seat }) => html`<${Medal} key=${seat} character=${view.seats[seat].character} />`)}</span>
    <div><h3>${name}${role === name ? null : html` <small>${role}</small>`}${mine ? html` <small>· ${t(lines.length > 1 ? "tavern.team.mine" : "setup.you")}</small>` : null}</h3><p><${Why} board=${board} line=${lines.find((line) => line.out?.card) ?? first} /></p></div>
    <span class="end-how">${won ? html`<${Mark} name="crown" />` : html`<${Drawing} name=${first.out?.why === "broke" ? "e-gold" : "s-out"} />`}<small>${won ? t("tavern.end.winner") : t("tavern.end.turn", { turn: first.out?.turn ?? 0 })}</small></span>
  </li>`;
}

/** Why somebody went out and by what, or how the winner stands. @param {{board: Board, line: SeatSummary}} props */
function Why({ board, line }) {
  const bold = (/** @type {number} */ n) => html`<b class="num">${num(n)}</b>`;
  const { out } = line;
  if (!out) return html`${rich("tavern.end.why.last", { gold: bold(line.gold), gap: bold(line.fortitude - line.alcohol) })}`;
  const how = out.why === "broke" && out.how && ["ante", "paid", "refill", "taken"].includes(out.how) ? ` ${t(`tavern.end.how.${out.how}`)}` : "";
  const what = rich(`tavern.end.why.${out.why}`, { alcohol: bold(line.alcohol), fortitude: bold(line.fortitude) });
  if (!out.card) return html`${what}${how}`;
  const chip = html`<${CardChip} card=${out.card} onPress=${() => board.open.card(out.card)} />`;
  // An ante has no `by`, because a rule demands it; the id of the card says whose character called for it.
  const player = out.by >= 0 ? out.by : board.view.seats.findIndex((seat) => seat.character === out.card.split("/")[0]);
  const by = player >= 0 && player !== line.seat ? rich("tavern.end.cause.by", { card: chip, name: seatName(board.view, board.table, player) }) : rich("tavern.end.cause", { card: chip });
  return html`${what}${how} ${keepPunctuation(ended(by))}`;
}

/** @param {{board: Board, summary: Summary, seat: Seat, choose: (seat: Seat) => void}} props */
function Charts({ board, summary, seat, choose }) {
  const { view, table } = board;
  const shares = isTeamGame(view);
  const called = (/** @type {Seat} */ one) => (shares && view.parties[view.seats[one].party].seats.length > 1 ? partyName(view, view.seats[one].party) : seatName(view, table, one));
  const name = called(seat);
  // A team has one line, drawn at its first player.
  const lines = summary.seats.filter((line) => view.parties[view.seats[line.seat].party].seats[0] === line.seat);
  return html`<section class="board end-charts" aria-labelledby="end-lines"><h2 class="heading" id="end-lines">${t("tavern.end.lines")}<small>${name}</small></h2>
    <${SeatChart} line=${summary.seats[seat]} turns=${summary.turns} />
    <ul class="chart-legend" aria-hidden="true"><li class="l-fort">${t("tavern.fortitude")}</li><li class="l-alc">${t("tavern.alcohol")}</li><li class="l-gold">${t("tavern.end.gold")}</li></ul>
    <${SeatTable} line=${summary.seats[seat]} name=${name} />
    <ol class="sparks">${lines.map((line) => html`<li key=${line.seat}><button type="button" class="spark" aria-pressed=${String(view.seats[line.seat].party === view.seats[seat].party)} aria-label=${t("tavern.end.show", { name: called(line.seat) })} onClick=${() => choose(line.seat)}>
      <span class="spark-head"><${Medal} character=${view.seats[line.seat].character} /><b>${called(line.seat)}</b></span>
      <${Spark} line=${line} turns=${summary.turns} /></button></li>`)}</ol>
  </section>`;
}

/** What one seat has played and drunk. @param {{board: Board, line: SeatSummary}} props */
function Cards({ board, line }) {
  const name = seatName(board.view, board.table, line.seat);
  const chips = (/** @type {Counted[]} */ counted) => counted.length
    ? html`<ul class="chip-list">${counted.map(({ card, times }) => html`<li key=${card}><${CardChip} card=${card} onPress=${() => board.open.card(card)} />${times > 1 ? html`<b class="num">×${num(times)}</b>` : null}</li>`)}</ul>`
    : html`<p class="muted">${t("tavern.fact.none")}</p>`;
  const sum = (/** @type {Counted[]} */ counted) => counted.reduce((all, { times }) => all + times, 0);
  const wide = matchMedia("(min-width: 900px)").matches;
  return html`<section class="board end-cards" aria-labelledby="end-cards"><h2 class="heading" id="end-cards">${t("tavern.end.cards")}<small>${name}</small></h2>
    <details open=${wide}><summary>${t("tavern.end.played", { n: sum(line.played) })}</summary>${chips(line.played)}</details>
    <details open=${wide}><summary>${t("tavern.end.drunk", { n: sum(line.drunk), alcohol: line.alcohol_drunk })}</summary>${chips(line.drunk)}</details>
  </section>`;
}

/** What is worth telling afterwards. @param {{board: Board, summary: Summary}} props */
function Highlights({ board, summary }) {
  const { view, table } = board;
  const name = (/** @type {Seat} */ seat) => seatName(view, table, seat);
  const sum = (/** @type {Counted[]} */ counted) => counted.reduce((all, { times }) => all + times, 0);
  const most = (/** @type {(line: SeatSummary) => number} */ value) => summary.seats.reduce((best, line) => (value(line) > value(best) ? line : best), summary.seats[0]);
  const victims = (/** @type {Seat} */ seat) => summary.seats.filter((line) => line.out?.by === seat && line.seat !== seat);
  const hitter = most((line) => victims(line.seat).length);
  const drinker = most((line) => line.alcohol_drunk);
  const player = most((line) => sum(line.played));
  const rich_ = most((line) => Math.max(...line.lines.gold));
  const facts = [
    ["d-4", t("tavern.end.fact.drinker"), t("tavern.end.fact.drinker.text", { name: name(drinker.seat), n: drinker.alcohol_drunk })],
    ["e-card", t("tavern.end.fact.player"), t("tavern.end.fact.player.text", { name: name(player.seat), n: sum(player.played) })],
    ["p-pot", t("tavern.end.fact.richest"), t("tavern.end.fact.richest.text", { name: name(rich_.seat), n: Math.max(...rich_.lines.gold) })],
    ...(victims(hitter.seat).length ? [["t-action", t("tavern.end.fact.hitter"), t("tavern.end.fact.hitter.text", { name: name(hitter.seat), names: list(victims(hitter.seat).map((line) => name(line.seat))) })]] : []),
  ];
  return html`<section class="board end-facts" aria-labelledby="end-facts"><h2 class="heading" id="end-facts">${t("tavern.end.facts")}</h2>
    <dl>${facts.map(([drawing, head, text]) => html`<div key=${head}><dt><${Drawing} name=${drawing} />${head}</dt><dd>${text}</dd></div>`)}</dl></section>`;
}
