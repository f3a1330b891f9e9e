/**
 * @file The header of every page: menu, where I am, the line to the server, language, theme, sound, help. And the sheets it opens.
 */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { language, languageNames, t } from "../i18n.js";
import { chooseLanguage, chooseTheme } from "../me.js";
import { isDark, sound } from "../settings.js";
import { Icon, Mark } from "./art.js";
import { IconButton } from "./button.js";
import { CookieNotice } from "./cookie-notice.js";
import { DeviceSheet } from "./device-sheet.js";
import { NameSheet } from "./name-sheet.js";
import { SettingsSheet } from "./settings-sheet.js";
import { Sheet } from "./sheet.js";

/** @typedef {{text: string, icon: string, onPress?: () => void, href?: string, danger?: boolean, note?: string}} MenuItem */
/** @typedef {{state: "connecting"|"online"|"slow"|"offline", ping: number|null}} Line */

/**
 * @param {object} props
 * @param {import("preact").ComponentChildren} props.title  Bold: the site, the turn, the table.
 * @param {import("preact").ComponentChildren} [props.sub]
 * @param {Line|null} [props.line]  The line to the server.
 * @param {boolean} [props.table]  At a table: language and theme give way on a phone (they are in the menu).
 * @param {MenuItem[]} [props.items]  Further items of the menu.
 * @param {() => void} [props.onLog]  Where the log has no room: a button that opens it.
 * @param {import("preact").ComponentChildren} [props.help]  What "?" shows.
 * @param {string} [props.rules]  Where the rules are.
 */
export function Header({ title, sub, line = null, table = false, items = [], onLog, help, rules = "/rules" }) {
  const [open, setOpen] = useState(/** @type {"menu"|"settings"|"device"|"name"|"help"|null} */ (null));
  const close = () => setOpen(null);
  const languages = Object.keys(languageNames);
  const next = languages[(languages.indexOf(language.value) + 1) % languages.length];
  const more = table ? "wide" : "";
  return html`
    <a class="skip-link" href="#main">${t("ui.skip")}</a>
    <header class="top">
      <${IconButton} icon="menu" label=${t("ui.menu")} id="menu-button" opens onPress=${() => setOpen("menu")} />
      <div class="top-where"><b>${title}</b>${sub ? html`<span>${sub}</span>` : null}</div>
      ${onLog ? html`<${IconButton} icon="quill" label=${t("ui.menu.log")} class="only-narrow" opens onPress=${onLog} />` : null}
      ${line ? html`<${ConnectionDot} line=${line} />` : null}
      <button type="button" class=${`icon-button ${more}`} id="language-button" lang=${next} title=${languageNames[next]}
        aria-label=${t("ui.language.switch", { name: languageNames[next] })} onClick=${() => chooseLanguage(next)}>
        <${Icon} name="globe" /><span lang=${language.value} aria-hidden="true">${language.value.toUpperCase()}</span>
      </button>
      <${IconButton} icon=${isDark.value ? "sun" : "moon"} class=${more} id="theme-button" label=${t(isDark.value ? "ui.theme.to_light" : "ui.theme.to_dark")}
        onPress=${() => chooseTheme(isDark.value ? "light" : "dark")} />
      ${table
        ? html`<${IconButton} icon=${sound.value ? "sound" : "mute"} class="wide" label=${t(sound.value ? "ui.sound.off" : "ui.sound.on")} onPress=${() => (sound.value = !sound.value)} />`
        : null}
      ${help ? html`<${IconButton} icon="help" label=${t("ui.menu.help")} id="help-button" opens onPress=${() => setOpen("help")} />` : null}
    </header>
    <${CookieNotice} />
    ${open === "menu" ? html`<${MenuSheet} items=${items} rules=${rules} open=${setOpen} onClose=${close} />` : null}
    ${open === "settings" ? html`<${SettingsSheet} onClose=${close} />` : null}
    ${open === "device" ? html`<${DeviceSheet} onClose=${close} />` : null}
    ${open === "name" ? html`<${NameSheet} onClose=${close} />` : null}
    ${open === "help" ? html`<${Sheet} title=${t("ui.help.title")} place="side" onClose=${close}>${help}<//>` : null}
  `;
}

/** @param {{line: Line}} props */
function ConnectionDot({ line }) {
  const look = line.state === "online" ? "ok" : line.state === "slow" ? "slow" : "lost";
  const word = t(`conn.${line.state}`);
  const ms = line.ping === null ? "" : t("conn.ms", { ms: line.ping });
  return html`<span class=${`connection${look === "ok" ? "" : ` is-${look}`}`} title=${ms ? `${word}, ${ms}` : word}>
    <${Mark} name=${`conn-${look}`} />
    <span class="visually-hidden">${word}</span>
    <span class="wide" aria-hidden="true">${ms || word}</span>
  </span>`;
}

/**
 * @param {object} props
 * @param {MenuItem[]} props.items
 * @param {string} props.rules
 * @param {(what: "settings"|"device"|"name") => void} props.open
 * @param {() => void} props.onClose
 */
function MenuSheet({ items, rules, open, onClose }) {
  /** @type {MenuItem[]} */
  const all = [
    { text: t("ui.menu.home"), icon: "home", href: "/" },
    ...items,
    { text: t("ui.menu.name"), icon: "edit", onPress: () => open("name") },
    { text: t("ui.menu.settings"), icon: "cog", onPress: () => open("settings") },
    { text: t("ui.menu.device"), icon: "device", onPress: () => open("device") },
    { text: t("ui.menu.rules"), icon: "book", href: rules },
    { text: t("ui.menu.about"), icon: "info", href: "/about" },
  ];
  return html`<${Sheet} title=${t("ui.menu")} place="side left" class="menu" onClose=${onClose}>
    <nav class="menu-list">
      ${all.map((item) => {
        const inside = html`<${Icon} name=${item.icon} />${item.text}${item.note ? html`<small>${item.note}</small>` : null}`;
        const classes = `menu-item${item.danger ? " is-danger" : ""}`;
        if (item.href) return html`<a class=${classes} key=${item.text} href=${item.href}>${inside}</a>`;
        const press = () => {
          onClose();
          item.onPress?.();
        };
        return html`<button type="button" class=${classes} key=${item.text} onClick=${press}>${inside}</button>`;
      })}
    </nav>
  <//>`;
}
