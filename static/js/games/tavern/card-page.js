/**
 * @file A card in full: what it does and when, what may answer it, where its text comes from, its rules; and if it lies in my hand,
 * whether I may play it now and, if not, which of its conditions is not met.
 */
import { html } from "htm/preact";
import { hasText, t } from "../../i18n.js";
import { Icon } from "../../ui/art.js";
import { Sheet } from "../../ui/sheet.js";
import { rulesOf } from "../registry.js";
import { Drawing } from "./art.js";
import { CardFace, typeClass } from "./card-face.js";
import { myCards } from "./mine.js";
import { DECKS, TYPES } from "./pictures.js";
import { cardText, characterText, titleOf, withoutCopy } from "./texts.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Why} Why */

/** The rule for each type of card in a Drink Deck. @type {{[type: string]: string}} */
const DRINK_RULE = { drink: "RDI-TURN-12", event: "RDI-DRINK-05" };

/** @param {{board: Board, rule: string}} props */
const RuleLink = ({ board, rule }) => html`<a class="rule-link" href=${`${rulesOf(board.table.game)}#${rule}`} target="_blank" rel="noopener">${t("why.rule", { rule })}</a>`;

/**
 * A sheet for any card or Drink.
 * @param {{board: Board, card: string, onClose: () => void}} props
 */
export function CardPage({ board, card, onClose }) {
  const text = cardText(card);
  const owner = withoutCopy(card).split("/")[0];
  const whose = owner === "drink" ? t("tavern.page.drink_deck") : DECKS[owner] ? t(DECKS[owner].from) : t("tavern.page.deck", { name: characterText(owner).name });
  const all = text.type_keys.map((type) => DECKS[owner]?.rule ?? DRINK_RULE[type] ?? TYPES[type]?.rule).filter(Boolean);
  if (text.modes.length > 1) all.push("RDI-SOMETIMES-07");
  const named = barring(board, card)?.rule; // shown already beside what it forbids
  const rules = [...new Set(all)].filter((rule) => rule !== named);
  return html`<${Sheet} title=${html`${text.title}<small>${text.types.join(" · ")}</small>`} place="middle" class="card-sheet tavern-card" onClose=${onClose}>
    <div class="card-page">
      <div class=${`tcard card-page-face ${typeClass(text)}`}><${CardFace} card=${withoutCopy(card)} /></div>
      <div class="card-page-words">
        <${MayIPlay} board=${board} card=${card} />
        ${text.modes.map((mode, i) => html`<section class="card-mode" key=${i}>
          ${text.modes.length > 1 ? html`<h3>${t("tavern.page.mode", { n: i + 1 })}</h3>` : null}
          ${mode.when ? html`<p class="card-when"><${Icon} name="hourglass" /><span><b class="visually-hidden">${t("tavern.page.when")} </b>${mode.when}</span></p>` : null}
          ${mode.numbers && mode.numbers !== mode.effect ? html`<p class="card-numbers">${mode.numbers}</p>` : null}
          ${mode.effect ? html`<p>${mode.effect}</p>` : null}
        </section>`)}
        ${text.notes.length ? html`<ul class="card-notes">${text.notes.map((note) => html`<li key=${note}><${Icon} name="info" /><span>${note}</span></li>`)}</ul>` : null}
        <p class="card-from"><${Drawing} name=${text.ours ? "s-ours" : "s-doc"} /><span>${text.provenance}</span></p>
        <p class="card-from muted">${text.title === text.title_en ? whose : t("tavern.page.english", { whose, title: text.title_en })}</p>
        <p class="card-rules">${rules.map((rule) => html`<${RuleLink} key=${rule} board=${board} rule=${rule} />`)}</p>
      </div>
    </div>
  <//>`;
}

/** Whether it is a card that I may play from. @param {Board} board
 * @param {string} card */
const isMine = ({ me, view }, card) => me !== null && !view.winners && myCards(view).some((mine) => withoutCopy(mine) === withoutCopy(card));

/** Whether the open question takes it. @param {Board} board
 * @param {string} title */
const isLegal = ({ prompt }, title) => prompt !== null && "one" in prompt.options && prompt.options.one.includes(title);

/** Why a card of mine may not be played now; null: it may, or it is not mine, or nothing is known.
 * @param {Board} board
 * @param {string} card
 * @returns {Why|null} */
function barring(board, card) {
  const title = titleOf(card);
  if (!isMine(board, card) || isLegal(board, title)) return null;
  return board.prompt?.why?.[title] ?? board.view.why[title] ?? null;
}

/** Whether a card of my hand may be played now; else the condition that is not met, with its rule. @param {{board: Board, card: string}} props */
function MayIPlay({ board, card }) {
  const { prompt } = board;
  if (!isMine(board, card)) return null;
  if (isLegal(board, titleOf(card))) return html`<p class="card-may is-good"><${Icon} name="check" /><span>${t("tavern.page.may")}</span></p>`;
  const why = barring(board, card);
  return html`<div class="card-may" id="why-not"><${Drawing} name="s-passed" /><div><b>${t("tavern.page.why")}</b>
    <p>${why ? whySentence(why) : t(prompt ? "tavern.page.not_this" : "tavern.page.not_asked")}</p>${why?.rule ? html`<p><${RuleLink} board=${board} rule=${why.rule} /></p>` : null}</div></div>`;
}

/** @param {Why} why */
const whySentence = (why) => t(hasText(`why.${why.key}`) ? `why.${why.key}` : "tavern.page.not_this", why.data);
