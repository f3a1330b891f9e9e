/**
 * @file Who was sent away from the table: the host sees what is barred and for how long, and lets people back in.
 */
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { list, t } from "../i18n.js";
import { Icon } from "../ui/art.js";
import { Button } from "../ui/button.js";
import { Sheet } from "../ui/sheet.js";
import { act, acting } from "./act.js";

/** Whether the list is open. */
export const barredOpen = signal(false);

/** @param {{link: import("../board/table-link.js").TableLink, table: import("../types.js").TableInfo}} props */
export function BarredSheet({ link, table }) {
  if (!barredOpen.value || !table.you.host) return null;
  const close = () => (barredOpen.value = false);
  return html`<${Sheet} title=${t("setup.barred.title")} place="middle" onClose=${close}>
    <p>${t(table.barred.length ? "setup.barred.text" : "setup.barred.none")}</p>
    <ul class="people-list" id="barred">
      ${table.barred.map((one) => {
        const name = one.names.length ? list(one.names) : t("setup.barred.nameless");
        return html`<li key=${one.tag}><${Icon} name="barred" />
          <span><b>${name}</b><small>${one.browser_s === null ? t("setup.barred.person") : t("setup.barred.browser", { n: Math.max(1, Math.ceil(one.browser_s / 60)) })}</small></span>
          <${Button} small icon="door" label=${t("setup.barred.lift.of", { name })} busy=${acting.value === `lift ${one.tag}`}
            onPress=${() => act(link, `lift ${one.tag}`, "DELETE", `/barred/${one.tag}`)}>${t("setup.barred.lift")}<//></li>`;
      })}
    </ul>
  <//>`;
}
