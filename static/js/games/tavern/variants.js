/**
 * @file The ways to play the tavern: everybody for themselves, teams of two, one Boss against all. How many may play each, who sits with
 * whom, and who plays with a Boss Deck comes from the server's texts; nothing of it is worked out here.
 */
import { html } from "htm/preact";
import { num, t } from "../../i18n.js";
import { act } from "../../setup/act.js";
import { Icon } from "../../ui/art.js";
import { Drawing } from "./art.js";
import { tavernTexts } from "./texts.js";

/** @typedef {import("../../types.js").TableInfo} TableInfo */
/** @typedef {import("../../types.js").Seat} Seat */
/** @typedef {import("./texts.js").VariantText} VariantText */

/** A table of the variant with so many seats: what each team has, who is with whom, who has a Boss Deck.
 * @typedef {import("./texts.js").VariantTable} VariantTable */

/** @param {TableInfo} table
 * @returns {VariantText|null} */
const variantOf = (table) => tavernTexts()?.variants[table.options.variant] ?? null;

/** @param {TableInfo} table
 * @returns {VariantTable|null} */
const variantTable = (table) => variantOf(table)?.tables[String(table.seats.length)] ?? null;

/** How many may play; null: until the texts are there, whatever the game allows.
 * @param {TableInfo} table
 * @returns {number[]|null} */
export const seatNumbers = (table) => variantOf(table)?.seats ?? null;

/** Whether a seat plays with a Boss Deck.
 * @param {TableInfo} table
 * @param {Seat} seat */
export const isBoss = (table, seat) => variantTable(table)?.bosses.includes(seat) ?? false;

/** Who can be played on a seat: with a Boss Deck only villains.
 * @param {TableInfo} table
 * @param {Seat} seat
 * @param {string} character */
export const mayPlay = (table, seat, character) => !isBoss(table, seat) || (tavernTexts()?.characters[character]?.villain ?? false);

/** The seats of each team; empty where everybody plays alone.
 * @param {TableInfo} table
 * @returns {Seat[][]} */
export const teamsOf = (table) => variantTable(table)?.teams ?? [];

/** What a team is called: the Boss, the Challengers, or its number.
 * @param {TableInfo} table
 * @param {number} team */
export function teamName(table, team) {
  if (table.options.variant === "boss_battle") return t(team === 0 ? "tavern.team.boss" : "tavern.team.challengers");
  return t("tavern.team.number", { n: team + 1 });
}

/** The number of seats that is nearest to what the table has: more rather than fewer, so that nobody has to stand up.
 * @param {VariantText} variant
 * @param {number} now */
const nearest = (variant, now) => variant.seats.find((n) => n >= now) ?? variant.seats[variant.seats.length - 1];

/** The choice of the way to play, with how many may play each. It decides how many seats there are and the teams, so it stands before the seats.
 * @param {{link: import("../../board/table-link.js").TableLink, table: TableInfo}} props */
export function Variants({ link, table }) {
  const variants = tavernTexts()?.variants ?? {};
  const chosen = table.options.variant;
  const choose = (/** @type {string} */ id) => act(link, "options", "PATCH", "", { options: { variant: id }, seats: nearest(variants[id], table.seats.length) });
  return html`<section class="setup-way board" data-option="variant" aria-labelledby="way-heading">
    <h2 class="heading" id="way-heading"><${Icon} name="people" />${t("tavern.setup.variant")}</h2>
    <div class="deck-choices variant-choices" role="radiogroup" aria-labelledby="way-heading">
      ${Object.entries(DRAWINGS).filter(([id]) => variants[id]).map(([id, drawing]) => html`<label class="deck-choice" key=${id}><input type="radio" name="variant" value=${id} checked=${chosen === id} disabled=${!table.you.host}
        onChange=${() => choose(id)} />
        <span><${Drawing} name=${drawing} /><span class="variant-name">${t(`tavern.variant.${id}`)}<small>${seatsWords(variants[id])}</small></span></span></label>`)}
    </div>
    <p class="muted small">${t(`tavern.variant.${chosen}.hint`)}</p>
  </section>`;
}

/** In the order in which they are offered. @type {{[variant: string]: string}} */
const DRAWINGS = {
  individual: "e-alc", two_headed_dragon: "s-ally", boss_battle: "s-boss", two_headed_boss_battle: "s-boss", leaders_and_lackeys: "t-minion", boss_versus_boss: "s-target",
};

/** "4, 6, 8 players". @param {VariantText} variant */
function seatsWords({ seats }) {
  const first = seats[0];
  const last = seats[seats.length - 1];
  if (first === last) return t("tavern.setup.players", { n: first });
  if (last - first === seats.length - 1) return t("tavern.setup.players.range", { least: first, n: last });
  return t("tavern.setup.players.some", { numbers: seats.map(num).join(", "), n: last });
}

/** What each team starts with, in one line. @param {{table: TableInfo}} props */
export function StartingStats({ table }) {
  const has = variantTable(table);
  if (!has) return null;
  const teams = has.teams.length > 0;
  return html`<p class="starting-gold"><${Drawing} name="e-gold" /><span>${t(teams ? "tavern.setup.gold.team" : "tavern.setup.gold", { gold: num(has.gold) })}
    ${has.tokens ? ` ${t("tavern.setup.tokens", { n: has.tokens })}` : ""}</span></p>`;
}

/** @param {{table: TableInfo, team: number}} props */
export const TeamMark = ({ table, team }) => html`<${Drawing} name=${table.options.variant === "boss_battle" && team === 0 ? "s-boss" : "s-ally"} />`;

/** That this seat plays with a Boss Deck. @param {{table: TableInfo, seat: import("../../types.js").TableSeat}} props */
export const BossChip = ({ table, seat }) => (isBoss(table, seat.seat) ? html`<span class="chip"><${Drawing} name="s-boss" />${t("tavern.setup.boss_deck")}</span>` : null);
