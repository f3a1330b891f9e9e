/**
 * @file All mechanics. Other modules call them through this one and name none.
 */
import { addPictures } from "../pictures.js";
import { away } from "./away.js";
import { bidding } from "./bidding.js";
import { events } from "./events.js";
import { forms } from "./forms.js";
import { gear } from "./gear.js";
import { inPlay } from "./in-play.js";
import { looking } from "./looking.js";
import { marks } from "./marks.js";
import { minions } from "./minions.js";
import { moods } from "./moods.js";
import { openHands } from "./open-hands.js";
import { piety } from "./piety.js";
import { potions } from "./potions.js";
import { scarabs } from "./scarabs.js";
import { stone } from "./stone.js";

/** @typedef {import("./mechanic.js").Mechanic} Mechanic */
/** @typedef {import("./mechanic.js").Board} Board */
/** @typedef {import("./mechanic.js").Seat} Seat */
/** @typedef {import("../types.js").View} View */

/** In the order in which a plate shows them.
 * @type {Mechanic[]} */
const MECHANICS = [piety, moods, potions, marks, scarabs, minions, forms, openHands, stone, away, gear, events, bidding, looking, inPlay];
/** In the order in which they stand on my mat. */
const ON_MAT = [piety, moods, forms, scarabs, minions, marks];
/** In the order in which they stand on the sheet of a seat. */
const ON_SHEET = [piety, moods, potions, scarabs, minions, forms, inPlay, stone, openHands, away, marks, looking];

MECHANICS.forEach(addPictures);

/** What there is before a seat, in words.
 * @param {Board} board
 * @param {Seat} seat */
export const wordsOf = (board, seat) => MECHANICS.flatMap((one) => one.words?.(board, seat) ?? []);

/** The same as pictures.
 * @param {Board} board
 * @param {Seat} seat */
export const picturesOf = (board, seat) => MECHANICS.flatMap((one) => one.plate?.(board, seat) ?? []);

/** Entries for the list on my own mat.
 * @param {Board} board
 * @param {Seat} seat */
export const onMat = (board, seat) => ON_MAT.flatMap((one) => one.mat?.(board, seat) ?? []);

/** What stands on the sheet of a seat.
 * @param {Board} board
 * @param {Seat} seat */
export const onSheet = (board, seat) => ON_SHEET.map((one) => one.sheet?.(board, seat));

/** What stands in the middle of the table.
 * @param {Board} board
 * @param {string|null} opened  Name of the sheet that is open.
 * @param {(name: string|null) => void} open */
export const inCentre = (board, opened, open) => MECHANICS.flatMap((one) => one.centre?.(board, opened, open) ?? []);

/** What may act besides the cards of the hand.
 * @param {Board} board
 * @param {import("./mechanic.js").Picking} choice */
export const actsOf = (board, choice) => MECHANICS.flatMap((one) => one.acts?.(board, choice) ?? []);

/** What is said of it.
 * @param {Board} board
 * @param {import("./mechanic.js").Prompt} prompt */
export const actsSmall = (board, prompt) => MECHANICS.map((one) => one.actsSmall?.(board, prompt) ?? "").find(Boolean) ?? "";

/** What is added to a card on the stack.
 * @param {Board} board
 * @param {import("../types.js").StackPlay} item */
export const mergedInto = (board, item) => MECHANICS.flatMap((one) => one.merged?.(board, item) ?? []);

/** Cards that lie open before a player and may be played.
 * @param {View} view
 * @param {Seat} seat */
export const playableOf = (view, seat) => MECHANICS.flatMap((one) => one.playable?.(view, seat) ?? []);

/** Key of what is read out of an open card of mine.
 * @param {View} view
 * @param {Seat} seat
 * @param {import("../types.js").CardId} card */
export const playableFlag = (view, seat, card) => MECHANICS.find((one) => one.playable?.(view, seat).includes(card))?.playableFlag ?? "";

/** A card in play that is chosen or hit like a player.
 * @param {View} view
 * @param {import("../types.js").CardId} card */
export const cardInPlay = (view, card) => MECHANICS.flatMap((one) => one.inPlay?.(view, card) ?? [])[0];

/** Windows in which somebody pays. */
export const PAYMENTS = MECHANICS.flatMap((one) => one.payments ?? []);

/** Kinds of question. @type {{[kind: string]: import("./mechanic.js").Question}} */
export const QUESTIONS = Object.assign({}, ...MECHANICS.map((one) => one.asks));
/** What windows are about. @type {NonNullable<Mechanic["windows"]>} */
export const WINDOWS = Object.assign({}, ...MECHANICS.map((one) => one.windows));
/** What moments are on the stack. @type {NonNullable<Mechanic["layers"]>} */
export const LAYERS = Object.assign({}, ...MECHANICS.map((one) => one.layers));
/** Answers in a window that are no cards of the hand. @type {NonNullable<Mechanic["answers"]>} */
export const ANSWERS = Object.assign({}, ...MECHANICS.map((one) => one.answers));
/** How events are told. @type {NonNullable<Mechanic["story"]>} */
export const TELLINGS = Object.assign({}, ...MECHANICS.map((one) => one.story));
/** How what somebody chose is told. @type {NonNullable<Mechanic["choices"]>} */
export const CHOICES = Object.assign({}, ...MECHANICS.map((one) => one.choices));

// The lists of drawings, with what the mechanics have added: whoever goes through a whole list takes it from here.
export { DECKS, DEEDS, EFFECTS } from "../pictures.js";
