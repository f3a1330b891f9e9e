/**
 * @file One request to a table, with its refusal shown. The answer is the table as it now is; the link shows it at once.
 */
import { signal } from "@preact/signals";
import { api } from "../api.js";
import { errorText } from "../errors.js";
import { toast } from "../ui/notices.js";

/** What is on its way: the name of the act, so that its button waits. */
export const acting = signal("");

/**
 * @param {import("../board/table-link.js").TableLink} link
 * @param {string} name
 * @param {"POST"|"PATCH"|"DELETE"} method
 * @param {string} path  Below the table: "", "/sit", "/seats/2" ...
 * @param {object} [body]
 * @returns {Promise<import("../types.js").TableInfo|null>}  null: refused, and the person has been told.
 */
export async function act(link, name, method, path, body) {
  acting.value = name;
  try {
    const answer = await api(method, `/tables/${link.code}${path}`, body ?? {});
    if (answer?.code === link.code && answer.seats) link.table.value = answer;
    return answer;
  } catch (error) {
    toast(() => errorText(error), { look: "danger", icon: "warning", ms: 7_000 });
    return null;
  } finally {
    if (acting.value === name) acting.value = "";
  }
}
