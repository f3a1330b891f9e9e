/**
 * @file Several people at one device: each has a seat, and a curtain hides the table while the device is handed over, so that nobody
 * sees another's cards.
 */
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { tableOf } from "../games/registry.js";
import { t } from "../i18n.js";
import { RoleMark } from "../setup/role-mark.js";
import { seatName } from "../setup/words.js";
import { Icon } from "../ui/art.js";
import { Button } from "../ui/button.js";
import { announce } from "../ui/notices.js";
import { Sheet } from "../ui/sheet.js";

/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("./table-link.js").TableLink} TableLink */

/** Whether the list of seats at this device is open. */
export const seatsSheetOpen = signal(false);

/** For whom the curtain is down. @type {import("@preact/signals").Signal<Seat|null>} */
const curtainFor = signal(/** @type {Seat|null} */ (null));

/** Whose board may be shown: the seat whose owner has pressed "I am". @type {import("@preact/signals").Signal<Seat|null>} */
const uncovered = signal(/** @type {Seat|null} */ (null));

/** Seats of this device that have answered a question put to several seats at once, by id of the question. @type {Map<string, Set<Seat>>} */
const answered = new Map();

/**
 * The seat to watch when the own seats change: the one in the address, the one watched so far, else the first.
 * @param {TableInfo} table
 * @param {Seat|null} now
 * @returns {Seat|null}
 */
export function seatToWatch(table, now) {
  const seats = table.you.seats;
  if (seats.length === 0) return null;
  if (now !== null && seats.includes(now)) return now;
  const wanted = Number(/seat=(\d)/.exec(location.hash)?.[1] ?? NaN);
  return seats.includes(wanted) ? wanted : seats[0];
}

/**
 * Whether the board of the watched seat may be drawn: not before its owner has taken the device.
 * @param {TableLink} link
 * @param {TableInfo} table
 */
export const mayBeSeen = (link, table) => table.status !== "playing" || table.you.seats.length < 2 || uncovered.value === link.seat.value;

/** @param {TableLink} link
 * @param {Seat} seat */
function show(link, seat) {
  uncovered.value = seat;
  curtainFor.value = null;
  history.replaceState(history.state, "", `#seat=${seat}`);
  link.chooseSeat(seat);
}

/**
 * The curtain: down when the device should go to another of my seats, because the watched one has nothing to decide and that one has.
 * @param {{link: TableLink, table: TableInfo}} props
 */
export function Curtain({ link, table }) {
  const seats = table.you.seats;
  const several = seats.length > 1 && table.status === "playing";
  const frame = link.frame.value;
  const watched = link.seat.value;
  const pending = link.pendingCommand.value;

  useEffect(() => {
    if (!several || !frame) return undefined;
    const ask = frame.prompt?.ask;
    if (ask !== undefined && watched !== null) {
      const done = answered.get(ask) ?? new Set();
      if (frame.prompt?.answered !== null) done.add(watched);
      else done.delete(watched);
      answered.clear();
      answered.set(ask, done);
    }
    // In a window everybody is asked at once: handing the device round would tell who can answer (see Anyone).
    const open = frame.window ? [] : seats.filter((seat) => frame.marks.asked.includes(seat) && !frame.marks.ready?.includes(seat) && !(ask && answered.get(ask)?.has(seat)));
    if (uncovered.value === null || !seats.includes(uncovered.value)) curtainFor.value = open[0] ?? watched ?? seats[0];
    else if (!pending && open.length > 0 && watched !== null && !open.includes(watched)) {
      const timer = setTimeout(() => (curtainFor.value = open[0]), tableOf(table.game).lingers(frame.view));
      return () => clearTimeout(timer);
    } else if (watched === uncovered.value && watched !== null && open.includes(watched)) curtainFor.value = null;
    return undefined;
  }, [frame, watched, pending, several]);

  const seat = several ? curtainFor.value : null;
  const button = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    const board = document.getElementById("main");
    if (board) board.inert = seat !== null;
    if (seat === null) return;
    announce(t("ui.curtain.title", { name: seatName(table, table.seats[seat]) }));
    button.current?.querySelector("button")?.focus();
  }, [seat]);
  if (seat === null) return null;
  const name = seatName(table, table.seats[seat]);
  return html`<section class="curtain" aria-label=${t("ui.curtain.title", { name })} ref=${button}>
    <${RoleMark} table=${table} seat=${table.seats[seat]} />
    <h1>${t("ui.curtain.title", { name })}</h1>
    <p>${t("ui.curtain.text")}</p>
    <${Button} look="go" id="curtain-open" onPress=${() => show(link, seat)}>${t("ui.curtain.open", { name })}<//>
  </section>`;
}

/**
 * Asks, while a response window is open, who else at this device wants to answer.
 * @param {{link: TableLink, table: TableInfo}} props
 */
export function Anyone({ link, table }) {
  const frame = link.frame.value;
  const [passed, setPassed] = useState("");
  if (!frame || frame.window === undefined || table.status !== "playing" || table.you.seats.length < 2 || !mayBeSeen(link, table)) return null;
  const window = frame.window && !frame.window.quiet && frame.window.ask !== passed ? frame.window : null;
  const others = table.you.seats.filter((seat) => seat !== link.seat.value);
  const here = window ? others.filter((seat) => frame.marks.asked.includes(seat) && !answered.get(window.ask)?.has(seat)) : [];
  /** Hand the device over, and ask for more time so that the window stays open meanwhile. @param {Seat} seat */
  const handTo = (seat) => {
    void link.holdFor(seat);
    curtainFor.value = seat;
  };
  const nobody = () => {
    if (!window) return;
    setPassed(window.ask);
    void link.passFor(here);
  };
  return html`<div class="notice" id="anyone" role="group" aria-label=${t("table.anyone")}><${Icon} name="people" /><span>${t("table.anyone")}</span>
    ${others.map((seat) => html`<button type="button" key=${seat} class=${`button small${here.includes(seat) ? "" : " is-off"}`} data-seat=${seat} aria-disabled=${here.includes(seat) ? undefined : "true"}
      onClick=${here.includes(seat) ? () => handTo(seat) : undefined}>${seatName(table, table.seats[seat])}</button>`)}
    <button type="button" id="nobody" class=${`button small${here.length ? "" : " is-off"}`} aria-disabled=${here.length ? undefined : "true"} onClick=${here.length ? nobody : undefined}>${t("table.anyone.nobody")}</button></div>`;
}

/** All my seats at this device. @param {{link: TableLink}} props */
export function SeatsSheet({ link }) {
  const table = link.table.value;
  if (!table || !seatsSheetOpen.value) return null;
  const close = () => (seatsSheetOpen.value = false);
  return html`<${Sheet} title=${t("ui.seats_here")} place="middle" class="menu" onClose=${close}>
    <div class="menu-list">
      ${table.you.seats.map(
        (seat) => html`<button type="button" class="menu-item" key=${seat} aria-current=${seat === link.seat.value ? "true" : undefined}
          onClick=${() => {
            close();
            if (seat !== link.seat.value) curtainFor.value = seat;
          }}><${RoleMark} table=${table} seat=${table.seats[seat]} />${seatName(table, table.seats[seat])}</button>`,
      )}
    </div>
  <//>`;
}
