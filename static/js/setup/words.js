/**
 * @file How seats and people of a table are called, in any game.
 */
import { readBoot } from "../boot.js";
import { tableOf } from "../games/registry.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("../types.js").TableSeat} TableSeat */

/** The name of the role that is played there.
 * @param {TableInfo} table
 * @param {TableSeat} seat */
export const roleName = (table, seat) => tableOf(table.game).role.name(seat.role);

/** The same with what belongs to it, for a second line.
 * @param {TableInfo} table
 * @param {TableSeat} seat */
export const roleLine = (table, seat) => tableOf(table.game).role.line(seat.role);

/** The name on a stool: the person's, or else the role's.
 * @param {TableInfo} table
 * @param {TableSeat} seat */
export const seatName = (table, seat) => seat.chair?.name || roleName(table, seat);

/** Seats where nobody sits.
 * @param {TableInfo} table */
export const freeSeats = (table) => table.seats.filter((seat) => seat.chair === null);

/** Address that friends open. @param {string} code */
export const inviteLink = (code) => `${readBoot().address}/t/${code}`;
