/**
 * @file What lies open before a seat beside cards and Gold: Serena's Piety, Wulfric's mood, Potions, marks; and hidden cards that I have
 * looked at. Small on a seat's plate, in full on its sheet.
 */
import { html } from "htm/preact";
import { num, t } from "../../i18n.js";
import { Drawing } from "./art.js";
import { CardChip, ChipList } from "./card-face.js";
import { Minions } from "./mechanics/minions.js";
import { cardText, withoutCopy } from "./texts.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").SeatView} SeatView */

/** The highest Piety: so many rays. */
const MOST = 8;

/** The card of Wulfric's mood; null for all but Kaylin. @param {SeatView} one */
export const moodCard = (one) => (one.mood === null ? null : (one.side_discard[0] ?? null));

/** Marks that Remy has left; null before everybody else.
 * @param {Board} board
 * @param {SeatView} one */
const marksOf = ({ view }, one) => (one.character === "remy" && !one.out ? view.marks : null);

/** What there is, in words, for who cannot see it.
 * @param {Board} board
 * @param {Seat} seat
 * @returns {string[]} */
export function extraWords(board, seat) {
  const one = board.view.seats[seat];
  const mood = moodCard(one);
  const marks = marksOf(board, one);
  return [
    ...(one.piety ? [t("tavern.extra.piety", { n: one.piety })] : []),
    ...(mood ? [t("tavern.extra.mood", { card: cardText(mood).title })] : []),
    ...one.potions.map((card) => t("tavern.extra.potion", { card: cardText(card).title })),
    ...(one.marked ? [t("tavern.extra.marked")] : []),
    ...(marks === null ? [] : [t("tavern.extra.marks", { n: marks })]),
    ...(supplyOf(board, one) === null ? [] : [t("tavern.extra.scarabs.supply", { n: supplyOf(board, one) ?? 0 })]),
    ...(one.scarabs ? [t("tavern.extra.scarabs", { n: one.scarabs })] : []),
    ...(one.minions?.length ? [t("tavern.extra.minions", { n: one.minions.length })] : []),
    ...(hasForms(one) ? [t("tavern.extra.blood", { n: one.blood ?? 0 }), ...backsOf(one).map(([form, n]) => t(`tavern.extra.back.${form}`, { n }))] : []),
    ...(one.open_hand ? [t("tavern.extra.open_hand")] : []),
    ...(one.stone && !one.out ? [t("tavern.extra.stone")] : []),
    ...(one.away && !one.out ? [t("tavern.extra.away")] : []),
  ];
}

/** Scarabs that Amundyr can still give out; null before everybody else.
 * @param {Board} board
 * @param {SeatView} one */
const supplyOf = ({ view }, one) => (one.character === "amundyr" && !one.out ? (view.scarab_supply ?? null) : null);

/** Whether Blood and form cards are this player's matter. @param {SeatView} one */
const hasForms = (one) => Object.keys(one.forms ?? {}).length > 0 && !one.out;

/** The backs of form cards that the hand shows. @param {SeatView} one
 * @returns {[string, number][]} */
const backsOf = (one) => Object.entries(one.backs ?? {}).filter(([, n]) => n > 0);

/** As pictures, for a plate. @param {{board: Board, seat: Seat}} props */
export function Extras({ board, seat }) {
  const one = board.view.seats[seat];
  const marks = marksOf(board, one);
  const supply = supplyOf(board, one);
  const parts = [
    ...(one.piety ? [["e-piety", one.piety]] : []),
    ...(one.mood === null ? [] : [["t-wulfric", null]]),
    ...one.potions.map(() => ["t-potion", null]),
    ...(one.marked ? [["s-marked", null]] : []),
    ...(marks === null ? [] : [["s-marked", marks]]),
    ...(supply === null ? [] : [["p-scarab", supply]]),
    ...(one.scarabs ? [["p-scarab", one.scarabs]] : []),
    ...(one.minions?.length ? [["t-minion", one.minions.length]] : []),
    ...(hasForms(one) ? [["p-blood", one.blood ?? 0], ...backsOf(one).map(([form, n]) => [`f-${form}`, n])] : []),
    ...(one.open_hand ? [["s-seen", null]] : []),
    ...((one.away || one.stone) && !one.out ? [["s-away", null]] : []),
  ];
  if (!parts.length) return null;
  return html`<span class="extras">${parts.map(([drawing, n], i) => html`<span key=${`${drawing} ${i}`}><${Drawing} name=${String(drawing)} />${n === null ? null : num(Number(n))}</span>`)}</span>`;
}

/** Piety as a sun: a ray for each. @param {{n: number}} props */
export const Piety = ({ n }) =>
  html`<span class="piety" role="img" aria-label=${t("tavern.extra.piety", { n })}><svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    ${Array.from({ length: MOST }, (_, i) => html`<path key=${i} class=${i < n ? "is-lit" : ""} transform=${`rotate(${i * 45} 24 24)`} d="M20.5 11 24 1.5 27.5 11z" />`)}<circle cx="24" cy="24" r="11.5" /></svg><b class="num" aria-hidden="true">${num(n)}</b></span>`;

/** In full, for the sheet of a seat: every card opens. @param {{board: Board, seat: Seat}} props */
export function ExtraFacts({ board, seat }) {
  const { view, open } = board;
  const one = view.seats[seat];
  const mood = moodCard(one);
  const marks = marksOf(board, one);
  const chips = (/** @type {string[]} */ cards) => html`<${ChipList} cards=${cards} onOpen=${open.card} />`;
  const effect = (/** @type {string} */ card) => cardText(card).modes.map((mode) => mode.effect || mode.numbers).join(" / ");
  const pile = view.knows.filter((known) => known.place === "pile" && known.seat === seat).map((known) => known.card);
  const hand = view.knows.filter((known) => known.place === "hand" && known.seat === seat).map((known) => known.card);
  return html`
    ${one.piety ? html`<div class="extra-fact" data-extra="piety"><${Piety} n=${one.piety} /><span>${t("tavern.extra.piety", { n: one.piety })}</span></div>` : null}
    ${mood ? html`<h3 class="heading">${t("tavern.extra.mood.title")}</h3><div data-extra="mood">${chips([mood])}<p class="muted small">${effect(mood)}</p></div>` : null}
    ${one.potions.length ? html`<h3 class="heading">${t("tavern.extra.potions")}</h3><ul class="chip-list" data-extra="potions">${one.potions.map((card) => html`<li key=${card}><${CardChip} card=${card} onPress=${() => open.card(card)} /><p class="muted small">${effect(card)}</p></li>`)}</ul>` : null}
    ${one.scarabs || supplyOf(board, one) !== null ? html`<p class="tag" data-extra="scarabs"><${Drawing} name="p-scarab" />${supplyOf(board, one) === null ? t("tavern.extra.scarabs", { n: one.scarabs }) : t("tavern.extra.scarabs.supply", { n: supplyOf(board, one) ?? 0 })}</p>` : null}
    <${Minions} board=${board} seat=${seat} />
    ${hasForms(one) ? html`<${Forms} one=${one} />` : null}
    ${one.action_cards?.length ? html`<h3 class="heading">${t("tavern.boss.open")}</h3>${chips([...one.action_cards])}` : null}
    ${one.kept?.length ? html`<h3 class="heading">${t("tavern.extra.kept")}</h3>${chips([...one.kept])}` : null}
    ${one.stone && !one.out ? html`<p class="tag" data-extra="stone"><${Drawing} name="s-away" />${t("tavern.extra.stone")}</p>` : null}
    ${one.open_hand ? html`<h3 class="heading"><${Drawing} name="s-seen" />${t("tavern.extra.open_hand")}</h3><div data-extra="open-hand">${chips([...one.open_hand])}</div>` : null}
    ${one.lasting.length ? html`<h3 class="heading">${t("tavern.extra.away")}</h3>${chips([...one.lasting])}` : null}
    ${one.marked ? html`<p class="tag" data-extra="marked"><${Drawing} name="s-marked" />${t("tavern.extra.marked")}</p>` : null}
    ${marks === null ? null : html`<p class="tag" data-extra="marks"><${Drawing} name="s-marked" />${t("tavern.extra.marks", { n: marks })}</p>`}
    ${pile.length ? html`<h3 class="heading"><${Drawing} name="s-seen" />${t("tavern.known.pile")}</h3><div data-extra="known-pile">${chips(pile)}</div>` : null}
    ${hand.length ? html`<h3 class="heading"><${Drawing} name="s-seen" />${t("tavern.known.hand")}</h3><div data-extra="known-hand">${chips(hand)}</div>` : null}`;
}

/** Blood on the mat, what is left of each form deck, and how many such backs the hand shows. @param {{one: SeatView}} props */
function Forms({ one }) {
  return html`<h3 class="heading"><${Drawing} name="p-blood" />${t("tavern.extra.blood", { n: one.blood ?? 0 })}</h3>
    <dl class="seat-facts" data-extra="forms">${Object.entries(one.forms ?? {}).map(([form, left]) => html`<div key=${form}><dt><${Drawing} name=${`f-${form}`} />${t(`tavern.form.${form}`)}</dt>
      <dd><span>${t("tavern.form.left", { n: left })}</span>${one.backs?.[form] ? html`<span class="form-hand">${t("tavern.form.hand", { n: one.backs[form] })}</span>` : null}</dd></div>`)}</dl>`;
}

/** On my own mat: what I look at in every turn. @param {{board: Board, seat: Seat}} props */
export function MatExtras({ board, seat }) {
  const { view, open } = board;
  const one = view.seats[seat];
  const mood = moodCard(one);
  const marks = marksOf(board, one);
  const forms = hasForms(one);
  const supply = supplyOf(board, one);
  if (!one.piety && !mood && !one.marked && marks === null && !forms && !one.scarabs && supply === null && !one.minions?.length) return null;
  return html`<dl class="mat-extras">
    ${one.piety ? html`<div class="mat-piety"><dt><span>${t("tavern.extra.piety.title")}</span></dt><dd><${Piety} n=${one.piety} /></dd></div>` : null}
    ${mood ? html`<div><dt><${Drawing} name="t-wulfric" /><span>${t("tavern.extra.mood.title")}</span></dt><dd><button type="button" class="log-link mat-mood" id="my-mood" onClick=${() => open.card(mood)}>${cardText(withoutCopy(mood)).title}</button></dd></div>` : null}
    ${forms ? html`<div><dt><${Drawing} name="p-blood" /><span>${t("tavern.extra.blood.title")}</span></dt><dd class="num">${num(one.blood ?? 0)}</dd></div>` : null}
    ${one.scarabs || supply !== null ? html`<div><dt><${Drawing} name="p-scarab" /><span>${t("tavern.extra.scarabs.title")}</span></dt><dd class="num">${num(one.scarabs || (supply ?? 0))}</dd></div>` : null}
    ${one.minions?.length ? html`<div><dt><${Drawing} name="t-minion" /><span>${t("tavern.minions")}</span></dt><dd class="num"><button type="button" class="pile-button num" id="my-minions" aria-haspopup="dialog" aria-label=${t("tavern.extra.minions", { n: one.minions.length })} onClick=${() => open.seat(seat)}>${num(one.minions.length)}</button></dd></div>` : null}
    ${one.marked ? html`<div><dt><${Drawing} name="s-marked" /></dt><dd class="visually-hidden">${t("tavern.extra.marked")}</dd></div>` : null}
    ${marks === null ? null : html`<div><dt><${Drawing} name="s-marked" /><span>${t("tavern.extra.marks.title")}</span></dt><dd class="num">${num(marks)}</dd></div>`}</dl>`;
}
