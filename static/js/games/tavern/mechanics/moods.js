/**
 * @file The mood of Kaylin's Wulfric: the card on top of its discard pile, which is in force until the next is turned up.
 */
import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Drawing } from "../art.js";
import { ChipList } from "../card-face.js";
import { alone } from "../tellings/who.js";
import { cardText, effectOf } from "../texts.js";

/** The card in force; null for all but Kaylin.
 * @param {import("./mechanic.js").Board} board
 * @param {import("./mechanic.js").Seat} seat */
function moodOf({ view }, seat) {
  const one = view.seats[seat];
  return one.mood === null ? null : (one.side_discard[0] ?? null);
}

/** @type {import("./mechanic.js").Mechanic} */
export const moods = {
  words(board, seat) {
    const mood = moodOf(board, seat);
    return mood ? [t("tavern.extra.mood", { card: cardText(mood).title })] : [];
  },
  plate: ({ view }, seat) => (view.seats[seat].mood === null ? [] : [["t-wulfric", null]]),
  mat(board, seat) {
    const mood = moodOf(board, seat);
    return mood ? html`<div><dt><${Drawing} name="t-wulfric" /><span>${t("tavern.extra.mood.title")}</span></dt><dd><button type="button" class="log-link mat-mood" id="my-mood" onClick=${() => board.open.card(mood)}>${cardText(mood).title}</button></dd></div>` : null;
  },
  sheet(board, seat) {
    const mood = moodOf(board, seat);
    return mood ? html`<h3 class="heading">${t("tavern.extra.mood.title")}</h3><div data-extra="mood"><${ChipList} cards=${[mood]} onOpen=${board.open.card} /><p class="muted small">${effectOf(mood)}</p></div>` : null;
  },
  story: {
    mood: (story, event) => story.add(alone(event), "tavern.log.mood", { who: { seat: event.seat }, card: { card: event.card } }, "t-wulfric"),
  },
  deeds: { in_force: "t-wulfric", new_mood: "t-wulfric" },
  types: { wulfric: { rule: "RDI-WULFRIC-03" } },
};
