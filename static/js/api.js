/**
 * @file REST requests to the server, and the error that is thrown when it refuses.
 */
import { noteCookie } from "./cookies.js";
import { noteRequest, noteServerBuild } from "./newer.js";

/** @typedef {import("./types.js").ApiErrorBody} ApiErrorBody */

/** A refusal by the server; `key` names the sentence `error.<key>`, `data` fills it. */
export class ApiError extends Error {
  /**
   * @param {number} status  HTTP status; 0: the server was not reached.
   * @param {Partial<ApiErrorBody>} body
   */
  constructor(status, body) {
    super(body.code ?? `status ${status}`);
    this.status = status;
    this.code = body.code ?? "unreachable";
    this.key = body.key ?? "unreachable";
    this.data = body.data ?? {};
    /** @type {{[field: string]: string}} */
    this.fields = body.fields ?? {};
  }
}

/**
 * Call the REST interface.
 * @param {"GET"|"POST"|"PUT"|"PATCH"|"DELETE"} method
 * @param {string} path  Below /api, for example "/me".
 * @param {object} [body]
 * @returns {Promise<any>}
 * @throws {ApiError}
 */
export async function api(method, path, body) {
  let answer;
  const answered = noteRequest();
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: typeof AbortSignal.timeout === "function" ? AbortSignal.timeout(10_000) : undefined,
    });
  } catch {
    throw new ApiError(0, {});
  } finally {
    answered();
  }
  noteServerBuild(answer.headers.get("Dwarfdraft-Build"));
  const content = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new ApiError(answer.status, content.error ?? content);
  if (path === "/me") noteCookie(content.new === true);
  return content;
}
