/**
 * @file What stands before a seat: the banner of the dwarf's clan, or the medal of the character.
 */
import { html } from "htm/preact";
import { Medal } from "../games/tavern/art.js";
import { Banner } from "../ui/art.js";

/**
 * @param {object} props
 * @param {import("../types.js").TableInfo} props.table
 * @param {import("../types.js").TableSeat} props.seat
 * @param {string} [props.class]
 */
export function RoleMark({ table, seat, class: more = "" }) {
  if (table.game === "tavern") return html`<${Medal} character=${seat.dwarf} class=${`banner ${more}`.trim()} />`;
  return html`<${Banner} dwarf=${seat.dwarf} class=${more} />`;
}
