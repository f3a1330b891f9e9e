/**
 * @file What a draft table needs before and during the game: dwarves, and the parts of its set-up.
 */
import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { Icon } from "../../ui/art.js";
import { Banner } from "./art.js";
import { DwarfChoice } from "./dwarf-choice.js";
import { clanName, dwarfName } from "./dwarves.js";
import { Options } from "./options.js";

/** How long what has just happened stays in sight while cards are resolved. */
const LOOK_MS = 1_500;

/** That this person drinks water. @param {{table: import("../registry.js").TableInfo, seat: import("../registry.js").TableSeat}} props */
const Water = ({ table, seat }) => (seat.chair?.sober && table.options.drinking ? html`<span class="chip"><${Icon} name="water" />${t("draft.setup.water")}</span>` : null);

/** @type {import("../registry.js").TablePart} */
const table = {
  role: {
    name: dwarfName,
    line: (role) => `${dwarfName(role)} · ${clanName(role)}`,
    Mark: ({ role, class: more }) => html`<${Banner} dwarf=${role} class=${more} />`,
    SheetMark: ({ role }) => html`<${Banner} dwarf=${role} />`,
  },
  setUp: {
    help: "draft.help.open", First: null, Role: DwarfChoice, Options, speedHint: ({ speed }) => t(`draft.speed.${speed}.hint`),
    seatNumbers: () => null, teams: () => [], teamName: () => "", TeamMark: null, SeatNote: Water,
  },
  lingers: (view) => (view.phase === "resolve" ? LOOK_MS : 0),
};

export default table;
