/**
 * @file Pebbles while it is played.
 */
import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { drawing } from "../../ui/art.js";

export const openLog = () => undefined;
export const tableHeading = (view) => ({ title: t("pebbles.name"), sub: t("pebbles.left", { left: view.heap }) });
export const TableHelp = () => html`<p>${t("pebbles.help")}</p>`;

export default function Screen({ link }) {
  const frame = link.frame.value;
  const { view, prompt } = frame;
  const who = (seats) => seats.map((seat) => t(`pebbles.colour.${view.seats[seat].colour}`)).join(", ");
  return html`<main class="board" id="main" tabindex="-1">
    <p class="pebble-heap" data-left=${view.heap}>${Array.from({ length: view.heap }, () => drawing("pebble", "pebble"))}</p>
    <section id="prompt" data-ask=${prompt?.ask}>
      ${view.winners ? html`<p id="pebble-winners">${t("pebbles.won", { who: who(view.winners) })}</p>` : null}
      ${prompt ? prompt.options.one.map((many) => html`<button key=${many} class="button pebble-take" onClick=${() => link.answer(many)}>${t("pebbles.take", { many })}</button>`) : null}
    </section>
  </main>`;
}
