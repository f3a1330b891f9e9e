/**
 * @file What would happen if nobody answered, in words: one line for what lies on the stack, and a preview for each of my
 * cards. The server works it out on public facts; here it is only said.
 */
import { html } from "htm/preact";
import { hasText, list, num, t } from "../../i18n.js";
import { Drawing } from "./art.js";
import { isTeamGame, sameTeam, teammates, whose } from "./teams.js";
import { cardText } from "./texts.js";
import { who } from "./words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Forecast} Forecast */
/** @typedef {import("../../types.js").Json} Json */
/** @typedef {import("../../types.js").Seat} Seat */

const DRAWINGS = { fortitude: "e-fort", alcohol: "e-alc", gold: "e-gold" };
/** How many changes of others are named; the rest is counted. */
const MAX_NAMED = 3;

/** My own changes first, then who goes out, then as the server says.
 * @param {Board} board
 * @param {Forecast[]} forecast */
function ordered(board, forecast) {
  const weight = (/** @type {Forecast} */ one) => (isMine(board, one.seat) ? 0 : 2) + (isOut(one) ? 0 : 1);
  return shared(board, forecast).sort((a, b) => weight(a) - weight(b));
}

/** Whether it is mine, or my team's. @param {Board} board
 * @param {Seat} seat */
export const isMine = ({ view, me }, seat) => seat === me || sameTeam(view, me, seat);

/** Whether I am in a team, which goes out together. @param {Board} board */
export const isInTeam = ({ view, me }) => me !== null && teammates(view, me).length > 0;

/** What a team shares changes once, whoever of it is named.
 * @param {Board} board
 * @param {Forecast[]} forecast
 * @returns {Forecast[]} */
function shared({ view }, forecast) {
  if (!isTeamGame(view)) return [...forecast];
  const said = new Set();
  return forecast.filter((one) => {
    const what = "stat" in one ? one.stat : one.key === "goes_out" ? "out" : null;
    if (what === null || one.seat < 0) return true;
    const key = `${view.seats[one.seat].party} ${what}`;
    return !said.has(key) && said.add(key);
  });
}

/** Who would be out. @param {Forecast[]} forecast
 * @returns {Seat[]} */
export const goingOut = (forecast) => [...new Set(forecast.flatMap((one) => (isOut(one) ? [one.seat] : [])))];

/** @param {Forecast} one */
const isOut = (one) => ("stat" in one ? one.out : one.key === "goes_out");

/** @param {Board} board */
export const forecastOf = (board) => board.view.forecast ?? [];

/** "Kaylin: Fortitude 20 → 18"
 * @param {Board} board
 * @param {Forecast} one
 * @param {boolean} [short]  Without a name: for my own.
 * @returns {string} */
function forecastWords(board, one, short = false) {
  const mine = isMine(board, one.seat);
  const name = one.seat < 0 ? "" : "stat" in one ? whose(board, one.seat) : who(board.view, board.table, one.seat);
  if ("stat" in one) {
    const key = `tavern.forecast.${one.stat}`;
    return t(mine || short ? `${key}.you` : key, { name, from: one.from, to: one.to });
  }
  const key = `tavern.comes.${wordOf(one)}`;
  const data = Object.fromEntries(Object.entries(one.data ?? {}).map(([what, value]) => [what, dataWord(board, one.key, what, value)]));
  if (mine && hasText(`${key}.you`)) return t(`${key}.you`, data);
  return hasText(key) ? t(key, { name, ...data }) : "";
}

/** The end of a Round has a sentence of its own if nobody wins it. @param {import("./types.js").WordForecast} one */
const wordOf = (one) => (one.seat < 0 && one.key === "round_over" ? "round_to_inn" : one.key);

/** Data that name a seat, by the word they belong to. @type {{[word: string]: string}} */
const SEATS_IN = { win_taken: "from", redirected: "to", pot_shared: "with" };

/** @param {Board} board
 * @param {string} word
 * @param {string} what
 * @param {any} value
 * @returns {string|number} */
function dataWord(board, word, what, value) {
  if (SEATS_IN[word] === what) return who(board.view, board.table, value);
  if (Array.isArray(value)) return list([...new Set(value)].map((one) => (typeof one === "number" ? who(board.view, board.table, one) : cardText(one).title)));
  return typeof value === "string" && value.includes("/") ? cardText(value).title : value;
}

/** The forecast in parts: who goes out, numbers, everything else.
 * @param {Board} board */
function parts(board) {
  const forecast = ordered(board, forecastOf(board));
  const gone = goingOut(forecast);
  // When somebody goes out, nothing else of the others matters.
  const numbers = forecast.filter((one) => "stat" in one && (!gone.length || isMine(board, one.seat)));
  const named = MAX_NAMED + (numbers[0] && isMine(board, numbers[0].seat) ? 1 : 0);
  return {
    gone: gone.map((seat) => outWords(board, seat)),
    numbers: numbers.slice(0, named).map((one) => forecastWords(board, one)),
    more: Math.max(0, numbers.length - named),
    words: forecast.filter((one) => !("stat" in one) && !isOut(one)).map((one) => forecastWords(board, one)).filter(Boolean).slice(0, MAX_NAMED),
  };
}

/** The whole forecast, to be read out.
 * @param {Board} board */
export function forecastText(board) {
  const { gone, numbers, words } = parts(board);
  if (!gone.length && !numbers.length && !words.length) return "";
  return [numbers.length ? t("tavern.forecast.spoken", { what: list(numbers) }) : t("tavern.forecast.nobody"), ...gone, ...words].join(" ");
}

/** @param {Board} board
 * @param {Seat} seat */
const outWords = (board, seat) => (isMine(board, seat) ? t(isInTeam(board) ? "tavern.forecast.out.team" : "tavern.forecast.out.you") : t("tavern.forecast.out", { name: whose(board, seat) }));

/** "If nobody answers: …", with a triangle and a word when somebody goes out.
 * @param {{board: Board}} props */
export function ForecastLine({ board }) {
  const { gone, numbers, more, words } = parts(board);
  if (!gone.length && !numbers.length && !words.length) return null;
  return html`<p class=${`forecast${gone.length ? " is-danger" : ""}`} id="forecast">
    <${Drawing} name=${gone.length ? "s-danger" : "p-stack"} />
    <span>${t("tavern.forecast.nobody")} ${gone.map((text) => html`<strong class="nowrap">${text}</strong> `)}
      ${numbers.map((text, i) => html`${i ? ", " : ""}<span class="nowrap">${text}</span>`)}${more ? ` ${t("tavern.forecast.more", { n: more })}` : ""}${numbers.length ? ". " : ""}${words.join(" ")}</span></p>`;
}

/** What is shown as a picture and two numbers: a number of a player, or the strength of a Drink.
 * @param {Forecast} one
 * @returns {{one: Forecast, drawing: string, from: number, to: number}|null} */
function numberOf(one) {
  if ("stat" in one) return { one, drawing: DRAWINGS[one.stat], from: one.from, to: one.to };
  if (one.key === "drink") return { one, drawing: "d-2", from: one.data.from, to: one.data.to };
  return null;
}

/** What one of my answers would bring: pictures and numbers, what is not a number in words below. Of others only what matters is shown.
 * @param {{board: Board, value: Json, text?: string, of?: Seat}} props  `text`: if nothing can be told. `of`: whose name stands there anyway.
 */
export function Preview({ board, value, text = "", of = -1 }) {
  const { me } = board;
  const all = board.frame.prompt?.previews?.[String(value)] ?? null;
  const forecast = all ? ordered(board, all) : [];
  // What a Drink becomes is left out where the change of its drinker's Alcohol says the same.
  const told = forecast.filter((one) => "stat" in one || one.key !== "drink" || (one.data.from !== one.data.to && !forecast.some((other) => "stat" in other && other.stat === "alcohol" && other.seat === one.seat)));
  const mine = told.filter((one) => isMine(board, one.seat));
  const beside = told.filter((one) => of >= 0 && (one.seat === of || sameTeam(board.view, of, one.seat)) && !mine.includes(one));
  const others = told.filter((one) => !mine.includes(one) && !beside.includes(one) && !(mine.length && "stat" in one && one.stat === "gold"));
  const kept = [...beside, ...mine, ...others.slice(0, mine.length ? 1 : MAX_NAMED)];
  const numbers = kept.flatMap((one) => numberOf(one) ?? []);
  // Whose numbers need no name: those beside a player's name are theirs, all else is mine.
  const named = of < 0 ? me : of;
  const words = kept.filter((one) => numberOf(one) === null && !isOut(one)).map((one) => forecastWords(board, one)).filter(Boolean);
  const coming = goingOut(forecastOf(board));
  // In a window a preview tells only what is changed: whoever is out anyway and is not named is still out.
  const gone = goingOut(forecast).filter((seat) => isMine(board, seat) || !coming.includes(seat));
  if (all && me !== null && coming.some((seat) => isMine(board, seat)) && mine.length && !gone.some((seat) => isMine(board, seat))) words.push(t(isInTeam(board) ? "tavern.preview.saved.team" : "tavern.preview.saved"));
  if (!numbers.length && !words.length && !gone.length) return html`<span class="preview"><span class="preview-words">${text}</span></span>`;
  return html`<span class="preview">
    ${numbers.map(({ one, drawing, from, to }, i) => html`<span class="preview-number" key=${i}><${Drawing} name=${drawing} />
      ${one.seat === named || sameTeam(board.view, named, one.seat) ? null : html`<small aria-hidden="true">${whose(board, one.seat)}</small>`}<b class="num" aria-hidden="true">${num(from)} → ${num(to)}</b><span class="visually-hidden">${forecastWords(board, one)}</span></span>`)}
    ${gone.map((seat) => html`<strong class="preview-out" key=${`out${seat}`}><${Drawing} name="s-danger" />${outWords(board, seat)}</strong>`)}
    ${words.length ? html`<span class="preview-words">${words.join(" ")}</span>` : null}
  </span>`;
}

/**
 * What I would lose by an answer beyond what is coming anyway, in a sentence; null: nothing.
 * @param {Board} board
 * @param {Json} value
 * @returns {string|null}
 */
export function lossOf(board, value) {
  const { me, frame } = board;
  if (me === null) return null;
  const coming = forecastOf(board);
  const out = goingOut(coming).some((seat) => isMine(board, seat));
  if (value === "pass") return out && frame.window !== null ? t(isInTeam(board) ? "tavern.loss.pass.team" : "tavern.loss.pass") : null;
  const mine = (frame.prompt?.previews?.[String(value)] ?? []).flatMap((one) => (isMine(board, one.seat) && "stat" in one ? [one] : []));
  if (mine.some((one) => one.out) && !out) return t(isInTeam(board) ? "tavern.loss.out.team" : "tavern.loss.out");
  const lost = mine.find((one) => (one.stat === "alcohol" ? false : one.to < one.from && !coming.some((other) => isMine(board, other.seat) && "stat" in other && other.stat === one.stat && other.to <= one.to)));
  return lost ? t(`tavern.loss.${lost.stat}`, { n: lost.from - lost.to }) : null;
}
