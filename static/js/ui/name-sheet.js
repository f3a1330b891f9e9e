/**
 * @file My name, changed from anywhere.
 */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { errorText } from "../errors.js";
import { bounds } from "../bounds.js";
import { t } from "../i18n.js";
import { me, saveMe } from "../me.js";
import { Button, FieldError } from "./button.js";
import { Sheet } from "./sheet.js";

/** @param {{onClose: () => void}} props */
export function NameSheet({ onClose }) {
  const [name, setName] = useState(me.value?.name ?? "");
  const [fault, setFault] = useState(/** @type {string|null} */ (null));
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await saveMe({ name: name.trim() });
      onClose();
    } catch (error) {
      setFault(errorText(error));
    }
  };
  return html`<${Sheet} title=${t("ui.name.title")} place="middle" onClose=${onClose}>
    <form class="sit-form" onSubmit=${save}>
      <label class="field-label"><span>${t("ui.name.title")}</span>
        <input class=${`input${fault ? " is-wrong" : ""}`} value=${name} maxlength=${bounds().name} autocomplete="nickname" aria-invalid=${fault ? "true" : undefined}
          aria-describedby=${fault ? "name-fault" : undefined} onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} />
      </label>
      ${fault ? html`<${FieldError} id="name-fault" text=${fault} />` : null}
      <div class="acts"><${Button} onPress=${onClose}>${t("ui.cancel")}<//><${Button} look="go" type="submit">${t("ui.name.save")}<//></div>
    </form>
  <//>`;
}
