/**
 * @file The shapes of a tavern table as docs/protocol.md says them, and the board that its parts share. Types only: nothing here runs.
 */

/** @typedef {import("../../types.js").Seat} Seat */
/** @typedef {import("../../types.js").Json} Json */
/** @typedef {import("../../types.js").Event} Event */
/** @typedef {import("../../types.js").TableInfo} TableInfo */
/** @typedef {import("../../board/table-link.js").TableLink} TableLink */

/** `character/English title`, for a Drink `drink/English title`; in a hand or pile with `#2`, the number of the copy.
 * @typedef {string} CardId */
/** Where in a turn the table is. @typedef {string} Step */
/** @typedef {"discard"|"action"|"order"|"drink"|"over"} Phase */
/** A seat, -1 the Inn, -2 the Pot. @typedef {number} Purse */

/** Why something may not be done: sentence `why.<key>`, what fills it, the rule. @typedef {{key: string, data: {[name: string]: any}, rule: string}} Why */

/** What would come if nobody answered: a number that moves, or a word for what is none.
 * @typedef {{seat: Seat, stat: "fortitude"|"alcohol"|"gold", from: number, to: number, out: boolean}} NumberForecast
 * @typedef {{seat: Seat, key: string, data: {[name: string]: any}}} WordForecast
 * @typedef {NumberForecast | WordForecast} Forecast
 */

/**
 * What a question is about: the event that may be answered (`window`), or the card that needs a choice; keys that do not apply are absent.
 * @typedef {object} About
 * @property {string} [window]
 * @property {CardId} [card]
 * @property {Seat} [by]
 * @property {Seat[]} [seats]
 * @property {Phase} [phase]  Of a window that waits for a move.
 * @property {Step} [step]
 * @property {boolean} [open]  One after the other, not secretly.
 * @property {Seat} [seat]
 * @property {Seat} [for]
 * @property {number} [fortitude]
 * @property {number} [gold]
 * @property {number} [price]  Of a Potion for sale.
 * @property {any} [cards]  Potions of which one is kept; cards that are divided; how many are to go.
 * @property {CardId} [gear]
 * @property {boolean} [second]  A second player may be picked.
 * @property {number} [left]  Cards that are still to go.
 * @property {boolean} [sometimes]  Only a Sometimes Card may go.
 * @property {string} [rule]
 * @property {number} [drinks]  That a team orders.
 * @property {CardId[][]} [piles]
 * @property {Seat} [of]
 * @property {number} [blood]
 * @property {string} [stat]  That is bid.
 * @property {number} [highest]
 * @property {Seat} [bidder]
 * @property {number} [alcohol]
 * @property {number} [wages]
 * @property {CardId} [minion]
 * @property {number} [team]  A team decides together: an answer is a proposal.
 */

/**
 * @typedef {object} Prompt  The open question of the watched seat.
 * @property {string} ask
 * @property {string} kind  discard, action, order, control, declare, interrupt, mode, which, target, split, accept, lose_or_pay ...
 * @property {Seat} seat
 * @property {import("../../types.js").Options} options
 * @property {About} about
 * @property {Json} answered
 * @property {{[title: string]: Why}} why  Every card of the hand that may not be played now.
 * @property {{[value: string]: Forecast[]}} [previews]
 * @property {{[seat: string]: Json}} [team]  What teammates have answered: their proposals and declarations.
 */

/** What a team shares; without teams each player is one.
 * @typedef {object} PartyView
 * @property {Seat[]} seats
 * @property {number} fortitude
 * @property {number} alcohol
 * @property {number} gap
 * @property {number} gold
 * @property {number} tokens  Potion Tokens.
 * @property {boolean} out
 */

/**
 * @typedef {object} SeatView
 * @property {string} character
 * @property {number} party  Index in `parties`.
 * @property {boolean} boss  Plays with a Boss Deck.
 * @property {boolean} [acted]  In the shared turn: has used the Action.
 * @property {boolean} [drunk]  Has drunk.
 * @property {boolean} [ready]
 * @property {number|null} [actions_left]  Of a Boss in the Action Phase.
 * @property {CardId[]} [action_cards]  That lie open by the Boss's mat.
 * @property {number} [scarabs]
 * @property {MinionView[]} [minions]  In the order they came.
 * @property {number} [blood]
 * @property {{[form: string]: number}} [forms]  Cards left in each form deck.
 * @property {{[form: string]: number}} [backs]  How many such backs the hand shows.
 * @property {boolean} [stone]  Skips the next Action Phase, Ignores all Action Cards.
 * @property {CardId[]|null} [open_hand]  While the hand lies open.
 * @property {CardId[]} [kept]  Other cards that stay in play.
 * @property {number} fortitude
 * @property {number} alcohol
 * @property {number} gap
 * @property {number} gold
 * @property {number} hand
 * @property {number} deck
 * @property {CardId[]} discard  Top first.
 * @property {number} pile  Drinks in the Drink Me! Pile.
 * @property {boolean} out
 * @property {string|null} why_out
 * @property {boolean} leaving  About to go out.
 * @property {number} side_deck
 * @property {CardId[]} side_discard  Top first: of Wulfric's the mood.
 * @property {CardId[]} potions  Open before the seat.
 * @property {CardId[]} lasting
 * @property {boolean} away  Plays no cards and Ignores everything.
 * @property {number} piety  0 for all but Serena.
 * @property {string|null} mood
 * @property {boolean} marked
 */

/** `acted`: in this Action Phase; `ongoing`: works all the time.
 * @typedef {{card: CardId, wages: number, acted: boolean, ongoing: boolean}} MinionView */

/**
 * @typedef {object} RoundView  A Round of Gambling.
 * @property {Seat} starter
 * @property {Seat} control  -1: nobody.
 * @property {Seat[]} inside
 * @property {Seat} mover
 * @property {boolean} winning_hand  Only Cheating Cards take control now.
 * @property {Seat[]} passed
 * @property {number} pot
 * @property {boolean} no_leaving
 */

/** One Drink that is about to be drunk, with its Chasers.
 * @typedef {object} DrinkInPlay
 * @property {CardId[]} cards
 * @property {Seat} revealer
 * @property {Seat} drinker
 * @property {number} alcohol
 * @property {number} fortitude
 * @property {number} draw
 * @property {Seat[]} ignored
 * @property {Seat} as_fortitude  Who takes its Alcohol as Fortitude; -1: nobody.
 */

/** Who is picked or hit: a seat, or a Minion by the id of its card. @typedef {Seat|CardId} Target */

/**
 * @typedef {object} StackPlay  A card that has been played.
 * @property {Seat} seat
 * @property {CardId} card
 * @property {Target} [target]
 * @property {number} [mode]
 * @property {number} [drink]
 * @property {CardId} [answers]
 * @property {undefined} [window]
 * @property {{seat: Target, amount: number}[]} [hits]
 * @property {Seat[]} [ignored]
 * @property {boolean} [negated]
 * @property {"announced"|"played"|"resolving"} [stage]
 * @property {Target} [second]
 * @property {Target} [third]
 * @property {boolean} [activation]  A Minion acts: its card is in play.
 * @property {CardId} [gear]  Merged into this device.
 * @property {Seat[]} [champions]  Among whom it is settled.
 * @property {{seat: Seat, choice: Json}[]} [choices]  Of an Event, in the order made.
 * @property {Target[]} [also]  Whom its Gear Card picks.
 */

/**
 * @typedef {object} StackMoment  Something that may be answered.
 * @property {string} window
 * @property {CardId} [card]
 * @property {Seat} [by]
 * @property {Seat[]} [seats]
 * @property {DrinkInPlay[]} [drinks]
 * @property {{seat: Seat, amount: number, to: Purse, covered: string}[]} [dues]
 * @property {CardId} [minion]  Whose Wages are due.
 */

/** @typedef {StackPlay | StackMoment} StackItem */

/**
 * @typedef {object} ContestView
 * @property {Seat[]} players  Who is still in it.
 * @property {Seat[]} [everybody]  Who took part from the beginning.
 * @property {{seat: Seat, cards: CardId[], event: boolean, score: number}[]} rows  What each has drawn.
 */

/**
 * @typedef {object} View  The table as one viewer may see it.
 * @property {"tavern"} game
 * @property {Seat|null} you
 * @property {Step} step
 * @property {Phase} phase
 * @property {number} turn
 * @property {Seat} active
 * @property {string[]} drinks  Drink Decks in play.
 * @property {Seat} first
 * @property {string} variant
 * @property {PartyView[]} parties
 * @property {SeatView[]} seats
 * @property {CardId[]} hand
 * @property {{[seat: string]: CardId[]}} hands  Of my teammates.
 * @property {{[title: string]: Why}} why  Of every card of the hand, while nothing is asked.
 * @property {number} inn
 * @property {number} drink_deck
 * @property {number} bar_deck
 * @property {CardId[]} drink_discard  Top first.
 * @property {CardId[]} revealed
 * @property {number} refills
 * @property {RoundView|null} round
 * @property {ContestView|null} contest
 * @property {EventPile[]} events  Event decks in use.
 * @property {number|null} marks  Remy's left.
 * @property {number|null} [scarab_supply]  Amundyr's left.
 * @property {Known[]} knows  Own: hidden cards looked at, where they lie; `index` from the top.
 * @property {StackItem[]} stack  The latest last.
 * @property {Forecast[]} forecast  Of what lies on the stack, if nobody answers.
 * @property {Seat[]|null} winners
 */

/** @typedef {{deck: string, cards: number, discard: CardId[], counters: number}} EventPile  `discard`: top first, the last Event. */

/** @typedef {{place: "drink_deck"|"pile"|"hand", seat?: Seat, index?: number, card: CardId}} Known */

/** What everybody may know of the open window.
 * @typedef {object} WindowState
 * @property {string} ask
 * @property {boolean} quiet  The beat before or after a move: nothing is shown.
 * @property {number|null} left_ms
 * @property {number|null} of_ms
 * @property {Seat|null} hold
 * @property {{[seat: string]: number}} bank_ms
 */

/** @typedef {{kind: "item"|"stack"|"card"|"turn"|"mine", card: CardId|null, until: number|null}} Yield */

/**
 * @typedef {object} Orders  Standing orders of a seat; private.
 * @property {"everything"|"able"|"mine"|"danger"|"nothing"|null} ask_me
 * @property {string[]} never
 * @property {string[]} auto
 * @property {number} drinks_to
 * @property {number} gold_to
 * @property {Yield[]} yields
 */

/** What only this seat may know.
 * @typedef {object} Own
 * @property {boolean} asked
 * @property {"no_answer"|"ask_me"|"never"|"threshold"|"yield"|"away"|null} why
 * @property {{card: string|null, before: Step|null}|null} interrupt
 * @property {Orders} orders
 * @property {boolean} away
 * @property {string[]} [uses]  What a Potion Token may be used for now: fortitude, alcohol, gold.
 */

/** A question that my team decides together: who proposes what, and whose proposal stands if nothing else is said.
 * @typedef {object} TeamAsk
 * @property {string} id
 * @property {string} kind
 * @property {{[seat: string]: Json}} proposals
 * @property {Seat|null} captain  Who may close it.
 * @property {number|null} [left_ms]
 * @property {number|null} [stands_ms]
 * @property {Seat|null} [stands]
 */

/** What only a team may know.
 * @typedef {object} TeamFrame
 * @property {Seat[]} seats
 * @property {Seat|null} captain
 * @property {TeamAsk[]} asks
 * @property {{[seat: string]: string}} intents  Declarations of teammates.
 * @property {Seat[]} [giving_up]
 */

/**
 * @typedef {object} Frame
 * @property {string} table
 * @property {number} n
 * @property {Event[]|null} events
 * @property {View} view
 * @property {Prompt|null} prompt
 * @property {{asked: Seat[], ready: Seat[]|null}} marks
 * @property {{left_ms: {[seat: string]: number}, of_ms: number}|null} clock
 * @property {WindowState|null} window
 * @property {Own|null} own
 * @property {TeamFrame|null} [team]
 * @property {number} [held_ms]
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
