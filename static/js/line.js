/**
 * @file The live line to the server: connected, and connected again whenever it breaks.
 *
 * Reconnecting is done here and not by the library: its back-off cannot be cut short when the page becomes visible again.
 */
import { signal } from "@preact/signals";
import { io } from "socket.io-client";
import { api } from "./api.js";
import { cookiesBlocked } from "./cookies.js";

/**
 * @typedef {object} Connection
 * @property {"connecting"|"online"|"slow"|"offline"} state
 * @property {number|null} ping  Milliseconds there and back, as last measured.
 * @property {number} lostAt  `performance.now()` when the line went; 0 while it holds.
 */

const ACK_MS = 3_000;
const SLOW_MS = 500;
const BEAT_EVERY_MS = 5_000;
const BEAT_ACK_MS = 4_000;
const FIRST_RETRY_MS = 300;
/** After a stop of the server clocks stand still for six seconds (`RECONNECT_S`): a page tries again within that. */
const LAST_RETRY_MS = 3_000;

/**
 * Who uses the line.
 * @typedef {object} LineUser
 * @property {() => void} connected
 * @property {() => void} lost
 * @property {() => object} beat  What is sent with each beat.
 * @property {(ack: any) => void} beatAnswered  What the server has answered to a beat.
 */

export class Line {
  /** @param {string} url
   * @param {LineUser} user */
  constructor(url, user) {
    /** @type {import("@preact/signals").Signal<Connection>} */
    this.connection = signal(/** @type {Connection} */ ({ state: "connecting", ping: null, lostAt: 0 }));
    /** @private */
    this._user = user;
    /** @private */
    this._retryMs = FIRST_RETRY_MS;
    /** @private @type {ReturnType<typeof setTimeout>|undefined} */
    this._retryTimer = undefined;
    /** @private @type {ReturnType<typeof setInterval>|undefined} */
    this._beatTimer = undefined;
    /** @private */
    this._closed = false;
    /** @private */
    this._socket = io(url, { transports: ["websocket"], reconnection: false, autoConnect: false, forceNew: true, timeout: 5_000 });
    this._socket.on("connect", () => this._connected());
    this._socket.on("disconnect", () => this._lost());
    this._socket.on("connect_error", (error) => this._refusedConnection(error));
    this._visible = () => document.visibilityState === "visible" && this.wake();
    this._wake = () => this.wake();
  }

  get isUp() {
    return this._socket.connected;
  }

  /** Connect, and stay connected until `close`. */
  open() {
    document.addEventListener("visibilitychange", this._visible);
    addEventListener("online", this._wake);
    addEventListener("pageshow", this._wake);
    this._beatTimer = setInterval(() => this._beat(BEAT_ACK_MS), BEAT_EVERY_MS);
    this._socket.connect();
  }

  close() {
    this._closed = true;
    clearTimeout(this._retryTimer);
    clearInterval(this._beatTimer);
    document.removeEventListener("visibilitychange", this._visible);
    removeEventListener("online", this._wake);
    removeEventListener("pageshow", this._wake);
    this._socket.disconnect();
  }

  /** Listen to an event that the server sends unasked.
   * @param {string} event
   * @param {(data: any) => void} take */
  on(event, take) {
    this._socket.on(event, take);
  }

  /** The page is visible again: connect at once, or find out at once whether a silent line is dead. */
  wake() {
    if (this._closed) return;
    if (this._socket.connected) this._beat(1_500);
    else this._reconnect(0);
  }

  /** @private */
  _connected() {
    this._retryMs = FIRST_RETRY_MS;
    clearTimeout(this._retryTimer);
    this.connection.value = { state: "online", ping: this.connection.value.ping, lostAt: 0 };
    this._user.connected();
  }

  /** @private */
  _lost() {
    this._user.lost();
    const before = this.connection.value;
    this.connection.value = { state: "offline", ping: null, lostAt: before.lostAt || performance.now() };
    this._reconnect(this._retryMs * (0.8 + Math.random() * 0.4));
    this._retryMs = Math.min(this._retryMs * 2, LAST_RETRY_MS);
  }

  /** @private @param {Error & {data?: any}} error */
  async _refusedConnection(error) {
    // `GET /me` sets the cookie. A browser that keeps none would ask for ever.
    if (error.message === "no_person" && !cookiesBlocked.value) await api("GET", "/me").catch(() => null);
    this._lost();
  }

  /** @private @param {number} inMs */
  _reconnect(inMs) {
    if (this._closed) return;
    clearTimeout(this._retryTimer);
    this._retryTimer = setTimeout(() => {
      if (this._socket.connected || this._closed) return;
      this._socket.disconnect(); // an attempt that still hangs
      this._socket.connect();
    }, inMs);
  }

  /** @private  The line is dead, but no `disconnect` has been reported. */
  _drop() {
    if (this._socket.connected) this._socket.disconnect(); // "disconnect" follows, which leads to `_lost`
    else this._lost();
  }

  /** @private @param {number} timeoutMs */
  _beat(timeoutMs) {
    if (!this._socket.connected || document.visibilityState === "hidden") return;
    const from = performance.now();
    this._socket.timeout(timeoutMs).emit("beat", this._user.beat(), (/** @type {Error|null} */ late, /** @type {any} */ ack) => {
      if (late) {
        this._drop();
        return;
      }
      this._measured(performance.now() - from);
      this._user.beatAnswered(ack);
    });
  }

  /** @private @param {number} ping */
  _measured(ping) {
    this.connection.value = { state: ping > SLOW_MS ? "slow" : "online", ping: Math.round(ping), lostAt: 0 };
  }

  /**
   * Emit with an acknowledgement and a time limit.
   * @template {keyof import("./wire.js").Messages} E
   * @param {E} event
   * @param {import("./wire.js").Messages[E]} data
   * @returns {Promise<any>}  null: none came in time.
   */
  emit(event, data) {
    return new Promise((resolve) => {
      if (!this._socket.connected) {
        resolve(null);
        return;
      }
      const from = performance.now();
      this._socket.timeout(ACK_MS).emit(event, data, (/** @type {Error|null} */ late, /** @type {any} */ ack) => {
        if (!late) this._measured(performance.now() - from);
        resolve(late ? null : ack);
      });
    });
  }
}
