/**
 * @file Drunken Dwarf Draft, as the pages know it.
 */
import { html } from "htm/preact";
import { readBoot } from "../../boot.js";
import { t } from "../../i18n.js";
import { Icon } from "../../ui/art.js";
import { Banner, CardArt, CardBack } from "./art.js";
import { Die } from "./die.js";
import { DwarfChoice } from "./dwarf-choice.js";
import { clanName, dwarfName, startCards } from "./dwarves.js";
import { Options } from "./options.js";

/** How long what has just happened stays in sight while cards are resolved. */
const LOOK_MS = 1_500;
const SHAPES = /** @type {(6|8|10)[]} */ ([6, 8, 10]);

/** A fan of cards and three dice. */
const Art = () => html`<span class="fan"><${CardBack} />
    <span class="fan-card"><${CardArt} card="anbak/fight" /></span>
    <span class="fan-card"><${CardArt} card="nils/drink" /></span></span>
  <span class="fan-dice"><${Die} sides=${6} value=${4} label="" /><${Die} sides=${8} value=${7} label="" /><${Die} sides=${10} value=${9} label="" /></span>`;

/** A die for each table, so that a known one is found again. @param {{code: string}} props */
function TableMark({ code }) {
  const digits = Number(code.slice(-3)) || 0;
  const sides = SHAPES[digits % 3];
  return html`<${Die} sides=${sides} value=${(digits % sides) + 1} label="" />`;
}

/** That this person drinks water. @param {{table: import("../registry.js").TableInfo, seat: import("../registry.js").TableSeat}} props */
const Water = ({ table, seat }) => (seat.chair?.sober && table.options.drinking ? html`<span class="chip"><${Icon} name="water" />${t("setup.water")}</span>` : null);

/** @type {import("../registry.js").GamePlugin} */
const draft = {
  hall: { look: "ddd", playId: "play-now", createId: "create-table", speed: "none", Art, TableMark, facts: ({ hands }) => t("home.table.hands", { n: hands }) },
  role: {
    name: dwarfName,
    line: (role) => `${dwarfName(role)} · ${clanName(role)}`,
    Mark: ({ role, class: more }) => html`<${Banner} dwarf=${role} class=${more} />`,
    SheetMark: ({ role }) => html`<${Banner} dwarf=${role} />`,
  },
  setUp: {
    help: "ui.help.open", First: null, Role: DwarfChoice, Options, speedHint: ({ speed }) => t(`setup.speed.${speed}.hint`),
    seatNumbers: () => null, teams: () => [], teamName: () => "", TeamMark: null, SeatNote: Water,
  },
  lingers: (view) => (view.phase === "resolve" ? LOOK_MS : 0),
  start: () => startCards(readBoot().cards),
  screens: () => import("./screen.js"),
};

export default draft;
