/**
 * @file S4, resolving: the track of seats, the revealed card with the text that applies, what happened so far, what is asked.
 */
import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { Mark, Mug } from "../../ui/art.js";
import { Banner, CardArt } from "./art.js";
import { askHint, askText, chosenText, doIcon, doText, firstText } from "./ask-words.js";
import { CardBackBox, CardFace, Slot } from "./card-face.js";
import { Chooser } from "./chooser.js";
import { Die } from "./die.js";
import { cardText, dwarfName, dwarfOf } from "./dwarves.js";
import { Prompt } from "./prompt.js";
import { legalDiceWords, RuleLink, whyNot } from "./refusal.js";
import { LineMark, Say } from "./sentence.js";
import { who, whoAll } from "./words.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Seat} Seat */
/** @typedef {import("../../types.js").CardId} CardId */
/** @typedef {import("./screen.js").Board} Board */

/** As many steps as the stage has room for; all of them stand in the log. */
const STEPS = 3;

/** @param {{board: Board}} props */
export function ResolveScreen({ board }) {
  const { view } = board;
  return html`<main class="resolve" id="main" data-seats=${view.seats.length} tabindex="-1">
    <h1 class="visually-hidden">${t("resolve.title")}</h1>
    <${Track} board=${board} />
    <${Stage} board=${board} />
    <${Chooser} board=${board} />
    <${LastAct} board=${board} />
    <${ResolvePrompt} board=${board} />
    ${board.rail}
  </main>`;
}

/** The seats in the order of resolving. @param {{board: Board}} props */
function Track({ board }) {
  const { view, open, revealedThisColumn } = board;
  const first = view.starts ?? 0;
  return html`<ol class="track" aria-label=${t("resolve.track", { name: who(view, first) })}>
    ${view.seats.map((_, i) => {
      const seat = (first + i) % view.seats.length;
      const place = view.seats[seat].places[view.column - 1];
      const state = stepState(view, seat, revealedThisColumn);
      const die = place ? view.seats[seat].dice.find((one) => one.die === place.die) : undefined;
      const hidden = !place?.card || place.state === "unresolved";
      const word = t(`resolve.step.${state}`);
      return html`<li key=${seat} class=${`step is-${state}`} aria-current=${state === "now" ? "step" : undefined}>
        <button type="button" class="step-plate" aria-label=${t("resolve.step.label", { name: who(view, seat), state: word })} onClick=${() => open.seat(seat)}>
          <${Banner} dwarf=${view.seats[seat].dwarf} />
          <span class="step-name">${who(view, seat)}</span>
          <span class="step-mark"><${Mark} name=${`m-${state}`} /><span>${word}</span></span>
          ${place ? html`<span class=${`step-card${place.state === "down" ? " is-down" : hidden ? " is-hidden" : ""}`}>
            ${hidden || place.state === "down" ? null : html`<${CardArt} card=${place.card} />`}${die ? html`<${Die} sides=${die.sides} value=${die.value} mini label="" />` : null}</span>` : null}
        </button></li>`;
    })}
  </ol>`;
}

/**
 * `moved`: the card before the seat is resolved though the seat has resolved none: it came from elsewhere (DDD-TURN-05).
 * @param {View} view
 * @param {Seat} seat
 * @param {Set<Seat>} revealed  Seats that have revealed a card in this column.
 * @returns {"resolved"|"now"|"moved"|"open"}
 */
function stepState(view, seat, revealed) {
  if (view.resolver === seat) return "now";
  const place = view.seats[seat].places[view.column - 1];
  if (!place || place.state === "unresolved") return "open";
  return revealed.has(seat) ? "resolved" : "moved";
}

/** @param {{board: Board}} props */
function Stage({ board }) {
  const { view, open, reveal } = board;
  const resolver = reveal?.seat ?? view.resolver;
  const own = reveal !== null && resolver !== null && dwarfOf(reveal.card) === view.seats[resolver].dwarf;
  const top = view.discard[0];
  return html`<section class="stage" aria-label=${t("resolve.stage")}>
    <div class="stage-side">
      ${view.starts !== null && view.starts_card
        ? html`<div class="stage-pile"><span class="tag"><${Mark} name="lamp" class="icon" />${t("resolve.starts", { name: who(view, view.starts) })}</span>
            <${Slot} card=${view.starts_card} onPress=${() => open.card(/** @type {CardId} */ (view.starts_card))} /></div>`
        : null}
      <div class="stage-pile"><span class="tag">${t("draft.discard", { n: view.discard.length })}</span>
        ${top ? html`<${Slot} card=${top} label=${t("draft.discard.top", { n: view.discard.length, title: cardText(top).title })} onPress=${() => open.discard()} />` : null}</div>
    </div>
    <div class="stage-card">
      ${reveal && resolver !== null
        ? html`<div class="stage-turn" key=${reveal.n}><${CardFace} card=${reveal.card} die=${reveal.die} lit=${own ? "own" : "main"} states=${["turning"]}
            litLabel=${resolver === view.viewer ? t(own ? "resolve.applies.own" : "resolve.applies.you") : t("resolve.applies", { name: dwarfName(view.seats[resolver].dwarf) })} /></div>`
        : html`<${CardBackBox} />`}
    </div>
    <${Steps} board=${board} />
  </section>`;
}

/** What the card has done so far. @param {{board: Board}} props */
function Steps({ board }) {
  const { view, lines, choice } = board;
  const at = lines.findLastIndex((line) => line.turn);
  const mine = at < 0 ? [] : lines.slice(at);
  const resolver = view.resolver;
  const waits = board.asked.filter((seat) => seat !== view.viewer);
  const title = resolver === null ? t("resolve.steps") : resolver === view.viewer ? t("resolve.steps.you") : t("resolve.steps.other", { name: dwarfName(view.seats[resolver].dwarf) });
  const done = mine.flatMap((line, i) => (i === 0 ? line.parts : [line.head, ...line.parts])).filter((sentence) => !sentence.key.startsWith("log.forced"));
  return html`<div class="steps"><h2 class="heading">${title}</h2><ol>
    ${done.slice(-STEPS).map((sentence) => html`<${Step} key=${`${sentence.n}${sentence.key}`} board=${board} sentence=${sentence} />`)}
    ${choice.prompt && !choice.answered
      ? html`<li class="is-now"><${Mark} name="m-now" /><span>${askText(view, choice.prompt)}</span></li>`
      : waits.length ? html`<li class="is-now"><${Mark} name="thinking" /><span>${t("draft.waiting", { names: whoAll(view, waits) })}</span></li>` : null}
  </ol></div>`;
}

/**
 * What the card has done: a mug where somebody drinks; nothing waits for that (DDD-SIP-05).
 * @param {{board: Board, sentence: import("./story.js").Sentence}} props
 */
function Step({ board, sentence }) {
  const { view, onWater } = board;
  const mug = sentence.icon === "mug" || sentence.icon === "mug-water";
  const names = sentence.data.names;
  const mine = view.viewer !== null && sentence.icon === "mug" && typeof names === "object" && "seats" in names && names.seats.includes(view.viewer);
  return html`<li class="is-done">
    ${mug ? html`<${Mug} water=${sentence.icon === "mug-water"} class="mark" />` : html`<${Mark} name="m-resolved" />`}
    <span><${Say} sentence=${sentence} view=${view} />
      ${mine && onWater ? html` <button type="button" class="log-link" onClick=${onWater}>${t("resolve.water_for_me")}</button>` : null}</span></li>`;
}

/** The latest step alone, where there is no room for the list. @param {{board: Board}} props */
function LastAct({ board }) {
  const { view, lines, open } = board;
  const line = lines.at(-1);
  if (!line) return null;
  const sentence = line.parts.at(-1) ?? line.head;
  return html`<p class="last-act" id="last-act" tabindex="-1"><${LineMark} line=${line} view=${view} /><span><${Say} sentence=${sentence} view=${view} open=${open} /></span></p>`;
}

/** @param {{board: Board}} props */
function ResolvePrompt({ board }) {
  const { view, choice, clock } = board;
  const prompt = choice.prompt;
  const common = { live: choice.live, answered: choice.answered || choice.busy, ask: prompt?.ask ?? null, clock, refused: choice.refusal };
  if (!prompt) {
    const say = board.asked.length ? t("draft.waiting", { names: whoAll(view, board.asked) }) : t("draft.wait");
    return html`<${Prompt} ...${common} alone=${view.viewer === null} say=${say} small=${board.reveal ? t("resolve.on_stage", { card: cardText(board.reveal.card).title }) : undefined} undo=${null}
      commit=${{ text: t("resolve.watch"), ready: false, press: () => undefined }} />`;
  }
  if (choice.answered) {
    const others = board.asked.filter((seat) => seat !== view.viewer);
    return html`<${Prompt} ...${common} say=${others.length ? t("draft.locked_waiting", { names: whoAll(view, others) }) : t("draft.locked")} small=${chosenText(view, prompt, choice.picked)}
      undo=${{ text: t("draft.take_back"), press: choice.takeBack }} commit=${{ text: t("draft.wait"), ready: false, press: () => undefined }} />`;
  }
  const refused = choice.refused ? html`${whyNot(choice.refused.reason, choice.refused.value, view)}` : common.refused;
  const dice = ["die", "dice", "raise"].includes(prompt.kind);
  const remedy = choice.refused
    ? html`${dice ? legalDiceWords(view, choice.legal.map(String).filter((id) => id !== "none")) : t("why.choose_lit")} <${RuleLink} rule=${choice.refused.reason.rule} />`
    : undefined;
  const say = choice.complete || (choice.picked.length && prompt.kind !== "dice") ? chosenText(view, prompt, choice.picked) : askText(view, prompt);
  const hint = choice.complete ? (prompt.kind === "discard" ? cardMain(view, String(choice.picked[0])) : undefined) : askHint(view, prompt, choice.legal);
  return html`<${Prompt} ...${common} refused=${refused} remedy=${remedy} say=${say} small=${hint} choices=${choicesOf(board)}
    undo=${choice.picked.length ? { text: t("resolve.other"), press: choice.clear } : null}
    commit=${{ text: choice.busy ? t(choice.late ? "draft.sending_again" : "draft.sending") : choice.complete ? doText(prompt) : firstText(prompt), icon: doIcon(prompt), ready: choice.complete, busy: choice.busy, press: choice.commit }}
    keys=${t("resolve.keys")} />`;
}

/** The text of a card that would apply to me. @param {View} view
 * @param {CardId} card */
function cardMain(view, card) {
  const own = view.viewer !== null && dwarfOf(card) === view.seats[view.viewer].dwarf;
  return own ? cardText(card).own : cardText(card).main;
}

/** Answers that take a single press. @param {Board} board */
function choicesOf(board) {
  const { choice, view } = board;
  const prompt = choice.prompt;
  if (!prompt) return undefined;
  const chosen = choice.picked.length ? String(choice.picked[0]) : null;
  const pick = (/** @type {string} */ value) => choice.pick(value);
  const label = askText(view, prompt);
  const seats = view.seats.length;
  switch (prompt.kind) {
    case "direction":
      return { label, chosen, pick, all: [
        { value: "left", text: t("resolve.left"), small: t("resolve.to", { name: dwarfName(view.seats[(prompt.seat + 1) % seats].dwarf) }), icon: "left" },
        { value: "right", text: t("resolve.right"), small: t("resolve.to", { name: dwarfName(view.seats[(prompt.seat + seats - 1) % seats].dwarf) }), icon: "right" },
      ] };
    case "ignore":
    case "luck": {
      const key = prompt.kind === "luck" ? "luck" : `ignore-${prompt.about.step ?? "fight"}`;
      return { label, chosen, pick, all: [
        { value: "yes", text: t(`resolve.${key}.yes`), small: t(`resolve.${key}.yes.small`), icon: prompt.kind === "luck" ? "dice" : "check" },
        { value: "no", text: t(`resolve.${key}.no`), small: t(`resolve.${key}.no.small`), icon: "close" },
      ] };
    }
    case "raise":
      return { label, chosen, pick, all: [{ value: "none", text: t("resolve.raise.none"), small: t("resolve.raise.none.small"), icon: "barred" }] };
    default:
      return undefined;
  }
}
