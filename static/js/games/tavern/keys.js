/**
 * @file The table of the tavern by keyboard: where to go and what to hear. What answers a question is in act-keys.js. The keys can be
 * switched off (settings); letters are taken by their place on the keyboard, so that they work with a Cyrillic layout, too.
 */
import { useEffect, useRef } from "preact/hooks";
import { letterOf, listenToKeys } from "../../board/keys.js";
import { list, t } from "../../i18n.js";
import { shortcuts } from "../../settings.js";
import { announce } from "../../ui/notices.js";
import { inDanger } from "./gauge.js";
import { turnWords } from "./phases.js";
import { who } from "./words.js";

/** @typedef {import("./types.js").Board} Board */

/**
 * P the prompt, S the stack, H the hand, T the table spoken, L the last act.
 * @param {Board} board
 * @param {() => string} lastAct
 */
export function useTableKeys(board, lastAct) {
  const latest = useRef({ board, lastAct });
  latest.current = { board, lastAct };
  useEffect(() => listenToKeys((event) => shortcuts.value && take(event, latest.current.board, latest.current.lastAct)), []);
}

/**
 * @param {KeyboardEvent} event
 * @param {Board} board
 * @param {() => string} lastAct
 * @returns {boolean}  Whether the key was ours.
 */
function take(event, board, lastAct) {
  switch (letterOf(event)) {
    case "P":
      return focus("prompt");
    case "S":
      if (!board.view.stack.length) announce(t("tavern.stack.empty"));
      return focus("stack") || focus("stack-line") || board.view.stack.length === 0;
    case "H":
      return focus("hand") || focus("prompt"); // the window may stand where the hand was
    case "T":
      announce(summary(board));
      return true;
    case "L":
      announce(lastAct());
      return focus("last-act") || true;
    default:
      return false;
  }
}

/** Whether the focus could go there: what is not shown does not take it.
 * @param {string} id */
function focus(id) {
  const element = document.getElementById(id);
  element?.focus();
  element?.scrollIntoView({ block: "nearest" });
  return element !== null && document.activeElement === element;
}

/** The table in a few sentences. @param {Board} board */
function summary(board) {
  const { view, table, me } = board;
  const order = [...(me === null ? [] : [me]), ...board.others];
  const phase = view.phase === "over" ? "" : t("tavern.summary.phase", { turn: view.turn, phase: t(`tavern.strip.${view.phase}`) });
  const seats = order.map((seat) => {
    const one = view.seats[seat];
    const name = who(view, table, seat);
    if (one.out) return t("tavern.summary.out", { name });
    const state = inDanger(one) ? t("tavern.seat.danger") : "";
    return t("tavern.summary.seat", { name, what: list([t("tavern.seat.numbers", { alcohol: one.alcohol, fortitude: one.fortitude, gap: one.gap }), t("tavern.seat.gold", { n: one.gold }), ...(state ? [state] : [])]) });
  });
  return [turnWords(view, table), phase, ...seats, t("tavern.summary.centre", { inn: view.inn, deck: view.drink_deck })].filter(Boolean).map((sentence) => sentence.replace(/\.?$/, ".")).join(" ");
}
