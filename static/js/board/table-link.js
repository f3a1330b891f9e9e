/**
 * @file The live link of the page to a table: what it sends to the server and receives from it.
 *
 * State lives on the server. The page never applies its own answer: it shows "sending", and the next frame shows the effect.
 * A command is sent again with the same id until it is acknowledged, so nothing is lost and nothing happens twice.
 */
import { batch, signal } from "@preact/signals";
import { ApiError } from "../api.js";
import { Line } from "../line.js";
import { noteServerBuild } from "../newer.js";
import { answeredIn, commandId, isShown, shownOf, sideCommandIsShown } from "./command.js";
import { EventLog } from "./event-log.js";
import { frameAfter } from "./frames.js";

/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {import("../types.js").FrameChanges} FrameChanges */
/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../types.js").Json} Json */

/** @typedef {import("../wire.js").TalkLine} TalkLine */

/** @typedef {import("./command.js").Command} Command */
/** @typedef {import("./command.js").SideCommand} SideCommand */

/** How many lines of the team's talk are kept. */
const MAX_TALK_LINES = 50;
const SETTLE_MS = 900;
const RETRY_WATCH_MS = 5_000;
/** Codes of temporary refusals: asking for the table again may succeed. */
const TEMPORARY_REFUSALS = ["too_fast", "fault", "no_person"];

/** The live link of one page to one table, for one viewer: a seat of one's own or, with `seat` null, a spectator. */
export class TableLink {
  /**
   * @param {string} code
   * @param {{seat?: Seat|null, url?: string}} [how]
   */
  constructor(code, { seat = null, url = "/play" } = {}) {
    this.code = code;
    /** @type {import("@preact/signals").Signal<Seat|null>} */
    this.seat = signal(/** @type {Seat|null} */ (seat));
    /** @type {import("@preact/signals").Signal<TableInfo|null>} */
    this.table = signal(/** @type {TableInfo|null} */ (null));
    /** Latest frame. @type {import("@preact/signals").Signal<Frame|null>} */
    this.frame = signal(/** @type {Frame|null} */ (null));
    /** `performance.now()` when the latest frame came: what its clock counts from. */
    this.frameAt = signal(0);
    /** What my team has said, the latest last; nobody else receives it. @type {import("@preact/signals").Signal<TalkLine[]>} */
    this.talk = signal(/** @type {TalkLine[]} */ ([]));
    /** @private */
    this._log = new EventLog(code);
    /** All events so far, in order, without gaps. */
    this.log = this._log.log;
    /** The latest command, until a frame shows what came of it or it is refused. @type {import("@preact/signals").Signal<Command|null>} */
    this.pendingCommand = signal(/** @type {Command|null} */ (null));
    /** Kinds of side commands that are not confirmed, and whose effect no frame has shown. @type {import("@preact/signals").Signal<SideCommand["kind"][]>} */
    this.unconfirmed = signal(/** @type {SideCommand["kind"][]} */ ([]));
    /** The latest refusal of an answer; null as soon as the next one is sent. @type {import("@preact/signals").Signal<ApiError|null>} */
    this.refusal = signal(/** @type {ApiError|null} */ (null));
    /** Number of the latest event that came with an answer to `watch`: what had been missed before. */
    this.caughtUpTo = 0;
    /** Why the table cannot be watched at all, for example `no_table`. @type {import("@preact/signals").Signal<ApiError|null>} */
    this.fault = signal(/** @type {ApiError|null} */ (null));

    /** @private @type {Map<string, Command>}  What is not acknowledged, by its id, in the order in which it was sent. */
    this._unacknowledged = new Map();
    /** @private @type {Set<string>}  Ids of the commands of which an acknowledgement may still come on this line. */
    this._inFlight = new Set();
    /** @private  Id of the latest command. */
    this._latest = "";
    /** @private @type {Map<SideCommand["kind"], SideCommand>} */
    this._sideCommands = new Map();
    /** @private */
    this._closed = false;
    /** @private */
    this._watching = false;
    /** @private  Counts watches, so that the answer to an older one is dropped. */
    this._watchNo = 0;
    /** @private  Frames that came since the table was asked for: they may follow on the answer. @type {(Frame|FrameChanges)[]} */
    this._early = [];
    /** @private  Counts frames, to see whether one came after an acknowledgement. */
    this._frames = 0;
    /** @private */
    this._line = new Line(url, {
      connected: () => void this._watch(),
      lost: () => (this._watching = false),
      beat: () => ({ table: this.code }),
      beatAnswered: (ack) => this._watching && (ack?.watching === false || (ack?.n ?? 0) > this._log.latest) && this._watch(),
    });
    this.connection = this._line.connection;
    this._line.on("frame", (/** @type {Frame|FrameChanges} */ frame) => this._hearFrame(frame));
    this._line.on("table", (/** @type {TableInfo} */ table) => this._takeTable(table));
    this._line.on("talk", (/** @type {import("../wire.js").TalkEvent} */ said) => this._addTalk(said));
  }

  /** Connect, and stay connected until `close`. */
  open() {
    this._line.open();
    return this;
  }

  close() {
    this._closed = true;
    this._line.close();
  }

  /** Watch as another seat of one's own, or as a spectator. The log starts anew: its private lines belong to a seat.
   * @param {Seat|null} seat */
  chooseSeat(seat) {
    if (seat === this.seat.value && this._watching) return;
    batch(() => {
      this.seat.value = seat;
      this.frame.value = null;
      this.talk.value = [];
      this._log.clear();
      this.pendingCommand.value = null;
      this.unconfirmed.value = [];
      this.refusal.value = null;
    });
    this._sideCommands.clear();
    this._watch();
  }

  /** Whether something is on its way: sent and not acknowledged, or acknowledged and not yet shown. */
  get isSending() {
    return this.pendingCommand.value !== null || this._unacknowledged.size > 0 || this._sideCommands.size > 0;
  }

  /** Answer the open question of the watched seat. Pressing twice sends one command.
   * @param {Json} value */
  answer(value) {
    this._command("answer", value);
  }

  /** Take the own answer back while the question is still open. */
  withdraw() {
    this._command("withdraw", null);
  }

  /** Ask for ten seconds more for everybody, from the own bank. */
  hold() {
    const ask = this.frame.value?.window?.ask;
    return ask ? this._sideCommand("hold", { ask }) : Promise.resolve(null);
  }

  /**
   * Raise a hand, to be served at the next beat that fits, or take it down.
   * @param {{card?: string|null, before?: string|null, on?: boolean}} [what]  A card that is played at once, and the step it should come before.
   */
  interrupt({ card = null, before = null, on = true } = {}) {
    return this._sideCommand("interrupt", { card, before, on });
  }

  /** Leave standing orders for this seat. @param {import("../types.js").Orders} orders */
  orders(orders) {
    return this._sideCommand("orders", { orders });
  }

  /** Say that this seat is back after having been away. */
  here() {
    return this._sideCommand("here", {});
  }

  /** Use a Potion Token of the team, with effect at once. @param {string} what  fortitude, alcohol, gold. */
  use(what) {
    return this._sideCommand("use", { what });
  }

  /** As captain, close the open question to the team with this proposal of this seat. @param {Seat} by @param {Json} value */
  decide(by, value) {
    const ask = this.frame.value?.prompt?.ask;
    return ask ? this._sideCommand("decide", { ask, by, value }) : Promise.resolve(null);
  }

  /** Hand over the post of captain. @param {Seat} to */
  captain(to) {
    return this._sideCommand("captain", { to });
  }

  /** Say something to the team alone. @param {string} text */
  say(text) {
    return this._sideCommand("talk", { text });
  }

  /** Point something out to the team with one of a few short words.
   * @param {string} word  look, mine, yours, wait, yes, no, help, token.
   * @param {Seat|string|null} [at]  A player, or the title of a card. */
  ping(word, at = null) {
    return this._sideCommand("ping", { word, at });
  }

  /** Give the game up: the team is out as soon as all its people say so. @param {boolean} on */
  giveUp(on) {
    return this._sideCommand("give_up", { on });
  }

  /** Pass the open window for other seats of one's own. A press that comes late has no effect.
   * @param {Seat[]} seats */
  passFor(seats) {
    const ask = this.frame.value?.window?.ask;
    return Promise.all(ask ? seats.map((seat) => this._line.emit("answer", { table: this.code, seat, command: commandId(), ask, value: "pass" })) : []);
  }

  /** Ask for ten seconds more from the bank of another seat of one's own, while the device is handed over. No effect if the bank is empty.
   * @param {Seat} seat */
  holdFor(seat) {
    const window = this.frame.value?.window;
    return window && window.left_ms !== null ? this._line.emit("hold", { table: this.code, seat, command: commandId(), ask: window.ask }) : Promise.resolve(null);
  }

  /** @private  Milliseconds that clocks have run since the latest frame: after a stop of the server they stand still at first. */
  _clockMs() {
    return Math.max(0, performance.now() - this.frameAt.value - (this.frame.value?.held_ms ?? 0));
  }

  /** Milliseconds until the open window closes at the latest; null if it has no end. */
  windowLeftMs() {
    const left = this.frame.value?.window?.left_ms ?? null;
    return left === null ? null : Math.max(0, left - this._clockMs());
  }

  /** Milliseconds until the standing proposal closes the question to the team; null if it does not do so by itself. */
  standsLeftMs() {
    const left = this.frame.value?.team?.asks[0]?.stands_ms ?? null;
    return left === null ? null : Math.max(0, left - this._clockMs());
  }

  /** Milliseconds a seat has left to answer, or null without a clock.
   * @param {Seat} seat */
  leftMs(seat) {
    const left = this.frame.value?.clock?.left_ms[String(seat)];
    return left === undefined ? null : Math.max(0, left - this._clockMs());
  }

  /** The page is visible again: connect at once, or find out at once whether a silent line is dead. */
  wake() {
    this._line.wake();
  }

  // ---- watching ---------------------------------------------------------------------------------------------

  /** @private */
  async _watch() {
    if (!this._line.isUp) return;
    const no = ++this._watchNo;
    this._watching = false;
    this._early = [];
    const since = this.log.value.length;
    const ack = await this._line.emit("watch", { table: this.code, seat: this.seat.value, since });
    if (no !== this._watchNo || this._closed) return;
    if (ack === null) {
      if (this._line.isUp) this._watch();
      return;
    }
    if (!ack.ok) {
      if (this.seat.value !== null && ack.error?.code === "no_chair") {
        this.chooseSeat(null);
        return;
      }
      this.fault.value = new ApiError(0, ack.error ?? {});
      if (TEMPORARY_REFUSALS.includes(this.fault.value.code)) setTimeout(() => no === this._watchNo && !this._closed && this._watch(), RETRY_WATCH_MS);
      return;
    }
    this._watching = true;
    noteServerBuild(ack.build);
    batch(() => {
      this.fault.value = null;
      this._takeTable(ack.table);
      this.talk.value = ack.talk ?? [];
      if (ack.frame) this._takeFrame(ack.frame, true);
      const follows = this._early.map((frame) => this._follow(frame));
      if (follows.at(-1) === false) this._watch();
    });
    // With the same id: the server carries it out once, even if the first did arrive.
    for (const command of this._unacknowledged.values()) this._send(command);
    for (const side of this._sideCommands.values()) this._sendSideCommand(side);
  }

  /** @private @param {TableInfo} table */
  _takeTable(table) {
    if (table.code === this.code) this.table.value = table;
  }

  /** @private @param {import("../wire.js").TalkEvent} said */
  _addTalk({ table, line }) {
    if (table === this.code && !this.talk.value.some((one) => one.n === line.n)) this.talk.value = [...this.talk.value, line].slice(-MAX_TALK_LINES);
  }

  /** @private @param {Frame|FrameChanges} frame */
  _hearFrame(frame) {
    if (!this._watching) this._early.push(frame);
    if (!this._follow(frame) && this._watching) this._watch();
  }

  /**
   * Take a frame if it follows on what we have; false: we have missed one. It is never mixed with what it does not follow on.
   * @private @param {Frame|FrameChanges} told
   */
  _follow(told) {
    const have = this.frame.value;
    if (told.table !== this.code || told.viewer !== this.seat.value || (have && told.n < have.n)) return true; // not for us, or late
    const frame = frameAfter(have, told);
    if (frame) this._takeFrame(frame);
    return frame !== null;
  }

  /**
   * @private
   * @param {Frame} frame
   * @param {boolean} [asked]  It answers our `watch`; then it may be older than the frame we have (the server went back to an earlier state).
   */
  _takeFrame(frame, asked = false) {
    if (frame.table !== this.code || frame.viewer !== this.seat.value) return; // a late frame of the seat that was watched before
    const have = this.frame.value;
    if (!asked && have && frame.n < have.n) return;
    if (have && frame.n < have.n) this._log.cutAfter(frame.n);
    this._frames += 1;
    if (asked) this.caughtUpTo = frame.n;
    batch(() => {
      this.frame.value = frame;
      this.frameAt.value = performance.now();
      this._log.take(frame.events ?? []);
      this._unlock();
    });
    if (this.log.value.length < frame.n) {
      if (asked) this._log.fetch();
      else this._watch();
    }
  }

  // ---- commands ---------------------------------------------------------------------------------------------

  /**
   * Send a command for the open question. It takes the place of an earlier one for this question, which a frame has shown since.
   * @private
   * @param {Command["kind"]} kind
   * @param {Json} value
   */
  _command(kind, value) {
    const prompt = this.frame.value?.prompt;
    if (!prompt) return;
    const { ask, seat } = prompt;
    const answered = answeredIn(prompt);
    const earlier = [...this._unacknowledged.values()].find((one) => one.ask === ask && one.seat === seat);
    const again = earlier?.kind === kind && JSON.stringify(earlier.value) === JSON.stringify(value);
    // Pressed twice; but the answer may have been taken back meanwhile on another device.
    if (again && (this._isPending(earlier) || (kind === "answer") === (prompt.answered !== null))) return;
    if (earlier) this._unacknowledged.delete(earlier.command);
    const command = { kind, command: commandId(), ask, seat, value, answered, late: false };
    this._unacknowledged.set(command.command, command);
    this._latest = command.command;
    this.refusal.value = null;
    this.pendingCommand.value = command;
    this._send(command);
  }

  /** @private  What the latest frame shows holds no button back any more, even if it is not acknowledged yet: the frame comes first. */
  _unlock() {
    const frame = this.frame.value;
    const pending = this.pendingCommand.value;
    if (pending && frame && isShown(pending, frame)) this.pendingCommand.value = null;
    this.unconfirmed.value = [...this._sideCommands.values()].filter((side) => !sideCommandIsShown(side, frame)).map((side) => side.kind);
  }

  /**
   * Send a side command; resolves when it is confirmed or refused, to null or the refusal.
   * @private
   * @param {SideCommand["kind"]} kind
   * @param {SideCommand["data"]} data
   * @returns {Promise<ApiError|null>}
   */
  _sideCommand(kind, data) {
    const seat = this.seat.value;
    if (seat === null) return Promise.resolve(null);
    return new Promise((done) => {
      this._sideCommands.get(kind)?.done(null);
      const side = { kind, seat, data, command: commandId(), shown: shownOf(kind, this.frame.value), done };
      this._sideCommands.set(kind, side);
      this._unlock();
      this._sendSideCommand(side);
    });
  }

  /** @private @param {SideCommand} side */
  async _sendSideCommand(side) {
    if (!this._watching) return; // sent as soon as the table is watched again
    const ack = await this._line.emit(side.kind, { table: this.code, seat: side.seat, command: side.command, ...side.data });
    if (this._closed || this._sideCommands.get(side.kind) !== side) return;
    if (ack === null) {
      if (this._watching) this._sendSideCommand(side);
      return;
    }
    this._sideCommands.delete(side.kind);
    batch(() => {
      this._unlock();
      if (ack.frame) this._takeFrame(ack.frame, true);
    });
    side.done(ack.ok ? null : new ApiError(0, ack.error ?? {}));
  }

  /** @private @param {Command} command */
  _isPending(command) {
    return this.pendingCommand.value?.command === command.command;
  }

  /** @private @param {Command} command */
  async _send(command) {
    const id = command.command;
    if (!this._watching || this._inFlight.has(id)) return; // sent as soon as the table is watched again
    const { kind, ask, seat, value } = command;
    const framesBefore = this._frames;
    const data = { table: this.code, seat, command: id, ask };
    this._inFlight.add(id);
    const ack = await this._line.emit(kind, kind === "answer" ? { ...data, value } : data);
    this._inFlight.delete(id);
    if (this._closed || !this._unacknowledged.has(id)) return;
    if (ack === null) {
      if (this._isPending(command)) this.pendingCommand.value = { ...command, late: true };
      if (this._watching) this._send(command);
      return;
    }
    this._unacknowledged.delete(id);
    const settle = () => this._isPending(command) && (this.pendingCommand.value = null);
    if (!ack.ok) {
      batch(() => {
        settle();
        // Once another question has been answered, or another seat is watched, it would be read as a refusal of that.
        if (id === this._latest && seat === this.seat.value) this.refusal.value = new ApiError(0, ack.error ?? {});
        if (ack.frame) this._takeFrame(ack.frame, true);
      });
      return;
    }
    // The frame that shows the effect is here, or on its way; until then the answer stays "sending", so that nothing flickers.
    if (this._frames > framesBefore) settle();
    else {
      const stop = this.frameAt.subscribe(() => this._frames > framesBefore && queueMicrotask(settle));
      setTimeout(() => {
        stop();
        settle();
      }, SETTLE_MS);
    }
  }
}
