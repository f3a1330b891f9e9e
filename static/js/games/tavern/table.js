/**
 * @file What a tavern table needs before and during the game: characters, and the parts of its set-up.
 */
import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { Medal } from "./art.js";
import { CharacterChoice } from "./character-choice.js";
import { TavernOptions } from "./options.js";
import { characterText } from "./texts.js";
import { BossChip, seatNumbers, TeamMark, teamName, teamsOf, Variants } from "./variants.js";

/** Name and box of a character, which stay together. @param {string} role */
function roleLine(role) {
  const { name, box } = characterText(role);
  return `${name} ·\u00a0${box.replace(" ", "\u00a0")}`;
}

/** @type {import("../registry.js").TablePart} */
const table = {
  role: {
    name: (role) => characterText(role).short,
    line: roleLine,
    Mark: ({ role, class: more }) => html`<${Medal} character=${role} class=${`banner ${more}`.trim()} />`,
    SheetMark: null,
  },
  setUp: {
    help: "tavern.setup.help", First: Variants, Role: CharacterChoice, Options: TavernOptions, speedHint: ({ speed }) => t(`tavern.setup.speed.${speed}`),
    seatNumbers, teams: teamsOf, teamName, TeamMark, SeatNote: BossChip,
  },
  lingers: () => 0,
};

export default table;
