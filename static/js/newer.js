/**
 * @file Whether the server serves a newer version of this page than the one that is open, and when the page may be loaded again: not
 * while something is asked of me, picked, typed, open or on its way.
 */
import { signal } from "@preact/signals";
import { mustAnswer } from "./board/attention.js";
import { keptPick } from "./board/kept-pick.js";

const RELOADED = "dwarfdraft.reloaded";
/** How long nothing must have been pressed, sent or answered before the page may be loaded again. */
const QUIET_MS = 1_000;

/** The build of the server, if it is not the page's own. @type {import("@preact/signals").Signal<string|null>} */
export const newer = signal(/** @type {string|null} */ (null));

let own = "";
/** Requests that have not been answered. */
let openRequests = 0;
let lastActivity = 0;
/** Text fields whose text has not been saved. @type {Set<HTMLInputElement|HTMLTextAreaElement>} */
const unsavedFields = new Set();

/** Take the page's own build, and watch what is done on it. @param {string} build */
export function startBuild(build) {
  own = build;
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, noteActivity, true);
  document.addEventListener("input", ({ target }) => isText(target) && (target.value ? unsavedFields.add(target) : unsavedFields.delete(target)), true);
  // A field of a form is saved when the form is sent; any other when it is left.
  document.addEventListener("change", ({ target }) => isText(target) && !target.form && unsavedFields.delete(target), true);
  document.addEventListener("submit", ({ target }) => unsavedFields.forEach((field) => field.form === target && unsavedFields.delete(field)), true);
}

/** Note the build that an answer of the server names. @param {string|null|undefined} build */
export function noteServerBuild(build) {
  if (build && own) newer.value = build === own ? null : build;
}

/** Note that a request is running, until the returned function is called. */
export function noteRequest() {
  openRequests += 1;
  noteActivity();
  return () => {
    openRequests -= 1;
    noteActivity();
  };
}

/** Note that something has just been pressed, sent or answered. */
function noteActivity() {
  lastActivity = performance.now();
}

/** @param {EventTarget|null} target
 * @returns {target is HTMLInputElement|HTMLTextAreaElement} */
const isText = (target) => target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !["radio", "checkbox"].includes(target.type) && !target.readOnly);

/** Whether a text is being written: the cursor stands in a field, or what was written is still there. */
function isTyping() {
  for (const field of unsavedFields) if (!field.isConnected) unsavedFields.delete(field);
  return unsavedFields.size > 0 || isText(document.activeElement);
}

/**
 * Whether nothing would be lost or missed if the page were loaded again now.
 * @param {import("./board/table-link.js").TableLink|null} link
 */
export function isQuiet(link) {
  if (openRequests || performance.now() - lastActivity < QUIET_MS) return false;
  if (isTyping() || document.querySelector("dialog[open]") || history.state?.over === true) return false;
  return link === null || isIdle(link);
}

/** Whether a table asks nothing of me and nothing of mine is on its way. @param {import("./board/table-link.js").TableLink} link */
function isIdle(link) {
  const { state } = link.connection.value;
  const table = link.table.value;
  if (state === "offline" || state === "connecting" || table === null) return false;
  if (link.isSending) return false;
  const frame = link.frame.value;
  // What is asked of me is known only from a frame of my own seat.
  if (table.status === "playing" && (frame === null || (link.seat.value === null && table.you.seats.length > 0))) return false;
  const prompt = frame?.prompt ?? null;
  if (frame && prompt && prompt.answered === null && mustAnswer(frame)) return false;
  const kept = keptPick(link);
  // A pick for a question that is over counts no longer.
  return kept === null || prompt === null || (kept.ask !== undefined && kept.ask !== prompt.ask);
}

/** Load the newer version. */
export function reload() {
  location.reload();
}

/** Load the newer version without being asked to, once per build: if the old page comes again, another attempt would not help. */
export function reloadOnce() {
  const build = newer.value;
  if (build === null || !mayReload()) return;
  try {
    sessionStorage.setItem(RELOADED, build);
  } catch {
    return;
  }
  reload();
}

/** Whether the page may still load this version by itself. */
export function mayReload() {
  try {
    return sessionStorage.getItem(RELOADED) !== newer.value;
  } catch {
    return false; // without storage the page could not know that it has been loaded again already
  }
}
