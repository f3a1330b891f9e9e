/**
 * @file The drawings of the draft: banners and cards (docs/look.md, Drawings).
 */
import { html } from "htm/preact";
import { drawing } from "../../ui/art.js";
import { CLANS, dwarfOf, kindOf } from "./dwarves.js";

/** @typedef {import("../../types.js").Dwarf} Dwarf */
/** @typedef {import("../../types.js").CardId} CardId */
/** @typedef {import("../../types.js").CardKind} CardKind */

/** The banner of a clan. @param {{clan: string, class?: string}} props */
export const ClanBanner = (props) => drawing("banner", `ban-${props.clan}`, props.class);

/** The banner of a dwarf's clan. @param {{dwarf: Dwarf, class?: string}} props */
export const Banner = (props) => ClanBanner({ clan: CLANS[props.dwarf], class: props.class });

/** The bare pattern of a dwarf's clan, behind an emblem. @param {{dwarf: Dwarf}} props */
const Field = (props) => drawing("field", `field-${CLANS[props.dwarf]}`);

/** The emblem of a kind of card. @param {{kind: CardKind, class?: string}} props */
export const Emblem = (props) => drawing("emblem", `k-${props.kind}`, props.class);

/** Field and emblem of one card. @param {{card: CardId}} props */
export const CardArt = (props) => html`<${Field} dwarf=${dwarfOf(props.card)} /><${Emblem} kind=${kindOf(props.card)} />`;

/** The back of a card. */
export const CardBack = () => drawing("card-back", "back");
