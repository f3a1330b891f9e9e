/**
 * @file What opens over the table: a seat, a card, the discard pile, a cell of the score sheet, the log.
 */
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { num, signedNum, t } from "../../i18n.js";
import { Icon, Mark, Mug } from "../../ui/art.js";
import { Sheet } from "../../ui/sheet.js";
import { Banner, Emblem } from "./art.js";
import { CardFace, Slot } from "./card-face.js";
import { DiePlace } from "./die.js";
import { cardText, clanName, dwarfName, dwarfOf, kindOf } from "./dwarves.js";
import { LogSheet } from "./rail.js";
import { sidesOf, whereIs } from "./words.js";

/** @typedef {import("../../types.js").Seat} Seat */
/** @typedef {import("../../types.js").CardId} CardId */
/** @typedef {import("./screen.js").Board} Board */
/** @typedef {{kind: "seat", seat: Seat} | {kind: "card", card: CardId} | {kind: "discard"} | {kind: "log"} | {kind: "cell", hand: number, seat: Seat}} OpenSheet */

/** The sheet that is open; one at a time. @type {import("@preact/signals").Signal<OpenSheet|null>} */
export const sheet = signal(/** @type {OpenSheet|null} */ (null));

/** For the quill in the header. */
export const openLog = () => (sheet.value = { kind: "log" });

const close = () => (sheet.value = null);

/** @param {{board: Board}} props */
export function Sheets({ board }) {
  const shown = sheet.value;
  switch (shown?.kind) {
    case "seat":
      return html`<${SeatSheet} key=${`seat${shown.seat}`} board=${board} seat=${shown.seat} />`;
    case "card":
      return html`<${CardSheet} key=${shown.card} board=${board} card=${shown.card} />`;
    case "discard":
      return html`<${DiscardSheet} board=${board} />`;
    case "cell":
      return html`<${CellSheet} key=${`${shown.hand}${shown.seat}`} board=${board} hand=${shown.hand} seat=${shown.seat} />`;
    case "log":
      return html`<${LogSheet} view=${board.view} chapters=${board.chapters} since=${board.since} open=${board.open} onSheet=${board.onSheet} onClose=${close} />`;
    default:
      return null;
  }
}

/** @param {{board: Board, seat: Seat}} props */
function SeatSheet({ board, seat }) {
  const { view, table, me, open } = board;
  const shown = view.seats[seat];
  const chair = table.seats[seat]?.chair ?? null;
  const now = view.if_ended[seat];
  const player = !chair ? t("score.nobody") : chair.kind === "bot" ? t("score.bot") : seat === me ? t("score.you_are", { name: chair.name || dwarfName(shown.dwarf) }) : chair.name;
  const hand = seat === me ? (view.own?.hand ?? []) : [];
  return html`<${Sheet} title=${html`${dwarfName(shown.dwarf)}<small>${t("score.clan_player", { clan: clanName(shown.dwarf), player })}</small>`} mark=${html`<${Banner} dwarf=${shown.dwarf} />`} place="side" onClose=${close}>
    ${chair?.kind === "person" && !chair.connected ? html`<p class="tag"><${Mark} name="conn-lost" />${t(chair.bot_acts ? "score.away_bot" : "score.away")}</p>` : null}
    <ol class="columns" aria-label=${t("resolve.cards_of", { name: dwarfName(shown.dwarf) })}>${[0, 1, 2, 3, 4].map((i) => {
      const place = shown.places[i];
      const die = place ? (shown.dice.find((one) => one.die === place.die) ?? null) : null;
      const hidden = place?.state === "unresolved";
      const card = place?.card ?? null;
      return html`<li key=${i}>${place
        ? html`<${Slot} card=${hidden ? null : card} die=${die} down=${place.state === "down"} name=${hidden && card ? cardText(card).title : undefined} onPress=${card ? () => open.card(card) : undefined} />`
        : html`<${Slot} empty column=${num(i + 1)} />`}</li>`;
    })}</ol>
    <ol class="dice-row" aria-label=${t("resolve.dice_of", { name: dwarfName(shown.dwarf) })}>${shown.dice.map((die) => html`<li key=${die.die}><${DiePlace} sides=${die.sides} value=${die.value} /><span class="die-caption">${whereIs(view, { ...die, owner: seat })}</span></li>`)}</ol>
    <ul class="bonus-list">
      <li><${Icon} name="dice" /><span>${t("score.on_dice")}</span><b>${num(now.dice)}</b></li>
      <li><${Icon} name="plus" /><span>${t("score.bonus_now")}</span><b>${signedNum(now.bonus)}</b></li>
      <li><${Icon} name="hourglass" /><span>${t("score.if_ended")}</span><b>${num(now.score)}</b></li>
      ${view.hands > 1 ? html`<li class="total"><${Icon} name="trophy" /><span>${t("score.before")}</span><b>${num(view.totals[seat])}</b></li>` : null}
      ${view.options.includes("drinking") ? html`<li><${Mug} /><span>${t("score.sips")}</span><b>${num(shown.sips - shown.water)}</b></li>` : null}
      ${shown.water ? html`<li><${Mug} water /><span>${t("score.water")}</span><b>${num(shown.water)}</b></li>` : null}
    </ul>
    ${hand.length ? html`<h3 class="heading">${t("score.your_hand")}</h3><ol class="slot-row wide-row">${hand.map((card) => html`<li key=${card}><${Slot} card=${card} onPress=${() => open.card(card)} /></li>`)}</ol>` : null}
  <//>`;
}

/** @param {{board: Board, card: CardId}} props */
function CardSheet({ board, card }) {
  const { view, me } = board;
  const dwarf = dwarfOf(card);
  const at = view.seats.flatMap((seat, n) => seat.places.flatMap((place, i) => (place.card === card && place.state !== "unresolved" ? [{ seat: n, column: i + 1, place }] : [])))[0];
  const before = at ? dwarfName(view.seats[at.seat].dwarf) : "";
  const lit = at ? (view.seats[at.seat].dwarf === dwarf ? "own" : "main") : me !== null ? (view.seats[me].dwarf === dwarf ? "own" : "main") : null;
  const die = at ? (view.seats[at.seat].dice.find((one) => one.die === at.place.die) ?? null) : null;
  return html`<${Sheet} title=${html`${cardText(card).title}<small>${at ? t("score.lies", { name: before, turn: at.column }) : clanName(dwarf)}</small>`} mark=${html`<${Banner} dwarf=${dwarf} />`} place="middle" class="card-sheet" onClose=${close}>
    <div class="card-sheet-face"><${CardFace} card=${card} die=${die} lit=${lit} litLabel=${at && at.seat !== me ? t("resolve.applies", { name: before }) : undefined} /></div>
    ${at?.place.state === "down" ? html`<p>${t("score.down")}</p>` : null}
    <p><a class="alone" href=${`/rules#${ruleOf(card)}`} target="_blank" rel="noopener">${t("why.rule", { rule: ruleOf(card) })}</a></p>
  <//>`;
}

/** Rule of each kind of card. @param {CardId} card */
const ruleOf = (card) => `DDD-CARD-${{ "passed-out": "PASSEDOUT", "seeing-double": "DOUBLE" }[/** @type {string} */ (kindOf(card))] ?? kindOf(card).toUpperCase()}`;

/** @param {{board: Board}} props */
function DiscardSheet({ board }) {
  const { view, open } = board;
  return html`<${Sheet} title=${t("draft.discard", { n: view.discard.length })} place="side" onClose=${close}>
    <ol class="slot-row wide-row">${view.discard.map((card) => html`<li key=${card}><${Slot} card=${card} onPress=${() => open.card(card)} /></li>`)}</ol>
  <//>`;
}

/** The dice and cards behind a number of the score sheet. @param {{board: Board, hand: number, seat: Seat}} props */
function CellSheet({ board, hand, seat }) {
  const { view } = board;
  const line = view.sheet.find((one) => one.hand === hand)?.seats[seat];
  if (!line) return null;
  const name = dwarfName(view.seats[seat].dwarf);
  return html`<${Sheet} title=${html`${name}<small>${t("score.hand", { hand })}</small>`} mark=${html`<${Banner} dwarf=${view.seats[seat].dwarf} />`} onClose=${close}>
    <ol class="columns">${line.cards.map((card) => html`<li key=${card.card}><${Slot} card=${card.card} down=${card.down} die=${{ sides: sidesOf(card.die), value: card.value }} /></li>`)}</ol>
    <ul class="bonus-list">
      <li><${Icon} name="dice" /><span>${t("score.dice_sum", { dice: line.dice.map(num).join(" + ") })}</span><b>${num(line.sum)}</b></li>
      ${line.bonuses.map((bonus) => html`<li key=${bonus.card}><${Emblem} kind=${kindOf(bonus.card)} /><span>${bonusWhy(bonus)}</span><b>${signedNum(bonus.points)}</b></li>`)}
      <li class="total"><${Icon} name="trophy" /><span>${t("score.hand_score")}</span><b>${num(line.score)}</b></li>
    </ul>
  <//>`;
}

/** The card and why it scores. @param {import("../../types.js").Bonus} bonus */
function bonusWhy(bonus) {
  const kind = kindOf(bonus.card);
  const title = cardText(bonus.card).title;
  const n = bonus.counted;
  if (kind === "council") return t(bonus.own ? "score.why.council.own" : "score.why.council", { title, n, name: dwarfName(dwarfOf(bonus.card)) });
  if (kind === "seeing-double") return t(n ? "score.why.double" : "score.why.double.none", { title, n });
  return title;
}

