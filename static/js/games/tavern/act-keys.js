/**
 * @file The open question by keyboard.
 */
import { useEffect } from "preact/hooks";
import { letterOf, listenToKeys } from "../../board/keys.js";
import { num, t } from "../../i18n.js";
import { shortcuts } from "../../settings.js";
import { announce } from "../../ui/notices.js";
import { choiceOf, KINDS_WITH_PASS, PASS_ANSWERS, setTypedDigits, typedDigits } from "./choice.js";
import { handNames } from "./mine.js";
import { questionOf } from "./questions.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./choice.js").Choice} Choice */
/** @typedef {import("../../types.js").Json} Json */

/** The board as it was last drawn. @type {Board|null} */
let latest = null;

/** Keys of the open question: 1 to 9 choose (where a number is asked for they write it), Enter plays, 0 passes, W waits, E holds, I interrupts, Esc puts back.
 * @param {{board: Board}} props */
export function ActKeys({ board }) {
  latest = board;
  // Every sheet has its own listener and all use the latest board, because the next sheet is there before the last has gone.
  useEffect(() => listenToKeys((event) => latest !== null && takeKey(event, latest)), []);
  return null;
}

/**
 * @param {KeyboardEvent} event
 * @param {Board} board
 * @returns {boolean}  Whether it was ours.
 */
function takeKey(event, board) {
  const choice = choiceOf(board);
  if (event.key === "Escape") {
    if (choice.answered && !choice.picked.length) return false;
    choice.clear();
    return true;
  }
  if (event.key === "Enter") {
    // On a button Enter presses the button, except on what is already picked: there it commits.
    const control = document.activeElement?.closest("button, a, summary");
    if (control && control.getAttribute("aria-pressed") !== "true" && typedDigits(choice) === "") return false;
    if (!choice.complete) return false;
    choice.commit();
    return true;
  }
  if (!shortcuts.value || event.shiftKey) return false;
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
  if (questionOf(choice.prompt?.kind ?? "").number) {
    if (digit) return typeDigit(choice, digit);
    if (event.key === "Backspace") return typeBack(choice);
  }
  if (digit === "0") return passKey(choice);
  if (digit) {
    const value = numbered(board, choice)[Number(digit) - 1];
    if (value === undefined) return false;
    choice.pick(value);
    return true;
  }
  switch (letterOf(event)) {
    case "W":
      if (!choice.legal.includes("wait")) return false;
      choice.send("wait");
      return true;
    case "E":
      return click("hold");
    case "I":
      return click("interrupt");
    default:
      return false;
  }
}

/** Add a digit to the number that is typed; if none of the numbers begins like that, start again with this digit. @param {Choice} choice
 * @param {string} digit */
function typeDigit(choice, digit) {
  const numbers = choice.legal.filter((value) => typeof value === "number");
  const begins = (/** @type {string} */ digits) => numbers.some((value) => String(value).startsWith(digits));
  const digits = [String(Number(typedDigits(choice) + digit)), digit].find(begins);
  if (digits === undefined) {
    // 0 passes, as elsewhere, unless it is a number to choose.
    if (digit === "0" && choice.legal.includes("pass")) return pickOnly(choice, "pass");
    announce(t("tavern.number.not", { n: num(Number(digit)), least: num(Math.min(...numbers)), most: num(Math.max(...numbers)) }));
    return true;
  }
  return writeNumber(choice, digits);
}

/** Take the last digit back. @param {Choice} choice */
function typeBack(choice) {
  if (typedDigits(choice) === "") return false;
  return writeNumber(choice, typedDigits(choice).slice(0, -1));
}

/** Pick the number that is typed; while it is only the beginning of one, nothing is picked.
 * @param {Choice} choice
 * @param {string} digits */
function writeNumber(choice, digits) {
  const value = Number(digits);
  if (digits !== "" && choice.legal.includes(value)) pickOnly(choice, value);
  else choice.clear();
  setTypedDigits(choice.prompt?.ask ?? "", digits);
  if (digits !== "") announce(num(value));
  return true;
}

/** Pick this and nothing else; it stays picked if it is already. @param {Choice} choice
 * @param {Json} value */
function pickOnly(choice, value) {
  setTypedDigits("", "");
  if (!choice.picked.includes(value)) choice.pick(value);
  document.querySelector(`#choices [data-value="${value}"]`)?.scrollIntoView({ block: "nearest" });
  return true;
}

/** @param {Choice} choice */
function passKey(choice) {
  const value = choice.legal.find((one) => one === "pass" || one === "none");
  if (value === undefined || choice.many || !KINDS_WITH_PASS.includes(choice.prompt?.kind ?? "")) return false;
  choice.send(value);
  return true;
}

/** What the number keys choose from, in the order in which it is shown.
 * @param {Board} board
 * @param {Choice} choice
 * @returns {Json[]} */
function numbered(board, choice) {
  switch (choice.prompt?.kind) {
    case undefined:
      return [];
    case "discard":
      return handNames(board).map((one) => one.name).slice(0, board.view.hand.length);
    case "action":
    case "control":
      return handNames(board).map((one) => one.title);
    case "declare":
      return choice.legal.filter((value) => !PASS_ANSWERS.includes(String(value)));
    default:
      return choice.legal;
  }
}

/** @param {string} id */
function click(id) {
  const button = document.getElementById(id);
  button?.click();
  return button !== null;
}
