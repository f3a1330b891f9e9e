/**
 * @file Drunken Dwarf Draft, as the pages know it.
 */
import { html } from "htm/preact";
import { readBoot } from "../../boot.js";
import { t } from "../../i18n.js";
import { CardArt, CardBack, ClanBanner } from "./art.js";
import { Die } from "./die.js";
import { startCards } from "./dwarves.js";

const SHAPES = /** @type {(6|8|10)[]} */ ([6, 8, 10]);

/** A fan of cards and three dice. */
const Art = () => html`<span class="fan"><${CardBack} />
    <span class="fan-card"><${CardArt} card="anbak/fight" /></span>
    <span class="fan-card"><${CardArt} card="nils/drink" /></span></span>
  <span class="fan-dice"><${Die} sides=${6} value=${4} label="" /><${Die} sides=${8} value=${7} label="" /><${Die} sides=${10} value=${9} label="" /></span>`;

/** A die that follows from the code of the table, so that people find a table again. @param {{code: string}} props */
function TableMark({ code }) {
  const digits = Number(code.slice(-3)) || 0;
  const sides = SHAPES[digits % 3];
  return html`<${Die} sides=${sides} value=${(digits % sides) + 1} label="" />`;
}

/** The order on the beam: neighbours differ in colour and in charge. */
const BEAM = ["anvilale", "stonecider", "barleyforge", "rockrhyme", "mithrilmug", "mugknuckle", "flagonbeard", "irongullet"];
const Beam = () => BEAM.map((clan) => html`<${ClanBanner} clan=${clan} key=${clan} />`);

/** "hand 2 of 3". @param {import("../../types.js").MyTable} table */
const progress = ({ hand, hands }) => (hand === null || hands === null ? null : t("draft.table.hand", { hand, hands }));

/** @type {import("../registry.js").GamePlugin} */
const draft = {
  hall: { look: "ddd", playId: "play-now", createId: "create-table", speed: "none", Art, TableMark, Beam, progress, facts: ({ hands }) => t("draft.table.hands", { n: hands }) },
  start: () => startCards(readBoot().cards.draft ?? {}, readBoot().language),
  table: () => import("./table.js"),
  screens: () => import("./screen.js"),
};

export default draft;
