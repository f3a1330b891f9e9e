/**
 * @file Sitting down: a name, and that is all. Also for a second person at the same device, and for changing the name on a stool.
 */
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { api } from "../api.js";
import { bounds } from "../bounds.js";
import { errorText, fieldText } from "../errors.js";
import { t } from "../i18n.js";
import { me } from "../me.js";
import { sober } from "../settings.js";
import { Button, FieldError } from "../ui/button.js";
import { Sheet } from "../ui/sheet.js";
import { sheetMark } from "./role-mark.js";
import { freeSeats, roleName } from "./words.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */

/** Whether a sheet asks for a name: then the form of the page below it has no ids, because ids must be unique. */
const asksInSheet = signal(false);

/**
 * Take a seat and, if I always drink water, say so.
 * @param {import("../board/table-link.js").TableLink} link
 * @param {{seat?: number, name?: string}} body
 * @throws {import("../api.js").ApiError}
 */
async function sit(link, body) {
  const before = link.table.value?.you.seats ?? [];
  /** @type {TableInfo} */
  let table = await api("POST", `/tables/${link.code}/sit`, body);
  const seat = table.you.seats.find((mine) => !before.includes(mine));
  if (sober.value && before.length === 0 && seat !== undefined && table.status === "open")
    table = await api("POST", `/tables/${link.code}/seats/${seat}`, { sober: true }).catch(() => table);
  link.table.value = table;
}

/**
 * If somebody else takes the stool meanwhile, the sheet says so and offers the next free one.
 * @param {object} props
 * @param {import("../board/table-link.js").TableLink} props.link
 * @param {TableInfo} props.table
 * @param {number} props.seat
 * @param {boolean} [props.rename]  The seat is mine; only its name changes.
 * @param {() => void} props.onClose
 */
export function SitSheet({ link, table, seat, rename = false, onClose }) {
  useLayoutEffect(() => {
    asksInSheet.value = true;
    return () => {
      asksInSheet.value = false;
    };
  }, []);
  const second = !rename && table.you.seats.length > 0;
  const taken = !rename && table.status === "open" && table.seats[seat]?.chair !== null;
  const place = taken ? freeSeats(table)[0] : table.seats[seat];
  if (!place) return html`<${Sheet} title=${t("setup.sit")} place="middle" onClose=${onClose}><p role="alert">${t("setup.full")}</p><//>`;
  const title = t(rename ? "setup.rename" : second ? "setup.sit.second" : "setup.sit");
  return html`<${Sheet} title=${title} mark=${sheetMark(table, place)} place="middle" onClose=${onClose}>
    ${second ? html`<p>${t("setup.sit.second.hint")}</p>` : null}
    ${taken ? html`<p role="alert" id="stool-taken">${t("setup.sit.taken", { role: roleName(table, place) })}</p>` : null}
    <${NameForm} inSheet link=${link} seat=${place.seat} rename=${rename} first=${second ? "" : (place.chair?.name ?? table.you.name ?? me.value?.name ?? "")} onDone=${onClose} />
  <//>`;
}

/**
 * @param {object} props
 * @param {import("../board/table-link.js").TableLink} props.link
 * @param {number} [props.seat]  Absent: the first that is free.
 * @param {boolean} [props.rename]
 * @param {string} props.first
 * @param {boolean} [props.inSheet]  Then the field has the focus at once.
 * @param {() => void} [props.onDone]
 */
export function NameForm({ link, seat, rename = false, first, inSheet = false, onDone }) {
  const id = (/** @type {string} */ name) => (inSheet || !asksInSheet.value ? name : undefined);
  const [name, setName] = useState(first);
  const [fault, setFault] = useState(/** @type {string|null} */ (null));
  const [busy, setBusy] = useState(false);
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    const typed = name.trim();
    try {
      if (rename) link.table.value = await api("POST", `/tables/${link.code}/seats/${seat}`, { name: typed });
      else await sit(link, { ...(seat === undefined ? {} : { seat }), ...(typed ? { name: typed } : {}) });
      onDone?.();
    } catch (error) {
      setFault(fieldText(error, "name") ?? errorText(error));
      setBusy(false);
      field.current?.focus();
    }
  };
  return html`<form class="sit-form" onSubmit=${submit} noValidate>
    <label class="field-label"><span>${t("home.name")}</span>
      <input class=${`input${fault ? " is-wrong" : ""}`} id=${id("sit-name")} autofocus=${inSheet} ref=${field} value=${name} maxlength=${bounds().name} autocomplete="nickname" enterkeyhint="go"
        aria-invalid=${fault ? "true" : undefined} aria-describedby=${fault ? id("sit-fault") : undefined}
        onInput=${(/** @type {any} */ event) => (setName(event.currentTarget.value), setFault(null))} /></label>
    ${fault ? html`<${FieldError} id=${id("sit-fault")} text=${fault} />` : null}
    <div class="acts single"><${Button} look="go" icon=${rename ? "check" : "person"} type="submit" id=${id("sit-down")} busy=${busy}>${t(rename ? "ui.name.save" : "setup.sit")}<//></div>
  </form>`;
}
