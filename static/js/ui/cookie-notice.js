/**
 * @file The notice under the header where the browser keeps no cookies: that nothing works without them, and what to do.
 */
import { html } from "htm/preact";
import { cookiesBlocked } from "../cookies.js";
import { t } from "../i18n.js";
import { Icon } from "./art.js";
import { Button } from "./button.js";

export function CookieNotice() {
  if (!cookiesBlocked.value) return null;
  return html`<div class="notice is-danger" role="alert" id="cookie-notice"><${Icon} name="warning" /><span><b>${t("ui.cookies")}</b> ${t("ui.cookies.do", { host: location.hostname })}</span>
    <${Button} small onPress=${() => location.reload()}>${t("ui.cookies.again")}<//></div>`;
}
