/**
 * @file The stools round the table: who sits there, bots, ready marks, the crown. What the host may change has its buttons here.
 */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { boundsOf } from "../bounds.js";
import { tableOf } from "../games/registry.js";
import { t } from "../i18n.js";
import { Icon, Mark } from "../ui/art.js";
import { Button, IconButton, Segments, Stepper } from "../ui/button.js";
import { classes } from "../ui/classes.js";
import { Confirm, Sheet } from "../ui/sheet.js";
import { act, acting } from "./act.js";
import { barredOpen } from "./barred.js";
import { RoleMark, sheetMark } from "./role-mark.js";
import { SitSheet } from "./sit.js";
import { roleLine, roleName, seatName } from "./words.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("../types.js").TableSeat} TableSeat */
/** @typedef {import("../board/table-link.js").TableLink} TableLink */

const botLevels = () => [
  { value: "thumb", text: t("setup.bot.thumb") },
  { value: "any", text: t("setup.bot.any") },
];

/** @param {{link: TableLink, table: TableInfo}} props */
export function Stools({ link, table }) {
  const host = table.you.host;
  const { seatNumbers, teamName, teams: teamsOf, TeamMark } = tableOf(table.game).setUp;
  const people = Math.max(boundsOf(table.game, "seats").least, ...table.seats.filter((seat) => seat.chair?.kind === "person").map((seat) => seat.seat + 1));
  const numbers = seatNumbers(table) ?? within(boundsOf(table.game, "seats"));
  const lowest = numbers.find((n) => n >= people) ?? table.seats.length;
  const highest = numbers[numbers.length - 1];
  const teams = teamsOf(table);
  const [sitting, sitOn] = useState(/** @type {number|null} */ (null));
  const free = table.seats.filter((seat) => seat.chair === null);
  const fill = async () => {
    for (const seat of free) await act(link, "fill", "POST", `/seats/${seat.seat}`, { bot: "thumb" });
  };
  return html`<section class="setup-seats" aria-labelledby="seats-heading">
    <h2 class="heading" id="seats-heading"><${Icon} name="people" />${t("setup.seats")}
      ${host
        ? html`<${Stepper} label=${t("setup.seats.count")} value=${table.seats.length} least=${lowest} most=${highest} step=${numbers.length > 1 ? numbers[1] - numbers[0] : 1}
            onChange=${(/** @type {number} */ seats) => act(link, "seats", "PATCH", "", { seats })} />`
        : null}
    </h2>
    ${teams.length
      ? html`<ol class="team-blocks">${teams.map((seats, team) => html`<li class="team-block" key=${team} data-team=${team}>
          <h3>${TeamMark ? html`<${TeamMark} table=${table} team=${team} />` : null}${teamName(table, team)}</h3>
          <ol class="stools">${seats.map((seat) => html`<${Stool} key=${seat} link=${link} table=${table} seat=${table.seats[seat]} onSit=${sitOn} />`)}</ol></li>`)}</ol>`
      : html`<ol class="stools">${table.seats.map((seat) => html`<${Stool} key=${seat.seat} link=${link} table=${table} seat=${seat} onSit=${sitOn} />`)}</ol>`}
    ${host && teams.length
      ? html`<${Button} icon="shuffle" block id="shuffle-teams" busy=${acting.value === "shuffle"} onPress=${() => reorder(link, "shuffle", shuffled(table.seats.length))}>${t("setup.shuffle")}<//>`
      : null}
    ${host && free.length > 1
      ? html`<${Button} icon="bot" block id="fill-with-bots" busy=${acting.value === "fill"} onPress=${fill}>${t("setup.fill")}<//>`
      : null}
    ${host && table.barred.length
      ? html`<${Button} look="flat" icon="barred" block id="barred-button" onPress=${() => (barredOpen.value = true)}>${t("setup.barred", { n: table.barred.length })}<//>`
      : null}
    ${sitting === null ? null : html`<${SitSheet} link=${link} table=${table} seat=${sitting} onClose=${() => sitOn(null)} />`}
    ${table.spectators ? html`<p class="tag"><${Icon} name="eye" />${t("setup.spectators", { n: table.spectators })}</p>` : null}
  </section>`;
}

/** Change the order of the seats: `order` lists, for each seat, the present seat of whoever comes there.
 * @param {TableLink} link
 * @param {string} name
 * @param {number[]} order */
const reorder = (link, name, order) => act(link, name, "PATCH", "", { order });

/** The seats in any order. @param {number} count */
function shuffled(count) {
  const order = Array.from({ length: count }, (_, seat) => seat);
  for (let i = count - 1; i > 0; i--) {
    const k = crypto.getRandomValues(new Uint32Array(1))[0] % (i + 1);
    [order[i], order[k]] = [order[k], order[i]];
  }
  return order;
}

/** Change places with the next stool, so that teams are as people want them. @param {{link: TableLink, table: TableInfo, seat: TableSeat, name: string}} props */
function Order({ link, table, seat, name }) {
  const count = table.seats.length;
  const swap = (/** @type {number} */ other) => {
    const order = Array.from({ length: count }, (_, one) => one);
    [order[seat.seat], order[other]] = [other, seat.seat];
    void reorder(link, "order", order);
  };
  return html`<span class="stool-order">
    <${IconButton} icon="arrow-up" label=${t("setup.seat.up", { name })} off=${seat.seat === 0} onPress=${() => swap(seat.seat - 1)} />
    <${IconButton} icon="arrow-down" label=${t("setup.seat.down", { name })} off=${seat.seat === count - 1} onPress=${() => swap(seat.seat + 1)} /></span>`;
}

/** @param {import("../types.js").Range} range */
const within = ({ least, most }) => Array.from({ length: most - least + 1 }, (_, i) => least + i);

/** Where nobody sits. @param {{link: TableLink, table: TableInfo, seat: TableSeat, onSit: (seat: number) => void}} props */
function FreeStool({ link, table, seat, onSit }) {
  const { SeatNote } = tableOf(table.game).setUp;
  const role = roleName(table, seat);
  return html`<li class="stool is-free" data-seat=${seat.seat}>
      <${RoleMark} table=${table} seat=${seat} class="banner-free" />
      <span class="stool-who"><b class="stool-name">${t("setup.free")}</b><small class="muted">${roleLine(table, seat)}</small></span>
      <span class="stool-kind"><${SeatNote} table=${table} seat=${seat} />
        ${table.you.host ? html`<${Button} small icon="bot" label=${`${t("setup.bot.add")}: ${role}`} onPress=${() => act(link, "bot", "POST", `/seats/${seat.seat}`, { bot: "thumb" })}>${t("setup.bot.add")}<//>` : null}
        ${table.you.seats.length > 0
          ? html`<${Button} small look="flat" icon="plus" label=${`${t("setup.sit.second")}: ${role}`} onPress=${() => onSit(seat.seat)}>${t("setup.sit.second")}<//>`
          : html`<${Button} small icon="person" label=${`${t("setup.sit.here")}: ${role}`} onPress=${() => onSit(seat.seat)}>${t("setup.sit.here")}<//>`}
      </span>
    </li>`;
}

/** @param {{link: TableLink, table: TableInfo, seat: TableSeat, onSit: (seat: number) => void}} props */
function Stool({ link, table, seat, onSit }) {
  const [open, setOpen] = useState(/** @type {"more"|"kick"|"name"|null} */ (null));
  const { SeatNote, teams } = tableOf(table.game).setUp;
  const chair = seat.chair;
  const host = table.you.host;
  const mine = table.you.seats.includes(seat.seat);
  const close = () => setOpen(null);
  if (chair === null) return html`<${FreeStool} link=${link} table=${table} seat=${seat} onSit=${onSit} />`;
  const away = chair.kind === "person" && !chair.connected;
  const name = chair.kind === "bot" ? roleName(table, seat) : seatName(table, seat);
  const crown = chair.host;
  const set = chair.ready || (chair.tag !== null && chair.tag === table.host); // the host presses start instead
  const word = away ? t("ui.seat.away") : crown ? t("setup.host.word") : set ? t("ui.seat.ready") : t("setup.not_yet");
  const more = mine || (host && chair.kind === "person");
  return html`<li class=${classes("stool", { "is-me": mine, "is-ready": set, "is-away": away })} data-seat=${seat.seat}>
    ${host && teams(table).length ? html`<${Order} link=${link} table=${table} seat=${seat} name=${name} />` : null}
    <${RoleMark} table=${table} seat=${seat} />
    <span class="stool-who">
      <b class="stool-name">${name}</b>
      <small class="muted">${roleLine(table, seat)}${mine ? html` · ${t("setup.you")}` : null}</small>
    </span>
    <span class="stool-kind"><${SeatNote} table=${table} seat=${seat} />
      ${chair.kind === "bot" ? html`<${BotLevel} link=${link} seat=${seat} bot=${chair.bot} name=${name} off=${!host} />` : null}
    </span>
    <span class="stool-state"><${Mark} name=${away ? "conn-lost" : crown ? "crown" : set ? "ready" : "thinking"} />${chair.kind === "bot" ? t("ui.seat.bot") : word}</span>
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

/** How well a bot plays. @param {{link: TableLink, seat: TableSeat, bot: import("../types.js").BotLevel|null, name: string, off: boolean}} props */
function BotLevel({ link, seat, bot: level, name, off }) {
  if (off) return html`<span class="chip"><${Icon} name="bot" />${t(`setup.bot.${level}`)}</span>`;
  return html`<${Segments} label=${t("setup.bot.level", { name })} choices=${botLevels()} value=${level} onChange=${(/** @type {any} */ bot) => act(link, "bot", "POST", `/seats/${seat.seat}`, { bot })} />`;
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
  return html`<${Sheet} title=${seatName(table, seat)} mark=${sheetMark(table, seat)} place="middle" class="menu" onClose=${onClose}>
    <div class="menu-list">
      ${mine
        ? html`<button type="button" class="menu-item" onClick=${() => open("name")}><${Icon} name="edit" />${t("setup.rename")}</button>
            <button type="button" class="menu-item is-danger" onClick=${stand}><${Icon} name="door" />${t("setup.stand")}</button>`
        : html`<button type="button" class="menu-item is-danger" onClick=${() => open("kick")}><${Icon} name="kick" />${t("setup.kick")}</button>`}
    </div>
  <//>`;
}
