/**
 * @file How seats and people of a table are called, in either game.
 */
import { clanName, dwarfName } from "../games/draft/dwarves.js";
import { characterText } from "../games/tavern/texts.js";
import { readBoot } from "../start.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("../types.js").TableSeat} TableSeat */

/** The dwarf's or the character's name.
 * @param {TableInfo} table
 * @param {TableSeat} seat */
export const roleName = (table, seat) => (table.game === "tavern" ? characterText(seat.dwarf).short : dwarfName(seat.dwarf));

/** The same with clan or box, for a second line.
 * @param {TableInfo} table
 * @param {TableSeat} seat */
export function roleLine(table, seat) {
  if (table.game !== "tavern") return `${dwarfName(seat.dwarf)} · ${clanName(seat.dwarf)}`;
  const { name, box } = characterText(seat.dwarf);
  return `${name} ·\u00a0${box.replace(" ", "\u00a0")}`;
}

/** The name on a stool: the person's, or the dwarf's.
 * @param {TableInfo} table
 * @param {TableSeat} seat */
export const seatName = (table, seat) => seat.chair?.name || roleName(table, seat);

/** Seats where nobody sits.
 * @param {TableInfo} table */
export const freeSeats = (table) => table.seats.filter((seat) => seat.chair === null);

/** Address that friends open. @param {string} code */
export const inviteLink = (code) => `${readBoot().address}/t/${code}`;
