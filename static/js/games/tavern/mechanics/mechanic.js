/**
 * @file What a mechanic gives the table: everything that the page draws, says or lets choose for it. Types only: nothing here runs.
 */

/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../types.js").CardId} CardId */
/** @typedef {import("../types.js").About} About */
/** @typedef {import("../types.js").Prompt} Prompt */
/** @typedef {import("../../../types.js").Json} Json */
/** @typedef {import("preact").ComponentChildren} Children */

/** A drawing, and a number beside it. @typedef {[string, number|null]} Picture */

/** What is picked for a question. @typedef {{prompt: Prompt|null, legal: Json[], picked: Json[], pick: (value: Json) => void}} Picking */

/**
 * A kind of question.
 * @typedef {object} Question
 * @property {(board: Board, prompt: Prompt) => string} [text]  The question; else `tavern.ask.<kind>`.
 * @property {(board: Board, prompt: Prompt, choice: Picking) => string} [small]  The line below; else the card that it is about.
 * @property {(board: Board, prompt: Prompt, value: Json) => {title: string, small: string}} [option]  One of the answers; else `tavern.option.<value>`.
 * @property {boolean} [seats]  A seat is chosen.
 * @property {string} [button]  End of the key of what commits a seat: `tavern.do.<button>`; else "choose".
 * @property {boolean} [number]  The answer is a number: the digit keys write it.
 * @property {boolean} [priced]  Every answer costs something and says what, so it need not be pressed twice.
 */

/** What happened, in one sentence, for the window in which it may be answered.
 * @typedef {{key: string, data: {[name: string]: any}, card: string|null, by: Seat|null}} WindowSentence */

/** Tells an event of the log.
 * @template {keyof import("../types.js").Events} Kind
 * @typedef {(story: import("../story.js").Teller, event: import("../types.js").Told<Kind>) => void} Telling */

/** How kinds of event are told. @typedef {{[Kind in keyof import("../types.js").Events]?: Telling<Kind>}} Tellings */

/** A type of card besides the five that every deck has: its rule. @typedef {{rule: string}} CardType */

/** An answer in a window that is no card of the hand.
 * @typedef {object} OtherAnswer
 * @property {string} type  Colour and drawing.
 * @property {(board: Board) => string} words
 * @property {string} hint  Key of the line below.
 * @property {(board: Board) => CardId} card  Opens when it is looked at.
 */

/** A card in play that is chosen or hit like a player.
 * @typedef {object} CardInPlay
 * @property {Seat} owner  -1: of nobody.
 * @property {string} drawing
 * @property {string} look  Class of the drawing.
 * @property {(board: Board) => string} words
 */

/**
 * @typedef {object} Mechanic
 * @property {(board: Board, seat: Seat) => string[]} [words]  What a seat has of it, in words, for those who cannot see the plate.
 * @property {(board: Board, seat: Seat) => Picture[]} [plate]  The same as pictures on the seat's plate.
 * @property {(board: Board, seat: Seat) => Children} [mat]  An entry of the list on my own mat; null: nothing to show.
 * @property {(board: Board, seat: Seat) => Children} [sheet]  In full on the sheet of a seat.
 * @property {(board: Board, opened: string|null, open: (name: string|null) => void) => {piles: Children, below: Children, sheet: Children}} [centre]  In the middle of
 *   the table: further piles, what stands below them, and the sheet that is open, which `open` opens by a name.
 * @property {(board: Board, choice: Picking) => Children} [acts]  In the Action Phase: what may act besides the cards of the hand.
 * @property {(board: Board, prompt: Prompt) => string} [actsSmall]  What is said of it then; "": nothing.
 * @property {{[kind: string]: Question}} [asks]
 * @property {{[window: string]: (board: Board, about: About) => WindowSentence}} [windows]
 * @property {{[window: string]: (item: import("../types.js").StackMoment, at: number) => import("../stack.js").Layer[]}} [layers]  What a moment is on the stack.
 * @property {string[]} [payments]  Windows in which somebody pays.
 * @property {(board: Board, item: import("../types.js").StackPlay) => Children} [merged]  What is added to a card on the stack.
 * @property {{[answer: string]: OtherAnswer}} [answers]
 * @property {(view: import("../types.js").View, seat: Seat) => CardId[]} [playable]  Cards that lie open before a player and may be played.
 * @property {string} [playableFlag]  Key of what is read out of such a card.
 * @property {(view: import("../types.js").View, card: CardId) => CardInPlay|null} [inPlay]
 * @property {Tellings} [story]
 * @property {{[choice: string]: Telling<"chose">}} [choices]  Of the event `chose`.
 * @property {{[key: string]: string}} [effects]  The drawing of each.
 * @property {{[deed: string]: string}} [deeds]
 * @property {{[type: string]: CardType}} [types]
 * @property {{[second: string]: string}} [secondTypes]  What a card is besides its type, with its drawing.
 * @property {{[owner: string]: {from: string, rule: string, drawing: string}}} [decks]  Decks of no character: whose cards they are, their rule, the drawing of their cards.
 */

export {};
