/**
 * @file Calls me when my answer is needed: one sound, and a system notification if the page is hidden. Once per question, never for
 * questions to others, never when the page is loaded. Also keeps the screen awake while a game runs.
 */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.js";
import { sound } from "../settings.js";

/**
 * Whether this seat has to answer: not in a beat or a window that is passed for it, and not while somebody else chooses.
 * @param {{prompt: {kind: string, about: any}|null, own?: {asked: boolean}|null}} frame
 */
export function mustAnswer({ prompt, own }) {
  if (!prompt || prompt.kind === "interrupt") return false;
  return prompt.kind !== "declare" || prompt.about.open === true || (own?.asked ?? true);
}

/** @param {{link: import("./table-link.js").TableLink}} props */
export function Attention({ link }) {
  const frame = link.frame.value;
  const status = link.table.value?.status ?? null;
  const ask = frame?.prompt && frame.prompt.answered === null && mustAnswer(frame) ? `${frame.prompt.seat}/${frame.prompt.ask}` : null;
  const calledFor = useRef(/** @type {string|null|undefined} */ (undefined));

  useEffect(() => {
    if (!frame) return;
    const first = calledFor.current === undefined;
    if (ask === null || ask === calledFor.current) {
      if (first) calledFor.current = ask;
      return;
    }
    calledFor.current = ask;
    if (first) return; // already open when the page was loaded
    if (sound.value) knock();
    if (document.visibilityState === "hidden") notify();
  }, [ask, frame === null]);
  useEffect(() => (status === "playing" ? keepAwake() : undefined), [status]);
  return null;
}

/** @type {AudioContext|null} */
let audio = null;

/** Two knocks on wood. Made here, so that nothing has to be loaded. */
function knock() {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    for (const [at, pitch] of [[0, 210], [0.16, 165]]) {
      const start = audio.currentTime + at;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = "triangle";
      tone.frequency.setValueAtTime(pitch * 1.6, start);
      tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.05);
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.35, start + 0.008);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.14);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.15);
    }
  } catch {
    // no sound here; the title and the page say the same
  }
}

function notify() {
  // Notifications exist in secure contexts only; on a home network the title of the tab must suffice.
  if (typeof Notification !== "function" || Notification.permission !== "granted") return;
  const notice = new Notification(t("ui.site"), { body: t("ui.your_move"), tag: "dwarfdraft-move" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Ask for a wake lock, and again whenever the page becomes visible. The returned function releases it. */
function keepAwake() {
  /** @type {WakeLockSentinel|null} */
  let lock = null;
  let over = false;
  const ask = async () => {
    if (over || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) void lock?.release();
  };
  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
