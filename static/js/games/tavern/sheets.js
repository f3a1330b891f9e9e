/**
 * @file Which sheets of the own orders are open; they open each other, and the acts open them.
 */
import { signal } from "@preact/signals";

export const ordersSheet = signal(false);
export const interruptSheet = signal(false);
