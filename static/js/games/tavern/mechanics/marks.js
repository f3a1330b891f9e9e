/**
 * @file Remy's marks: how many are left, and who has been marked.
 */
import { html } from "htm/preact";
import { num, t } from "../../../i18n.js";
import { Drawing } from "../art.js";

/** How many Remy has left; null before everybody else.
 * @param {import("./mechanic.js").Board} board
 * @param {import("./mechanic.js").Seat} seat */
function leftOf({ view }, seat) {
  const one = view.seats[seat];
  return one.character === "remy" && !one.out ? view.marks : null;
}

/** @type {import("./mechanic.js").Mechanic} */
export const marks = {
  words(board, seat) {
    const left = leftOf(board, seat);
    return [...(board.view.seats[seat].marked ? [t("tavern.extra.marked")] : []), ...(left === null ? [] : [t("tavern.extra.marks", { n: left })])];
  },
  plate(board, seat) {
    const left = leftOf(board, seat);
    return [
      ...(board.view.seats[seat].marked ? [/** @type {import("./mechanic.js").Picture} */ (["s-marked", null])] : []),
      ...(left === null ? [] : [/** @type {import("./mechanic.js").Picture} */ (["s-marked", left])]),
    ];
  },
  mat(board, seat) {
    const left = leftOf(board, seat);
    const { marked } = board.view.seats[seat];
    if (!marked && left === null) return null;
    return html`${marked ? html`<div><dt><${Drawing} name="s-marked" /></dt><dd class="visually-hidden">${t("tavern.extra.marked")}</dd></div>` : null}
    ${left === null ? null : html`<div><dt><${Drawing} name="s-marked" /><span>${t("tavern.extra.marks.title")}</span></dt><dd class="num">${num(left)}</dd></div>`}`;
  },
  sheet(board, seat) {
    const left = leftOf(board, seat);
    return html`${board.view.seats[seat].marked ? html`<p class="tag" data-extra="marked"><${Drawing} name="s-marked" />${t("tavern.extra.marked")}</p>` : null}
    ${left === null ? null : html`<p class="tag" data-extra="marks"><${Drawing} name="s-marked" />${t("tavern.extra.marks", { n: left })}</p>`}`;
  },
  story: {
    marked: (story, event) => story.add(event, "tavern.log.marked", { who: { seat: event.seat } }, "s-marked"),
    unmarked: (story, event) => story.add(event, "tavern.log.unmarked", { names: { seats: event.seats } }, "s-marked"),
  },
  deeds: { mark: "s-marked", hit_if_marked: "s-marked", hit_marked: "s-marked", hit_all_marked: "s-marked", deflect: "s-marked" },
};
