/**
 * @file Whether this browser keeps our cookie. Without it the server meets somebody new at every request: nobody can be sat down,
 * nothing is remembered. A browser that says it keeps cookies may still refuse ours, so what counts is whether it comes back.
 */
import { signal } from "@preact/signals";

/** Whether the cookie does not come back: then the page says so and asks for nothing more. */
export const cookiesBlocked = signal(navigator.cookieEnabled === false);

/** How often in a row the server has met us for the first time. */
let met = 0;

/**
 * Note what the server says of us. The first time a cookie may be missing or out of date, and the answer gives a new one; if that is
 * missing again, it is not kept.
 * @param {boolean} isNew  The request carried no cookie that the server knows.
 */
export function cookieCame(isNew) {
  met = isNew ? met + 1 : 0;
  if (!isNew) cookiesBlocked.value = false;
  else if (met > 1) cookiesBlocked.value = true;
}
