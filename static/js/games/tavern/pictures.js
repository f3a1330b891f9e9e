/**
 * @file Which drawing stands for what on a card: its type, what it changes, what else it does. What belongs to a mechanic stands in its
 * module, and is added from there.
 */

/** Types of cards that have a drawing and a cut of the band, and where the rules speak of each. @type {{[type: string]: {rule: string}}} */
export const TYPES = {
  action: { rule: "RDI-TURN-07" }, sometimes: { rule: "RDI-SOMETIMES-01" }, anytime: { rule: "RDI-SOMETIMES-04" },
  gambling: { rule: "RDI-GAMBLE-07" }, cheating: { rule: "RDI-GAMBLE-07" },
};

/** What a card is besides its type, where that has a drawing of its own. @type {{[second: string]: string}} */
export const SECOND_TYPES = {};

/** Decks that belong to no character: whose cards they are, their rule, the drawing of their cards. @type {{[owner: string]: {from: string, rule: string, drawing: string}}} */
export const DECKS = {};

/** The drawing of each key of an effect. @type {{[key: string]: string}} */
export const EFFECTS = {
  fortitude: "e-fort", alcohol: "e-alc", gold: "e-gold", ante: "e-gold", strength: "e-chaser", becomes: "e-alc", order: "e-order", draw: "e-draw",
  heads: "e-gold", tails: "e-gold", loss: "e-fort",
};

/** The drawing of each deed. @type {{[deed: string]: string}} */
export const DEEDS = {
  ignore_card: "e-ignore", ignore_drink: "e-ignore", negate_card: "e-negate", redirect: "e-redirect", share_loss: "e-redirect", pass_drink: "e-redirect",
  split_drink: "e-redirect", drink_as_fortitude: "e-fort", drink_now: "d-2", drink_also: "e-chaser", everyone_drinks: "d-2", take_control: "s-control",
  winning_hand: "s-control", force_out: "s-left", leave_round: "s-left", end_round: "p-pot", win_round: "p-pot", take_win: "p-pot", inn_pays: "p-inn",
  no_loss: "e-take", no_refill_payment: "p-drinkdeck", copy_for_all: "d-2", contest: "d-3", challenge: "d-3", lose_or_pay: "e-fort", dare: "d-2",
  hit_per_hurt: "e-hitback", redirect_back: "e-hitback", pour_drink: "p-drinkme", discard_top_drink: "e-discard", discard_cards: "e-discard",
  draw_cards: "e-draw", raise_lowest: "e-alc", buy_fortitude: "e-fort", lose_or_gain: "e-fort", share_pot: "p-pot",
  inn_pays_first: "p-inn", pay_or_lose: "e-gold", pay_drinker: "e-gold", less_alcohol: "e-alc", halve_drink: "d-2", order_for_each: "e-order", heal_by_team: "e-fort",
  hit_each_of_team: "s-ally", no_more_aid: "s-ally", cap_loss: "e-ignore", act_again: "t-action",
  borrow_champion: "s-champion", draw_per_discard: "e-draw", if_negated: "e-negate", redirect_all: "e-redirect",
  turn_action: "t-action", discard_random: "e-discard", discard_sometimes: "e-discard", divide_cards: "e-card", play_from_hand: "e-card",
};

/** Add what a mechanic draws.
 * @param {import("./mechanics/mechanic.js").Mechanic} mechanic */
export function addPictures({ effects, deeds, types, secondTypes, decks }) {
  Object.assign(EFFECTS, effects);
  Object.assign(DEEDS, deeds);
  Object.assign(TYPES, types);
  Object.assign(SECOND_TYPES, secondTypes);
  Object.assign(DECKS, decks);
}
