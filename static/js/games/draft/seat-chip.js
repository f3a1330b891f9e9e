/**
 * @file A seat as others see it: banner, name, state, dice (docs/look.md, Seat plates). Its own width decides what it shows.
 */
import { html } from "htm/preact";
import { list, t } from "../../i18n.js";
import { Icon, Mark } from "../../ui/art.js";
import { classes } from "../../ui/classes.js";
import { Banner, Emblem } from "./art.js";
import { Die } from "./die.js";
import { dwarfName, kindOf } from "./dwarves.js";

/**
 * @param {object} props
 * @param {import("../../types.js").Seat} props.seat
 * @param {import("../../types.js").ViewSeat} props.view
 * @param {import("../../types.js").Chair|null} props.chair
 * @param {"ready"|"thinking"|null} props.state  null: nothing is asked of this seat.
 * @param {boolean} [props.me]
 * @param {boolean} [props.host]
 * @param {boolean} [props.now]  Its turn to resolve.
 * @param {boolean} [props.legal]
 * @param {() => void} [props.onPress]  Opens the seat's sheet.
 */
export function SeatChip({ seat, view, chair, state, me = false, host = false, now = false, legal = false, onPress }) {
  const away = chair !== null && chair.kind === "person" && !chair.connected;
  const name = dwarfName(view.dwarf);
  const word = away ? t("ui.seat.away") : state === "ready" ? t("ui.seat.ready") : state === "thinking" ? t("ui.seat.thinking") : "";
  const placed = view.places.length;
  const label = list([
    chair && chair.name && chair.name !== name ? t("draft.seat.name_and_player", { dwarf: name, player: chair.name }) : name,
    ...(chair?.kind === "bot" ? [t("ui.seat.bot")] : []),
    ...(word ? [word] : []),
    t("draft.seat.dice_sum", { sum: view.sum }),
    t("draft.seat.placed", { n: placed }),
  ]);
  return html`<li class=${classes("seat", { "is-ready": state === "ready", "is-away": away, "is-host": host, "is-now": now, "is-me": me, "is-legal": legal })} data-seat=${seat}>
    <button type="button" class="plate" aria-label=${label} aria-haspopup="dialog" onClick=${onPress}>
      <${Banner} dwarf=${view.dwarf} />
      <span class="plate-name"><span>${name}</span>${chair?.kind === "bot" || chair?.bot_acts ? html`<${Icon} name="bot" class="plate-bot" />` : null}</span>
      <span class="plate-state">
        ${away ? html`<${Mark} name="conn-lost" />` : state ? html`<${Mark} name=${state} />` : null}
        <span class="plate-word">${word}</span>
      </span>
      <span class="plate-sum">${view.sum}<small>${t("draft.seat.on_dice")}</small></span>
      <span class="plate-dice">
        ${view.dice.map((die) => {
          const on = view.places.find((place) => place.die === die.die);
          return html`<span class=${`plate-die${die.column !== null ? " is-attached" : ""}`} key=${die.die}>
            ${on?.card && on.state !== "down" ? html`<${Emblem} kind=${kindOf(on.card)} />` : null}<${Die} sides=${die.sides} value=${die.value} mini label="" />
          </span>`;
        })}
      </span>
    </button>
  </li>`;
}
