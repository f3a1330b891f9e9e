/**
 * @file The Red Dragon Inn, as the pages know it.
 */
import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { Mug, Sign } from "../../ui/art.js";
import { Medal } from "./art.js";
import { CharacterChoice } from "./character-choice.js";
import { TavernOptions } from "./options.js";
import { characterText } from "./texts.js";
import { BossChip, seatNumbers, TeamMark, teamName, teamsOf, Variants } from "./variants.js";

/** The sign between two mugs. */
const Art = () => html`<${Mug} strength=${1} class="game-mug" /><${Sign} game="rdi" /><${Mug} strength=${4} class="game-mug" />`;

/** Name and box of a character, which stay together. @param {string} role */
function roleLine(role) {
  const { name, box } = characterText(role);
  return `${name} ·\u00a0${box.replace(" ", "\u00a0")}`;
}

/** @type {import("../registry.js").GamePlugin} */
const tavern = {
  // Nobody plays against the clock unless asked to, but a window has to close.
  hall: { look: "rdi", playId: "play-tavern", createId: "create-tavern", speed: "normal", Art, TableMark: () => html`<${Sign} game="rdi" />`, facts: () => null },
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
  start: () => undefined,
  screens: () => import("./screen.js"),
};

export default tavern;
