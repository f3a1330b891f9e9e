/**
 * @file The stack: what has been played or revealed and has not happened yet, the newest on top. One item says "resolves next".
 */
import { html } from "htm/preact";
import { list, rich, signedNum, t } from "../../i18n.js";
import { Drawing } from "./art.js";
import { ForecastLine } from "./forecast.js";
import { LAYERS, mergedInto } from "./mechanics/registry.js";
import { TYPES } from "./pictures.js";
import { cardText } from "./texts.js";
import { who, whoAll } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").StackItem} StackItem */
/** @typedef {import("./types.js").StackPlay} StackPlay */
/** @typedef {import("./types.js").StackMoment} StackMoment */
/** @typedef {import("./types.js").DrinkInPlay} DrinkInPlay */
/** @typedef {import("../../types.js").Seat} Seat */
/** @typedef {{seat: Seat, amount: number, to: number, covered: string}} Due */

/**
 * One line of the stack.
 * @typedef {object} Layer
 * @property {string} key
 * @property {string} type  action, sometimes, ... drink, event, pay, lose: its colour and drawing.
 * @property {string|null} card  Opens when it is pressed.
 * @property {string} title
 * @property {Seat|null} seat  Whose it is.
 * @property {string} words  What it does.
 * @property {boolean} [arrow]  The words begin with an arrow: at whom, on what.
 * @property {"open"|"negated"|"ignored"|"covered"} state
 * @property {Seat[]} ignoredBy
 * @property {boolean} [running]  It is being carried out.
 * @property {StackPlay} [play]  The card that has been played.
 * @property {Seat[]} [champions]  Among whom it is settled.
 */

/** @param {StackItem} item
 * @returns {item is StackPlay} */
export const isPlay = (item) => "seat" in item && !("window" in item);

/** The Champions of the newest card or Event that has some, else those in the Round.
 * @param {Board} board
 * @returns {Seat[]} */
export function championsOf({ view }) {
  const item = view.stack.findLast((one) => isPlay(one) && one.champions !== undefined);
  if (item && isPlay(item)) return item.champions ?? [];
  return view.round && view.parties.length < view.seats.length ? view.round.inside : [];
}

/** The stack as it is shown, the newest first.
 * @param {Board} board
 * @returns {Layer[]} */
export function layers(board) {
  return board.view.stack.flatMap((item, at) => (isPlay(item) ? [playLayer(board, item, at)] : momentLayers(board, item, at))).reverse();
}

/** The type that gives a card its colour. @param {string} card */
export function typeOf(card) {
  const types = cardText(card).type_keys;
  return types[0] ?? "drink";
}

/** @param {string} type */
const drawingOfType = (type) => (type in TYPES ? `t-${type}` : type === "event" || type === "drink_event" ? "d-event" : type === "pay" ? "e-gold" : type === "lose" ? "s-danger" : "d-2");

/** @param {Board} board
 * @param {StackPlay} item
 * @param {number} at
 * @returns {Layer} */
function playLayer(board, item, at) {
  const ignoredBy = item.ignored ?? [];
  const gone = item.negated === true;
  return {
    key: `${at} ${item.card}`, type: typeOf(item.card), card: item.card, title: cardText(item.card).title, seat: item.seat,
    words: playWords(board, item), play: item, champions: item.champions, state: gone ? "negated" : ignoredBy.length ? "ignored" : "open", ignoredBy, running: item.stage === "resolving", arrow: (item.hits ?? []).length > 0 || item.target !== undefined || item.answers !== undefined || item.drink !== undefined,
  };
}

/** "→ Kaylin: −2 Fortitude"
 * @param {Board} board
 * @param {StackPlay} item
 * @returns {string} */
function playWords(board, item) {
  const mode = cardText(item.card).modes[item.mode ?? 0];
  const hits = item.hits ?? [];
  if (hits.length) {
    const amounts = [...new Set(hits.map((hit) => hit.amount))];
    return amounts.map((amount) => t("tavern.stack.hits", { names: whoAll(board.view, board.table, hits.filter((hit) => hit.amount === amount).map((hit) => hit.seat)), change: signedNum(-amount) })).join(" ");
  }
  const what = mode?.numbers || mode?.effect || "";
  const answered = item.answers ? board.view.stack.find((other) => isPlay(other) && other.card === item.answers) : null;
  if (item.target !== undefined) return t("tavern.stack.at", { name: whoAll(board.view, board.table, [item.target, item.second, item.third].flatMap((one) => (one === undefined ? [] : [one]))), what });
  if (answered && isPlay(answered)) return t("tavern.stack.answers", { card: cardText(answered.card).title, name: who(board.view, board.table, answered.seat), what });
  const drink = item.drink === undefined ? null : drinksOnStack(board)[item.drink];
  if (drink) return t("tavern.stack.on_drink", { name: who(board.view, board.table, drink.drinker), what });
  return what;
}

/** The Drinks that are about to be drunk: those of the latest event that has any.
 * @param {Board} board
 * @returns {DrinkInPlay[]} */
export function drinksOnStack({ view }) {
  const moment = view.stack.findLast((item) => !isPlay(item) && (item.drinks ?? []).length > 0);
  return moment && !isPlay(moment) ? (moment.drinks ?? []) : [];
}

/** @param {DrinkInPlay} drink */
export const drinkTitle = (drink) => list([...new Set(drink.cards)].map((card) => cardText(card).title));

/** "+3 Alcohol, −1 Fortitude"
 * @param {DrinkInPlay} drink */
export function drinkNumbers(drink) {
  const parts = [];
  if (drink.as_fortitude === drink.drinker && drink.alcohol > 0) parts.push(t("tavern.drink.fortitude", { change: signedNum(drink.fortitude + drink.alcohol) }));
  else {
    if (drink.alcohol || !drink.fortitude) parts.push(t("tavern.drink.alcohol", { change: signedNum(drink.alcohol) }));
    if (drink.fortitude) parts.push(t("tavern.drink.fortitude", { change: signedNum(drink.fortitude) }));
  }
  if (drink.draw) parts.push(t("tavern.drink.draw", { n: drink.draw }));
  return parts.join(", ");
}

/** @param {Board} board
 * @param {StackMoment} item
 * @param {number} at
 * @returns {Layer[]} */
function momentLayers(board, item, at) {
  const common = { card: item.card ?? null, seat: null, state: /** @type {const} */ ("open"), ignoredBy: [] };
  switch (item.window) {
    case "drinks":
    case "halves":
      return (item.drinks ?? []).map((drink, i) => {
        const gone = drink.ignored.includes(drink.drinker);
        return {
          key: `${at} drink ${i}`, type: "drink", card: drink.cards[0], title: drinkTitle(drink), seat: drink.drinker,
          words: drinkNumbers(drink), state: gone ? "ignored" : "open", ignoredBy: gone ? [drink.drinker] : [],
        };
      });
    case "ante":
    case "payment":
      return grouped(item.dues ?? []).map((dues, i) => ({
        ...common, key: `${at} due ${i}`, type: "pay", title: t(item.window === "ante" ? "tavern.stack.ante" : "tavern.stack.payment"),
        words: t("tavern.stack.pay", { names: whoAll(board.view, board.table, dues.map((due) => due.seat)), what: dueWords(board, dues[0]) }),
        state: dues[0].covered ? "covered" : "open",
      }));
    case "about_to_lose":
      return [{ ...common, card: null, key: `${at} lose`, type: "lose", title: t("tavern.stack.lose"), words: whoAll(board.view, board.table, item.seats ?? []) }];
    case "won":
      return [{ ...common, card: null, key: `${at} won`, type: "pay", title: t("tavern.stack.won"), seat: item.seats?.[0] ?? null, words: t("tavern.stack.won.words", { n: board.view.round?.pot ?? 0 }) }];
    default:
      // A card that was played has a layer of its own; windows that are in no list have none.
      return LAYERS[item.window]?.(item, at) ?? [];
  }
}

/** Payments of the same size to the same purse, each group one line.
 * @param {Due[]} dues
 * @returns {Due[][]} */
function grouped(dues) {
  /** @type {Map<string, Due[]>} */
  const groups = new Map();
  for (const due of dues) {
    const key = `${due.amount} ${due.to} ${due.covered}`;
    groups.set(key, [...(groups.get(key) ?? []), due]);
  }
  return [...groups.values()];
}

/** "1 Gold → the Inn"
 * @param {Board} board
 * @param {Due} due */
function dueWords(board, due) {
  const to = purseName(board, due.to);
  return due.covered ? t(`tavern.due.${due.covered}`, { n: due.amount, to }) : t("tavern.due", { n: due.amount, to });
}

/** @param {Board} board
 * @param {number} to  A seat, -1 the Inn, -2 the Pot. */
export const purseName = (board, to) => (to === -1 ? t("tavern.purse.inn") : to === -2 ? t("tavern.purse.pot") : who(board.view, board.table, to));

/**
 * @param {object} props
 * @param {Board} props.board
 * @param {boolean} [props.forecast]  With the line below it.
 */
export function Stack({ board, forecast = true }) {
  const all = layers(board);
  if (!all.length) return null;
  const next = Math.max(0, all.findIndex((layer) => layer.state !== "negated"));
  return html`<section class="stack-part" aria-labelledby="stack-title">
    <h2 class="heading" id="stack-title">${t("tavern.stack")}<small>${t("tavern.stack.order")}</small></h2>
    <ol class="stack" id="stack" tabindex="-1">
      ${all.map((layer, i) => html`<li key=${layer.key} class=${`layer c-${layer.type}${i === next ? " is-next" : ""}${layer.state === "negated" ? " is-dead" : ""}`}>
        <${Drawing} name=${drawingOfType(layer.type)} />
        <span class="layer-text">
          ${layer.card === null ? html`<b class="layer-title">${layer.title}</b>`
            : html`<button type="button" class="layer-title log-link" onClick=${() => board.open.card(/** @type {string} */ (layer.card))}>${layer.title}</button>`}
          <span class="layer-words">${layer.seat === null ? layer.words : rich(!layer.words ? "tavern.stack.alone" : layer.arrow ? "tavern.stack.who" : "tavern.stack.whose", { who: html`<b>${who(board.view, board.table, layer.seat)}</b>`, words: layer.words })}</span>
          ${layer.play ? mergedInto(board, layer.play) : null}
          ${layer.champions?.length ? html`<span class="layer-champions"><${Drawing} name="s-champion" /><span>${t("tavern.stack.champions", { names: whoAll(board.view, board.table, layer.champions) })}</span></span>` : null}
          <span class="layer-state">${i === next ? html`<span class="layer-badge is-next"><${Drawing} name="s-turn" />${t("tavern.stack.next")}</span>` : null}
            ${layer.state === "negated" ? html`<span class="layer-badge"><${Drawing} name="e-negate" />${t("tavern.stack.negated")}</span>`
              : layer.state === "ignored" ? html`<span class="layer-badge"><${Drawing} name="e-ignore" />${t("tavern.stack.ignored", { names: whoAll(board.view, board.table, layer.ignoredBy) })}</span>`
              : i === next ? null : html`<span class="layer-badge">${t(layer.running ? "tavern.stack.running" : "tavern.stack.waits")}</span>`}</span>
        </span>
      </li>`)}
    </ol>
    ${forecast ? html`<${ForecastLine} board=${board} />` : null}
  </section>`;
}
