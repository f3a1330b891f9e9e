/**
 * @file The table by keyboard. One-letter keys work while the board has the focus and can be switched off (settings); Enter and Esc
 * always work. Letters are taken by their place on the keyboard, so that they work with a Cyrillic layout, too.
 */
import { useEffect, useRef } from "preact/hooks";
import { letterOf, listenToKeys } from "../../board/keys.js";
import { shortcuts } from "../../settings.js";
import { announce } from "../../ui/notices.js";
import { DIE_KEYS } from "./draft.js";

/** @typedef {import("./screen.js").Board} Board */

/**
 * @param {Board} board
 * @param {{summary: () => string, lastAct: () => string, escape: () => void, enter: () => boolean}} acts  `enter` says whether it did something.
 */
export function useKeys(board, acts) {
  const latest = useRef({ board, acts });
  latest.current = { board, acts };
  useEffect(() => listenToKeys((event) => take(event, latest.current.board, latest.current.acts)), []);
}

/**
 * @param {KeyboardEvent} event
 * @param {Board} board
 * @param {{summary: () => string, lastAct: () => string, escape: () => void, enter: () => boolean}} acts
 * @returns {boolean}  Whether the key was ours.
 */
function take(event, board, acts) {
  if (event.key === "Escape") {
    acts.escape();
    return true;
  }
  if (event.key === "Enter") {
    // On a button Enter presses the button, except on what is already picked: there it commits.
    const focused = document.activeElement;
    const onControl = focused instanceof HTMLElement && focused.closest("button, a, summary") !== null;
    if (onControl && focused?.getAttribute("aria-pressed") !== "true") return false;
    return acts.enter();
  }
  if (!shortcuts.value) return false;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit && !event.shiftKey) return number(Number(digit), board);
  const letter = letterOf(event);
  const die = DIE_KEYS.indexOf(letter);
  if (die >= 0 && !event.shiftKey && dieKey(die, board)) return true;
  switch (letter) {
    case "P":
      return focus("prompt");
    case "H":
      return focus("hand");
    case "D":
      return focusFirst("#choices .is-legal, .tray .die-place, .dice-boards .is-legal, #choices button, .my-dice button");
    case "T":
      announce(acts.summary());
      return true;
    case "L":
      announce(acts.lastAct());
      return focus("last-act") || true;
    default:
      return false;
  }
}

/**
 * A card of the hand; else the n-th thing that may be chosen.
 * @param {number} n
 * @param {Board} board
 */
function number(n, board) {
  const { choice, pick, view } = board;
  if (pick.prompt) {
    const card = view.own?.hand[n - 1];
    if (!card) return false;
    pick.pickCard(card);
    document.getElementById(`card-${n - 1}`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return true;
  }
  const inSight = [...document.querySelectorAll(".choices .choice, #choices .is-legal, #choices .is-chosen, #hand .card-back-button")];
  const thing = inSight[n - 1];
  if (!choice.prompt || !(thing instanceof HTMLElement)) return false;
  thing.click();
  return true;
}

/**
 * @param {number} k
 * @param {Board} board
 */
function dieKey(k, board) {
  const { pick, choice, view, me } = board;
  if (me === null) return false;
  const late = choice.prompt?.kind === "die" && view.phase === "draft";
  if (pick.prompt || late) {
    const die = view.seats[me].dice.filter((one) => one.column === null)[k];
    if (!die) return false;
    if (late) choice.pick(die.die);
    else pick.pickDie(die.die);
    return true;
  }
  const die = document.getElementById(`die-${k}`);
  if (!choice.prompt || !(die instanceof HTMLButtonElement)) return false;
  die.click();
  return true;
}

/** @param {string} id */
function focus(id) {
  const element = document.getElementById(id);
  element?.focus();
  return element !== null;
}

/** @param {string} selector */
function focusFirst(selector) {
  const element = document.querySelector(selector);
  if (element instanceof HTMLElement) element.focus();
  return element !== null;
}
