/**
 * @file The shapes that go over the wire, as docs/protocol.md says them. Types only: nothing here runs.
 */

/** @typedef {number} Seat  From 0, clockwise; the left neighbour of s is s + 1. */
/** @typedef {string} CardId  `dwarf/kind`, for example `durnan/fight`. */
/** @typedef {string} DieId  `s.k`: the k-th die dealt to seat s. */
/** @typedef {string} Place  `seat:column`, columns from 1. */
/** @typedef {"durnan"|"nils"|"myra"|"fiona"|"bender"|"anbak"|"hilda"|"orrin"} Dwarf */
/** @typedef {"drink"|"bonus"|"council"|"round"|"cheater"|"gift"|"fight"|"reroll"|"steal"|"passed-out"|"seeing-double"} CardKind */

/** A JSON value: what an answer is made of.
 * @typedef {null | boolean | number | string | JsonArray | JsonObject} Json
 * @typedef {Json[]} JsonArray
 * @typedef {{[key: string]: Json}} JsonObject
 */

/** What may be answered; the engine accepts what is in it and nothing else.
 * @typedef {{one: Json[]}} OneOf
 * @typedef {{some: Json[], least: number, most: number}} SomeOf
 * @typedef {{fields: {[name: string]: Options}}} Fields
 * @typedef {{span: [number, number]}} Span
 * @typedef {OneOf | SomeOf | Fields | Span} Options
 */

/** @typedef {"draft"|"back"|"die"|"dice"|"card"|"discard"|"direction"|"ignore"|"luck"|"raise"} PromptKind */

/** What a decision is for; keys that do not apply are absent.
 * @typedef {object} About
 * @property {CardId} [card]
 * @property {Place} [place]
 * @property {string} [step]  For `die`: drink-theirs, drink-own, bonus, fight, bully, reroll-own, steal, late. For `card`: gift, passed-out. For `ignore`: fight, bully.
 * @property {string} [rule]  Rule ID, for example DDD-CARD-DRINK.
 * @property {number} [plus]
 * @property {number} [minus]  Bully.
 * @property {Seat} [of]  Steal, main text: whose die is taken.
 * @property {Seat} [for]  `back`: the late seat whose card is picked.
 * @property {DieId} [die]
 */

/** @typedef {{key: string, data: {[name: string]: Json}, rule: string}} Reason */

/**
 * @typedef {object} Prompt  The open decision of the watched seat.
 * @property {string} ask  Id of the question; goes back with the answer.
 * @property {PromptKind} kind
 * @property {Seat} seat
 * @property {Options} options
 * @property {About} about
 * @property {Json} answered  What this seat has answered in the still open decision, else null.
 * @property {{[value: string]: Reason}} why  Dice, places and cards on the table that may not be chosen, each with its reason.
 */

/** @typedef {{die: DieId, sides: 6|8|10, value: number, column: number|null}} ViewDie */

/** A card before a seat; `card` is null while face down for this viewer.
 * @typedef {{card: CardId|null, die: DieId, state: "unresolved"|"resolved"|"down", mine: boolean}} ViewPlace
 */

/**
 * @typedef {object} ViewSeat
 * @property {Dwarf} dwarf
 * @property {boolean} sober
 * @property {number} hand  How many cards.
 * @property {number} sips
 * @property {number} water
 * @property {number} sum  Of the five dice.
 * @property {number} total  Of the hands before this one.
 * @property {ViewDie[]} dice
 * @property {ViewPlace[]} places
 */

/** `counted`: banners or matching dice. @typedef {{card: CardId, own: boolean, points: number, counted: number}} Bonus */
/** @typedef {{card: CardId, die: DieId, value: number, down: boolean}} ScoredCard */
/** @typedef {{dice: number[], sum: number, bonuses: Bonus[], score: number, sips: number, water: number, cards: ScoredCard[]}} SheetSeat */
/** @typedef {{hand: number, seats: SheetSeat[]}} SheetHand */

/**
 * @typedef {object} View  The table as one viewer may see it.
 * @property {"draft"} game
 * @property {Seat|null} viewer  null: a spectator.
 * @property {"draft"|"resolve"|"over"} phase
 * @property {number} hand
 * @property {number} hands
 * @property {number} turn
 * @property {number} column
 * @property {string[]} options  Optional rules in force, for example `drinking`.
 * @property {number} sip_limit
 * @property {number} timer_s
 * @property {number} deck
 * @property {CardId[]} discard  Top first.
 * @property {Seat|null} starts
 * @property {CardId|null} starts_card
 * @property {Seat|null} resolver
 * @property {Place|null} revealed  Place of the card that is being resolved.
 * @property {ViewSeat[]} seats
 * @property {{hand: CardId[]}|null} own
 * @property {{dice: number, bonus: number, score: number}[]} if_ended  Live score on public facts.
 * @property {SheetHand[]} sheet
 * @property {number[]} totals
 * @property {Seat[]|null} winners
 */

/**
 * Something that happened. `n` counts from 1 without gaps, alike for every viewer; other keys belong to the kind (docs/protocol.md).
 * @typedef {{n: number, kind: string} & {[key: string]: any}} Event
 */

/** Standing orders of a seat in the tavern. @typedef {import("./games/tavern/types.js").Orders} Orders */

/** @typedef {{left_ms: {[seat: string]: number}, of_ms: number}} Clock  As it stood when it was sent. */

/**
 * @typedef {object} Frame  What a watcher gets after every commit.
 * @property {string} table  Code.
 * @property {number} n  Number of the latest event.
 * @property {Event[]|null} events  null: too far behind, take the view as it is.
 * @property {View | import("./games/tavern/types.js").View} view  By the table's game.
 * @property {Prompt|null} prompt
 * @property {import("./games/tavern/types.js").WindowState|null} [window]  Tavern: the open window.
 * @property {import("./games/tavern/types.js").Own|null} [own]  Tavern: what only this seat may know.
 * @property {import("./games/tavern/types.js").TeamFrame|null} [team]  Tavern: what only my team may know.
 * @property {{asked: Seat[], ready: Seat[]|null}} marks
 * @property {Clock|null} clock
 * @property {number} [held_ms]  How long all clocks still stand, if they do: the server was down for a while.
 */

/** @typedef {"any"|"thumb"} BotLevel */

/**
 * @typedef {object} Chair
 * @property {"person"|"bot"} kind
 * @property {string|null} name  null: a bot, or a person without a name; that of who is played there is shown.
 * @property {string|null} tag  Short public id of a person at this table.
 * @property {BotLevel|null} bot
 * @property {boolean} connected
 * @property {boolean} ready
 * @property {boolean} bot_acts  The bot answers for a person who is away.
 * @property {boolean} left  Gone; anybody may take the seat, if bots' seats may be taken.
 * @property {boolean} sober  Drinks water only.
 * @property {boolean} host  One seat of a table at most.
 * @property {boolean} replaced  A bot answers until the owner takes the seat back.
 * @property {number} votes  How many of the others want that.
 * @property {number} votes_needed  With how many it happens; 0: nobody can want it now.
 */

/** `role`: who is played there, a dwarf or a character. @typedef {{seat: Seat, role: string, chair: Chair|null}} TableSeat */

/**
 * @typedef {object} DraftOptions
 * @property {number} hands
 * @property {boolean} keep_it_going
 * @property {number} timer_s
 * @property {boolean} best_laid_plans
 * @property {boolean} more_luck
 * @property {boolean} drinking
 * @property {number} sip_limit
 */

/**
 * @typedef {object} TavernOptions
 * @property {string[]} drinks  Drink Decks; several are a Bar Deck.
 * @property {string[]} events  Event decks: "sea", "dungeon".
 * @property {string} variant  Who plays against whom: individual, two_headed_dragon, boss_battle ...
 * @property {number} first  Seat that goes first, -1: drawn.
 * @property {"fast"|"masked"|"sealed"} mode
 */

/** Only those of the table's game are there. @typedef {DraftOptions & TavernOptions} TableOptions */

/** @typedef {"none"|"relaxed"|"normal"|"fast"} Speed */
/** @typedef {"invited"|"public"} Visibility */

/**
 * @typedef {object} TableInfo  TABLE of docs/protocol.md.
 * @property {string} code  Eight digits.
 * @property {string} game
 * @property {"open"|"playing"|"over"} status
 * @property {TableOptions} options
 * @property {Speed} speed
 * @property {Visibility} visibility
 * @property {string|null} host  Tag of a person.
 * @property {{tag: string|null, seats: Seat[], host: boolean, name: string|null, votes: Seat[]}} you  `votes`: where I want a bot.
 * @property {TableSeat[]} seats
 * @property {number} spectators
 * @property {string[]} missing  Keys: why it cannot start.
 * @property {string|null} next  Code of the rematch.
 * @property {boolean} bots_may_be_taken
 * @property {{tag: string, names: string[], browser_s: number|null}[]} barred  Who was sent away; the host alone is told.
 */

/** @typedef {{code: string, game: string, status: "open"|"playing"|"over", your_move: boolean, seats: number, hand: number|null, hands: number}} MyTable */

/** @typedef {{name: string|null, language: string|null, theme: "system"|"dark"|"light"|null, tables: MyTable[], new: boolean}} Me  `new`: this request came from nobody known. */

/** The one error shape. `key` names the sentence `error.<key>`.
 * @typedef {{code: string, key: string, data: {[name: string]: any}, fields: {[field: string]: string}|null}} ApiErrorBody
 */

/**
 * @typedef {object} Boot  What the page gives its modules.
 * @property {"home"|"table"|"plain"} page
 * @property {string} language
 * @property {{[language: string]: string}} languages  Name of each in itself.
 * @property {string|null} table
 * @property {string|null} game  Of the table.
 * @property {{[game: string]: {name: string, rules: string, module: string, presets: {[preset: string]: Preset}}}} games  Key of the name, address of the rules, address of the plug-in.
 * @property {{[language: string]: string[]}} messages  Addresses of the parts that the page needs.
 * @property {{[game: string]: {[language: string]: string}}} cards  Address of the texts of the cards, of the table's game alone.
 * @property {string|null} name
 * @property {string} address  Where other devices reach this server: invitations begin with it.
 * @property {string} version
 * @property {string} build  Of all that the page consists of.
 * @property {Bounds} bounds
 */

/** @typedef {{least: number, most: number}} Range */

/** @typedef {{options: {[name: string]: Json}, speed: Speed}} Preset  What one button of the set-up sets. */

/**
 * @typedef {object} Bounds  What numbers may be.
 * @property {{[game: string]: {[option: string]: Range}}} games  Options that are numbers, and `seats`.
 * @property {number} name  Most letters of a name.
 * @property {number} talk  Most letters of what a team is told.
 * @property {Range} threshold  Alcohol or Gold up to which a standing order holds.
 */

export {};
