/**
 * @file The choice of my dwarf: one of eight, each only once at a table. A bot's dwarf may be taken, a person's may not. Also whether I drink.
 */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n.js";
import { sober } from "../../settings.js";
import { act } from "../../setup/act.js";
import { seatName } from "../../setup/words.js";
import { Icon } from "../../ui/art.js";
import { Button, Segments, Switch } from "../../ui/button.js";
import { Banner } from "./art.js";
import { clanName, DWARVES, dwarfName } from "./dwarves.js";

/** @param {{link: import("../../board/table-link.js").TableLink, table: import("../../types.js").TableInfo}} props */
export function DwarfChoice({ link, table }) {
  const [chosen, choose] = useState(table.you.seats[0]);
  const seat = table.you.seats.includes(chosen) ? chosen : table.you.seats[0];
  const mine = table.seats[seat];
  const chair = mine.chair;
  if (!chair) return null;
  /** @param {import("../../types.js").Dwarf} dwarf */
  const owner = (dwarf) => table.seats.find((other) => other.role === dwarf && other.seat !== seat && other.chair?.kind === "person");
  /** @param {import("../../types.js").Dwarf} dwarf */
  const take = (dwarf) => act(link, "dwarf", "POST", `/seats/${seat}`, { role: dwarf });
  const random = () => {
    const free = DWARVES.filter((dwarf) => dwarf !== mine.role && !owner(dwarf));
    if (free.length) void take(free[crypto.getRandomValues(new Uint32Array(1))[0] % free.length]);
  };
  /** @param {boolean} water */
  const drink = (water) => {
    if (seat === table.you.seats[0]) sober.value = water;
    void act(link, "sober", "POST", `/seats/${seat}`, { sober: water });
  };
  return html`<section class="setup-role" aria-labelledby="dwarf-heading">
    <h2 class="heading" id="dwarf-heading"><${Icon} name="person" />${t("draft.setup.dwarf")}
      <${Button} small icon="shuffle" onPress=${random}>${t("draft.setup.dwarf.random")}<//></h2>
    ${table.you.seats.length > 1
      ? html`<div class="presets"><${Segments} label=${t("draft.setup.dwarf.whose")} value=${String(seat)} onChange=${(/** @type {string} */ value) => choose(Number(value))}
          choices=${table.you.seats.map((s) => ({ value: String(s), text: seatName(table, table.seats[s]) }))} /></div>`
      : null}
    <div class="dwarves" role="radiogroup" aria-labelledby="dwarf-heading">
      ${DWARVES.map((dwarf) => {
        const taken = owner(dwarf);
        return html`<label class=${`role${taken ? " is-taken" : ""}`} key=${dwarf}>
          <input type="radio" name=${`dwarf-${seat}`} value=${dwarf} checked=${mine.role === dwarf} disabled=${Boolean(taken)} onChange=${() => take(dwarf)} />
          <${Banner} dwarf=${dwarf} /><b>${dwarfName(dwarf)}</b>
          <small class=${taken ? "" : "dwarf-clan"}>${taken ? t("setup.role.taken", { name: seatName(table, taken) }) : clanName(dwarf)}</small>
        </label>`;
      })}
    </div>
    ${table.options.drinking
      ? html`<div class="option"><${Switch} label=${t("draft.setup.sober")} hint=${t("draft.setup.sober.hint")} on=${chair.sober} onChange=${drink} /></div>`
      : null}
  </section>`;
}
