/**
 * @file Said under the header when the server has a newer version of the page, which is loaded at the next quiet moment.
 */
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.js";
import { isQuiet, mayReload, newer, reload, reloadOnce } from "../newer.js";
import { Icon } from "./art.js";
import { Button } from "./button.js";

const CHECK_EVERY_MS = 250;
/** How many checks in a row must find the page quiet: between two questions there may be a moment without one. */
const QUIET_CHECKS = 2;

/** @param {{link?: import("../board/table-link.js").TableLink|null}} props */
export function NewerNotice({ link = null }) {
  const build = newer.value;
  const quiet = useRef(0);
  useEffect(() => {
    if (build === null) return undefined;
    quiet.current = 0;
    const timer = setInterval(() => {
      quiet.current = isQuiet(link) ? quiet.current + 1 : 0;
      if (quiet.current >= QUIET_CHECKS) reloadOnce();
    }, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [build]);
  if (build === null) return null;
  return html`<div class="notice" role="status" id="newer-notice"><${Icon} name="info" /><span><b>${t("ui.newer")}</b> ${t(mayReload() ? "ui.newer.soon" : "ui.newer.by_hand")}</span>
    <${Button} small onPress=${reload}>${t("ui.newer.now")}<//></div>`;
}
