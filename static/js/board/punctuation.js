/**
 * @file Keeps a sentence with buttons in it from breaking before its punctuation.
 */
import { html } from "htm/preact";

/**
 * Keep a name or a card and the colon or full stop after it on one line: otherwise a line may break after a button.
 * @param {any[]} parts
 */
export function keepPunctuation(parts) {
  const out = [];
  for (let i = 0; i < parts.length; i++) {
    const mark = typeof parts[i] === "object" && typeof parts[i + 1] === "string" ? /^[.,:;!?)]+/.exec(parts[i + 1])?.[0] : undefined;
    if (!mark || Array.isArray(parts[i])) out.push(parts[i]);
    else {
      out.push(html`<span class="log-joined">${parts[i]}${mark}</span>`, parts[i + 1].slice(mark.length));
      i += 1;
    }
  }
  return out;
}
