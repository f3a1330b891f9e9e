/**
 * @file My standing orders: when to ask me, cards that I never play in answer or that are declared by themselves, amounts too small to
 * ask about, and the windows that are passed for me, each a chip that one tap removes. Also the sheet of the Interrupt button. Nobody else
 * sees any of it.
 */
import { html } from "htm/preact";
import { bounds } from "../../bounds.js";
import { t } from "../../i18n.js";
import { confirmPlays } from "../../settings.js";
import { Icon } from "../../ui/art.js";
import { Segments, Stepper } from "../../ui/button.js";
import { Sheet } from "../../ui/sheet.js";
import { tellRefusal } from "./act-buttons.js";
import { Drawing } from "./art.js";
import { ANSWERS } from "./mechanics/registry.js";
import { cardOf, myCards } from "./mine.js";
import { interruptSheet, ordersSheet } from "./sheets.js";
import { cardText, allCards, titleOf } from "./texts.js";
import { who } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Orders} OrdersData */
/** @typedef {import("./types.js").Yield} Yield */

/** Ways to pass more than one window, the shortest first. */
export const YIELDS = /** @type {const} */ (["item", "stack", "card", "turn", "mine"]);
const ASK_ME = /** @type {const} */ (["everything", "able", "mine", "danger", "nothing"]);
/** Steps that a raised hand may wait for. */
const BEFORE = /** @type {const} */ (["discard", "action", "order", "drink"]);

/**
 * The orders with one yield more; the server binds it to what lies on the table.
 * @param {OrdersData} orders
 * @param {Yield["kind"]} kind
 * @param {string|null} card
 * @returns {OrdersData}
 */
export function withYield(orders, kind, card) {
  const fresh = { kind, card: kind === "card" && card ? card.split("#")[0] : null, until: null };
  return { ...orders, yields: [...orders.yields.filter((one) => one.kind !== kind || one.card !== fresh.card), fresh] };
}

/** The windows that are passed for me; one tap and I am asked again. @param {{board: Board}} props */
export function PassingChips({ board }) {
  const { link, frame } = board;
  const orders = frame.own?.orders;
  if (!orders?.yields.length) return null;
  return html`<ul class="passing" aria-label=${t("tavern.passing")}>${orders.yields.map((one, i) => html`<li key=${`${one.kind} ${one.card}`}>
    <button type="button" class="chip" data-yield=${one.kind} aria-label=${`${yieldText(one)}. ${t("tavern.passing.end")}`}
      onClick=${() => link.orders({ ...orders, yields: orders.yields.filter((_, k) => k !== i) }).then(tellRefusal)}>${yieldText(one)}<${Icon} name="close" /></button></li>`)}</ul>`;
}

/** @param {Yield} one */
const yieldText = (one) => (one.kind === "card" ? t("tavern.passing.card", { card: one.card ? cardText(one.card).title : "…" }) : t(`tavern.passing.${one.kind}`));

/** Both sheets, where they are open. @param {{board: Board}} props */
export function ActSheets({ board }) {
  return html`${interruptSheet.value ? html`<${InterruptSheet} board=${board} />` : null}${ordersSheet.value ? html`<${OrdersSheet} board=${board} />` : null}`;
}

/** Titles of my Anytime Cards, in the order of the hand.
 * @param {Board} board */
const anytimeCards = ({ view }) => [...new Map(myCards(view).filter((card) => cardText(card).type_keys.includes("anytime")).map((card) => [titleOf(card), card])).values()];

/** Raise a hand with a card, or for a step: served at the next moment that fits. @param {{board: Board}} props */
function InterruptSheet({ board }) {
  const { link, frame, view, table, me } = board;
  const close = () => (interruptSheet.value = false);
  const raised = frame.own?.interrupt ?? null;
  const prompt = frame.prompt?.kind === "interrupt" ? frame.prompt : null;
  const now = prompt && "one" in prompt.options ? prompt.options.one.map(String) : [];
  const cards = anytimeCards(board);
  const name = who(view, table, view.active);
  const raise = (/** @type {{card?: string|null, before?: string|null}} */ what) => {
    close();
    void link.interrupt({ card: raised?.card ?? null, before: raised?.before ?? null, ...what, on: true }).then(tellRefusal);
  };
  return html`<${Sheet} title=${t("tavern.interrupt.title")} class="interrupt" onClose=${close}>
    <p>${t("tavern.interrupt.text")}</p>
    ${now.length ? html`<section><h3 class="heading">${t("tavern.interrupt.now")}</h3><div class="choices">${now.map((title) => {
      const other = ANSWERS[title];
      const card = cardOf(board, title);
      return html`<button type="button" key=${title} class="choice" data-now=${title} onClick=${() => (close(), link.answer(title))}><${Drawing} name=${`t-${other?.type ?? "anytime"}`} /><span><b>${other ? other.words(board) : card ? cardText(card).title : title}</b></span></button>`;
    })}</div></section>` : null}
    <section><h3 class="heading">${t("tavern.interrupt.when")}</h3><div class="choices" role="group" aria-label=${t("tavern.interrupt.when")}>
      <button type="button" class=${`choice${raised && raised.before === null ? " is-chosen" : ""}`} aria-pressed=${String(raised !== null && raised.before === null)} data-before="" onClick=${() => raise({ before: null })}><span><b>${t("tavern.interrupt.next")}</b></span></button>
      ${BEFORE.map((step) => html`<button type="button" key=${step} class=${`choice${raised?.before === step ? " is-chosen" : ""}`} aria-pressed=${String(raised?.before === step)} data-before=${step} onClick=${() => raise({ before: step })}>
        <span><b>${t(view.active === me ? `tavern.interrupt.before.${step}.you` : `tavern.interrupt.before.${step}`, { name })}</b></span></button>`)}
    </div></section>
    <section><h3 class="heading">${t("tavern.interrupt.card")}</h3>
      ${cards.length ? html`<div class="choices" role="group" aria-label=${t("tavern.interrupt.card")}>
        ${cards.map((card) => html`<button type="button" key=${card} class=${`choice${raised?.card === titleOf(card) ? " is-chosen" : ""}`} aria-pressed=${String(raised?.card === titleOf(card))} data-card=${titleOf(card)} onClick=${() => raise({ card: titleOf(card) })}>
          <${Drawing} name="t-anytime" /><span><b>${cardText(card).title}</b><small>${cardText(card).modes[0]?.effect}</small></span></button>`)}
        <button type="button" class=${`choice${raised && raised.card === null ? " is-chosen" : ""}`} aria-pressed=${String(raised !== null && raised.card === null)} data-card="" onClick=${() => raise({ card: null })}><span><b>${t("tavern.interrupt.no_card")}</b></span></button></div>`
        : html`<p class="muted">${t("tavern.interrupt.no_anytime")}</p>`}</section>
    <button type="button" class="button flat" id="ask-me" aria-haspopup="dialog" onClick=${() => (close(), (ordersSheet.value = true))}><${Icon} name="cog" />${t("tavern.orders.title")}</button>
    <div class="acts single">${raised ? html`<button type="button" class="button" onClick=${() => (close(), link.interrupt({ on: false }).then(tellRefusal))}>${t("tavern.interrupt.down")}</button>`
      : html`<button type="button" class="button" onClick=${close}>${t("ui.cancel")}</button>`}</div>
  <//>`;
}

/** "Ask me …": when, for which cards, from what size on. @param {{board: Board}} props */
function OrdersSheet({ board }) {
  const { frame } = board;
  const close = () => (ordersSheet.value = false);
  const orders = frame.own?.orders;
  return html`<${Sheet} title=${t("tavern.orders.title")} place="side" class="orders" onClose=${close}>${orders ? html`<${Orders} board=${board} />` : html`<p>${t("tavern.orders.none")}</p>`}<//>`;
}

/** @param {{board: Board}} props */
function Orders({ board }) {
  const { link, frame, me, view } = board;
  const orders = frame.own?.orders;
  if (!orders || me === null) return null;
  const change = (/** @type {Partial<OrdersData>} */ part) => void link.orders({ ...orders, ...part }).then(tellRefusal);
  const own = Object.entries(allCards() ?? {}).filter(([id, text]) => id.startsWith(`${view.seats[me].character}/`) && text.type_keys.some((key) => key === "sometimes" || key === "anytime" || key === "cheating"));
  const order = (/** @type {string} */ title) => (orders.never.includes(title) ? "never" : orders.auto.includes(title) ? "auto" : "ask");
  const setOrder = (/** @type {string} */ title, /** @type {string} */ to) =>
    change({ never: [...orders.never.filter((one) => one !== title), ...(to === "never" ? [title] : [])], auto: [...orders.auto.filter((one) => one !== title), ...(to === "auto" ? [title] : [])] });
  return html`
    <p class="muted small">${t("tavern.orders.private")}</p>
    <fieldset class="order-set"><legend>${t("tavern.orders.ask_me")}</legend>
      ${[null, ...ASK_ME].map((value) => html`<label class="order-choice" key=${value ?? "table"}><input type="radio" name="ask-me" value=${value ?? ""} checked=${orders.ask_me === value} onChange=${() => change({ ask_me: value })} />
        <span><b>${t(value === null ? "tavern.orders.table" : `tavern.orders.ask.${value}`)}</b><small>${t(value === null ? "tavern.orders.table.hint" : `tavern.orders.ask.${value}.hint`)}</small></span></label>`)}
    </fieldset>
    <div class="order-row"><span>${t("tavern.orders.drinks_to")}</span>
      <${Stepper} label=${t("tavern.orders.drinks_to")} value=${orders.drinks_to} ...${bounds().threshold} shown=${orders.drinks_to ? undefined : t("tavern.orders.off")} onChange=${(/** @type {number} */ n) => change({ drinks_to: n })} /></div>
    <div class="order-row"><span>${t("tavern.orders.gold_to")}</span>
      <${Stepper} label=${t("tavern.orders.gold_to")} value=${orders.gold_to} ...${bounds().threshold} shown=${orders.gold_to ? undefined : t("tavern.orders.off")} onChange=${(/** @type {number} */ n) => change({ gold_to: n })} /></div>
    <div class="field-label"><span>${t("tavern.orders.confirm")}</span>
      <${Segments} label=${t("tavern.orders.confirm")} value=${confirmPlays.value} onChange=${(/** @type {any} */ value) => (confirmPlays.value = value)}
        choices=${["never", "costly", "always"].map((value) => ({ value, text: t(`tavern.orders.confirm.${value}`) }))} /></div>
    <h3 class="heading">${t("tavern.orders.cards")}</h3>
    <p class="muted small">${t("tavern.orders.cards.hint")}</p>
    <ul class="order-cards">${own.map(([id, text]) => html`<li key=${id}><span class="order-card"><${Drawing} name=${`t-${text.type_keys[0]}`} />${text.title}</span>
      <${Segments} label=${text.title} value=${order(titleOf(id))} onChange=${(/** @type {string} */ to) => setOrder(titleOf(id), to)}
        choices=${["ask", "never", "auto"].map((value) => ({ value, text: t(`tavern.orders.card.${value}`) }))} /></li>`)}</ul>
    <h3 class="heading">${t("tavern.passing")}</h3>
    ${orders.yields.length ? html`<${PassingChips} board=${board} />` : html`<p class="muted small">${t("tavern.passing.none")}</p>`}`;
}
