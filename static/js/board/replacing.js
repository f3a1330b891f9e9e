/**
 * @file While a game is played a bot can take over for somebody who holds it up: the host decides alone, the others decide together.
 * The owner takes the seat back whenever they like.
 */
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { t } from "../i18n.js";
import { act, acting } from "../setup/act.js";
import { RoleMark } from "../setup/role-mark.js";
import { seatName } from "../setup/words.js";
import { Icon } from "../ui/art.js";
import { Button } from "../ui/button.js";
import { Sheet } from "../ui/sheet.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("../types.js").TableSeat} TableSeat */
/** @typedef {import("./table-link.js").TableLink} TableLink */

/** Whether the list of those who can be replaced is open. */
export const replaceOpen = signal(false);

/** The seats that this person may have replaced by a bot, and those that already are.
 * @param {TableInfo} table
 * @returns {TableSeat[]} */
function others(table) {
  return table.seats.filter((seat) => seat.chair?.kind === "person" && !table.you.seats.includes(seat.seat) && (seat.chair.votes_needed > 0 || seat.chair.replaced));
}

/** Whether this person can do anything about the others.
 * @param {TableInfo} table */
export function hasSay(table) {
  const plays = table.you.seats.some((seat) => !table.seats[seat].chair?.bot_acts);
  return table.status === "playing" && (plays || table.you.host) && others(table).length > 0;
}

/** @param {{link: TableLink, table: TableInfo}} props */
export function ReplaceSheet({ link, table }) {
  if (!replaceOpen.value || table.status !== "playing") return null;
  const close = () => (replaceOpen.value = false);
  return html`<${Sheet} title=${t("ui.replace.title")} place="middle" onClose=${close}>
    <p>${t(table.you.host ? "ui.replace.text.host" : "ui.replace.text")}</p>
    <ul class="people-list" id="replaceable">${others(table).map((seat) => html`<${Other} key=${seat.seat} link=${link} table=${table} seat=${seat} />`)}</ul>
  <//>`;
}

/** @param {{link: TableLink, table: TableInfo, seat: TableSeat}} props */
function Other({ link, table, seat }) {
  const chair = seat.chair;
  if (!chair) return null;
  const name = seatName(table, seat);
  const mine = table.you.votes.includes(seat.seat);
  const state = chair.replaced ? t("ui.replace.done") : chair.votes ? votesText(chair) : t(chair.connected ? "ui.replace.here" : "ui.seat.away");
  const press = () => act(link, `replace ${seat.seat}`, "POST", `/seats/${seat.seat}`, { replace: table.you.host || !mine });
  return html`<li data-seat=${seat.seat}><${RoleMark} table=${table} seat=${seat} />
    <span><b>${name}</b><small>${state}</small></span>
    ${chair.replaced
      ? html`<${Icon} name="bot" />`
      : html`<${Button} small icon=${mine && !table.you.host ? "undo" : "bot"} label=${t(mine && !table.you.host ? "ui.replace.take_back.of" : "ui.replace.of", { name })} busy=${acting.value === `replace ${seat.seat}`}
          onPress=${press}>${t(mine && !table.you.host ? "ui.replace.take_back" : table.you.host ? "ui.replace" : "ui.replace.vote")}<//>`}
  </li>`;
}

/** @param {import("../types.js").Chair} chair */
const votesText = (chair) => t("ui.replace.votes", { n: chair.votes, needed: chair.votes_needed });

/** The notice that a bot plays my seat, or that others want one on mine or on somebody else's; null if neither is so.
 * @param {TableLink} link
 * @param {TableInfo} table */
export function replaceNotice(link, table) {
  if (table.status !== "playing") return null;
  const gone = table.you.seats.find((seat) => table.seats[seat].chair?.replaced);
  if (gone !== undefined)
    return html`<div class="notice is-warn" role="status"><${Icon} name="bot" /><span>${t("ui.replaced_you")}</span>
      <${Button} small onPress=${() => act(link, "back", "POST", "/sit", { seat: gone })}>${t("ui.replaced_you.back")}<//></div>`;
  const asked = table.you.seats.map((seat) => table.seats[seat].chair).find((chair) => chair && chair.votes > 0);
  if (asked) return html`<div class="notice is-warn" role="status"><${Icon} name="hourglass" /><span>${t("ui.replace.about_you", { n: asked.votes, needed: asked.votes_needed })}</span></div>`;
  const wanted = hasSay(table) ? others(table).find((seat) => seat.chair && seat.chair.votes > 0 && !table.you.votes.includes(seat.seat)) : undefined;
  if (wanted?.chair)
    return html`<div class="notice" role="status"><${Icon} name="bot" /><span>${t("ui.replace.about", { name: seatName(table, wanted), n: wanted.chair.votes, needed: wanted.chair.votes_needed })}</span>
      <${Button} small onPress=${() => (replaceOpen.value = true)}>${t("ui.replace.look")}<//></div>`;
  return null;
}
