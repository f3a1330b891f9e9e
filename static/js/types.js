/**
 * @file What the pages call the shapes that go over the wire. The server declares the shapes; `wire.d.ts`, here and beside each game, is
 * made from its declarations (docs/architecture.md, Wire shapes). Types only: nothing here runs.
 */

/** @typedef {number} Seat  From 0, clockwise; the left neighbour of s is s + 1. */
/** @typedef {string} CardId  `dwarf/kind`, for example `durnan/fight`. */
/** @typedef {string} DieId  `s.k`: the k-th die dealt to seat s. */
/** @typedef {string} Place  `seat:column`, columns from 1. */
/** @typedef {string} Dwarf  For example `durnan`. */
/** @typedef {"drink"|"bonus"|"council"|"round"|"cheater"|"gift"|"fight"|"reroll"|"steal"|"passed-out"|"seeing-double"} CardKind */

/** @typedef {import("./wire.js").Json} Json  What an answer is made of. */
/** @typedef {import("./wire.js").Options} Options  What may be answered; the engine accepts what is in it and nothing else. */
/** @typedef {import("./wire.js").Event} Event  Something that happened; its other keys belong to the kind (docs/protocol.md). */
/** @typedef {import("./wire.js").Orders} Orders  Standing orders of a seat in the tavern. */
/** @typedef {import("./wire.js").ChairInfo} Chair */
/** @typedef {import("./wire.js").MyTable} MyTable */
/** @typedef {import("./wire.js").Me} Me */
/** @typedef {import("./wire.js").Error} ApiErrorBody  `key` names the sentence `error.<key>`. */
/** @typedef {import("./wire.js").Boot} Boot */
/** @typedef {import("./wire.js").Bounds} Bounds */
/** @typedef {import("./wire.js").Range} Range */

/** @typedef {import("./games/draft/wire.js").Prompt} Prompt */
/** @typedef {import("./games/draft/wire.js").Reason} Reason */
/** @typedef {import("./games/draft/wire.js").DieView} ViewDie */
/** @typedef {import("./games/draft/wire.js").Bonus} Bonus */
/** @typedef {import("./games/draft/wire.js").SheetSeat} SheetSeat */
/** @typedef {import("./games/draft/wire.js").SeatView} ViewSeat */
/** @typedef {import("./games/draft/wire.js").View} View */

/** What a watcher sees: view and prompt are those of the table's game.
 * @typedef {Omit<import("./wire.js").Frame, "events"|"view"|"prompt">
 *   & {events: Event[]|null, view: View|import("./games/tavern/types.js").View, prompt: Prompt|null}} Frame
 */
/** What a watcher gets after every commit: what has changed.
 * @typedef {Omit<import("./wire.js").FrameChanges, "events"> & {events: Event[]|null}} FrameChanges
 */

/** @typedef {NonNullable<Chair["bot"]>} BotLevel */
/** @typedef {import("./wire.js").SeatInfo} TableSeat */
/** @typedef {Omit<import("./wire.js").TableInfo, "options"> & {options: TableOptions}} TableInfo  TABLE of docs/protocol.md. */
/** @typedef {Omit<import("./wire.js").PublicTable, "options"> & {options: TableOptions}} PublicTable */
/** @typedef {TableInfo["speed"]} Speed */

/** @typedef {import("./games/draft/wire.js").TableOptions} DraftOptions */
/** @typedef {import("./games/tavern/wire.js").TableOptions} TavernOptions */
/** Only those of the table's game are there. @typedef {DraftOptions & TavernOptions} TableOptions */

export {};
