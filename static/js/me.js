/**
 * @file Who I am to the server: name, language, theme, my tables. The person itself is a cookie that no script can read.
 */
import { signal } from "@preact/signals";
import { api } from "./api.js";
import { cookiesBlocked } from "./cookies.js";
import { language, setLanguage } from "./i18n.js";
import { theme } from "./settings.js";

/** @typedef {import("./types.js").Me} Me */

/** @type {import("@preact/signals").Signal<Me|null>} */
export const me = signal(/** @type {Me|null} */ (null));

/** Whether the server answered the last time. */
export const serverReached = signal(true);

/** Ask the server who I am and which tables are mine. */
export async function refreshMe() {
  if (cookiesBlocked.value && me.value) return; // without a cookie each request would make a new person
  try {
    me.value = await api("GET", "/me");
    if (me.value?.new) me.value = await api("GET", "/me"); // again, with the cookie that has just been set
    serverReached.value = true;
  } catch {
    serverReached.value = false;
  }
}

/**
 * Keep a change of mine on the server as well.
 * @param {{name?: string, language?: string, theme?: string}} change
 * @returns {Promise<void>}
 * @throws {import("./api.js").ApiError}
 */
export async function saveMe(change) {
  me.value = await api("PUT", "/me", change);
}

/** The language last saved on the server: pages that the server renders are fetched again when this changes. */
export const savedLanguage = signal("");

/** Show everything in another language, at once and from now on.
 * @param {import("./i18n.js").Language} lang */
export async function chooseLanguage(lang) {
  if (lang === language.value) return;
  await setLanguage(lang);
  await saveMe({ language: lang }).catch(() => undefined);
  savedLanguage.value = lang;
}

/** @param {import("./settings.js").Theme} next */
export async function chooseTheme(next) {
  theme.value = next;
  await saveMe({ theme: next }).catch(() => undefined);
}
