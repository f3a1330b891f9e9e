/**
 * @file A QR code, as the server draws it: dark on white in both themes, so that every camera reads it.
 */
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";

/**
 * @param {object} props
 * @param {string} props.label
 * @param {string} [props.src]  Address of an SVG picture.
 * @param {string} [props.svg]  Or its text.
 */
export function QR({ label, src, svg }) {
  const holder = useRef(/** @type {HTMLSpanElement|null} */ (null));
  useEffect(() => {
    if (!svg) return;
    const drawing = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    drawing.setAttribute("aria-hidden", "true");
    drawing.setAttribute("width", "100%");
    drawing.setAttribute("height", "100%");
    holder.current?.replaceChildren(drawing);
  }, [svg]);
  if (src) return html`<img class="qr" src=${src} alt=${label} width="200" height="200" />`;
  return html`<span class="qr" role="img" aria-label=${label} ref=${holder}></span>`;
}
