/**
 * @file The options that a table of any game has. The host changes them until the start, everybody sees them live.
 */
import { html } from "htm/preact";
import { tableOf } from "../games/registry.js";
import { t } from "../i18n.js";
import { Icon } from "../ui/art.js";
import { Segments } from "../ui/button.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */

/**
 * What every game lets the host choose: clock, who may come, bots' seats.
 * @param {{table: TableInfo, patch: (change: object) => unknown}} props
 */
export function TableOptions({ table, patch }) {
  const off = !table.you.host;
  const speeds = ["none", "relaxed", "normal", "fast"].map((value) => ({ value, text: t(`home.speed.${value}`) }));
  const visibilities = ["invited", "public"].map((value) => ({ value, text: t(`setup.visibility.${value}`) }));
  return html`
    <div class="option" data-option="speed">
      <div class="option-text"><b>${t("setup.speed")}</b><small>${tableOf(table.game).setUp.speedHint(table)}</small></div>
      <${Segments} label=${t("setup.speed")} off=${off} value=${table.speed} choices=${speeds} onChange=${(/** @type {string} */ speed) => patch({ speed })} />
    </div>
    <div class="option" data-option="visibility">
      <div class="option-text"><b>${t("setup.visibility")}</b><small>${t(`setup.visibility.${table.visibility}.hint`)}</small></div>
      <${Segments} label=${t("setup.visibility")} off=${off} value=${table.visibility} choices=${visibilities}
        onChange=${(/** @type {string} */ visibility) => patch({ visibility })} />
    </div>
    <div class="option" data-option="bots_may_be_taken">
      <div class="option-text"><b>${t("setup.bots_may_be_taken")}</b><small>${t("setup.bots_may_be_taken.hint")}</small></div>
      <label class="switch"><input type="checkbox" role="switch" checked=${table.bots_may_be_taken} disabled=${off} aria-label=${t("setup.bots_may_be_taken")}
        onChange=${(/** @type {any} */ event) => patch({ bots_may_be_taken: event.currentTarget.checked })} /><span class="switch-track"></span></label>
    </div>`;
}

/** Who may change what. @param {{off: boolean}} props */
export const OptionsNote = ({ off }) => html`<p class="option-note"><${Icon} name="info" /><span>${t(off ? "setup.note.guest" : "setup.note.host")}</span></p>`;
