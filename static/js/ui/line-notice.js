/**
 * @file The line to the server, when there is something to say: lost, back again, an answer that is not confirmed. Blocks nothing.
 */
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { cookiesBlocked } from "../cookies.js";
import { t } from "../i18n.js";
import { Icon } from "./art.js";
import { Button } from "./button.js";

const PATIENCE_MS = 1_200;
const BACK_MS = 3_000;

/** @param {{link: import("../board/table-link.js").TableLink}} props */
export function LineNotice({ link }) {
  const lost = link.connection.value.state === "offline";
  const late = link.pendingCommand.value?.late ?? false;
  const [shown, setShown] = useState(/** @type {"lost"|"back"|null} */ (null));
  useEffect(() => {
    if (lost) {
      const timer = setTimeout(() => setShown("lost"), PATIENCE_MS);
      return () => clearTimeout(timer);
    }
    setShown((before) => (before === "lost" ? "back" : null));
    const timer = setTimeout(() => setShown(null), BACK_MS);
    return () => clearTimeout(timer);
  }, [lost]);
  if (cookiesBlocked.value) return null; // the reason, and another notice says so
  if (shown === "lost")
    return html`<div class="notice is-danger" role="status" id="line-notice"><${Icon} name="warning" /><span><b>${t("conn.lost")}</b> ${t("conn.trying")}</span>
      <${Button} small onPress=${() => link.wake()}>${t("conn.now")}<//></div>`;
  if (late) return html`<div class="notice is-warn" role="status" id="line-notice"><${Icon} name="hourglass" /><span>${t("conn.late")}</span></div>`;
  if (shown === "back") return html`<div class="notice is-good" role="status" id="line-notice"><${Icon} name="check" /><span><b>${t("conn.back")}</b></span></div>`;
  return null;
}
