/**
 * @file The options of a tavern table: Drink Decks, who goes first, how windows are kept secret, and what every table has.
 */
import { html } from "htm/preact";
import { list, t } from "../i18n.js";
import { Drawing } from "../tavern/art.js";
import { tavernTexts } from "../tavern/texts.js";
import { Icon } from "../ui/art.js";
import { Segments } from "../ui/button.js";
import { act } from "./act.js";
import { startingGold } from "./character-choice.js";
import { OptionsNote, TableOptions } from "./options.js";
import { seatName } from "./words.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */

const MODES = /** @type {const} */ (["fast", "masked", "sealed"]);

/** @param {{link: import("../net.js").TableLink, table: TableInfo}} props */
export function TavernOptions({ link, table }) {
  const off = !table.you.host;
  const { options } = table;
  /** @param {object} change */
  const patch = (change) => act(link, "options", "PATCH", "", change);
  return html`<section class="setup-options board" aria-labelledby="options-heading">
    <h2 class="heading" id="options-heading"><${Icon} name="cog" />${t("tavern.setup.options")}</h2>
    <p class="starting-gold"><${Drawing} name="e-gold" /><span>${t("tavern.setup.gold", { gold: startingGold(table) })}</span></p>
    <div class="options">
      <${DrinkDecks} table=${table} off=${off} onChange=${(/** @type {string[]} */ drinks) => patch({ options: { drinks } })} />
      <div class="option" data-option="events">
        <div class="option-text"><b>${t("tavern.setup.sea")}</b><small>${t("tavern.setup.sea.hint")}</small></div>
        <label class="switch"><input type="checkbox" role="switch" checked=${options.events.includes("sea")} disabled=${off} aria-label=${t("tavern.setup.sea")}
          onChange=${(/** @type {any} */ event) => patch({ options: { events: event.currentTarget.checked ? ["sea"] : [] } })} /><span class="switch-track"></span></label>
      </div>
      <div class="option" data-option="first">
        <div class="option-text"><b>${t("tavern.setup.first")}</b><small>${t(options.first < 0 ? "tavern.setup.first.drawn.hint" : "tavern.setup.first.chosen.hint")}</small></div>
        <select class="input select" disabled=${off} aria-label=${t("tavern.setup.first")} value=${String(options.first)}
          onChange=${(/** @type {any} */ event) => patch({ options: { first: Number(event.currentTarget.value) } })}>
          <option value="-1" selected=${options.first < 0}>${t("tavern.setup.first.drawn")}</option>
          ${table.seats.map((seat) => html`<option key=${seat.seat} value=${String(seat.seat)} selected=${options.first === seat.seat}>${t("tavern.setup.first.seat", { n: seat.seat + 1, name: seatName(table, seat) })}</option>`)}
        </select>
      </div>
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

/** One Drink Deck, or several shuffled into a Bar Deck; the last one stays. @param {{table: TableInfo, off: boolean, onChange: (drinks: string[]) => void}} props */
function DrinkDecks({ table, off, onChange }) {
  const decks = Object.entries(tavernTexts()?.drink_decks ?? {});
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
