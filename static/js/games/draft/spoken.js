/**
 * @file What a screen reader reads out: each question once and at once; what happened, politely. The log that comes first is not read out.
 */
import { useEffect, useRef } from "preact/hooks";
import { announce, announceAsk } from "../../ui/notices.js";
import { plain } from "./sentence.js";

/** @typedef {import("./story.js").Line} Line */
/** @typedef {import("../../types.js").View} View */

/**
 * @param {string|null} ask  Id of the open question.
 * @param {string} text  The question in words.
 */
export function useSpokenAsk(ask, text) {
  const said = useRef("");
  useEffect(() => {
    if (ask === null || ask === said.current) return;
    said.current = ask;
    announceAsk(text);
  }, [ask]);
}

/**
 * @param {Line[]} lines
 * @param {View} view
 */
export function useSpokenLog(lines, view) {
  const last = lines.at(-1)?.last ?? 0;
  const said = useRef(last);
  useEffect(() => {
    if (said.current === 0) {
      said.current = last; // the first log: not read out
      return;
    }
    for (const line of lines) {
      if (line.last <= said.current) continue;
      const fresh = [line.head, ...line.parts].filter((sentence) => sentence.n > said.current);
      if (fresh.length) announce(fresh.map((sentence) => plain(sentence, view)).join(" "));
    }
    said.current = Math.max(said.current, last);
  }, [last]);
}
