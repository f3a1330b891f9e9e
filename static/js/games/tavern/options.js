/**
 * @file The options of a tavern table: Drink Decks, who goes first, how windows are kept secret, and what every table has.
 */
import { html } from "htm/preact";
import { list, t } from "../../i18n.js";
import { act } from "../../setup/act.js";
import { OptionsNote, TableOptions } from "../../setup/table-options.js";
import { seatName } from "../../setup/words.js";
import { Icon } from "../../ui/art.js";
import { Segments } from "../../ui/button.js";
import { Drawing } from "./art.js";
import { DECKS } from "./mechanics/registry.js";
import { tavernTexts } from "./texts.js";
import { StartingStats, teamName, teamsOf } from "./variants.js";

/** @typedef {import("../../types.js").TableInfo} TableInfo */

const MODES = /** @type {const} */ (["fast", "masked", "sealed"]);

/** @param {{link: import("../../board/table-link.js").TableLink, table: TableInfo}} props */
export function TavernOptions({ link, table }) {
  const off = !table.you.host;
  const { options } = table;
  const inTexts = Object.keys(tavernTexts()?.events ?? {});
  /** @param {object} change */
  const patch = (change) => act(link, "options", "PATCH", "", change);
  return html`<section class="setup-options board" aria-labelledby="options-heading">
    <h2 class="heading" id="options-heading"><${Icon} name="cog" />${t("tavern.setup.options")}</h2>
    <${StartingStats} table=${table} />
    <div class="options">
      <${DrinkDecks} table=${table} off=${off} onChange=${(/** @type {string[]} */ drinks) => patch({ options: { drinks } })} />
      <div class="option" data-option="events">
        <div class="option-text"><b>${t("tavern.setup.events")}</b><small>${t("tavern.setup.events.hint")}</small></div>
        <div class="deck-choices" role="group" aria-label=${t("tavern.setup.events")}>
          ${Object.entries(DECKS).filter(([deck]) => inTexts.some((id) => id.startsWith(`${deck}/`))).map(([deck, { drawing }]) => {
            /** @type {string[]} */
            const events = options.events;
            const on = events.includes(deck);
            return html`<label class="deck-choice" key=${deck}><input type="checkbox" value=${deck} checked=${on} disabled=${off}
              onChange=${() => patch({ options: { events: on ? events.filter((one) => one !== deck) : [...events, deck] } })} /><span><${Drawing} name=${drawing} />${t(`tavern.setup.${deck}`)}</span></label>`;
          })}
        </div>
      </div>
      <${First} table=${table} off=${off} patch=${patch} />
      <div class="option" data-option="mode">
        <div class="option-text"><b>${t("tavern.setup.mode")}</b><small>${t(`tavern.setup.mode.${options.mode}.hint`)}</small></div>
        <${Segments} label=${t("tavern.setup.mode")} off=${off} value=${options.mode} choices=${MODES.map((value) => ({ value, text: t(`tavern.setup.mode.${value}`) }))}
          onChange=${(/** @type {string} */ mode) => patch({ options: { mode } })} />
      </div>
      <${TableOptions} table=${table} patch=${patch} />
    </div>
    <${OptionsNote} off=${off} />
  </section>`;
}

/** Who goes first: drawn, a seat, or a team; in a Boss Battle the Boss always does. @param {{table: TableInfo, off: boolean, patch: (change: object) => void}} props */
function First({ table, off, patch }) {
  const { options } = table;
  if (options.variant === "boss_battle") return null;
  const teams = teamsOf(table);
  const choices = teams.length
    ? teams.map((seats, team) => ({ seat: seats[0], text: `${teamName(table, team)}: ${list(seats.map((seat) => seatName(table, table.seats[seat])))}` }))
    : table.seats.map((seat) => ({ seat: seat.seat, text: t("tavern.setup.first.seat", { n: seat.seat + 1, name: seatName(table, seat) }) }));
  const first = choices.findLast((choice) => choice.seat <= options.first)?.seat ?? -1;
  return html`<div class="option" data-option="first">
    <div class="option-text"><b>${t("tavern.setup.first")}</b><small>${t(first < 0 ? "tavern.setup.first.drawn.hint" : "tavern.setup.first.chosen.hint")}</small></div>
    <select class="input select" disabled=${off} aria-label=${t("tavern.setup.first")} value=${String(first)}
      onChange=${(/** @type {any} */ event) => patch({ options: { first: Number(event.currentTarget.value) } })}>
      <option value="-1" selected=${first < 0}>${t("tavern.setup.first.drawn")}</option>
      ${choices.map(({ seat, text }) => html`<option key=${seat} value=${String(seat)} selected=${first === seat}>${text}</option>`)}
    </select>
  </div>`;
}

/** One Drink Deck, or several shuffled into a Bar Deck; the last one stays. @param {{table: TableInfo, off: boolean, onChange: (drinks: string[]) => void}} props */
function DrinkDecks({ table, off, onChange }) {
  const decks = Object.entries(tavernTexts()?.drink_decks ?? {});
  /** @type {string[]} */
  const chosen = table.options.drinks;
  const names = chosen.map((id) => tavernTexts()?.drink_decks[id]?.name ?? id);
  const cards = decks.reduce((sum, [id, deck]) => sum + (chosen.includes(id) ? deck.cards : 0), 0);
  return html`<div class="option" data-option="drinks">
    <div class="option-text"><b>${t("tavern.setup.drinks")}</b>
      <small>${chosen.length > 1 ? t("tavern.setup.drinks.bar", { decks: list(names), n: cards }) : t("tavern.setup.drinks.one", { deck: list(names), n: cards })}</small></div>
    <div class="deck-choices" role="group" aria-label=${t("tavern.setup.drinks")}>
      ${decks.map(([id, deck]) => {
        const on = chosen.includes(id);
        const last = on && chosen.length === 1;
        return html`<label class="deck-choice" key=${id}><input type="checkbox" value=${id} checked=${on} disabled=${off || last}
          onChange=${() => onChange(on ? chosen.filter((one) => one !== id) : [...chosen, id])} /><span><${Drawing} name="p-drinkdeck" />${deck.name}</span></label>`;
      })}
    </div>
  </div>`;
}
