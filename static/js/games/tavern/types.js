/**
 * @file What the parts of a tavern table call the shapes that go over the wire, and the board that these parts share. The server declares
 * the shapes; `wire.d.ts` is made from its declarations (docs/architecture.md, Wire shapes). Types only: nothing here runs.
 */

/** @typedef {import("../../types.js").Seat} Seat */
/** @typedef {import("../../types.js").Json} Json */
/** @typedef {import("../../types.js").Event} Event */
/** @typedef {import("../../types.js").TableInfo} TableInfo */
/** @typedef {import("../../board/table-link.js").TableLink} TableLink */

/** `character/English title`, for a Drink `drink/English title`; in a hand or pile with `#2`, the number of the copy.
 * @typedef {string} CardId */

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").SeatView} SeatView */
/** @typedef {import("./wire.js").MinionView} MinionView */
/** @typedef {import("./wire.js").RoundView} RoundView */
/** @typedef {import("./wire.js").EventPile} EventPile */
/** @typedef {import("./wire.js").DrinkView} DrinkInPlay */
/** @typedef {import("./wire.js").StackPlay} StackPlay */
/** @typedef {import("./wire.js").StackMoment} StackMoment */
/** @typedef {import("./wire.js").StackItem} StackItem */
/** @typedef {import("./wire.js").Prompt} Prompt */
/** @typedef {import("./wire.js").About} About */
/** @typedef {import("./wire.js").Reason} Why */
/** @typedef {import("./wire.js").Forecast} Forecast */
/** @typedef {import("./wire.js").Events} Events */
/** @typedef {import("./wire.js").WordForecast} WordForecast */

/** @typedef {import("../../wire.js").WindowState} WindowState */
/** @typedef {import("../../wire.js").Own} Own */
/** @typedef {import("../../wire.js").Orders} Orders */
/** @typedef {import("../../wire.js").Yield} Yield */
/** @typedef {import("../../wire.js").TeamFrame} TeamFrame */

/** An event of a kind.
 * @template {keyof Events} Kind
 * @typedef {{n: number, kind: Kind} & Events[Kind]} Told */

/** A frame of a table that has windows.
 * @typedef {Omit<import("../../types.js").Frame, "view"|"prompt"|"window"|"own"|"team">
 *   & {view: View, prompt: Prompt|null, window: WindowState|null, own: Own|null, team: TeamFrame|null}} Frame
 */

/**
 * What the parts of the table share.
 * @typedef {object} Board
 * @property {TableLink} link
 * @property {TableInfo} table
 * @property {Frame} frame
 * @property {View} view
 * @property {Seat|null} me  null: a spectator.
 * @property {Seat[]} others  Clockwise from my left; for a spectator everybody.
 * @property {Prompt|null} prompt
 * @property {WindowState|null} window
 * @property {Own|null} own
 * @property {Event[]} log  All events so far.
 * @property {number|null} since  The latest event before the page was left, if more has happened meanwhile.
 * @property {Open} open
 */

/** What opens over the table.
 * @typedef {object} Open
 * @property {(seat: Seat) => void} seat
 * @property {(card: CardId) => void} card
 * @property {() => void} log
 * @property {() => void} stack
 */

export {};
