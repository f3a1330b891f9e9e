/**
 * @file The sentence of a refusal.
 */
import { ApiError } from "./api.js";
import { hasText, t } from "./i18n.js";

/**
 * @param {unknown} error
 * @returns {string}
 */
export function errorText(error) {
  if (!(error instanceof ApiError)) return t("ui.unknown_error");
  if (error.status === 0 && error.code === "unreachable") return t("ui.unreachable");
  return keyText(error.key, error.data);
}

/** What is wrong with a field, as a sentence, or null.
 * @param {unknown} error
 * @param {string} field */
export function fieldText(error, field) {
  if (!(error instanceof ApiError) || !error.fields[field]) return null;
  return keyText(error.fields[field], error.data);
}

/**
 * @param {string} key
 * @param {{[name: string]: any}} data
 */
function keyText(key, data) {
  const whole = key.startsWith("error.") ? key : `error.${key}`;
  return hasText(whole) ? t(whole, data) : t("ui.unknown_error");
}
