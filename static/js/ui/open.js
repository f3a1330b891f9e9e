/**
 * @file What is open over the table. The header opens it, the table's own screens draw it.
 */
import { signal } from "@preact/signals";

/** The log, where it has no room of its own. */
export const logOpen = signal(false);
