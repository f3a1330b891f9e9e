/**
 * @file S2: the table before the game.
 */
import { html } from "htm/preact";
import { gameName, tableOf } from "../games/registry.js";
import { list, t } from "../i18n.js";
import { me } from "../me.js";
import { Icon } from "../ui/art.js";
import { Button } from "../ui/button.js";
import { act, acting } from "./act.js";
import { Invite } from "./invite.js";
import { NameForm } from "./sit.js";
import { Stools } from "./stools.js";
import { freeSeats, seatName } from "./words.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("../board/table-link.js").TableLink} TableLink */

/** @param {{link: TableLink, table: TableInfo}} props */
export function SetUp({ link, table }) {
  const seated = table.you.seats.length > 0;
  const { First, Role, Options } = tableOf(table.game).setUp;
  return html`<main class="setup" id="main" tabindex="-1">
    <h1 class="visually-hidden">${t("setup.title")}: ${gameName(table.game)}</h1>
    <${Invite} code=${table.code} />
    ${First ? html`<${First} link=${link} table=${table} />` : null}
    <${Stools} link=${link} table=${table} />
    ${seated ? html`<${Role} link=${link} table=${table} />` : html`<${Welcome} link=${link} table=${table} />`}
    <${Options} link=${link} table=${table} />
    <${StartBar} link=${link} table=${table} />
  </main>`;
}

/** Somebody without a seat: a name and "Sit down", or watch.
 * @param {{link: TableLink, table: TableInfo}} props */
function Welcome({ link, table }) {
  const full = freeSeats(table).length === 0;
  return html`<section class="setup-role board" aria-labelledby="welcome-heading">
    <h2 class="heading" id="welcome-heading"><${Icon} name="door" />${t("setup.welcome")}</h2>
    ${full
      ? html`<p>${t("setup.full")}</p>`
      : html`<${NameForm} link=${link} first=${table.you.name ?? me.value?.name ?? ""} />`}
  </section>`;
}

/** What is missing, in words; then the button: ready for guests, start for the host, who need not say that they are ready.
 * @param {{link: TableLink, table: TableInfo}} props */
function StartBar({ link, table }) {
  const seats = table.you.seats;
  const host = table.you.host;
  const ready = seats.length > 0 && seats.every((seat) => table.seats[seat].chair?.ready);
  const toggle = async () => {
    for (const seat of seats) await act(link, "ready", "POST", `/seats/${seat}`, { ready: !ready });
  };
  const start = () => act(link, "start", "POST", "/start");
  const [line, second] = statusWords(table, ready);
  return html`<section class="prompt setup-bar" id="prompt" aria-label=${t("setup.bar")}>
    <div class="say" aria-live="polite"><span>${line}${second ? html`<small>${second}</small>` : null}</span></div>
    ${host
      ? html`<div class="acts single"><${Button} look="go" icon="play" id="start-button" off=${table.missing.length > 0} busy=${acting.value === "start"} onPress=${start}>${t("setup.start")}<//></div>`
      : seats.length
        ? html`<div class="acts single">
            <${Button} look=${ready ? "plain" : "go"} icon=${ready ? "undo" : "check"} id="ready-button" busy=${acting.value === "ready"} onPress=${toggle}>${t(ready ? "setup.unready" : "setup.ready")}<//>
          </div>`
        : null}
  </section>`;
}

/**
 * @param {TableInfo} table
 * @param {boolean} ready
 * @returns {[string, string]}
 */
function statusWords(table, ready) {
  const { host, seats } = table.you;
  if (seats.length === 0) return [t("setup.say.watching"), t("setup.say.sit")];
  const free = freeSeats(table);
  const waiting = table.seats.filter((seat) => seat.chair?.kind === "person" && seat.chair.tag !== table.host && !seat.chair.ready && !seats.includes(seat.seat));
  const empty = free.length ? t(host ? "setup.missing.seats_empty" : "setup.missing.seats_empty.guest", { n: free.length }) : "";
  if (!host && !ready) return [t("setup.say.ready"), empty];
  if (free.length) return [t("setup.say.waiting_stools"), empty];
  if (waiting.length) return [t("setup.missing.not_ready", { names: list(waiting.map((seat) => seatName(table, seat))) }), ""];
  return [t(host ? "setup.say.start" : "setup.say.host_starts"), ""];
}
