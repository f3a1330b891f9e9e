/**
 * @file The two games by the names that go over the wire.
 */
import { t } from "./i18n.js";

/** @typedef {"draft"|"tavern"} Game */

/** Address of the numbered rules. @type {{[game: string]: string}} */
export const RULES = { draft: "/rules", tavern: "/rules/tavern" };

/** @param {string} game */
export const gameName = (game) => t(game === "tavern" ? "home.game.rdi" : "home.game.ddd");
