/**
 * @file Class names.
 */

/**
 * Those that always hold, then each that holds now.
 * @param {string} always
 * @param {{[name: string]: unknown}} now
 */
export const classes = (always, now) => [always, ...Object.keys(now).filter((name) => now[name])].filter(Boolean).join(" ");
