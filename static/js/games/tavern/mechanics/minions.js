/**
 * @file Torglesnarf's Minions: those that lie before a player, with their Wages and whether they have acted; what one's own may do
 * now. They are chosen and hit like players, by the id of their card.
 */
import { html } from "htm/preact";
import { num, t } from "../../../i18n.js";
import { Drawing } from "../art.js";
import { askData } from "../ask-data.js";
import { CardChip } from "../card-face.js";
import { alone } from "../tellings/who.js";
import { cardText, effectOf, isCard } from "../texts.js";
import { cardWord, who } from "../words.js";

/** @typedef {import("../types.js").MinionView} MinionView */

/** @param {import("../types.js").View} view
 * @param {import("./mechanic.js").Seat} seat
 * @returns {MinionView[]} */
const of = (view, seat) => view.seats[seat].minions ?? [];

/** What a Minion is doing, in a word. @param {MinionView} one */
const stateWord = (one) => t(one.ongoing ? "tavern.minion.ongoing" : one.acted ? "tavern.minion.acted" : "tavern.minion.able");

/** What it does when it is activated: its first text says that it stays in play. @param {string} card */
const acts = (card) => {
  const [first, ...others] = cardText(card).modes;
  return (others.length ? others : [first]).map((mode) => mode?.effect || mode?.numbers || "").join(" / ");
};

/** Where a Minion lies, and what it earns.
 * @param {import("../types.js").View} view
 * @param {string} card */
function found(view, card) {
  const owner = view.seats.findIndex((_, seat) => of(view, seat).some((minion) => minion.card === card));
  return { owner, wages: owner < 0 ? 0 : (of(view, owner).find((one) => one.card === card)?.wages ?? 0) };
}

/** @type {import("./mechanic.js").Mechanic} */
export const minions = {
  words: ({ view }, seat) => (of(view, seat).length ? [t("tavern.extra.minions", { n: of(view, seat).length })] : []),
  plate: ({ view }, seat) => (of(view, seat).length ? [["t-minion", of(view, seat).length]] : []),
  mat({ view, open }, seat) {
    const n = of(view, seat).length;
    return n ? html`<div><dt><${Drawing} name="t-minion" /><span>${t("tavern.minions")}</span></dt><dd class="num"><button type="button" class="pile-button num" id="my-minions" aria-haspopup="dialog" aria-label=${t("tavern.extra.minions", { n })} onClick=${() => open.seat(seat)}>${num(n)}</button></dd></div>` : null;
  },
  sheet({ view, open }, seat) {
    const all = of(view, seat);
    return all.length ? html`<h3 class="heading"><${Drawing} name="t-minion" />${t("tavern.minions")}</h3><ul class="minions" data-extra="minions">${all.map((one) => html`<li key=${one.card}>
    <${CardChip} card=${one.card} onPress=${() => open.card(one.card)} /><span class="minion-facts"><span><${Drawing} name="e-gold" />${t("tavern.minion.wages", { n: one.wages })}</span><span>${stateWord(one)}</span></span>
    <p class="muted small">${effectOf(one.card)}</p></li>`)}</ul>` : null;
  },
  acts(_board, choice) {
    const able = choice.legal.filter(isCard);
    return able.length ? html`<div class="minion-acts" role="group" aria-label=${t("tavern.minions.act")} id="choices" tabindex="-1">
    ${able.map((card) => {
      const picked = choice.picked.includes(card);
      return html`<button type="button" key=${card} class=${`choice${picked ? " is-chosen" : ""}`} data-value=${card} aria-pressed=${String(picked)} onClick=${() => choice.pick(card)}>
        <${Drawing} name="t-minion" /><span><b>${cardText(card).title}</b><small>${acts(card)}</small></span></button>`;
    })}</div>` : null;
  },
  actsSmall: (_board, { about }) => (about.left === 0 ? t("tavern.ask.action.minions") : ""),
  inPlay(view, card) {
    const { owner, wages } = found(view, card);
    return {
      owner, drawing: "t-minion", look: "target-minion",
      words: ({ table }) => (owner < 0 ? "" : t("tavern.minion.of", { name: who(view, table, owner), n: wages })),
    };
  },
  asks: {
    hire: { option: (_board, _prompt, value) => ({ title: cardText(String(value)).title, small: effectOf(String(value)) }) },
    wages: {
      text: (board, prompt) => t("tavern.ask.wages", { ...askData(board, prompt), card: cardWord(prompt.about.minion ?? prompt.about.card ?? "") }),
      priced: true,
    },
  },
  windows: {
    wages({ view, table, me }, about) {
      const seats = about.seats ?? [];
      const mine = me !== null && seats.includes(me);
      return { key: mine ? "tavern.window.wages.you" : "tavern.window.wages", data: { name: who(view, table, seats[0] ?? view.active), card: about.minion ?? about.card }, by: about.by ?? null, card: about.minion ?? null };
    },
  },
  layers: {
    wages: (item, at) => [{
      key: `${at} wages`, type: "pay", card: item.minion ?? null, title: item.minion ? cardText(item.minion).title : "", seat: item.seats?.[0] ?? null,
      words: t("tavern.minion.wages", { n: item.dues?.[0]?.amount ?? 0 }), state: "open", ignoredBy: [],
    }],
  },
  payments: ["wages"],
  story: {
    // No `announced` comes before it.
    activated(story, event) {
      const line = story.line(event, "tavern.log.activated", { who: { seat: event.seat }, card: { card: event.card } }, { seat: event.seat });
      story.base = line;
      story.stack.push({ card: event.card, seat: event.seat, line });
    },
    entered: (story, event) => story.add(event, "tavern.log.entered", { who: { seat: event.seat }, card: { card: event.card } }, "t-minion"),
    minion_hit: (story, event) => story.add(event, "tavern.log.minion_hit", { card: { card: event.minion }, n: event.wages }, "t-minion"),
    minion_paid: (story, event) => story.add(event, "tavern.log.minion_paid", { who: { seat: event.seat }, card: { card: event.minion }, n: event.wages }, "e-gold"),
    minion_gone: (story, event) => story.add(alone(event), "tavern.log.minion_gone", { card: { card: event.minion } }, "e-discard"),
    minion_spared: (story, event) => story.add(event, "tavern.log.minion_spared", { card: { card: event.minion } }, "e-ignore"),
    wages_lowered: (story, event) => story.add(event, "tavern.log.wages_lowered", { card: { card: event.minion }, n: event.wages }, "e-gold"),
  },
  deeds: { enter_play: "t-minion", activate_again: "t-minion", hire_from_deck: "t-minion", hire_from_discard: "t-minion", spare_minion: "t-minion", less_wages: "e-gold" },
  types: { minion: { rule: "RDI-MINION-02" } },
};
