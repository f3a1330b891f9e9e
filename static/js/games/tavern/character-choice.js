/**
 * @file The choice of my character: grouped by box, each only once at a table, with how hard it is to play and what it is good and
 * bad at. A bot's character may be taken, a person's may not.
 */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n.js";
import { act } from "../../setup/act.js";
import { seatName } from "../../setup/words.js";
import { Icon, Mug } from "../../ui/art.js";
import { Button, Segments } from "../../ui/button.js";
import { Drawing, Medal } from "./art.js";
import { characterText, tavernTexts } from "./texts.js";
import { isBoss, mayPlay } from "./variants.js";

/** @typedef {import("../../types.js").TableInfo} TableInfo */

/** @param {{link: import("../../board/table-link.js").TableLink, table: TableInfo}} props */
export function CharacterChoice({ link, table }) {
  const [chosen, choose] = useState(table.you.seats[0]);
  const texts = tavernTexts();
  const seat = table.you.seats.includes(chosen) ? chosen : table.you.seats[0];
  const mine = table.seats[seat];
  if (!mine.chair || !texts) return null;
  const everybody = Object.keys(texts.characters).filter((id) => texts.characters[id].has_pages);
  const boxes = [...new Set(everybody.map((id) => texts.characters[id].box))].sort();
  /** @param {string} id */
  const owner = (id) => table.seats.find((other) => other.role === id && other.seat !== seat && other.chair?.kind === "person");
  /** Why it cannot be chosen. @param {string} id */
  const barred = (id) => {
    const other = owner(id);
    if (other) return t("setup.role.taken", { name: seatName(table, other) });
    return mayPlay(table, seat, id) ? null : t("tavern.setup.villains_only");
  };
  /** @param {string} id */
  const take = (id) => act(link, "character", "POST", `/seats/${seat}`, { role: id });
  const random = () => {
    const free = everybody.filter((id) => id !== mine.role && !owner(id) && mayPlay(table, seat, id));
    if (free.length) void take(free[crypto.getRandomValues(new Uint32Array(1))[0] % free.length]);
  };
  return html`<section class="setup-role" aria-labelledby="character-heading">
    <h2 class="heading" id="character-heading"><${Icon} name="person" />${t("tavern.setup.character")}
      <${Button} small icon="shuffle" onPress=${random}>${t("tavern.setup.character.random")}<//></h2>
    ${table.you.seats.length > 1
      ? html`<div class="presets"><${Segments} label=${t("tavern.setup.character.whose")} value=${String(seat)} onChange=${(/** @type {string} */ value) => choose(Number(value))}
          choices=${table.you.seats.map((s) => ({ value: String(s), text: seatName(table, table.seats[s]) }))} /></div>`
      : null}
    ${isBoss(table, seat) ? html`<p class="tag boss-note"><${Drawing} name="s-boss" />${t("tavern.setup.boss_deck.yours")}</p>` : null}
    <div role="radiogroup" aria-labelledby="character-heading">
      ${boxes.map((box) => html`<div class="character-box" key=${box}><h3 class="character-box-name">${t("tavern.setup.box", { box })}</h3>
        <div class="characters">${everybody.filter((id) => texts.characters[id].box === box).map((id) => html`<${Choice} key=${id} id=${id} name=${`character-${seat}`}
          chosen=${mine.role === id} taken=${barred(id)} onTake=${() => take(id)} />`)}</div></div>`)}
    </div>
    <${About} id=${mine.role} />
  </section>`;
}

/** @param {{id: string, name: string, chosen: boolean, taken: string|null, onTake: () => void}} props  `taken`: why it cannot be chosen. */
function Choice({ id, name, chosen, taken, onTake }) {
  const text = characterText(id);
  return html`<label class=${`role${taken !== null ? " is-taken" : ""}`}>
    <input type="radio" name=${name} value=${id} checked=${chosen} disabled=${taken !== null} onChange=${onTake} />
    <${Medal} character=${id} class="banner" /><b>${text.short}</b>
    ${taken !== null ? html`<small>${taken}</small>` : html`<${Difficulty} of=${text.difficulty} />`}
  </label>`;
}

/** As mugs, with the word for who cannot see them. @param {{of: number, words?: boolean}} props */
function Difficulty({ of, words = false }) {
  if (!of) return null;
  const word = t(`tavern.setup.difficulty.${of}`);
  return html`<span class="difficulty" title=${word}>${[1, 2, 3].map((n) => html`<${Mug} key=${n} strength=${1} class=${n <= of ? "" : "is-less"} />`)}
    <span class=${words ? "" : "visually-hidden"}>${word}</span></span>`;
}

/** The chosen one in words. @param {{id: string}} props */
function About({ id }) {
  const text = characterText(id);
  return html`<div class="character-about board well" aria-live="polite">
    <${Medal} character=${id} class="banner" />
    <div><b class="character-name">${text.name}</b>
      <p class="character-facts"><${Difficulty} of=${text.difficulty} words />${text.traits.map((trait) => html`<span class="tag" key=${trait}>${trait}</span>`)}</p>
      <p>${text.summary}</p></div>
  </div>`;
}
