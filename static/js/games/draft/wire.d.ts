// Made by wire_build.py of what the server declares: do not edit. Of: 767bef7fe4603625

export type Options = One | Some | FieldsOf | SpanOf;
export type Json =
  | boolean
  | number
  | string
  | Json[]
  | {
      [k: string]: Json;
    }
  | null;

export interface Wire {
  About: About;
  Bonus: Bonus;
  DieView: DieView;
  FieldsOf: FieldsOf;
  Json: Json;
  LiveScore: LiveScore;
  One: One;
  Options: Options;
  OwnView: OwnView;
  PlaceView: PlaceView;
  Prompt: Prompt;
  Reason: Reason;
  ScoredCard: ScoredCard;
  SeatView: SeatView;
  SheetHand: SheetHand;
  SheetSeat: SheetSeat;
  Some: Some;
  SpanOf: SpanOf;
  View: View;
}
/**
 * What a decision is for; keys that do not apply are absent.
 */
export interface About {
  for?: number;
  card?: string;
  place?: string;
  /**
   * For `die`: drink-theirs, drink-own, bonus, fight, bully, reroll-own, steal, late. For `card`: gift, passed-out.
   * For `ignore`: fight, bully.
   */
  step?: string;
  rule?: string;
  plus?: number;
  /**
   * Bully.
   */
  minus?: number;
  /**
   * Whose die is taken or raised.
   */
  of?: number;
  die?: string;
}
/**
 * What a card of a finished hand has scored.
 */
export interface Bonus {
  card: string;
  /**
   * By the text for its own dwarf.
   */
  own: boolean;
  points: number;
  /**
   * Banners or matching dice.
   */
  counted: number;
}
/**
 * A die before a seat.
 */
export interface DieView {
  die: string;
  sides: 6 | 8 | 10;
  value: number;
  /**
   * Column of the card it lies on, from 1; None if unattached.
   */
  column: number | null;
}
/**
 * An object with exactly these keys.
 */
export interface FieldsOf {
  fields: {
    [k: string]: Options;
  };
}
/**
 * Exactly one of these values.
 */
export interface One {
  one: Json[];
}
/**
 * A list of `least` to `most` different ones of these values.
 */
export interface Some {
  some: Json[];
  least: number;
  most: number;
}
/**
 * An integer between two bounds, both included.
 */
export interface SpanOf {
  span: number[];
}
/**
 * What a seat would score if the hand ended now.
 */
export interface LiveScore {
  dice: number;
  bonus: number;
  score: number;
}
/**
 * What only the seat itself sees.
 */
export interface OwnView {
  hand: string[];
}
/**
 * A place before a seat with the card in it.
 */
export interface PlaceView {
  /**
   * None for a face-down card that this viewer may not know.
   */
  card: string | null;
  die: string;
  state: "unresolved" | "resolved" | "down";
  /**
   * Drafted by the viewer and still face down.
   */
  mine: boolean;
}
/**
 * The open decision of a seat.
 */
export interface Prompt {
  ask: string;
  seat: number;
  options: Options;
  answered: Json;
  why: {
    [k: string]: Reason;
  };
  team?: {
    [k: string]: Json;
  };
  kind: "draft" | "back" | "die" | "dice" | "card" | "discard" | "direction" | "ignore" | "luck" | "raise";
  about: About;
}
/**
 * Why something may not be chosen.
 */
export interface Reason {
  /**
   * Names the sentence `why.<key>`.
   */
  key: string;
  /**
   * What fills it.
   */
  data: {
    [k: string]: any;
  };
  /**
   * Rule ID.
   */
  rule: string;
}
/**
 * A card of a finished hand.
 */
export interface ScoredCard {
  card: string;
  die: string;
  value: number;
  down: boolean;
}
/**
 * What lies before a seat.
 */
export interface SeatView {
  dwarf: string;
  sober: boolean;
  /**
   * Number of cards in hand.
   */
  hand: number;
  sips: number;
  water: number;
  /**
   * Of the five dice.
   */
  sum: number;
  /**
   * Of the hands before this one.
   */
  total: number;
  dice: DieView[];
  places: PlaceView[];
}
/**
 * A finished hand on the score sheet.
 */
export interface SheetHand {
  hand: number;
  seats: SheetSeat[];
}
/**
 * A seat in a finished hand.
 */
export interface SheetSeat {
  dice: number[];
  sum: number;
  bonuses: Bonus[];
  score: number;
  sips: number;
  water: number;
  cards: ScoredCard[];
}
/**
 * A table of the draft as one viewer sees it.
 */
export interface View {
  game: "draft";
  /**
   * A seat; None for a spectator.
   */
  viewer: number | null;
  phase: "draft" | "resolve" | "over";
  hand: number;
  hands: number;
  turn: number;
  column: number;
  /**
   * Optional rules in force, for example `drinking`.
   */
  options: string[];
  sip_limit: number;
  timer_s: number;
  deck: number;
  /**
   * Top first.
   */
  discard: string[];
  starts: number | null;
  starts_card: string | null;
  resolver: number | null;
  /**
   * Place of the card that is being resolved.
   */
  revealed: string | null;
  seats: SeatView[];
  own: OwnView | null;
  /**
   * On public facts.
   */
  if_ended: LiveScore[];
  sheet: SheetHand[];
  totals: number[];
  winners: number[] | null;
}
