/**
 * @file How seats and people of a table are called.
 */
import { dwarfName } from "../dwarves.js";
import { readBoot } from "../start.js";

/** The name on a stool: the person's, or the dwarf's.
 * @param {import("../types.js").TableSeat} seat */
export const seatName = (seat) => seat.chair?.name || dwarfName(seat.dwarf);

/** Seats where nobody sits.
 * @param {import("../types.js").TableInfo} table */
export const freeSeats = (table) => table.seats.filter((seat) => seat.chair === null);

/** Address that friends open. @param {string} code */
export const inviteLink = (code) => `${readBoot().address}/t/${code}`;
