/**
 * @file Whether this browser keeps our cookie. Without it the server takes every request for one of a new person: nobody can sit
 * down, nothing is remembered. A browser that says it keeps cookies may still refuse ours, so what counts is whether it comes back.
 */
import { signal } from "@preact/signals";

/** Whether the cookie does not come back: then the page says so and asks for nothing more. */
export const cookiesBlocked = signal(navigator.cookieEnabled === false);

/** How many times in a row the server did not know us. */
let timesUnknown = 0;

/**
 * Note whether the server knew us. The first time the cookie may be missing or out of date, and the answer sets a new one; if the
 * server does not know that either, the browser does not keep it.
 * @param {boolean} isNew  The request carried no cookie that the server knows.
 */
export function noteCookie(isNew) {
  timesUnknown = isNew ? timesUnknown + 1 : 0;
  if (!isNew) cookiesBlocked.value = false;
  else if (timesUnknown > 1) cookiesBlocked.value = true;
}
