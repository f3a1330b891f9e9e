/**
 * @file "Go on on another device": a link that works once and for five minutes, as a QR code and as text.
 */
import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../api.js";
import { copyText } from "../copy.js";
import { errorText } from "../errors.js";
import { minutes, t } from "../i18n.js";
import { Icon } from "./art.js";
import { Button, FieldError } from "./button.js";
import { QR } from "./qr.js";
import { Sheet } from "./sheet.js";

/** @param {{onClose: () => void}} props */
export function DeviceSheet({ onClose }) {
  const [pass, setPass] = useState(/** @type {{link: string, qr: string, until: number}|null} */ (null));
  const [fault, setFault] = useState(/** @type {string|null} */ (null));
  const [left, setLeft] = useState(0);
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));

  const make = async () => {
    setFault(null);
    try {
      const answer = await api("POST", "/device");
      const link = new URL(answer.link, location.href).href;
      setPass({ link, qr: answer.qr, until: Date.now() + answer.seconds * 1000 });
      setLeft(answer.seconds);
    } catch (error) {
      setFault(errorText(error));
    }
  };
  useEffect(() => void make(), []);
  useEffect(() => {
    if (!pass) return;
    const timer = setInterval(() => setLeft((pass.until - Date.now()) / 1000), 500);
    return () => clearInterval(timer);
  }, [pass]);

  return html`<${Sheet} title=${t("ui.device.title")} place="middle" onClose=${onClose}>
    <p>${t("ui.device.how")}</p>
    ${fault ? html`<${FieldError} text=${fault} />` : null}
    ${pass && left > 0
      ? html`
          <div class="setup-qr"><${QR} label=${t("ui.device.qr")} svg=${pass.qr} /></div>
          <label class="field-label"><span>${t("ui.device.link")}</span>
            <input class="input low" id="device-link" readonly value=${pass.link} ref=${field} onFocus=${() => field.current?.select()} /></label>
          <p class="tag" role="timer"><${Icon} name="hourglass" />${t("ui.device.left", { time: minutes(left) })}</p>
          <${Button} icon="copy" block onPress=${() => copyText(pass.link, field.current)}>${t("ui.device.copy")}<//>
        `
      : null}
    ${pass && left <= 0
      ? html`<p><b>${t("ui.device.over")}</b></p><${Button} look="go" block onPress=${make}>${t("ui.device.again")}<//>`
      : null}
    <p class="muted small">${t("ui.device.careful")}</p>
  <//>`;
}
