/**
 * @file What has just changed, for a moment: dice tumble 500 ms, changed values swell, own-choice captions stay a second. The state
 * is shown first; a tap ends what still moves.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { isCalm } from "../../settings.js";
import { toast } from "../../ui/notices.js";
import { plain } from "./sentence.js";
import { allLines } from "./story.js";

/** @typedef {import("../../types.js").Event} Event */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").DieId} DieId */
/** @typedef {Map<DieId, ("rolling"|"changed")[]>} Motion */

const ROLL_MS = 550;
const CHANGE_MS = 1_000;
const CAPTION_MS = 1_600;
/** With more new events than this at once the page is catching up: nothing moves. */
const MAX_NEW_EVENTS = 60;

/** @type {Motion} */
const STILL = new Map();

/**
 * @param {Event[]} log
 * @param {View} view
 * @param {import("./story.js").Chapter[]} chapters
 * @returns {Motion}
 */
export function useMotion(log, view, chapters) {
  const [motion, setMotion] = useState(STILL);
  const seen = useRef(log.length);
  useEffect(() => {
    const fresh = log.slice(seen.current);
    const first = seen.current === 0;
    seen.current = log.length;
    if (first || fresh.length === 0 || fresh.length > MAX_NEW_EVENTS) return undefined;
    const forced = fresh.findLast((event) => event.kind === "forced");
    if (forced) {
      const sentence = allLines(chapters).flatMap((line) => line.parts).find((part) => part.n === forced.n);
      if (sentence) toast(() => plain(sentence, view), { icon: "info", ms: CAPTION_MS });
    }
    if (isCalm.value) return undefined;
    /** @type {Motion} */
    const next = new Map();
    for (const event of fresh) {
      if (event.kind === "roll") next.set(event.die, ["rolling"]);
      else if (event.kind === "raised" || event.kind === "lowered") next.set(event.die, ["changed"]);
      else if (event.kind === "dice_traded") for (const die of [event.a, event.b]) next.set(die, ["changed"]);
      else if (event.kind === "deal") for (const die of Object.keys(event.dice)) next.set(die, ["rolling"]);
    }
    if (!next.size) return undefined;
    setMotion(next);
    const still = () => setMotion(STILL);
    const timer = setTimeout(still, [...next.values()].flat().includes("rolling") ? ROLL_MS : CHANGE_MS);
    addEventListener("pointerdown", still, { once: true, capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", still, { capture: true });
      setMotion(STILL);
    };
  }, [log]);
  return motion;
}
