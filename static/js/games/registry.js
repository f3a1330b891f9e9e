/**
 * @file The games, by the names that go over the wire. The boot block says which games there are, what they are called and where their
 * modules lie. What the pages must know of a game is its plug-in, the default export of `games/…/plugin.js`. No other module knows which
 * games there are.
 */
import { readBoot } from "../boot.js";
import { t } from "../i18n.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("../types.js").TableSeat} TableSeat */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {(props: any) => any} Component */

/**
 * What the hall shows of a game.
 * @typedef {object} HallPart
 * @property {string} look  Class of its board and end of its ids.
 * @property {string} playId  Id of the button that plays with bots.
 * @property {string} createId  Id of the button that makes a table.
 * @property {import("../types.js").Speed} speed  The clock of a new table.
 * @property {Component} Art  The picture on its board.
 * @property {Component} TableMark  What stands before a table in a list; gets `code`.
 * @property {Component|null} Beam  What of it hangs from the beam of the hall; null: nothing.
 * @property {(table: import("../types.js").MyTable) => string|null} progress  How far a table is that is played or over; null: the game does not say.
 * @property {(options: import("../types.js").TableOptions) => string|null} facts  What a list says of a table besides name and clock.
 */

/**
 * Who is played on a seat.
 * @typedef {object} RolePart
 * @property {(role: any) => string} name
 * @property {(role: any) => string} line  The name with what belongs to it, for a second line.
 * @property {Component} Mark  The picture; gets `role`, `class`.
 * @property {Component|null} SheetMark  The picture on the sheet of a seat; gets `role`. null: none.
 */

/**
 * The parts of the table before the game. Each component gets `link` and `table`.
 * @typedef {object} SetUpPart
 * @property {string} help  Key of what "?" says.
 * @property {Component|null} First  What stands before the seats; null: nothing.
 * @property {Component} Role  The choice of a role.
 * @property {Component} Options
 * @property {(table: TableInfo) => string} speedHint
 * @property {(table: TableInfo) => number[]|null} seatNumbers  How many may play; null: any number within the game's bounds.
 * @property {(table: TableInfo) => Seat[][]} teams  The seats of each team; empty: everybody plays alone.
 * @property {(table: TableInfo, team: number) => string} teamName
 * @property {Component|null} TeamMark  Gets `table`, `team`.
 * @property {Component} SeatNote  A chip on a seat, or nothing; gets `table`, `seat`.
 */

/** The screens of a game that is played, a module of their own that is loaded when the game begins.
 * @typedef {object} Screens
 * @property {Component} default
 * @property {() => void} openLog
 * @property {(view: any, table: TableInfo) => {title: string, sub: string}} tableHeading
 * @property {Component} TableHelp  What "?" shows; gets `rules`, the address of the rules.
 */

/**
 * What a table of the game needs before and during play.
 * @typedef {object} TablePart
 * @property {RolePart} role
 * @property {SetUpPart} setUp
 * @property {(view: any) => number} lingers  Milliseconds for which what has just happened stays in sight before the device goes to another seat.
 */

/**
 * @typedef {object} GamePlugin
 * @property {HallPart} hall
 * @property {() => void} start  Called once, when the page has the plug-in.
 * @property {() => Promise<{default: TablePart}>} table
 * @property {() => Promise<Screens>} screens
 */

/** @type {Map<string, GamePlugin>} */
const plugins = new Map();
/** @type {Map<string, TablePart>} */
const tables = new Map();

/** The games in the order in which they are offered. */
export const gameNames = () => Object.keys(readBoot().games);

/** @param {string} game */
const said = (game) => readBoot().games[game];

const SET_UP = ["help", "First", "Role", "Options", "speedHint", "seatNumbers", "teams", "teamName", "TeamMark", "SeatNote"];

/** Check that a part of a plug-in is complete; throw an error that names what is missing.
 * @param {string} game
 * @param {object} part
 * @param {string[]} names
 * @param {string} [where] */
function check(game, part, names, where = "") {
  const lacks = names.filter((name) => !part || !(name in part));
  if (lacks.length) throw new Error(`the game ${game} lacks ${lacks.map((name) => where + name).join(", ")}`);
}

/** Load the plug-in of a game; must be awaited before the hall shows it.
 * @param {string} game */
async function loadGame(game) {
  if (plugins.has(game)) return;
  /** @type {GamePlugin} */
  const plugin = (await import(said(game).module)).default;
  check(game, plugin, ["hall", "start", "table", "screens"]);
  check(game, plugin.hall, ["look", "playId", "createId", "speed", "Art", "TableMark", "Beam", "progress", "facts"], "hall.");
  plugins.set(game, plugin);
  plugin.start();
}

/** Load the plug-in of a game and what its table needs; must be awaited before the table is drawn.
 * @param {string} game */
export async function loadTable(game) {
  await loadGame(game);
  if (tables.has(game)) return;
  const part = (await gameOf(game).table()).default;
  check(game, part, ["role", "setUp", "lingers"], "table.");
  check(game, part.role, ["name", "line", "Mark", "SheetMark"], "table.role.");
  check(game, part.setUp, SET_UP, "table.setUp.");
  tables.set(game, part);
}

/** Load the screens of a game whose plug-in is loaded. @param {string} game */
export async function loadScreens(game) {
  const screens = await gameOf(game).screens();
  check(game, screens, ["default", "openLog", "tableHeading", "TableHelp"], "screens.");
  return screens;
}

/** Load the plug-ins of all games. */
export const loadGames = () => Promise.all(gameNames().map(loadGame));

/** @param {string} game
 * @returns {GamePlugin} */
export function gameOf(game) {
  const plugin = plugins.get(game);
  if (!plugin) throw new Error(`the page has not loaded the game ${game}`);
  return plugin;
}

/** @param {string} game
 * @returns {TablePart} */
export function tableOf(game) {
  const part = tables.get(game);
  if (!part) throw new Error(`the page has not loaded the tables of ${game}`);
  return part;
}

/** Key of a game's name; the keys of its other texts in the hall begin with it. @param {string} game */
export const gameKey = (game) => said(game).name;

/** @param {string} game */
export const gameName = (game) => t(gameKey(game));

/** What the set-up of a game sets with one button, by name: options and the speed of the table. @param {string} game */
export const presetsOf = (game) => said(game).presets;

/** Address of a game's numbered rules. @param {string} game */
export const rulesOf = (game) => said(game).rules;
