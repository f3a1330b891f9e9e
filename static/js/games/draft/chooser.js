/**
 * @file What can be chosen while a card is resolved: dice on boards, cards in rows, ways to go. Legal things are lit, the others stay
 * where they are and say why not when they are tapped.
 */
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n.js";
import { Icon, Mark } from "../../ui/art.js";
import { tellApart } from "../../ui/tell-apart.js";
import { Banner } from "./art.js";
import { becomes } from "./ask-words.js";
import { Slot, slotLabel } from "./card-face.js";
import { DiePlace } from "./die.js";
import { cardText, dwarfName } from "./dwarves.js";
import { dieShowing, findDie, whereIs, who } from "./words.js";

/** @typedef {import("../../types.js").Seat} Seat */
/** @typedef {import("./screen.js").Board} Board */

/** @param {{board: Board}} props */
export function Chooser({ board }) {
  const { choice, view, me } = board;
  const prompt = choice.prompt;
  useEffect(showLegal, [prompt?.ask]);
  if (!prompt) return me === null ? null : html`<${DiceOf} board=${board} owner=${me} single />`;
  switch (prompt.kind) {
    case "die":
    case "dice":
    case "raise":
      return html`<${DiceBoards} board=${board} />`;
    case "card":
      return html`<${CardRows} board=${board} />`;
    case "discard":
      return html`<${DiscardRow} board=${board} />`;
    case "direction":
      return html`<${MoveMap} board=${board} />`;
    case "ignore":
    case "luck": {
      const die = prompt.about.die ? findDie(view, prompt.about.die) : undefined;
      return html`<${DiceOf} board=${board} owner=${die?.owner ?? prompt.seat} single only=${prompt.about.die} />`;
    }
    default:
      return null;
  }
}

/** Where the boards do not all fit on the screen, scroll to the first thing that may be chosen, unless one is in sight. */
function showLegal() {
  const box = document.getElementById("choices");
  const legal = [...(box?.querySelectorAll(".is-legal") ?? [])];
  if (!box || !legal.length || box.scrollHeight <= box.clientHeight) return;
  const bottom = box.getBoundingClientRect().bottom;
  if (!legal.some((one) => one.getBoundingClientRect().bottom <= bottom)) legal[0].scrollIntoView({ block: "nearest" });
}

/** Whose dice have to be in sight: those of every owner of a legal die, and of the player whom the card names.
 * @param {Board} board
 * @returns {Seat[]} */
function ownersFor(board) {
  const { choice, view, me } = board;
  const owners = new Set(choice.legal.flatMap((id) => findDie(view, String(id))?.owner ?? []));
  const of = choice.prompt?.about.of;
  if (of !== undefined) owners.add(of);
  const from = me ?? 0;
  const place = (/** @type {Seat} */ seat) => (seat - from + view.seats.length) % view.seats.length;
  return [...owners].sort((a, b) => place(a) - place(b));
}

/** @param {{board: Board}} props */
function DiceBoards({ board }) {
  const owners = ownersFor(board);
  const fight = board.choice.prompt?.about.step === "fight" && board.choice.prompt.kind === "die";
  const dice = owners.length === 1
    ? html`<${DiceOf} board=${board} owner=${owners[0]} single />`
    : html`<div class="dice-boards" id="choices" tabindex="-1">${owners.map((owner) => html`<${DiceOf} key=${owner} board=${board} owner=${owner} />`)}</div>`;
  return fight && board.choice.answered ? html`<${Fighters} board=${board} />` : dice;
}

/**
 * The five dice of a player.
 * @param {{board: Board, owner: Seat, single?: boolean, only?: string}} props  `only`: the die in question.
 */
function DiceOf({ board, owner, single = false, only }) {
  const { view, choice, motion, me } = board;
  const prompt = choice.prompt;
  const asksDice = prompt !== null && ["die", "dice", "raise"].includes(prompt.kind);
  const seat = view.seats[owner];
  const title = owner === me ? t("draft.tray") : dwarfName(seat.dwarf);
  const label = owner === me ? t("draft.tray") : t("resolve.dice_of", { name: dwarfName(seat.dwarf) });
  const names = tellApart(seat.dice.map((one) => dieLabel(board, { ...one, owner }, asksDice)));
  return html`<section class="my-dice" aria-label=${label} id=${single ? "choices" : undefined} tabindex=${single ? -1 : undefined}>
    <span class="my-title"><${Banner} dwarf=${seat.dwarf} /><span>${title}</span>${single ? null : html`<small>${t("resolve.sum", { sum: seat.sum })}</small>`}</span>
    <ol class=${`dice-row${choice.picked.length ? " has-choice" : ""}`}>
      ${seat.dice.map((one, i) => {
        const die = { ...one, owner };
        const legal = asksDice && choice.legal.includes(die.die);
        const chosen = choice.picked.includes(die.die) || only === die.die;
        const then = prompt && legal ? becomes(prompt, die) : undefined;
        const states = [
          ...(chosen ? ["chosen"] : legal && !choice.answered ? ["legal"] : []),
          ...(asksDice && !legal ? ["maxed"] : []),
          ...(choice.refused?.value === die.die ? ["refused"] : []),
          ...(motion.get(die.die) ?? []),
        ];
        const where = whereIs(view, die);
        return html`<li key=${die.die}>
          <${DiePlace} id=${single ? `die-${i}` : `die-${owner}-${i}`} sides=${die.sides} value=${die.value} becomes=${then} states=${states}
            label=${names[i]} pressed=${chosen}
            onPress=${asksDice ? () => choice.pick(die.die) : undefined} />
          <span class="die-caption" aria-hidden="true">${where}</span>
        </li>`;
      })}
    </ol>
  </section>`;
}

/**
 * The label of a die: what it shows, where it lies, and what it would become.
 * @param {Board} board
 * @param {import("./words.js").OwnedDie} die
 * @param {boolean} asksDice
 */
function dieLabel({ view, choice }, die, asksDice) {
  const legal = asksDice && choice.legal.includes(die.die);
  const where = whereIs(view, die);
  const then = choice.prompt && legal ? becomes(choice.prompt, die) : undefined;
  if (asksDice && !legal) return t("resolve.die_on.not", { die: dieShowing(die), where });
  if (then === undefined) return t("resolve.die_on", { die: dieShowing(die), where });
  return t(then > die.value ? "resolve.die_on.rise" : "resolve.die_on.fall", { die: dieShowing(die), where, value: then });
}

/** Who fights: everybody picks a die, hidden until all are in. @param {{board: Board}} props */
function Fighters({ board }) {
  const { view, frame, choice } = board;
  const mine = findDie(view, String(choice.picked[0]));
  return html`<ol class="fight" aria-label=${t("resolve.fight")}>
    ${view.seats.map((seat, n) => {
      const me = n === view.viewer;
      const done = me && choice.answered;
      const asked = frame.marks.asked.includes(n);
      const word = me ? t(done ? "resolve.fight.ready" : "resolve.fight.you") : t(asked ? "resolve.fight.picks" : "resolve.fight.out");
      return html`<li key=${n} class=${`fighter${me ? " is-me" : ""}${done ? " is-done" : ""}${asked || me ? "" : " is-out"}`}>
        <${Banner} dwarf=${seat.dwarf} /><span class="fighter-name">${who(view, n)}</span>
        ${me && mine ? html`<${DiePlace} sides=${mine.sides} value=${mine.value} />` : html`<span class="die-place is-gone"></span>`}
        <span class="fighter-word"><${Mark} name=${done ? "ready" : "thinking"} />${word}</span></li>`;
    })}
  </ol>`;
}

/** Cards in play, by player: Gift and Passed Out. @param {{board: Board}} props */
function CardRows({ board }) {
  const { view, me } = board;
  const from = me ?? 0;
  const order = view.seats.map((_, i) => (from + i) % view.seats.length);
  return html`<div class="card-rows" id="choices" tabindex="-1">${order.map((seat) => html`<${CardRow} key=${seat} board=${board} seat=${seat} />`)}</div>`;
}

/** @param {{board: Board, seat: Seat}} props */
function CardRow({ board, seat }) {
  const { view, choice, me } = board;
  const one = view.seats[seat];
  const slots = one.places.map((place) => ({
    card: place.state === "unresolved" ? null : place.card,
    die: one.dice.find((die) => die.die === place.die) ?? null,
    down: place.state === "down",
  }));
  const names = tellApart(slots.map((slot) => slotLabel({ ...slot, empty: false })));
  return html`<section class="card-row" aria-label=${t("resolve.cards_of", { name: dwarfName(one.dwarf) })}>
    <span class="my-title"><${Banner} dwarf=${one.dwarf} />${seat === me ? t("resolve.cards.yours") : dwarfName(one.dwarf)}</span>
    <ol class="slot-row">${one.places.map((place, i) => {
      const where = `${seat}:${i + 1}`;
      const legal = choice.legal.includes(where);
      const chosen = choice.picked.includes(where);
      const states = [...(chosen ? ["chosen"] : legal ? ["legal"] : ["dim"]), ...(choice.refused?.value === where ? ["refused"] : [])];
      return html`<li key=${where}><${Slot} ...${slots[i]} states=${states} label=${names[i]}
        name=${place.state === "unresolved" && place.card ? cardText(place.card).title : undefined} onPress=${() => choice.pick(where)} /></li>`;
    })}</ol>
  </section>`;
}

/** The discard pile, top first: Cheater. @param {{board: Board}} props */
function DiscardRow({ board }) {
  const { view, choice } = board;
  return html`<div class="card-rows" id="choices" tabindex="-1"><section class="card-row" aria-label=${t("resolve.discard")}>
    <span class="my-title">${t("resolve.discard")}<small>${t("resolve.discard.order")}</small></span>
    <ol class="slot-row wide-row">${view.discard.map((card) => {
      const legal = choice.legal.includes(card);
      const states = [...(choice.picked.includes(card) ? ["chosen"] : legal ? ["legal"] : ["dim"]), ...(choice.refused?.value === card ? ["refused"] : [])];
      return html`<li key=${card}><${Slot} card=${card} states=${states} onPress=${() => choice.pick(card)} /></li>`;
    })}</ol>
  </section></div>`;
}

/** Where the cards of this column will go, before they move: Round on the House. @param {{board: Board}} props */
function MoveMap({ board }) {
  const { view, choice, me } = board;
  const way = /** @type {string|undefined} */ (choice.picked[0]);
  const from = me ?? 0;
  // As it looks from my seat: I am in the middle, my left neighbour (the next seat) is on my left.
  const half = Math.floor(view.seats.length / 2);
  const order = view.seats.map((_, i) => (from + half - i + view.seats.length) % view.seats.length);
  return html`<ol class=${`move-map${way ? ` to-${way}` : ""}`} id="choices" tabindex="-1" aria-label=${t("resolve.map")}>
    ${order.map((seat) => {
      const place = view.seats[seat].places[view.column - 1];
      const die = place ? (view.seats[seat].dice.find((one) => one.die === place.die) ?? null) : null;
      const to = way ? (seat + (way === "left" ? 1 : view.seats.length - 1)) % view.seats.length : null;
      return html`<li key=${seat}>
        ${place ? html`<${Slot} card=${place.state === "unresolved" ? null : place.card} die=${die} down=${place.state === "down"} />` : null}
        ${place && place.state !== "unresolved" ? html`<${Icon} name="check" class="is-done" />` : null}
        <b><${Banner} dwarf=${view.seats[seat].dwarf} />${who(view, seat)}</b>
        ${to === null ? null : html`<span class="visually-hidden">${t("resolve.map.to", { name: who(view, to) })}</span>
          <span class="move-arrow" aria-hidden="true"><${Icon} name=${way === "left" ? "left" : "right"} /></span>`}
      </li>`;
    })}
  </ol>`;
}

