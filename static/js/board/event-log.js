/** @file The events of a table as far as a page has them: in order, without gaps. */
import { signal } from "@preact/signals";
import { api } from "../api.js";

/** @typedef {import("../types.js").Event} Event */

/** Events as they come, in whatever order. */
export class EventLog {
  /** @param {string} code  Of the table. */
  constructor(code) {
    this.code = code;
    /** All events so far, in order, without gaps. @type {import("@preact/signals").Signal<Event[]>} */
    this.log = signal(/** @type {Event[]} */ ([]));
    /** @private @type {Event[]} */
    this._events = []; // index n - 1; holes are gaps
  }

  /** Number of the latest event that has come, whether there are gaps before it or not. */
  get latest() {
    return this._events.length;
  }

  clear() {
    this._events = [];
    this.log.value = [];
  }

  /** Forget the events after this number: the server went back to an earlier state. @param {number} n */
  cutAfter(n) {
    this._events.length = Math.min(n, this._events.length);
  }

  /** @param {Event[]} events */
  take(events) {
    for (const event of events) this._events[event.n - 1] = event;
    this._grow();
  }

  /** Fetch the public events: the page is too far behind to get them in a frame. */
  async fetch() {
    const answer = await api("GET", `/tables/${this.code}/log?since=${this.log.value.length}`).catch(() => null);
    if (!answer) return;
    /** @type {Event[]} */
    const events = Array.isArray(answer) ? answer : (answer.events ?? []);
    for (const event of events) this._events[event.n - 1] ??= event;
    this._grow();
  }

  /** @private */
  _grow() {
    let end = 0;
    while (this._events[end] !== undefined) end += 1;
    const log = this.log.value;
    if (end !== log.length || log[end - 1] !== this._events[end - 1]) this.log.value = this._events.slice(0, end);
  }
}
