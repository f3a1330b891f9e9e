/**
 * @file Keeps what is picked and not yet sent when the page is left or loaded again. It is kept in this tab only, for one question of
 * one seat, and not at all if the browser offers no storage.
 */

const PREFIX = "dwarfdraft.pick.";

/**
 * What was picked at this table, whatever question it belongs to; null: nothing is kept.
 * @param {import("./table-link.js").TableLink} link
 * @returns {any}
 */
export function keptPick(link) {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(link)) ?? "null");
  } catch {
    return null; // no storage, or something that we did not write
  }
}

/**
 * @param {import("./table-link.js").TableLink} link
 * @param {object|null} pick  null: nothing is picked any more.
 */
export function keepPick(link, pick) {
  try {
    if (pick === null) sessionStorage.removeItem(keyOf(link));
    else sessionStorage.setItem(keyOf(link), JSON.stringify(pick));
  } catch {
    // no storage: the pick lasts as long as the page
  }
}

/** @param {import("./table-link.js").TableLink} link */
const keyOf = (link) => `${PREFIX}${link.code}.${link.seat.value ?? "-"}`;
