/**
 * @file Copying a text. Over plain http to a name on the home network a browser has no clipboard: then the text is selected instead
 * and the person is told.
 */
import { t } from "./i18n.js";
import { toast } from "./ui/notices.js";

/**
 * @param {string} text
 * @param {HTMLElement|null} shown  Where the text stands on the page; it is selected if it cannot be copied.
 */
export async function copyText(text, shown) {
  try {
    if (!navigator.clipboard) throw new Error("no secure context");
    await navigator.clipboard.writeText(text);
    toast(() => t("ui.copied"), { look: "good", icon: "check" });
  } catch {
    if (shown instanceof HTMLInputElement) {
      shown.hidden = false;
      shown.focus();
      shown.select();
    } else if (shown) getSelection()?.selectAllChildren(shown);
    toast(() => t("ui.copy_by_hand"), { icon: "copy", ms: 9_000 });
  }
}
