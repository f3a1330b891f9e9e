/**
 * @file What I have picked for the open question but not yet sent, and the rules of the buttons: dead for a moment after a question
 * changes, one effect however often they are pressed. What is legal comes with the question; nothing is worked out here.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { choicesOf, DEAD_MS } from "../../board/choices.js";
import { keepPick, keptPick } from "../../board/kept-pick.js";
import { errorText } from "../../errors.js";

/** @typedef {import("../../types.js").Prompt} Prompt */
/** @typedef {import("../../types.js").Options} Options */
/** @typedef {import("../../types.js").Reason} Reason */
/** @typedef {import("../../types.js").Json} Json */
/** @typedef {import("../../board/table-link.js").TableLink} TableLink */

/** @param {Options} options
 * @param {string} field */
export const fieldChoices = (options, field) => ("fields" in options ? choicesOf(options.fields[field]) : []);

/**
 * @typedef {object} Choice
 * @property {Prompt|null} prompt
 * @property {Json[]} legal  For a question with one kind of answer.
 * @property {Json[]} picked
 * @property {boolean} complete
 * @property {boolean} answered  Committed, and still open.
 * @property {boolean} live  Not in the dead time.
 * @property {boolean} busy  Being sent.
 * @property {boolean} late  Being sent again.
 * @property {{value: string, reason: Reason}|null} refused  Just tapped, and may not be chosen.
 * @property {string|null} refusal  What the server said to the last answer.
 * @property {(value: Json) => void} pick  Pick, or put back; an illegal one says why.
 * @property {() => void} clear
 * @property {() => void} commit
 * @property {() => void} takeBack
 */

/**
 * @param {TableLink} link
 * @param {Prompt|null} prompt
 * @returns {Choice}
 */
export function useChoice(link, prompt) {
  const ask = prompt?.ask ?? "";
  const [state, setState] = useState(() => firstPicked(link));
  const live = useLive(ask);
  const legal = choicesOf(prompt?.options);
  const current = state.ask === ask ? { ...state, picked: state.picked.filter((value) => legal.includes(value)) } : { ask, picked: [], refused: null };
  const many = prompt !== null && "some" in prompt.options ? prompt.options : null;
  const least = many ? many.least : 1;
  const most = many ? many.most : 1;
  const pending = link.pendingCommand.value;
  const answered = prompt?.answered !== null && prompt?.answered !== undefined;
  const picked = answered && prompt ? [prompt.answered].flat() : current.picked;
  const complete = prompt !== null && picked.length >= least && picked.length <= most;
  const busy = pending !== null;
  const set = (/** @type {Partial<typeof state>} */ change) => {
    const next = { ...current, refused: null, ...change, ask };
    setState(next);
    keepPick(link, next.picked.length ? { ask, picked: next.picked } : null);
  };
  return {
    prompt, legal, picked, complete, answered, live, busy,
    late: pending?.late ?? false,
    refused: current.refused,
    refusal: link.refusal.value ? errorText(link.refusal.value) : null,
    pick(value) {
      if (!prompt || answered || busy) return;
      if (!legal.includes(value)) {
        const reason = prompt.why[String(value)];
        if (reason) set({ refused: { value: String(value), reason } });
        return;
      }
      if (current.picked.includes(value)) set({ picked: current.picked.filter((one) => one !== value) });
      else set({ picked: [...current.picked, value].slice(-most) });
    },
    clear: () => set({ picked: [] }),
    commit() {
      if (!prompt || !complete || !live || busy || answered) return;
      keepPick(link, null);
      link.answer(many ? picked : picked[0]);
    },
    takeBack() {
      if (prompt && answered && live && !busy) link.withdraw();
    },
  };
}

/** What was picked before the page was left. @param {TableLink} link
 * @returns {{ask: string, picked: Json[], refused: Choice["refused"]}} */
function firstPicked(link) {
  const kept = keptPick(link);
  return typeof kept?.ask === "string" && Array.isArray(kept.picked) ? { ask: kept.ask, picked: kept.picked, refused: null } : { ask: "", picked: [], refused: null };
}

/** Whether the dead time after a change is over. `false` from the first drawing after the change on.
 * @param {string} ask */
function useLive(ask) {
  const [liveFor, setLiveFor] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setLiveFor(ask), DEAD_MS);
    return () => clearTimeout(timer);
  }, [ask]);
  return liveFor === ask;
}

/**
 * Run once for every new value, not for the first.
 * @template T
 * @param {T} value
 * @param {(before: T) => void} act
 */
export function useChange(value, act) {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    const was = before.current;
    before.current = value;
    act(was);
  });
}
