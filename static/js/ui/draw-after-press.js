/**
 * @file Nothing moves under a finger: while a pointer is down the page is not drawn anew, so that a button is released where it was
 * pressed. A field that loses the focus, a live update, a toast, a notice: all wait until the click has arrived.
 */
import { options } from "preact";

/** How long a click may come after its pointer went up: on a touch screen it is a task of its own. */
const CLICK_MS = 80;
/** A pointer that is down longer is no press (and its end may have been missed: a scroll bar does not report it to the page). */
const LONGEST_MS = 8_000;

/** Hold back drawing during presses, as long as the page lives. */
export function drawAfterPress() {
  /** @type {Set<number>} */
  const down = new Set();
  /** The drawing that is held back. @type {(() => void)|null} */
  let waiting = null;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  let held = false;

  options.debounceRendering = (draw) => {
    if (held) waiting = draw;
    else void Promise.resolve().then(draw);
  };

  const go = () => {
    clearTimeout(timer);
    held = false;
    down.clear();
    const draw = waiting;
    waiting = null;
    draw?.();
  };
  /** @param {number} ms */
  const goIn = (ms) => {
    clearTimeout(timer);
    timer = setTimeout(go, ms);
  };
  /** @param {PointerEvent} event */
  const release = (event) => {
    if (down.delete(event.pointerId) && down.size === 0) goIn(event.type === "pointercancel" ? 0 : CLICK_MS);
  };

  addEventListener("pointerdown", (event) => {
    held = true;
    down.add(event.pointerId);
    goIn(LONGEST_MS);
  }, true);
  addEventListener("pointerup", release, true);
  addEventListener("pointercancel", release, true);
  // The end of a press outside the window is only seen when the pointer comes back.
  addEventListener("pointermove", (event) => event.buttons === 0 && release(event), true);
  const clicked = () => held && down.size === 0;
  // Draw right after the click, when the field that it changes has changed, too. Where it can change no field: at once, after all other
  // listeners of the click.
  addEventListener("click", () => clicked() && goIn(0), true);
  addEventListener("click", ({ target }) => clicked() && target instanceof Element && !target.closest("label, input, select") && go());
  addEventListener("blur", (event) => event.target === window && held && go(), true);
}
