/**
 * @file The invitation: the code large, the link, the QR code. The code can be hidden from people who watch the screen.
 */
import { html } from "htm/preact";
import { useRef, useState } from "preact/hooks";
import { copyText } from "../copy.js";
import { codeText, t } from "../i18n.js";
import { Icon } from "../ui/art.js";
import { Button } from "../ui/button.js";
import { QR } from "../ui/qr.js";
import { Sheet } from "../ui/sheet.js";
import { inviteLink } from "./words.js";

/** @param {{code: string}} props */
export function Invite({ code }) {
  const [hidden, setHidden] = useState(false);
  const [open, setOpen] = useState(false);
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const link = inviteLink(code);
  const qr = `/api/tables/${code}/qr.svg`;
  const share = async () => {
    await navigator.share({ title: t("ui.site"), text: t("setup.share.text", { code: codeText(code) }), url: link }).catch(() => undefined);
  };
  return html`<section class="board invite" aria-label=${t("setup.invite")}>
    <div class="invite-code">
      <span class="tag"><${Icon} name="door" />${t("setup.code")}</span>
      <b class=${`code-big${hidden ? " is-hidden" : ""}`} id="table-code">${hidden ? "0000-0000" : codeText(code)}</b>
      ${hidden ? html`<span class="visually-hidden">${t("setup.code.hidden")}</span>` : null}
    </div>
    <div class="invite-acts">
      <input class="input low" ref=${field} hidden readonly value=${link} aria-label=${t("setup.link")} id="invite-link" />
      <${Button} icon="copy" id="copy-link" onPress=${() => copyText(link, field.current)}>${t("setup.copy")}<//>
      ${typeof navigator.share === "function" ? html`<${Button} icon="share" onPress=${share}>${t("setup.share")}<//>` : null}
      <${Button} icon="qr" onPress=${() => setOpen(true)}>${t("setup.qr")}<//>
      <${Button} icon="eye" onPress=${() => setHidden(!hidden)}>${t(hidden ? "setup.code.show" : "setup.code.hide")}<//>
    </div>
    ${hidden ? null : html`<div class="invite-qr"><${QR} label=${t("setup.qr.label")} src=${qr} /></div>`}
    ${open
      ? html`<${Sheet} title=${t("setup.qr.title")} place="middle" onClose=${() => setOpen(false)}>
          <div class="setup-qr"><${QR} label=${t("setup.qr.label")} src=${qr} /><b class="code-big">${codeText(code)}</b><span class="muted small">${link}</span></div>
        <//>`
      : null}
  </section>`;
}
