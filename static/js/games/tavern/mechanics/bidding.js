/**
 * @file Bidding with Fortitude or Gold, one after the other, until nobody goes higher.
 */
import { num, t } from "../../../i18n.js";
import { who } from "../words.js";

/** @type {import("./mechanic.js").Mechanic} */
export const bidding = {
  asks: {
    bid: {
      text({ view, table }, { about }) {
        const bidder = about.bidder ?? -1;
        return t(bidder < 0 ? `tavern.ask.bid.${about.stat}.first` : `tavern.ask.bid.${about.stat}`, { name: bidder < 0 ? "" : who(view, table, bidder), n: about.highest ?? 0 });
      },
      option: (_board, _prompt, value) => ({ title: value === "pass" ? t("tavern.option.bid.pass") : num(Number(value)), small: "" }),
      number: true, priced: true,
    },
  },
  story: {
    bid: (story, event) => story.add(event, event.amount ? `tavern.log.bid.${event.stat}` : "tavern.log.bid.pass", { who: { seat: event.seat }, n: event.amount }, event.stat === "gold" ? "e-gold" : "e-fort"),
    bidding_over: (story, event) => story.add(event, event.seat < 0 ? "tavern.log.bidding.nobody" : "tavern.log.bidding.won", { who: { seat: event.seat }, n: event.amount }),
  },
  deeds: { bid_fortitude: "e-fort", bid_gold: "e-gold" },
};
