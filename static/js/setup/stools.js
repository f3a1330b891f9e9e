/**
 * @file The stools round the table: who sits there, bots, ready marks, the crown. What the host may change has its buttons here.
 */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { t } from "../i18n.js";
import { Icon, Mark } from "../ui/art.js";
import { Button, IconButton, Segments, Stepper } from "../ui/button.js";
import { Confirm, Sheet } from "../ui/sheet.js";
import { act, acting } from "./act.js";
import { RoleMark } from "./role-mark.js";
import { SitSheet } from "./sit.js";
import { roleLine, roleName, seatName } from "./words.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("../types.js").TableSeat} TableSeat */
/** @typedef {import("../net.js").TableLink} TableLink */

export const botLevels = () => [
  { value: "thumb", text: t("setup.bot.thumb") },
  { value: "any", text: t("setup.bot.any") },
];

/** @param {{link: TableLink, table: TableInfo}} props */
export function Stools({ link, table }) {
  const host = table.you.host;
  const lowest = Math.max(2, ...table.seats.filter((seat) => seat.chair?.kind === "person").map((seat) => seat.seat + 1));
  const free = table.seats.filter((seat) => seat.chair === null);
  const fill = async () => {
    for (const seat of free) await act(link, "fill", "POST", `/seats/${seat.seat}`, { bot: "thumb" });
  };
  return html`<section class="setup-seats" aria-labelledby="seats-heading">
    <h2 class="heading" id="seats-heading"><${Icon} name="people" />${t("setup.seats")}
      ${host
        ? html`<${Stepper} label=${t("setup.seats.count")} value=${table.seats.length} least=${lowest} most=${8}
            onChange=${(/** @type {number} */ seats) => act(link, "seats", "PATCH", "", { seats })} />`
        : null}
    </h2>
    <ol class="stools">${table.seats.map((seat) => html`<${Stool} key=${seat.seat} link=${link} table=${table} seat=${seat} />`)}</ol>
    ${host && free.length > 1
      ? html`<${Button} icon="bot" block id="fill-with-bots" busy=${acting.value === "fill"} onPress=${fill}>${t("setup.fill")}<//>`
      : null}
    ${table.spectators ? html`<p class="tag"><${Icon} name="eye" />${t("setup.spectators", { n: table.spectators })}</p>` : null}
  </section>`;
}

/** @param {{link: TableLink, table: TableInfo, seat: TableSeat}} props */
function Stool({ link, table, seat }) {
  const [open, setOpen] = useState(/** @type {"more"|"kick"|"sit"|"name"|null} */ (null));
  const chair = seat.chair;
  const host = table.you.host;
  const mine = table.you.seats.includes(seat.seat);
  const close = () => setOpen(null);
  if (chair === null) {
    const seated = table.you.seats.length > 0;
    return html`<li class="stool is-free" data-seat=${seat.seat}>
      <${RoleMark} table=${table} seat=${seat} class="banner-free" />
      <span class="stool-who"><b class="stool-name">${t("setup.free")}</b><small class="muted">${roleLine(table, seat)}</small></span>
      <span class="stool-kind">
        ${host ? html`<${Button} small icon="bot" onPress=${() => act(link, "bot", "POST", `/seats/${seat.seat}`, { bot: "thumb" })}>${t("setup.bot.add")}<//>` : null}
        ${seated
          ? html`<${Button} small look="flat" icon="plus" onPress=${() => setOpen("sit")}>${t("setup.sit.second")}<//>`
          : html`<${Button} small icon="person" onPress=${() => setOpen("sit")}>${t("setup.sit.here")}<//>`}
      </span>
      ${open === "sit" ? html`<${SitSheet} link=${link} table=${table} seat=${seat.seat} onClose=${close} />` : null}
    </li>`;
  }
  const away = chair.kind === "person" && !chair.connected;
  const name = chair.kind === "bot" ? roleName(table, seat) : seatName(table, seat);
  const crown = chair.kind === "person" && chair.tag !== null && chair.tag === table.host;
  const set = chair.ready || crown; // the host presses start instead
  const classes = ["stool", mine ? "is-me" : "", set ? "is-ready" : "", away ? "is-away" : ""].filter(Boolean).join(" ");
  const word = away ? t("ui.seat.away") : crown ? t("setup.host.word") : chair.ready ? t("ui.seat.ready") : t("setup.not_yet");
  const more = mine || (host && chair.kind === "person");
  return html`<li class=${classes} data-seat=${seat.seat}>
    <${RoleMark} table=${table} seat=${seat} />
    <span class="stool-who">
      <b class="stool-name">${name}</b>
      <small class="muted">${roleLine(table, seat)}${mine ? html` · ${t("setup.you")}` : null}</small>
    </span>
    <span class="stool-kind">
      ${chair.kind === "bot"
        ? host
          ? html`<${Segments} label=${t("setup.bot.level", { name })} choices=${botLevels()} value=${chair.bot} onChange=${(/** @type {any} */ bot) => act(link, "bot", "POST", `/seats/${seat.seat}`, { bot })} />`
          : html`<span class="chip"><${Icon} name="bot" />${t(`setup.bot.${chair.bot}`)}</span>`
        : null}
      ${chair.sober && table.options.drinking ? html`<span class="chip"><${Icon} name="water" />${t("setup.water")}</span>` : null}
    </span>
    <span class="stool-state"><${Mark} name=${away ? "conn-lost" : crown ? "crown" : chair.ready ? "ready" : "thinking"} />${chair.kind === "bot" ? t("ui.seat.bot") : word}</span>
    ${chair.kind === "bot" && host
      ? html`<${IconButton} icon="trash" label=${t("setup.bot.remove", { name })} onPress=${() => act(link, "bot", "POST", `/seats/${seat.seat}`, { bot: null })} />`
      : more
        ? html`<${IconButton} icon="more" label=${t("setup.more", { name })} opens onPress=${() => setOpen("more")} />`
        : null}
    ${open === "more" ? html`<${SeatMenu} link=${link} table=${table} seat=${seat} mine=${mine} open=${setOpen} onClose=${close} />` : null}
    ${open === "name" ? html`<${SitSheet} link=${link} table=${table} seat=${seat.seat} rename onClose=${close} />` : null}
    ${open === "kick"
      ? html`<${Confirm} title=${t("setup.kick.title", { name })} text=${t("setup.kick.text")} yes=${t("setup.kick")} danger onClose=${close}
          onYes=${() => act(link, "kick", "POST", `/seats/${seat.seat}`, { kick: true })} />`
      : null}
  </li>`;
}

/**
 * @param {object} props
 * @param {TableLink} props.link
 * @param {TableInfo} props.table
 * @param {TableSeat} props.seat
 * @param {boolean} props.mine
 * @param {(what: "kick"|"name"|null) => void} props.open
 * @param {() => void} props.onClose
 */
function SeatMenu({ link, table, seat, mine, open, onClose }) {
  const stand = () => {
    onClose();
    void act(link, "stand", "POST", "/stand", { seat: seat.seat });
  };
  return html`<${Sheet} title=${seatName(table, seat)} banner=${table.game === "draft" ? seat.dwarf : undefined} place="middle" class="menu" onClose=${onClose}>
    <div class="menu-list">
      ${mine
        ? html`<button type="button" class="menu-item" onClick=${() => open("name")}><${Icon} name="edit" />${t("setup.rename")}</button>
            <button type="button" class="menu-item is-danger" onClick=${stand}><${Icon} name="door" />${t("setup.stand")}</button>`
        : html`<button type="button" class="menu-item is-danger" onClick=${() => open("kick")}><${Icon} name="kick" />${t("setup.kick")}</button>`}
    </div>
  <//>`;
}
