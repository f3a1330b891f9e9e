/**
 * @file What the page sends for the open question and beside it, and when a frame shows that it has been carried out.
 */

/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../types.js").Json} Json */

/**
 * @typedef {object} Command  For the open question; sent again under its id until the server acknowledges it.
 * @property {"answer"|"withdraw"} kind
 * @property {string} command
 * @property {string} ask
 * @property {Seat} seat
 * @property {Json} value
 * @property {string} answered  What was answered when it was sent.
 * @property {boolean} late  No acknowledgement for three seconds: it is being sent again.
 */

/**
 * A message beside the open question: nothing waits for it, and a later one of the same kind replaces it.
 * @typedef {object} SideCommand
 * @property {"hold"|"interrupt"|"orders"|"here"|"use"|"decide"|"captain"|"talk"|"ping"|"give_up"} kind
 * @property {Seat} seat
 * @property {{[name: string]: any}} data
 * @property {string} command
 * @property {string|null} shown  What a frame showed of it when it was sent.
 * @property {(refusal: import("../api.js").ApiError|null) => void} done
 */

/**
 * A new id for a command: 32 hexadecimal digits. `crypto.randomUUID` exists in secure contexts only, and a server on a home
 * network is not one.
 */
export function commandId() {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID().replaceAll("-", "");
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What a question has been answered, to be compared. @param {{answered?: Json}} prompt */
export const answeredIn = (prompt) => JSON.stringify(prompt.answered ?? null);

/**
 * Whether a frame shows the question of a command answered otherwise than when it was sent, or closed.
 * @param {Command} command
 * @param {Frame} frame  Of the seat that has sent it.
 */
export const isShown = ({ ask, answered }, { prompt }) => prompt?.ask !== ask || answeredIn(prompt) !== answered;

/**
 * What frames show of side commands that a second press takes back. One that spends something, `use` and `hold`, is not among them: its
 * button waits for the acknowledgement.
 * @type {{[kind: string]: (frame: Frame) => unknown}}
 */
const SHOWN = {
  interrupt: ({ own }) => own?.interrupt,
  give_up: ({ team }) => team?.giving_up,
};

/** What a frame shows of the side commands of a kind; null: nothing.
 * @param {SideCommand["kind"]} kind
 * @param {Frame|null} frame */
export const shownOf = (kind, frame) => (frame && kind in SHOWN ? JSON.stringify(SHOWN[kind](frame) ?? null) : null);

/** Whether a frame shows something else of a side command than when it was sent.
 * @param {SideCommand} side
 * @param {Frame|null} frame */
export const sideCommandIsShown = ({ kind, shown }, frame) => shownOf(kind, frame) !== shown;
