/**
 * @file Copying a text. Over plain http on a home network a browser offers no clipboard, only the older `execCommand`; where that
 * fails, too, the text is selected and the person is told.
 */
import { t } from "./i18n.js";
import { toast } from "./ui/notices.js";

/**
 * @param {string} text
 * @param {HTMLElement|null} shown  Where the text stands on the page; it is selected if it cannot be copied.
 */
export async function copyText(text, shown) {
  if ((await toClipboard(text)) || byCommand(text, shown)) {
    toast(() => t("ui.copied"), { look: "good", icon: "check" });
    return;
  }
  if (shown instanceof HTMLInputElement) {
    shown.hidden = false;
    shown.focus();
    shown.select();
  } else if (shown) getSelection()?.selectAllChildren(shown);
  toast(() => t("ui.copy_by_hand"), { icon: "copy", ms: 9_000 });
}

/** @param {string} text
 * @returns {Promise<boolean>}  Whether it was copied. */
async function toClipboard(text) {
  if (!navigator.clipboard) return false;
  return navigator.clipboard.writeText(text).then(() => true, () => false);
}

/**
 * The older way: select the text in a field of its own and have the browser copy what is selected. Then the focus returns to where it was.
 * @param {string} text
 * @param {HTMLElement|null} beside  If it is in a dialog, so is the field: outside an open dialog nothing can be selected.
 */
function byCommand(text, beside) {
  const had = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "visually-hidden";
  (beside?.closest("dialog") ?? document.querySelector("dialog[open]") ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, text.length);
  let done = false;
  try {
    done = document.execCommand("copy");
  } catch {
    // no such command here
  }
  if (had instanceof HTMLElement) had.focus({ preventScroll: true });
  field.remove();
  return done;
}
