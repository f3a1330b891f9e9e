/**
 * @file Joining by code: eight digits, written 4-4, so that no keyboard layout and no look-alike letter gets in the way.
 */
import { html } from "htm/preact";
import { useRef, useState } from "preact/hooks";
import { api } from "../api.js";
import { errorText } from "../errors.js";
import { codeText, t } from "../i18n.js";
import { Icon } from "../ui/art.js";
import { Button, FieldError } from "../ui/button.js";

export function JoinBoard() {
  const [code, setCode] = useState("");
  const [fault, setFault] = useState(/** @type {string|null} */ (null));
  const [busy, setBusy] = useState(false);
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));

  const input = (/** @type {Event} */ event) => {
    const element = /** @type {HTMLInputElement} */ (event.currentTarget);
    const digitsBefore = element.value.slice(0, element.selectionStart ?? 0).replace(/\D/g, "").length;
    // A whole link may be pasted: its last eight digits are the code.
    const pasted = /(\d{8})(?:\D*)$/.exec(element.value.replace(/#.*$/, "").replace(/-/g, ""));
    const text = codeText(pasted ? pasted[1] : element.value);
    element.value = text;
    const caret = digitsBefore > 4 ? digitsBefore + 1 : digitsBefore;
    element.setSelectionRange(Math.min(caret, text.length), Math.min(caret, text.length));
    setCode(text);
    setFault(null);
  };
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const digits = code.replace(/\D/g, "");
    if (digits.length !== 8) {
      setFault(t("home.join.short", { n: 8 - digits.length }));
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await api("GET", `/tables/${digits}`);
      location.href = `/t/${digits}`;
    } catch (error) {
      setBusy(false);
      setFault(errorText(error));
      field.current?.focus();
    }
  };
  return html`<section class="board join" aria-labelledby="join-heading">
    <h2 class="heading" id="join-heading"><${Icon} name="door" />${t("home.join")}</h2>
    <p class="muted">${t("home.join.how")}</p>
    <form class="join-row" onSubmit=${join} noValidate>
      <input class=${`input code${fault ? " is-wrong" : ""}`} id="code" ref=${field} inputmode="numeric" autocomplete="off" enterkeyhint="go" placeholder="0000-0000"
        aria-label=${t("home.join.code")} aria-invalid=${fault ? "true" : undefined} aria-describedby=${fault ? "code-fault" : undefined} value=${code} onInput=${input} />
      <${Button} type="submit" busy=${busy}>${t("home.join.go")}<//>
    </form>
    ${fault ? html`<${FieldError} id="code-fault" text=${fault} />` : null}
  </section>`;
}
