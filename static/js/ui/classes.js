/**
 * @file Class names.
 */

/**
 * The classes `always`, then each name in `now` whose value is true.
 * @param {string} always
 * @param {{[name: string]: unknown}} now
 */
export const classes = (always, now) => [always, ...Object.keys(now).filter((name) => now[name])].filter(Boolean).join(" ");
