// Made by wire_build.py of what the server declares: do not edit. Of: cb9bb33baabbe778

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
  Backed: Backed;
  Bonus: Bonus;
  Cheated: Cheated;
  Committed: Committed;
  Deal: Deal;
  DiceTraded: DiceTraded;
  DieView: DieView;
  End: End;
  FieldsOf: FieldsOf;
  Fight: Fight;
  FightWon: FightWon;
  Forced: Forced;
  Ignored: Ignored;
  Json: Json;
  LiveScore: LiveScore;
  Luck: Luck;
  Moved: Moved;
  OfCard: OfCard;
  One: One;
  Options: Options;
  OwnView: OwnView;
  Passed: Passed;
  PlaceView: PlaceView;
  Prompt: Prompt;
  Reason: Reason;
  Resolved: Resolved;
  Reveal: Reveal;
  Roll: Roll;
  Score: Score;
  ScoredCard: ScoredCard;
  SeatView: SeatView;
  Seats: Seats;
  SheetHand: SheetHand;
  SheetSeat: SheetSeat;
  Sip: Sip;
  Skipped: Skipped;
  Some: Some;
  SpanOf: SpanOf;
  Starts: Starts;
  Traded: Traded;
  Turned: Turned;
  TurnedDown: TurnedDown;
  View: View;
  Events: Events;
  TableOptions: TableOptions;
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
 * A seat has picked by the back what another plays.
 */
export interface Backed {
  seat: number;
  /**
   * Who picked.
   */
  by: number;
  /**
   * For the seat that plays it alone.
   */
  card?: string;
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
 * A card was taken from the hand for another.
 */
export interface Cheated {
  seat: number;
  card: string;
  took: string;
  place: string;
  die: string;
}
/**
 * All have committed a card and a die.
 */
export interface Committed {
  turn: number;
  /**
   * By seat.
   */
  dice: string[];
  /**
   * The seat's own, for it alone.
   */
  card?: string;
}
/**
 * A hand begins.
 */
export interface Deal {
  hand: number;
  /**
   * What each die shows.
   */
  dice: {
    [k: string]: number;
  };
  /**
   * For its seat alone.
   */
  hand_cards?: string[];
}
/**
 * Two dice have changed places (Steal).
 */
export interface DiceTraded {
  seat: number;
  card: string;
  a: string;
  b: string;
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
 * The game is over.
 */
export interface End {
  totals: number[];
  winners: number[];
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
 * A list of `least` to `most` of these values, each at most once.
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
 * Dice are compared.
 */
export interface Fight {
  seat: number;
  card: string;
  /**
   * By seat.
   */
  dice: (string | null)[];
  /**
   * Seats that do not take part.
   */
  ignored: number[];
}
/**
 * The winners of a fight; nobody if nobody fought.
 */
export interface FightWon {
  seats: number[];
  value: number;
  card: string;
}
/**
 * There was one legal choice, which the game has made.
 */
export interface Forced {
  seat: number;
  card: string;
  step: string;
  value: string;
}
/**
 * A Bully's die is not lowered.
 */
export interface Ignored {
  seat: number;
  card: string;
  by: number;
  die: string;
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
 * A die is to be rolled: `roll` follows.
 */
export interface Luck {
  seat: number;
  die: string;
}
/**
 * Every card of a column goes one seat on.
 */
export interface Moved {
  direction: "left" | "right";
  column: number;
  by: number;
}
/**
 * About a card of a seat.
 */
export interface OfCard {
  seat: number;
  card: string;
}
/**
 * What only the seat itself sees.
 */
export interface OwnView {
  hand: string[];
}
/**
 * Hands are passed on.
 */
export interface Passed {
  /**
   * The turn that now begins.
   */
  turn: number;
  /**
   * For its seat alone.
   */
  hand_cards?: string[];
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
   * Values for the placeholders of that sentence.
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
 * Nothing happens now: what the card does lasts or counts at the end.
 */
export interface Resolved {
  seat: number;
  card: string;
  step: "later";
}
/**
 * A card is turned up.
 */
export interface Reveal {
  seat: number;
  card: string;
  place: string;
  die: string;
  /**
   * It is a card of the seat's own dwarf.
   */
  own: boolean;
  via: "turn" | "chain" | "gift" | "cheater";
}
/**
 * A die is rolled.
 */
export interface Roll {
  die: string;
  was: number;
  value: number;
}
/**
 * A hand is scored.
 */
export interface Score {
  hand: number;
  seats: SheetSeat[];
  totals: number[];
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
 * About several seats.
 */
export interface Seats {
  seats: number[];
}
/**
 * A finished hand on the score sheet.
 */
export interface SheetHand {
  hand: number;
  seats: SheetSeat[];
}
/**
 * Seats take a sip.
 */
export interface Sip {
  seats: number[];
  card: string;
  /**
   * Those of them who are past the limit or sober.
   */
  water: number[];
}
/**
 * There was no legal choice (DDD-DIE-05).
 */
export interface Skipped {
  seat: number;
  card: string;
  step: string;
  rule: string;
}
/**
 * Resolving begins with this seat.
 */
export interface Starts {
  seat: number;
  card: string;
  turn: number;
}
/**
 * Two cards have changed places (Gift).
 */
export interface Traded {
  seat: number;
  card: string;
  from: string;
  to: string;
  /**
   * The card that came back, None if it is face down.
   */
  takes: string | null;
}
/**
 * A die is raised or lowered.
 */
export interface Turned {
  die: string;
  was: number;
  value: number;
  by: number;
  card: string;
}
/**
 * A card is turned face down (Passed Out).
 */
export interface TurnedDown {
  seat: number;
  card: string;
  place: string;
  /**
   * The card.
   */
  victim: string;
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
export interface Events {
  backed: Backed;
  cheated: Cheated;
  committed: Committed;
  deal: Deal;
  dice_traded: DiceTraded;
  end: End;
  fight: Fight;
  fight_won: FightWon;
  forced: Forced;
  ignored: Ignored;
  late: Seats;
  lowered: Turned;
  luck: Luck;
  moved: Moved;
  not_raised: OfCard;
  passed: Passed;
  raised: Turned;
  resolved: Resolved;
  reveal: Reveal;
  roll: Roll;
  score: Score;
  sip: Sip;
  skipped: Skipped;
  starts: Starts;
  traded: Traded;
  turned_down: TurnedDown;
}
export interface TableOptions {
  keep_it_going: boolean;
  best_laid_plans: boolean;
  more_luck: boolean;
  drinking: boolean;
  hands: number;
  sip_limit: number;
  timer_s: number;
}
