/**
 * @file The settings of this browser.
 */
import { html } from "htm/preact";
import { language, languageNames, t } from "../i18n.js";
import { chooseLanguage, chooseTheme } from "../me.js";
import { lockWithoutAsking, motion, shortcuts, sober, sound, theme } from "../settings.js";
import { Segments, Switch } from "./button.js";
import { Sheet } from "./sheet.js";

/** @param {{onClose: () => void}} props */
export function SettingsSheet({ onClose }) {
  /** @param {import("@preact/signals").Signal<boolean>} setting
   * @param {string} key
   * @param {boolean} [hint] */
  const onOff = (setting, key, hint = false) =>
    html`<${Switch} label=${t(key)} hint=${hint ? t(`${key}.hint`) : undefined} on=${setting.value} onChange=${(/** @type {boolean} */ on) => (setting.value = on)} />`;
  return html`<${Sheet} title=${t("settings.title")} place="side" class="settings" onClose=${onClose}>
    <div class="field-label"><span>${t("settings.language")}</span>
      <${Segments} label=${t("settings.language")} value=${language.value} onChange=${chooseLanguage}
        choices=${Object.entries(languageNames).map(([value, text]) => ({ value, text }))} /></div>
    <div class="field-label"><span>${t("settings.theme")}</span>
      <${Segments} label=${t("settings.theme")} value=${theme.value} onChange=${chooseTheme}
        choices=${[
          { value: "system", text: t("settings.theme.system") },
          { value: "dark", text: t("settings.theme.dark"), icon: "moon" },
          { value: "light", text: t("settings.theme.light"), icon: "sun" },
        ]} /></div>
    <div class="field-label"><span>${t("settings.motion")}</span>
      <${Segments} label=${t("settings.motion")} value=${motion.value} onChange=${(/** @type {any} */ value) => (motion.value = value)}
        choices=${[
          { value: "system", text: t("settings.motion.system") },
          { value: "full", text: t("settings.motion.full") },
          { value: "calm", text: t("settings.motion.calm") },
        ]} /></div>
    ${onOff(sound, "settings.sound")}
    ${onOff(lockWithoutAsking, "settings.lock", true)}
    ${onOff(shortcuts, "settings.shortcuts", true)}
    ${onOff(sober, "settings.sober", true)}
    <p class="muted small">${t("settings.kept")}</p>
  <//>`;
}
