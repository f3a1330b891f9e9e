/**
 * @file How things at a tavern table are called: seats, characters, cards, Drinks, purses. A person is called by name, a bot by its character.
 */
import { list, t } from "../../i18n.js";
import { cardText, characterText } from "./texts.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("../../types.js").TableInfo} TableInfo */

/** A character's short name. @param {string} character */
const characterName = (character) => characterText(character).short;

/** Who sits there, also for my own seat; a card in play that is picked or hit as a player is, is called by its title.
 * @param {View} view
 * @param {TableInfo} table
 * @param {Seat|string} seat */
export const seatName = (view, table, seat) => typeof seat === "string" ? cardText(seat).title : table.seats[seat]?.chair?.name ?? characterName(view.seats[seat].character);

/** "You", or who sits there.
 * @param {View} view
 * @param {TableInfo} table
 * @param {Seat|string} seat */
export const who = (view, table, seat) => (seat === view.you ? t("tavern.you") : seatName(view, table, seat));

/** @param {View} view
 * @param {TableInfo} table
 * @param {(Seat|string)[]} seats */
export const whoAll = (view, table, seats) => list(seats.map((seat) => who(view, table, seat)));

/** A card's or Drink's title. @param {string} card */
export const cardName = (card) => cardText(card).title;

/** A card's title as it stands in a sentence, in quotes. @param {string} card */
export const cardQuoted = (card) => t("tavern.log.card", { title: cardName(card) });

/** A card's title as a word of a sentence. @param {string} card */
export const cardWord = (card) => t("log.card", { title: cardName(card) });
