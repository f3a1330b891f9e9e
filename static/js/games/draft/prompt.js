/**
 * @file The prompt: what is asked in a sentence, what may be pressed. Undo left, commit right, always at the same place.
 */
import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { shortcuts } from "../../settings.js";
import { Icon } from "../../ui/art.js";
import { Clock } from "../../ui/clock.js";

/** @typedef {import("preact").ComponentChildren} Children */

/** @typedef {{text: string, icon?: string, press: () => void}} Undo */
/** @typedef {{text: string, icon?: string, ready: boolean, busy?: boolean, press: () => void}} Commit  Not ready: its words say what is missing. */

/**
 * @typedef {object} Choices
 * @property {string} label
 * @property {{value: string, text: string, small?: string, icon?: string}[]} all
 * @property {string|null} chosen
 * @property {(value: string) => void} pick
 */

/**
 * @param {object} props
 * @param {Children} props.say
 * @param {Children} [props.small]
 * @param {Children} [props.refused]  Shown instead of `say`: what is wrong.
 * @param {Children} [props.remedy]  And what can be done.
 * @param {Undo|null} props.undo
 * @param {Commit} props.commit
 * @param {Choices} [props.choices]
 * @param {string} [props.keys]
 * @param {boolean} props.live
 * @param {string|null} props.ask  Id of the question.
 * @param {boolean} [props.answered]  It is answered, or the answer is on its way.
 * @param {{left: () => number|null, of: number}|null} [props.clock]
 * @param {boolean} [props.alone]  There is never anything to undo here: one button.
 */
export function Prompt({ say, small, refused, remedy, undo, commit, choices, keys, live, ask, answered = false, clock, alone = false }) {
  return html`<section class="prompt" id="prompt" tabindex="-1" aria-label=${t("draft.prompt")} data-ask=${ask} data-live=${String(live)} data-answered=${answered ? "true" : undefined}>
    ${refused
      ? html`<div class="say is-refused" role="alert"><${Icon} name="barred" /><span>${refused}${remedy ? html`<small>${remedy}</small>` : null}</span></div>`
      : html`<div class="say"><span>${say}${small ? html`<small>${small}</small>` : null}</span></div>`}
    ${choices ? html`<${ChoiceRow} ...${choices} />` : null}
    ${keys && !choices && shortcuts.value ? html`<p class="keys" aria-hidden="true">${keys}</p>` : null}
    <div class=${alone ? "acts single" : "acts"}>
      ${alone ? null : html`<button type="button" id="undo" class=${`button${undo ? "" : " is-off"}`} aria-disabled=${undo ? undefined : "true"} onClick=${undo?.press}>
        <${Icon} name=${undo?.icon ?? "undo"} />${undo?.text ?? t("draft.put_back")}</button>`}
      <${CommitButton} commit=${commit}>${clock ? html`<${Clock} left=${clock.left} of=${clock.of} spoken=${ask !== null} />` : null}<//>
    </div>
  </section>`;
}

/** @param {{commit: Commit, children: Children}} props */
function CommitButton({ commit, children }) {
  return html`<button type="button" id="commit" class=${`button${commit.ready ? " go" : " is-off"}${commit.busy ? " is-busy" : ""}`} aria-disabled=${commit.ready ? undefined : "true"}
        aria-busy=${commit.busy ? "true" : undefined} onClick=${commit.ready && !commit.busy ? commit.press : undefined}>
        ${commit.ready && commit.icon ? html`<${Icon} name=${commit.icon} />` : null}<span>${commit.text}</span>${children}</button>`;
}

/** Answers that take a single press. @param {Choices} props */
function ChoiceRow({ label, all, chosen, pick }) {
  const columns = all.length === 2 ? " two" : all.length === 3 ? " three" : "";
  return html`<div class=${`choices${columns}`} role="group" aria-label=${label}>
    ${all.map((choice) => html`<button type="button" key=${choice.value} class=${`choice${chosen === choice.value ? " is-chosen" : ""}`}
      data-value=${choice.value} aria-pressed=${String(chosen === choice.value)} onClick=${() => pick(choice.value)}>
      ${choice.icon ? html`<${Icon} name=${choice.icon} />` : null}<span><b>${choice.text}</b>${choice.small ? html`<small>${choice.small}</small>` : null}</span>
    </button>`)}
  </div>`;
}
