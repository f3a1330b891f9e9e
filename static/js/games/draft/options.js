/**
 * @file All options of a draft table. The host changes them until the start, everybody sees them live; a change un-readies everyone.
 */
import { html } from "htm/preact";
import { boundsOf } from "../../bounds.js";
import { minutes, t } from "../../i18n.js";
import { act } from "../../setup/act.js";
import { OptionsNote, TableOptions } from "../../setup/table-options.js";
import { Icon } from "../../ui/art.js";
import { Segments, Stepper } from "../../ui/button.js";
import { presetsOf } from "../registry.js";

/** @typedef {import("../../types.js").DraftOptions} DraftOptions */
/** @typedef {import("../../types.js").TableInfo} TableInfo */

/** @param {TableInfo} table */
function presetOf(table) {
  const presets = presetsOf(table.game);
  const options = /** @type {{[name: string]: unknown}} */ (/** @type {unknown} */ (table.options));
  return (
    Object.keys(presets).find(
      (name) => table.speed === presets[name].speed && Object.entries(presets[name].options).every(([key, value]) => options[key] === value),
    ) ?? ""
  );
}

/** @param {{link: import("../../board/table-link.js").TableLink, table: TableInfo}} props */
export function Options({ link, table }) {
  const off = !table.you.host;
  const { options } = table;
  /** @param {object} change */
  const patch = (change) => act(link, "options", "PATCH", "", change);
  /** @param {Partial<DraftOptions>} change */
  const option = (change) => patch({ options: change });
  /** @param {"keep_it_going"|"best_laid_plans"|"more_luck"|"drinking"} name
   * @param {any} [more] */
  const rule = (name, more = null) => html`<div class="option" data-option=${name}>
    <div class="option-text"><b>${t(`draft.option.${name}`)}</b><small>${t(`draft.option.${name}.hint`)}</small></div>
    <label class="switch"><input type="checkbox" role="switch" checked=${options[name]} disabled=${off} aria-label=${t(`draft.option.${name}`)}
      onChange=${(/** @type {any} */ event) => option({ [name]: event.currentTarget.checked })} /><span class="switch-track"></span></label>
    ${options[name] ? more : null}
  </div>`;
  const presets = Object.keys(presetsOf(table.game)).map((value) => ({ value, text: t(`setup.preset.${value}`) }));
  return html`<section class="setup-options board" aria-labelledby="options-heading">
    <h2 class="heading" id="options-heading"><${Icon} name="cog" />${t("setup.options")}</h2>
    <div class="presets"><${Segments} label=${t("setup.presets")} off=${off} value=${presetOf(table)} choices=${presets}
      onChange=${(/** @type {string} */ name) => patch(presetsOf(table.game)[name])} /></div>
    <div class="options">
      <div class="option" data-option="hands">
        <div class="option-text"><b>${t("draft.option.hands")}</b><small>${t("draft.option.hands.hint")}</small></div>
        <${Stepper} label=${t("draft.option.hands")} value=${options.hands} ...${boundsOf(table.game, "hands")} off=${off} onChange=${(/** @type {number} */ hands) => option({ hands })} />
      </div>
      ${rule(
        "drinking",
        html`<div class="option-more"><span>${t("draft.option.sip_limit")}</span>
          <${Stepper} label=${t("draft.option.sip_limit")} value=${options.sip_limit} ...${boundsOf(table.game, "sip_limit")} off=${off} onChange=${(/** @type {number} */ sip_limit) => option({ sip_limit })} /></div>`,
      )}
      ${rule(
        "keep_it_going",
        html`<div class="option-more"><span>${t("draft.option.timer_s")}</span>
          <${Stepper} label=${t("draft.option.timer_s")} value=${options.timer_s} ...${boundsOf(table.game, "timer_s")} step=${options.timer_s < 60 ? 5 : options.timer_s < 120 ? 15 : 60}
            shown=${minutes(options.timer_s)} off=${off} onChange=${(/** @type {number} */ timer_s) => option({ timer_s })} /></div>`,
      )}
      ${rule("best_laid_plans")}
      ${rule("more_luck")}
      <${TableOptions} table=${table} patch=${patch} />
    </div>
    <${OptionsNote} off=${off} />
  </section>`;
}
