/**
 * @file What stands before a seat: the picture of the role that is played there.
 */
import { html } from "htm/preact";
import { tableOf } from "../games/registry.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("../types.js").TableSeat} TableSeat */

/** @param {{table: TableInfo, seat: TableSeat, class?: string}} props */
export function RoleMark({ table, seat, class: more = "" }) {
  const { Mark } = tableOf(table.game).role;
  return html`<${Mark} role=${seat.role} class=${more} />`;
}

/** What stands before the title of a seat's sheet.
 * @param {TableInfo} table
 * @param {TableSeat} seat */
export function sheetMark(table, seat) {
  const { SheetMark } = tableOf(table.game).role;
  return SheetMark ? html`<${SheetMark} role=${seat.role} />` : null;
}
