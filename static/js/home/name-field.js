/**
 * @file The field for a name. The server remembers it for this person; nobody needs one, so it is never asked for twice.
 */
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { ApiError } from "../api.js";
import { bounds } from "../bounds.js";
import { errorText, fieldText } from "../errors.js";
import { t } from "../i18n.js";
import { me, saveMe } from "../me.js";
import { FieldError } from "../ui/button.js";

/** What stands in the field. */
const name = signal("");

/** What is wrong with it. @type {import("@preact/signals").Signal<string|null>} */
const fault = signal(/** @type {string|null} */ (null));

/** The name that the server knows already.
 * @param {string|null} known */
export function fillName(known) {
  if (known && !name.value) name.value = known;
}

/** The name as it goes into a request, or undefined if there is none: then the stool shows the name of the role. */
export const enteredName = () => name.value.trim() || undefined;

/** Whether the error is about the name; if so it is shown at the field, which gets the focus.
 * @param {unknown} error */
export function showNameFault(error) {
  if (!(error instanceof ApiError)) return false;
  const text = fieldText(error, "name") ?? (error.code === "bad_name" ? errorText(error) : null);
  if (!text) return false;
  fault.value = text;
  document.getElementById("name")?.focus();
  return true;
}

const save = async () => {
  fault.value = null;
  const now = enteredName();
  if (!now || now === me.value?.name) return;
  try {
    await saveMe({ name: now });
  } catch (error) {
    if (!showNameFault(error)) fault.value = errorText(error);
  }
};

export function NameField() {
  return html`
    <label class="field-label"><span>${t("home.name")}</span>
      <input class=${`input${fault.value ? " is-wrong" : ""}`} id="name" value=${name.value} maxlength=${bounds().name} autocomplete="nickname" spellcheck=${false}
        enterkeyhint="done" placeholder=${t("home.name.empty")} aria-invalid=${fault.value ? "true" : undefined} aria-describedby=${fault.value ? "name-fault" : undefined}
        onInput=${(/** @type {any} */ event) => (name.value = event.currentTarget.value)} onChange=${save} />
    </label>
    ${fault.value ? html`<${FieldError} id="name-fault" text=${fault.value} />` : null}
  `;
}
