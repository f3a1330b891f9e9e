/**
 * @file The controls that are always there, Interrupt and Hold, and what is said when the server refuses a press.
 */
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { errorText } from "../../errors.js";
import { t } from "../../i18n.js";
import { shortcuts } from "../../settings.js";
import { Icon } from "../../ui/art.js";
import { toast } from "../../ui/notices.js";
import { Drawing } from "./art.js";
import { choiceOf, LATE_CODES } from "./choice.js";
import { interruptSheet } from "./sheets.js";

/** @typedef {import("./types.js").Board} Board */

/** Raise a hand: one press asks for a moment, the dots choose a card or a step. Stands at the same place in every bar.
 * @param {{board: Board}} props */
export function InterruptButton({ board }) {
  const { link, frame, me, view } = board;
  if (me === null || view.winners || view.seats[me].out) return null;
  const raised = frame.own?.interrupt ?? null;
  const busy = link.unconfirmed.value.includes("interrupt");
  const press = () => link.interrupt({ on: raised === null }).then(tellRefusal);
  return html`<button type="button" id="interrupt" class=${`button tool${raised ? " is-chosen" : ""}${busy ? " is-busy" : ""}`} aria-pressed=${String(raised !== null)}
      title=${t("tavern.interrupt.hint")} aria-keyshortcuts=${shortcuts.value ? "i" : undefined} onClick=${busy ? undefined : press}>
      <${Drawing} name="t-anytime" /><span>${raised ? t("tavern.interrupt.raised") : t("tavern.interrupt")}</span></button>
    <button type="button" id="interrupt-more" class="button tool only-icon" aria-haspopup="dialog" aria-label=${t("tavern.interrupt.more")} onClick=${() => (interruptSheet.value = true)}>
      <${Icon} name="more" /></button>`;
}

/** Ten seconds more for everybody, from my bank. @param {{board: Board}} props */
export function HoldButton({ board }) {
  const { link, frame, me } = board;
  const window = frame.window;
  if (me === null || !window || window.left_ms === null) return null;
  const bank = Math.floor((window.bank_ms[String(me)] ?? 0) / 1000);
  const off = bank <= 0 || window.hold === me || !choiceOf(board).live;
  const busy = link.unconfirmed.value.includes("hold");
  const words = window.hold === me ? t("tavern.hold.mine") : t("tavern.hold");
  return html`<button type="button" id="hold" class=${`button tool${off ? " is-off" : ""}${busy ? " is-busy" : ""}`} aria-disabled=${off ? "true" : undefined}
    aria-label=${`${words}. ${t("tavern.hold.bank", { n: bank })}`} title=${t("tavern.hold.bank", { n: bank })} onClick=${off || busy ? undefined : () => link.hold().then(tellRefusal)}>
    <${Drawing} name="s-hold" /><span>${words}</span></button>`;
}

/** Show a refusal of the server as a toast; one that only means that the press came late does not look like an error.
 * @param {import("../../api.js").ApiError|null} error */
export function tellRefusal(error) {
  if (error) toast(() => (LATE_CODES.includes(error.code) ? t("tavern.late") : errorText(error)), LATE_CODES.includes(error.code) ? { icon: "clock", ms: 2_000 } : { look: "danger", icon: "warning" });
}

/** Shows a toast, once, when a press came late. @param {{board: Board}} props */
export function LateNotice({ board }) {
  const error = board.link.refusal.value;
  useEffect(() => {
    if (error && LATE_CODES.includes(error.code)) tellRefusal(error);
  }, [error]);
  return null;
}
