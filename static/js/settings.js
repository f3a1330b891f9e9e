/**
 * @file What a person has chosen for this browser: theme, motion, sound, shortcuts. Kept in localStorage, and not at all where
 * the browser refuses that.
 */
import { computed, effect, signal } from "@preact/signals";

/** @typedef {"system"|"dark"|"light"} Theme */
/** @typedef {"system"|"full"|"calm"} Motion */

const PREFIX = "dwarfdraft.";

/** The theme; "system" follows the device. */
export const theme = kept("theme", /** @type {Theme} */ ("system"), ["system", "dark", "light"]);
// The person's own choice, made on whatever device, is what the server has written into the page.
const savedTheme = document.documentElement.dataset.theme;
if (savedTheme === "dark" || savedTheme === "light") theme.value = savedTheme;

/** Keys of one letter, while the board has the focus. */
export const shortcuts = kept("shortcuts", true);

/** Card and die chosen: committed at once, without the third press. */
export const lockWithoutAsking = kept("lock", false);

/** Which plays of the tavern are pressed twice: none, those that cost me something, all. */
export const confirmPlays = kept("confirm", /** @type {"never"|"costly"|"always"} */ ("costly"), ["never", "costly", "always"]);

/** How things move; "system" follows the device. */
export const motion = kept("motion", /** @type {Motion} */ ("system"), ["system", "full", "calm"]);

/** One sound when my answer is needed. */
export const sound = kept("sound", true);

/** I drink water only: used when I sit down. */
export const sober = kept("sober", false);

const systemIsCalm = watchMedia("(prefers-reduced-motion: reduce)");
const systemIsDark = watchMedia("(prefers-color-scheme: dark)");

/** Whether nothing should move: the final state is shown at once. */
export const isCalm = computed(() => motion.value === "calm" || (motion.value === "system" && systemIsCalm.value));

/** The theme that is seen. */
export const isDark = computed(() => theme.value === "dark" || (theme.value === "system" && systemIsDark.value));

effect(() => {
  const root = document.documentElement;
  if (theme.value === "system") delete root.dataset.theme;
  else root.dataset.theme = theme.value;
});
effect(() => {
  document.documentElement.dataset.motion = isCalm.value ? "none" : "full";
});

/**
 * A signal that remembers its value in this browser.
 * @template T
 * @param {string} name
 * @param {T} first
 * @param {readonly T[]} [allowed]
 * @returns {import("@preact/signals").Signal<T>}
 */
function kept(name, first, allowed) {
  let value = first;
  try {
    const stored = JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
    if (typeof stored === typeof first && (!allowed || allowed.includes(stored))) value = stored;
  } catch {
    // no storage, or something that we did not write
  }
  const kept = signal(value);
  kept.subscribe((now) => {
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify(now));
    } catch {
      // no storage: the setting lasts as long as the page
    }
  });
  return kept;
}

/** @param {string} query */
function watchMedia(query) {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener("change", () => (matches.value = media.matches));
  return matches;
}
