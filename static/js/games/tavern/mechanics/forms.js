/**
 * @file Vlazlo's Blood and the form cards that he draws for it: bat, wolf, monstrosity.
 */
import { html } from "htm/preact";
import { num, t } from "../../../i18n.js";
import { Drawing } from "../art.js";
import { alone } from "../tellings/who.js";

/** @typedef {import("../types.js").SeatView} SeatView */

/** His seat; null for everybody else's.
 * @param {import("./mechanic.js").Board} board
 * @param {import("./mechanic.js").Seat} seat
 * @returns {SeatView|null} */
function shifter({ view }, seat) {
  const one = view.seats[seat];
  return Object.keys(one.forms ?? {}).length > 0 && !one.out ? one : null;
}

/** The backs of form cards that the hand shows. @param {SeatView} one
 * @returns {[string, number][]} */
const backsOf = (one) => Object.entries(one.backs ?? {}).filter(([, n]) => n > 0);

/** @type {import("./mechanic.js").Mechanic} */
export const forms = {
  words(board, seat) {
    const one = shifter(board, seat);
    return one ? [t("tavern.extra.blood", { n: one.blood ?? 0 }), ...backsOf(one).map(([form, n]) => t(`tavern.extra.back.${form}`, { n }))] : [];
  },
  plate(board, seat) {
    const one = shifter(board, seat);
    return one ? [["p-blood", one.blood ?? 0], ...backsOf(one).map(([form, n]) => /** @type {import("./mechanic.js").Picture} */ ([`f-${form}`, n]))] : [];
  },
  mat(board, seat) {
    const one = shifter(board, seat);
    return one ? html`<div><dt><${Drawing} name="p-blood" /><span>${t("tavern.extra.blood.title")}</span></dt><dd class="num">${num(one.blood ?? 0)}</dd></div>` : null;
  },
  sheet(board, seat) {
    const one = shifter(board, seat);
    return one ? html`<h3 class="heading"><${Drawing} name="p-blood" />${t("tavern.extra.blood", { n: one.blood ?? 0 })}</h3>
    <dl class="seat-facts" data-extra="forms">${Object.entries(one.forms ?? {}).map(([form, left]) => html`<div key=${form}><dt><${Drawing} name=${`f-${form}`} />${t(`tavern.form.${form}`)}</dt>
      <dd><span>${t("tavern.form.left", { n: left })}</span>${one.backs?.[form] ? html`<span class="form-hand">${t("tavern.form.hand", { n: one.backs[form] })}</span>` : null}</dd></div>`)}</dl>` : null;
  },
  asks: {
    form: {
      text: (_board, { about }) => t(about.price ? "tavern.ask.form.buy" : "tavern.ask.form", { n: about.price ?? 0, blood: about.blood ?? 0 }),
      option({ me, view }, _prompt, value) {
        const left = me === null ? undefined : view.seats[me].forms?.[String(value)];
        return { title: t(`tavern.option.form.${value}`), small: left === undefined ? "" : t("tavern.form.left", { n: left }) };
      },
    },
  },
  story: {
    blood(story, event) {
      if (event.change) story.add(event, event.change > 0 ? "tavern.log.blood.gained" : "tavern.log.blood.paid", { who: { seat: event.seat }, n: Math.abs(event.change), now: event.now }, "p-blood");
    },
    form(story, event) {
      story.add(alone(event), `tavern.log.form.${event.form}`, { who: { seat: event.seat } }, `f-${event.form}`);
      story.seen({ ...alone(event), cards: event.card ? [event.card] : undefined });
    },
  },
  deeds: { draw_form: "p-blood" },
  secondTypes: { bat: "f-bat", wolf: "f-wolf", monstrosity: "f-monstrosity" },
};
