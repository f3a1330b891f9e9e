/**
 * @file Which of the sheets of `orders.js` are open. Here, because they open each other and the action buttons open them.
 */
import { signal } from "@preact/signals";

export const ordersSheet = signal(false);
export const interruptSheet = signal(false);
