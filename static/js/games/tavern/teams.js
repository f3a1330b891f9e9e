/**
 * @file Teams at the table: for each team a board with the Fortitude, Alcohol, Gold and Potion Tokens that its players share, and for
 * each player a plate with what is their own. A Boss has a banner with the Actions left and the Action Cards that lie open.
 */
import { html } from "htm/preact";
import { list, num, t } from "../../i18n.js";
import { Drawing } from "./art.js";
import { CardChip, cardNames } from "./card-face.js";
import { Gauge, inDanger } from "./gauge.js";
import { who } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Seat} Seat */

/** The hand is drawn up to this many cards (RDI-TURN-04). */
const HAND = 7;

/** Whether players share what they have. @param {View} view */
export const isTeamGame = (view) => view.parties.length < view.seats.length;

/** Those who play with a seat, without it.
 * @param {View} view
 * @param {Seat} seat
 * @returns {Seat[]} */
export const teammates = (view, seat) => view.parties[view.seats[seat].party].seats.filter((other) => other !== seat);

/** Whether two play together. @param {View} view
 * @param {Seat|null} a
 * @param {Seat} b */
export const sameTeam = (view, a, b) => a !== null && a >= 0 && b >= 0 && view.seats[a].party === view.seats[b].party;

/** Up to how many cards a seat draws: the Boss one more for each Challenger after the first (RDI-BOSS-04).
 * @param {View} view
 * @param {Seat} seat
 * @returns {number} */
export const handSize = (view, seat) => (view.variant === "boss_battle" && view.seats[seat].boss ? HAND + view.seats.length - 2 : HAND);

/** What a team is called: the Boss, the Challengers, else its number.
 * @param {View} view
 * @param {number} party */
export function partyName(view, party) {
  if (view.variant === "boss_battle") return t(view.seats[view.parties[party].seats[0]].boss ? "tavern.team.boss" : "tavern.team.challengers");
  return t("tavern.team.number", { n: party + 1 });
}

/** What the viewer calls a team: "your team" if it is theirs, else as `partyName`.
 * @param {View} view
 * @param {number} party */
export const partyWord = (view, party) => (view.you !== null && view.seats[view.you].party === party && view.parties[party].seats.length > 1 ? t(view.parties[party].seats.length > 2 ? "tavern.team.mine" : "tavern.team.mine.pair") : partyName(view, party));

/** Who owns what a seat has: the name of the player, or of the team that shares it. @param {Board} board
 * @param {Seat} seat */
export const whose = ({ view, table }, seat) => (teammates(view, seat).length ? partyName(view, view.seats[seat].party) : who(view, table, seat));

/** The teams in the order in which they stand on the table: mine first, then clockwise. @param {Board} board
 * @returns {number[]} */
function inOrder({ view, me }) {
  const mine = me === null ? 0 : view.seats[me].party;
  return view.parties.map((_, i) => (mine + i) % view.parties.length);
}

/**
 * @param {object} props
 * @param {Board} props.board
 * @param {(seat: Seat) => any} props.chip  The plate of one player.
 */
export function Teams({ board, chip }) {
  return html`<ol class="tteams" aria-label=${t("tavern.teams")} data-count=${board.view.parties.length} data-variant=${board.view.variant}>
    ${inOrder(board).map((party) => html`<${Team} key=${party} board=${board} party=${party} chip=${chip} />`)}</ol>`;
}

/** @param {{board: Board, party: number, chip: (seat: Seat) => any}} props */
function Team({ board, party, chip }) {
  const { view } = board;
  const one = view.parties[party];
  const mine = board.me !== null && view.seats[board.me].party === party;
  const turn = view.seats[view.active].party === party && !view.winners;
  const stats = view.seats[one.seats[0]];
  const danger = !one.out && one.seats.some((seat) => inDanger(view.seats[seat]));
  const boss = one.seats.find((seat) => view.seats[seat].boss);
  const classes = ["tteam", mine ? "is-mine" : "", turn ? "is-turn" : "", danger ? "is-danger" : "", one.out ? "is-out" : ""].filter(Boolean).join(" ");
  return html`<li class=${classes} data-party=${party} data-seats=${one.seats.length}>
    <div class="tteam-head" role="group" aria-label=${spoken(board, party)}>
      <span class="tteam-name"><${Drawing} name=${one.out ? "s-out" : danger ? "s-danger" : turn ? "s-turn" : mine ? "s-ally" : boss !== undefined && one.seats.length === 1 ? "s-boss" : "e-alc"} /><b>${partyWord(view, party)}</b></span>
      ${one.out ? html`<span class="tteam-out">${t("tavern.seat.out")}</span>`
        : html`<span class="tteam-track"><${Gauge} seat=${stats} /><b class="tseat-gap num">${num(one.gap)}</b></span>
          <span class="tteam-stats"><span><${Drawing} name="e-gold" />${num(one.gold)}</span>${one.tokens ? html`<span><${Drawing} name="p-token" />${num(one.tokens)}</span>` : null}</span>`}
    </div>
    ${boss !== undefined && !one.out ? html`<${BossBanner} board=${board} seat=${boss} />` : null}
    <ol class="tteam-seats">${one.seats.map((seat) => chip(seat))}</ol>
  </li>`;
}

/** A team's numbers, to be read out.
 * @param {Board} board
 * @param {number} party */
function spoken({ view }, party) {
  const one = view.parties[party];
  if (one.out) return list([partyWord(view, party), t("tavern.seat.out")]);
  return list([
    partyWord(view, party),
    t("tavern.seat.numbers", { alcohol: one.alcohol, fortitude: one.fortitude, gap: one.gap }),
    t("tavern.seat.gold", { n: one.gold }),
    ...(one.tokens ? [t("tavern.team.tokens", { n: one.tokens })] : []),
  ]);
}

/** How many Actions the Boss still has, and the cards that lie open by the mat until the Action Phase is over.
 * @param {{board: Board, seat: Seat}} props */
function BossBanner({ board, seat }) {
  const one = board.view.seats[seat];
  const open = one.action_cards ?? [];
  const left = one.actions_left ?? null;
  if (left === null && !open.length) return null;
  return html`<div class="boss-banner"><${Drawing} name="s-boss" />
    ${left === null ? null : html`<b>${t("tavern.boss.actions", { n: left })}</b>`}
    ${open.length ? html`<span class="boss-cards" role="group" aria-label=${t("tavern.boss.open")}>${open.map((card, i) => html`<${CardChip} key=${card} card=${card} label=${cardNames(open)[i]} onPress=${() => board.open.card(card)} />`)}</span>` : null}</div>`;
}
