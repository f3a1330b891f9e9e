/**
 * @file What a table of Pebbles has before it is played.
 */
import { html } from "htm/preact";
import { boundsOf } from "../../bounds.js";
import { t } from "../../i18n.js";
import { act } from "../../setup/act.js";
import { OptionsNote, TableOptions } from "../../setup/table-options.js";
import { Segments, Stepper } from "../../ui/button.js";

const COLOURS = ["white", "grey", "black", "red"];
const colour = (role) => t(`pebbles.colour.${role}`);
const Mark = ({ role, class: more }) => html`<span class=${more} title=${colour(role)}>●</span>`;

function Role({ link, table }) {
  const seat = table.you.seats[0];
  return html`<section id="pebble-colour"><${Segments} label=${t("pebbles.colour")} value=${table.seats[seat].role}
    choices=${COLOURS.map((value) => ({ value, text: colour(value) }))}
    onChange=${(role) => act(link, "role", "POST", `/seats/${seat}`, { role })} /></section>`;
}

function Options({ link, table }) {
  const patch = (change) => act(link, "options", "PATCH", "", change);
  const off = !table.you.host;
  return html`<section class="setup-options board">
    <div class="option" data-option="heap"><b>${t("pebbles.heap")}</b>
      <${Stepper} label=${t("pebbles.heap")} value=${table.options.heap} ...${boundsOf(table.game, "heap")} off=${off}
        onChange=${(heap) => patch({ options: { heap } })} /></div>
    <${TableOptions} table=${table} patch=${patch} /><${OptionsNote} off=${off} />
  </section>`;
}

export default {
  role: { name: colour, line: colour, Mark, SheetMark: null },
  setUp: {
    help: "pebbles.help", First: null, Role, Options, speedHint: () => "", seatNumbers: () => null,
    teams: () => [], teamName: () => "", TeamMark: null, SeatNote: () => null,
  },
  lingers: () => 0,
};
