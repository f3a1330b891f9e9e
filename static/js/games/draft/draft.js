/**
 * @file S3, drafting: everybody puts a card and a die face down at the same time (DDD-TURN-01, -02). Also what follows a late draft:
 * picking one of the neighbour's card backs, and a die for the card that was picked (DDD-OPT-01).
 */
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { keepPick, keptPick } from "../../board/kept-pick.js";
import { num, t } from "../../i18n.js";
import { lockWithoutAsking } from "../../settings.js";
import { Icon } from "../../ui/art.js";
import { tellApart } from "../../ui/tell-apart.js";
import { Banner, CardBack } from "./art.js";
import { CardFace, Slot } from "./card-face.js";
import { fieldChoices, useChange } from "./choice.js";
import { DiePlace } from "./die.js";
import { cardText, dwarfName, dwarfOf } from "./dwarves.js";
import { Prompt } from "./prompt.js";
import { legalDiceWords, RuleLink, whyNot } from "./refusal.js";
import { SeatChip } from "./seat-chip.js";
import { dieShowing, whoAll } from "./words.js";

/** @typedef {import("../../types.js").CardId} CardId */
/** @typedef {import("../../types.js").DieId} DieId */
/** @typedef {import("./choice.js").Choice} Choice */
/** @typedef {import("./screen.js").Board} Board */

export const DIE_KEYS = ["Q", "W", "E", "R", "T"];

/**
 * Card and die, picked in any order. The answer of a `draft` question has two fields, so it is kept apart from single choices.
 * @param {Choice} choice
 * @param {import("../../board/table-link.js").TableLink} link
 */
export function useDraftPick(choice, link) {
  const prompt = choice.prompt?.kind === "draft" ? choice.prompt : null;
  const ask = prompt?.ask ?? "";
  const [state, setState] = useState(() => firstPick(link));
  const committed = /** @type {{card: CardId, die: DieId}|null} */ (prompt?.answered ?? null);
  const cards = prompt ? /** @type {CardId[]} */ (fieldChoices(prompt.options, "card")) : [];
  const dice = prompt ? /** @type {DieId[]} */ (fieldChoices(prompt.options, "die")) : [];
  const now = state.ask === ask ? { ...state, card: isIn(cards, state.card), die: isIn(dice, state.die) } : { ...NOTHING, ask };
  const card = committed?.card ?? now.card;
  const die = committed?.die ?? now.die;
  const complete = card !== null && die !== null;
  const set = (/** @type {Partial<typeof state>} */ change) => {
    const next = { ...now, refused: null, ...change, ask };
    setState(next);
    keepPick(link, next.card || next.die ? { ask, card: next.card, die: next.die } : null);
  };
  const commit = () => {
    if (!prompt || !complete || committed || !choice.live || choice.busy) return;
    keepPick(link, null);
    link.answer({ card, die });
  };
  // Taken back: what was committed stays picked, so that one thing can be changed.
  useChange(committed, (before) => {
    if (before && !committed && prompt) set({ card: before.card, die: before.die });
  });
  const auto = lockWithoutAsking.value && complete && !committed && choice.live && ask !== "" && now.card !== null;
  useEffect(() => {
    if (auto && !choice.busy) commit();
  }, [auto, card, die]);
  return {
    prompt, cards, dice, card, die, complete, committed: committed !== null, refused: now.refused, commit,
    /** @param {CardId} id */
    pickCard(id) {
      if (!prompt || committed || choice.busy || !cards.includes(id)) return;
      set({ card: now.card === id ? null : id });
    },
    /** @param {DieId} id */
    pickDie(id) {
      if (!prompt || committed || choice.busy) return;
      if (!dice.includes(id)) {
        const reason = prompt.why[id];
        if (reason) set({ refused: { value: id, reason } });
        return;
      }
      set({ die: now.die === id ? null : id });
    },
    clear: () => set({ card: null, die: null }),
  };
}

/** @typedef {ReturnType<typeof useDraftPick>} DraftPick */

/** @typedef {{ask: string, card: CardId|null, die: DieId|null, refused: Choice["refused"]}} Pick */
/** @type {Pick} */
const NOTHING = { ask: "", card: null, die: null, refused: null };

/** What was picked before the page was left. @param {import("../../board/table-link.js").TableLink} link
 * @returns {Pick} */
function firstPick(link) {
  const kept = keptPick(link);
  return typeof kept?.ask === "string" ? { ...NOTHING, ask: kept.ask, card: kept.card ?? null, die: kept.die ?? null } : NOTHING;
}

/** @template T
 * @param {T[]} all
 * @param {T|null} one */
const isIn = (all, one) => (one !== null && all.includes(one) ? one : null);

/** @param {{board: Board}} props */
export function DraftScreen({ board }) {
  const { view, table, frame, me, pick, open } = board;
  const others = board.others;
  const ready = new Set(frame.marks.ready ?? []);
  const asked = new Set(frame.marks.asked);
  return html`<main class=${`draft${pick.committed ? " is-locked" : ""}${me === null ? " is-watching" : ""}`} id="main" data-seats=${view.seats.length} tabindex="-1">
    <h1 class="visually-hidden">${t("draft.title")}</h1>
    <ul class="seats" data-count=${others.length} aria-label=${t("draft.seats")}>
      ${others.map((seat) => html`<${SeatChip} key=${seat} seat=${seat} view=${view.seats[seat]} chair=${table.seats[seat]?.chair ?? null}
        state=${ready.has(seat) ? "ready" : asked.has(seat) ? "thinking" : null} host=${board.isHost(seat)} onPress=${() => open.seat(seat)} />`)}
    </ul>
    <${Hall} board=${board} />
    ${me === null ? html`<${Watching} board=${board} />` : html`<${Mine} board=${board} me=${me} />`}
    <${DraftPrompt} board=${board} />
    ${board.rail}
  </main>`;
}

/** Deck, my five places, discard pile. @param {{board: Board}} props */
function Hall({ board }) {
  const { view, me, open, pick } = board;
  const top = view.discard[0];
  return html`<section class="hall" aria-label=${t("draft.columns")}>
    <div class="pile"><${Slot} label=${t("draft.deck", { n: view.deck })} /><span class="tag" aria-hidden="true">${t("draft.deck", { n: view.deck })}</span></div>
    ${me === null
      ? html`<p class="columns-none"></p>`
      : html`<ol class="columns">${[1, 2, 3, 4, 5].map((column) => html`<li key=${column}><${MyPlace} board=${board} me=${me} column=${column} /></li>`)}</ol>`}
    <div class="pile">
      ${top
        ? html`<${Slot} card=${top} label=${t("draft.discard.top", { n: view.discard.length, title: cardText(top).title })} onPress=${() => open.discard()} />`
        : html`<${Slot} empty column="" label=${t("draft.discard", { n: 0 })} />`}
      <span class="tag" aria-hidden="true">${t("draft.discard", { n: view.discard.length })}</span>
    </div>
    ${pick.committed ? html`<span class="visually-hidden">${t("draft.locked")}</span>` : null}
  </section>`;
}

/** @param {{board: Board, me: number, column: number}} props */
function MyPlace({ board, me, column }) {
  const { view, pick, open } = board;
  const place = view.seats[me].places[column - 1];
  if (place) {
    const die = view.seats[me].dice.find((one) => one.die === place.die) ?? null;
    const hidden = place.state === "unresolved";
    const card = place.card;
    return html`<${Slot} card=${hidden ? null : card} die=${die} down=${place.state === "down"} name=${hidden && card ? t("draft.peek") : undefined}
      label=${card && hidden ? t("draft.peek.label", { column, title: cardText(card).title }) : undefined} onPress=${card ? () => open.card(card) : undefined} />`;
  }
  const now = column === view.seats[me].places.length + 1;
  if (now && pick.committed) {
    const die = view.seats[me].dice.find((one) => one.die === pick.die) ?? null;
    return html`<${Slot} die=${die} name=${t("draft.face_down")} label=${t("draft.face_down.label", { column })} onPress=${pick.card ? () => open.card(/** @type {string} */ (pick.card)) : undefined} />`;
  }
  return html`<${Slot} empty now=${now} column=${num(column)} name=${now ? t("draft.this_turn") : undefined} />`;
}

/** @param {{board: Board, me: number}} props */
function Mine({ board, me }) {
  const { view, choice, frame } = board;
  const seat = view.seats[me];
  const to = (me + 1) % view.seats.length;
  const backs = choice.prompt?.kind === "back";
  return html`<section class="mine" aria-label=${t("draft.mine")}>
    <div class="me-line">
      <${Banner} dwarf=${seat.dwarf} /><span class="me-name">${dwarfName(seat.dwarf)}</span><span class="muted">${t("draft.you")}</span>
      <span class="tag">${t("draft.dice")} <b class="num">${num(seat.sum)}</b></span>
      ${view.turn < 5 ? html`<span class="me-to"><span class="muted">${t("draft.hand_goes_to")}</span><${Banner} dwarf=${view.seats[to].dwarf} /><b>${dwarfName(view.seats[to].dwarf)}</b><${Icon} name="arrow-right" /></span>`
        : html`<span class="me-to"><span class="muted">${t("draft.last_turn")}</span></span>`}
    </div>
    <${Tray} board=${board} me=${me} />
    ${backs ? html`<${Backs} board=${board} />` : html`<${Hand} board=${board} me=${me} hand=${view.own?.hand ?? []} />`}
    ${frame.prompt ? null : html`<span class="visually-hidden">${t("draft.not_asked")}</span>`}
  </section>`;
}

/** My dice: the free ones first, then those that lie on cards. @param {{board: Board, me: number}} props */
function Tray({ board, me }) {
  const { view, pick, choice, motion } = board;
  const late = choice.prompt?.kind === "die";
  const seat = view.seats[me];
  const free = seat.dice.filter((die) => die.column === null);
  const used = seat.dice.filter((die) => die.column !== null);
  const words = tellApart(free.map(dieShowing));
  const legal = late ? choice.legal : pick.dice;
  const chosen = late ? choice.picked : [pick.die];
  const refused = (late ? choice.refused : pick.refused)?.value;
  const press = (/** @type {DieId} */ die) => (late ? choice.pick(die) : pick.pickDie(die));
  const waits = late || (pick.prompt !== null && !pick.committed && pick.card !== null && pick.die === null);
  return html`<div class="tray" role="group" aria-label=${t("draft.tray")}>
    <span class="tray-title">${t("draft.tray")}</span>
    ${free.map((die, i) => {
      const mine = chosen.includes(die.die);
      const onCard = mine && !late && pick.card !== null;
      const states = [...(mine ? ["chosen"] : waits && legal.includes(die.die) ? ["legal"] : []), ...(onCard ? ["gone"] : []), ...(refused === die.die ? ["refused"] : []), ...(motion.get(die.die) ?? [])];
      return html`<${DiePlace} key=${die.die} id=${`die-${i}`} sides=${die.sides} value=${die.value} states=${states} pressed=${mine} shortcut=${DIE_KEYS[i]}
        label=${t(mine ? "draft.die.picked" : "draft.die.free", { die: words[i] })} onPress=${() => press(die.die)} />`;
    })}
    ${used.length ? html`<span class="tray-line" aria-hidden="true"></span>` : null}
    ${used.length
      ? html`<span class="tray-used">${used.map((die) => html`<span class="used" key=${die.die}>
          <${DiePlace} sides=${die.sides} value=${die.value} states=${[...(refused === die.die ? ["refused"] : []), ...(motion.get(die.die) ?? [])]}
            label=${t("draft.die.used", { die: dieShowing(die), column: die.column ?? 0 })} onPress=${() => press(die.die)} />
          <span class="die-on" aria-hidden="true">${t("draft.on_turn", { turn: die.column ?? 0 })}</span></span>`)}</span>`
      : null}
  </div>`;
}

/** @param {{board: Board, me: number, hand: CardId[]}} props */
function Hand({ board, me, hand }) {
  const { view, pick, choice } = board;
  const chosen = choice.prompt?.kind === "die" ? choice.picked[0] : pick.die;
  const die = view.seats[me].dice.find((one) => one.die === chosen) ?? null;
  return html`<ol class="hand" id="hand" tabindex="-1" aria-label=${t("draft.hand", { n: hand.length })}>
    ${hand.map((card, i) => {
      const drawn = board.drawn === card;
      const up = pick.card === card || drawn;
      return html`<li class="hand-card" key=${card}><${CardFace} card=${card} id=${`card-${i}`} lit=${dwarfOf(card) === view.seats[me].dwarf ? "own" : "main"}
        up=${up} die=${up ? die : null} flag=${drawn ? t("draft.flag.drawn") : pick.committed ? t("draft.flag.locked") : die ? t("draft.flag.face_down") : t("draft.flag.die")}
        onPress=${() => pick.pickCard(card)} /></li>`;
    })}
  </ol>`;
}

/** The card backs of the late neighbour. @param {{board: Board}} props */
function Backs({ board }) {
  const { choice } = board;
  return html`<ol class="hand backs" id="hand" tabindex="-1" aria-label=${t("draft.backs", { n: choice.legal.length })}>
    ${choice.legal.map((value) => {
      const n = Number(value);
      const chosen = choice.picked.includes(value);
      return html`<li class="hand-card" key=${n}><button type="button" class=${`card-back-button${chosen ? " is-chosen" : ""}`} aria-pressed=${String(chosen)}
        aria-label=${t("draft.back", { n: n + 1 })} onClick=${() => choice.pick(value)}><${CardBack} /><b class="num">${num(n + 1)}</b></button></li>`;
    })}
  </ol>`;
}

/** What a spectator sees instead of a hand: everybody's places. @param {{board: Board}} props */
function Watching({ board }) {
  const { view, open } = board;
  return html`<section class="mine watching" aria-label=${t("draft.watching")}>
    <div class="me-line"><${Icon} name="eye" /><span class="me-name">${t("draft.watching")}</span></div>
    <div class="card-rows">${view.seats.map((seat, n) => html`<section class="card-row" key=${n}>
      <span class="my-title"><${Banner} dwarf=${seat.dwarf} />${dwarfName(seat.dwarf)}<small>${t("draft.cards", { n: seat.hand })}</small></span>
      <ol class="slot-row">${[0, 1, 2, 3, 4].map((i) => {
        const place = seat.places[i];
        const die = place ? (seat.dice.find((one) => one.die === place.die) ?? null) : null;
        const card = place?.card ?? null;
        return html`<li key=${i}>${place
          ? html`<${Slot} card=${card} die=${die} down=${place.state === "down"} onPress=${card ? () => open.card(card) : undefined} />`
          : html`<${Slot} empty column=${num(i + 1)} />`}</li>`;
      })}</ol></section>`)}</div>
  </section>`;
}

/** What has been picked, in words. @param {Board} board */
function pickedWords({ view, pick, choice }) {
  const die = view.seats[choice.prompt?.seat ?? 0].dice.find((one) => one.die === pick.die);
  const title = pick.card ? cardText(pick.card).title : "";
  if (die) return title ? t("draft.chosen", { card: title, die: dieShowing(die) }) : t("draft.need_card", { die: dieShowing(die) });
  return title ? t("draft.need_die", { card: title }) : t("draft.need_both");
}

/** @param {{board: Board}} props */
function DraftPrompt({ board }) {
  const { view, frame, pick, choice, clock } = board;
  const kind = choice.prompt?.kind ?? null;
  const common = { live: choice.live, answered: choice.answered || choice.busy, ask: choice.prompt?.ask ?? null, clock, refused: choice.refusal };
  const missing = frame.marks.asked.filter((seat) => !(frame.marks.ready ?? []).includes(seat));
  const count = { n: frame.marks.asked.length - missing.length, of: frame.marks.asked.length };
  if (kind === "back" || kind === "die") return html`<${LatePrompt} board=${board} common=${common} />`;
  const counted = { text: t("draft.ready_count", count), ready: false, press: () => undefined };
  if (kind !== "draft") {
    const say = frame.marks.asked.length ? t("draft.waiting", { names: whoAll(view, missing.length ? missing : frame.marks.asked) }) : t("draft.wait");
    return html`<${Prompt} ...${common} alone=${view.viewer === null} say=${say} undo=${null} commit=${counted} />`;
  }
  const sentence = pickedWords(board);
  if (pick.committed) {
    const others = missing.filter((seat) => seat !== view.viewer);
    return html`<${Prompt} ...${common} say=${others.length ? t("draft.locked_waiting", { names: whoAll(view, others) }) : t("draft.locked")} small=${sentence}
      undo=${{ text: t("draft.take_back"), press: choice.takeBack }} commit=${counted} />`;
  }
  const refused = pick.refused ? html`${whyNot(pick.refused.reason, pick.refused.value, view)}` : common.refused;
  const remedy = pick.refused ? html`${legalDiceWords(view, pick.dice)} <${RuleLink} rule=${pick.refused.reason.rule} />` : undefined;
  const text = choice.busy ? t(choice.late ? "draft.sending_again" : "draft.sending") : pick.complete ? t("draft.lock") : t(pick.card ? "draft.die_first" : pick.die ? "draft.card_first" : "draft.both_first");
  return html`<${Prompt} ...${common} refused=${refused} remedy=${remedy} say=${sentence}
    undo=${pick.card || pick.die ? { text: t("draft.put_back"), press: pick.clear } : null}
    commit=${{ text, icon: "lock", ready: pick.complete, busy: choice.busy, press: pick.commit }}
    keys=${t("draft.keys", { n: view.own?.hand.length ?? 7, dice: DIE_KEYS.slice(0, pick.dice.length).join(" ") })} />`;
}

/** A neighbour was late, or I was. @param {{board: Board, common: object}} props */
function LatePrompt({ board, common }) {
  const { view, choice } = board;
  const back = choice.prompt?.kind === "back";
  const of = choice.prompt?.about.for ?? 0;
  const die = view.seats[choice.prompt?.seat ?? 0].dice.find((one) => one.die === choice.picked[0]);
  const say = back
    ? choice.complete ? t("draft.back.chosen", { n: Number(choice.picked[0]) + 1 }) : t("draft.back.ask", { name: dwarfName(view.seats[of].dwarf) })
    : die ? t("draft.late.chosen", { die: dieShowing(die) }) : t("draft.late.ask");
  const refused = choice.refused ? whyNot(choice.refused.reason, choice.refused.value, view) : /** @type {any} */ (common).refused;
  return html`<${Prompt} ...${common} refused=${refused} say=${say} small=${back ? t("draft.back.hint") : t("draft.late.hint", { card: board.drawn ? cardText(board.drawn).title : "…" })}
    undo=${choice.complete && !choice.answered ? { text: t("draft.put_back"), press: choice.clear } : choice.answered ? { text: t("draft.take_back"), press: choice.takeBack } : null}
    commit=${{ text: choice.answered ? t("draft.wait") : choice.complete ? t(back ? "draft.back.do" : "draft.late.do") : t(back ? "draft.back.first" : "draft.die_first"), icon: "check", ready: choice.complete && !choice.answered, busy: choice.busy, press: choice.commit }} />`;
}

