/**
 * @file Every sentence of the pages: keys and data in, text of the viewer's language out.
 *
 * The catalogues (`dwarfdraft/locale`) are the only source; the build makes one JSON file a part and language of them, and the
 * page gives the addresses of those that it needs. The language may change at any moment: `language` and `messages` are signals, so a component that
 * calls `t` while it is drawn is drawn again.
 */
import { computed, signal } from "@preact/signals";

/** A language's code. @typedef {string} Language */
/** @typedef {{language: Language, plural: string, messages: {[key: string]: string | string[]}}} Catalogue */
/** @typedef {string | number | null | undefined | boolean} Plain */

/** Name of each language in itself, in the order in which they are offered. @type {{[language: Language]: string}} */
export let languageNames = {};

/** The viewer's language.
 * @type {import("@preact/signals").Signal<Language>} */
export const language = signal(/** @type {Language} */ ("en"));

/** @type {import("@preact/signals").Signal<Catalogue|null>} */
const catalogue = signal(/** @type {Catalogue|null} */ (null));

/** @type {Map<string, Catalogue>} */
const loaded = new Map();

/** @type {{[language: Language]: string[]}} */
let addresses = {};

const numbers = computed(() => new Intl.NumberFormat(language.value));
const signed = computed(() => new Intl.NumberFormat(language.value, { signDisplay: "exceptZero" }));
const lists = computed(() => new Intl.ListFormat(language.value, { type: "conjunction" }));

/** Which form of a text belongs to a number, by the catalogue's own rule. */
const pluralForm = computed(() => pluralRule(catalogue.value?.plural ?? "0"));

/**
 * Load the first catalogue; must be awaited before anything is drawn.
 * @param {{[language: Language]: string}} names  Name of each language in itself.
 * @param {{[language: Language]: string[]}} urls  Addresses of each language's messages, by part.
 * @param {Language} first
 */
export async function startLanguage(names, urls, first) {
  languageNames = names;
  addresses = urls;
  await setLanguage(first);
}

/**
 * Switch to another language, live. Rejects, and changes nothing, if its messages cannot be loaded.
 * @param {Language} lang
 */
export async function setLanguage(lang) {
  let next = loaded.get(lang);
  if (!next) {
    const parts = await Promise.all(addresses[lang].map(loadPart));
    next = { ...parts[0], messages: Object.assign({}, ...parts.map((part) => part.messages)) };
    loaded.set(lang, next);
  }
  catalogue.value = next;
  language.value = next.language;
  document.documentElement.lang = lang;
}

/**
 * @param {string} address
 * @returns {Promise<Catalogue>}
 */
async function loadPart(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/**
 * The text of a key, with `{name}` replaced from `data`. A key with plural forms counts by `data.n`.
 * A key that no catalogue has comes back as a visible mark and is reported once.
 * @param {string} key
 * @param {{[name: string]: Plain}} [data]
 * @returns {string}
 */
export function t(key, data = {}) {
  return form(key, data).replace(PLACEHOLDER, (whole, name) => plain(key, whole, data[name]));
}

/** Whether the catalogue has this key.
 * @param {string} key */
export function hasText(key) {
  return catalogue.value !== null && key in catalogue.value.messages;
}

/**
 * Like `t`, but a placeholder may be a component: `rich("log.plays", {who: html`<b>…</b>`, card: chip})`.
 * @param {string} key
 * @param {{[name: string]: Plain | import("preact").ComponentChild}} data
 * @returns {import("preact").ComponentChild[]}
 */
export function rich(key, data) {
  const text = form(key, data);
  /** @type {import("preact").ComponentChild[]} */
  const parts = [];
  let at = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    const value = data[match[1]];
    parts.push(text.slice(at, match.index));
    parts.push(isComponent(value) ? value : plain(key, match[0], /** @type {Plain} */ (value)));
    at = match.index + match[0].length;
  }
  parts.push(text.slice(at));
  return parts.filter((part) => part !== "");
}

/** A number as this language writes it.
 * @param {number} value */
export function num(value) {
  return numbers.value.format(value);
}

/** A change: +2, −3, 0.
 * @param {number} value */
export function signedNum(value) {
  return signed.value.format(value);
}

/** "Borin, Anbak and Nils".
 * @param {string[]} items */
export function list(items) {
  return lists.value.format(items);
}

/** Minutes and seconds: 4:05.
 * @param {number} seconds */
export function minutes(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** A table code as people read it: 4821-0937.
 * @param {string} code */
export function codeText(code) {
  const digits = code.replace(/\D/g, "").slice(0, 8);
  return digits.length > 4 ? `${digits.slice(0, 4)}-${digits.slice(4)}` : digits;
}

/**
 * Turn a gettext plural expression (C syntax, the number is `n`) into a function. It is parsed, not evaluated: the content
 * policy forbids `eval`, and a catalogue is data.
 * @param {string} source
 * @returns {(n: number) => number}
 */
export function pluralRule(source) {
  const tokens = source.match(/\d+|n|&&|\|\||[!=<>]=|[?:()<>%!]/g) ?? [];
  if (tokens.join("") !== source.replace(/\s+/g, "")) throw new Error(`plural rule: ${source}`);
  let at = 0;
  const eat = (/** @type {string} */ token) => tokens[at] === token && ++at > 0;
  /** @typedef {(n: number) => number} Term */
  const LEVELS = [["||"], ["&&"], ["==", "!="], ["<", ">", "<=", ">="], ["%"]];
  /** @type {{[operator: string]: (a: number, b: number) => number}} */
  const OPERATORS = {
    "||": (a, b) => Number(a || b), "&&": (a, b) => Number(a && b),
    "==": (a, b) => Number(a === b), "!=": (a, b) => Number(a !== b),
    "<": (a, b) => Number(a < b), ">": (a, b) => Number(a > b), "<=": (a, b) => Number(a <= b), ">=": (a, b) => Number(a >= b),
    "%": (a, b) => a % b,
  };
  /** @returns {Term} */
  const choice = () => {
    const condition = binary(0);
    if (!eat("?")) return condition;
    const yes = choice();
    if (!eat(":")) throw new Error(`plural rule: ${source}`);
    const no = choice();
    return (n) => (condition(n) ? yes(n) : no(n));
  };
  /** @type {(level: number) => Term} */
  const binary = (level) => {
    if (level === LEVELS.length) return unary();
    let left = binary(level + 1);
    while (LEVELS[level].includes(tokens[at])) {
      const operator = OPERATORS[tokens[at++]];
      const a = left;
      const b = binary(level + 1);
      left = (n) => operator(a(n), b(n));
    }
    return left;
  };
  /** @returns {Term} */
  const unary = () => {
    if (eat("!")) {
      const inner = unary();
      return (n) => Number(!inner(n));
    }
    if (eat("(")) {
      const inner = choice();
      if (!eat(")")) throw new Error(`plural rule: ${source}`);
      return inner;
    }
    const token = tokens[at++];
    if (token === "n") return (n) => n;
    if (token === undefined || !/^\d+$/.test(token)) throw new Error(`plural rule: ${source}`);
    const value = Number(token);
    return () => value;
  };
  const rule = choice();
  if (at !== tokens.length) throw new Error(`plural rule: ${source}`);
  return rule;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Keys that no catalogue has: each is reported once.
 * @type {Set<string>} */
const missingKeys = new Set();

/**
 * @param {string} key
 * @param {{[name: string]: any}} data
 * @returns {string}
 */
function form(key, data) {
  const text = catalogue.value?.messages[key];
  if (text === undefined) return missing(key);
  if (typeof text === "string") return text;
  if (typeof data.n !== "number") return missing(`${key} (without n)`);
  return text[pluralForm.value(Math.abs(data.n))] ?? missing(`${key} (n = ${data.n})`);
}

/** @param {string} key */
function missing(key) {
  if (!missingKeys.has(key)) {
    missingKeys.add(key);
    console.error(`no text for ${key}`);
  }
  return `⟦${key}⟧`;
}

/**
 * @param {string} key
 * @param {string} whole
 * @param {Plain} value
 */
function plain(key, whole, value) {
  if (value === undefined || value === null) return missing(`${key} ${whole}`);
  return typeof value === "number" ? num(value) : String(value);
}

/** @param {any} value */
function isComponent(value) {
  return Array.isArray(value) || (typeof value === "object" && value !== null);
}
