/**
 * @file My name, changed from anywhere.
 */
import { html } from "htm/preact";
import { useRef, useState } from "preact/hooks";
import { bounds } from "../bounds.js";
import { errorText } from "../errors.js";
import { t } from "../i18n.js";
import { me, saveMe } from "../me.js";
import { Button, FieldError } from "./button.js";
import { Sheet } from "./sheet.js";

/** @param {{onClose: () => void}} props */
export function NameSheet({ onClose }) {
  const [name, setName] = useState(me.value?.name ?? "");
  const [fault, setFault] = useState(/** @type {string|null} */ (null));
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await saveMe({ name: name.trim() });
      onClose();
    } catch (error) {
      setFault(errorText(error));
      field.current?.focus();
    }
  };
  return html`<${Sheet} title=${t("ui.name.title")} place="middle" onClose=${onClose}>
    <form class="sit-form" onSubmit=${save}>
      <label class="field-label"><span>${t("ui.name.title")}</span>
        <input class=${`input${fault ? " is-wrong" : ""}`} ref=${field} value=${name} maxlength=${bounds().name} autocomplete="nickname" autofocus aria-invalid=${fault ? "true" : undefined}
          aria-describedby=${fault ? "name-sheet-fault" : undefined} onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} />
      </label>
      ${fault ? html`<${FieldError} id="name-sheet-fault" text=${fault} />` : null}
      <div class="acts"><${Button} onPress=${onClose}>${t("ui.cancel")}<//><${Button} look="go" type="submit">${t("ui.name.save")}<//></div>
    </form>
  <//>`;
}
