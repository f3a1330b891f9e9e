/**
 * @file Sheets and dialogs. The browser's own `dialog` keeps the focus inside, closes with Esc and gives the focus back. Back closes it,
 * too. A field with `autofocus` has the focus first.
 */
import { html } from "htm/preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n.js";
import { closedByBack, goTo } from "./back.js";
import { IconButton } from "./button.js";

/**
 * @param {object} props
 * @param {import("preact").ComponentChildren} props.title
 * @param {"side"|"side left"|"middle"|"plain"} [props.place]  Where it stands on a wide screen; on a phone it comes from below.
 * @param {import("preact").ComponentChildren} [props.mark]  A picture before the title.
 * @param {string} [props.class]
 * @param {() => void} props.onClose  Must take the sheet away.
 * @param {import("preact").ComponentChildren} props.children
 */
export function Sheet({ title, place = "plain", mark = null, class: more = "", onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement|null} */ (null));
  const before = useRef(/** @type {Element|null} */ (null));
  const heading = useId();
  const latest = useRef(onClose);
  latest.current = onClose;
  // Before anything else can be pressed: a dialog that stands in the page but is not yet open lets keys through to what is below.
  useLayoutEffect(() => {
    const element = dialog.current;
    before.current = document.activeElement;
    element?.showModal();
    const closed = closedByBack(() => latest.current());
    return () => {
      closed();
      element?.close();
      // The browser gives the focus back on close(), but not when the dialog leaves the page first.
      // The element that had it may be gone with the screen below: then the open question gets it.
      const back = before.current instanceof HTMLElement && before.current.isConnected ? before.current : null;
      (back ?? document.getElementById("prompt") ?? document.getElementById("main"))?.focus({ preventScroll: back === null });
    };
  }, []);
  const classes = ["sheet", place === "plain" ? "" : place, more].filter(Boolean).join(" ");
  return html`<dialog class=${classes} ref=${dialog} aria-labelledby=${heading}
    onCancel=${(/** @type {Event} */ event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    }}
    onClick=${(/** @type {MouseEvent} */ event) => (event.target === event.currentTarget ? onClose() : follow(event))}>
    <div class="sheet-bar">
      ${mark}
      <h2 class="sheet-title" id=${heading}>${title}</h2>
      <${IconButton} icon="close" label=${t("ui.close")} onPress=${onClose} />
    </div>
    <div class="sheet-body">${children}</div>
  </dialog>`;
}

/** A link to another page of ours leads there from the page without the sheet. @param {MouseEvent} event */
function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goTo(link.href);
}

/**
 * A question before something that cannot be taken back.
 * @param {object} props
 * @param {string} props.title
 * @param {string} props.text
 * @param {string} props.yes
 * @param {boolean} [props.danger]
 * @param {() => void} props.onYes
 * @param {() => void} props.onClose
 */
export function Confirm({ title, text, yes, danger, onYes, onClose }) {
  return html`<${Sheet} title=${title} place="middle" onClose=${onClose}>
    <p>${text}</p>
    <div class="acts">
      <button type="button" class="button" onClick=${onClose}>${t("ui.cancel")}</button>
      <button type="button" class=${danger ? "button danger" : "button go"} onClick=${() => (onClose(), onYes())}>${yes}</button>
    </div>
  <//>`;
}
