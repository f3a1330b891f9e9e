/**
 * @file What happened while the page was hidden. The table keeps track of it and not the log, because a log comes and goes with its
 * screen or its sheet.
 */
import { useEffect, useRef, useState } from "preact/hooks";

/** Events that come this soon after the page is visible again count as missed: a page that slept receives them late. */
const WAITED_MS = 1_500;

/**
 * The latest event that had been seen when the page was last hidden, if more has happened meanwhile; else null. Events that come late
 * because the connection was lost count as well.
 * @param {import("./table-link.js").TableLink} link
 * @param {number} last  Number of the latest event.
 * @returns {number|null}
 */
export function useLastSeen(link, last) {
  const now = useRef(last);
  const left = useRef(/** @type {number|null} */ (null));
  /** The page is visible again, but nothing new has come yet: the latest event seen, and when the page became visible. */
  const back = useRef(/** @type {{seen: number, at: number}|null} */ (null));
  const [since, setSince] = useState(/** @type {number|null} */ (null));
  now.current = last;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "hidden") {
        left.current ??= now.current;
        back.current = null;
        return;
      }
      if (left.current === null) return;
      const seen = left.current;
      left.current = null;
      setSince(seen < now.current ? seen : null);
      back.current = seen < now.current ? null : { seen, at: performance.now() };
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  useEffect(() => {
    const waiting = back.current;
    if (!waiting || last <= waiting.seen) return;
    back.current = null;
    if (link.caughtUpTo >= last || performance.now() - waiting.at < WAITED_MS) setSince(waiting.seen);
  }, [last]);
  return since;
}

/**
 * The line before which the log says "since you looked": the first with something new in it. A line may have grown since it was seen.
 * @template {{n: number}} Line
 * @param {Line[]} lines
 * @param {number|null} since
 * @param {(line: Line) => number} lastOf  The latest event that a line tells.
 * @returns {Line|undefined}
 */
export const firstUnseen = (lines, since, lastOf) => (since === null ? undefined : lines.find((line) => lastOf(line) > since));
