// Made by wire_build.py of what the server declares: do not edit. Of: 42e54e98d130a9ac

export type PhaseName = "discard" | "action" | "order" | "drink" | "over";
export type Json =
  | boolean
  | number
  | string
  | Json[]
  | {
      [k: string]: Json;
    }
  | null;
export type Options = One | Some | FieldsOf | SpanOf;
export type Forecast = NumberForecast | WordForecast;
export type Target = number | string;
export type StackItem = StackPlay | StackMoment;

export interface Wire {
  About: About;
  ChoiceView: ChoiceView;
  ContestRow: ContestRow;
  ContestView: ContestView;
  Counted: Counted;
  DrinkView: DrinkView;
  DueView: DueView;
  EventPile: EventPile;
  FieldsOf: FieldsOf;
  Forecast: Forecast;
  HappeningView: HappeningView;
  HitView: HitView;
  HurtView: HurtView;
  Json: Json;
  KnownView: KnownView;
  LinesSummary: LinesSummary;
  MinionView: MinionView;
  NumberForecast: NumberForecast;
  One: One;
  Options: Options;
  OutSummary: OutSummary;
  PartyView: PartyView;
  PhaseName: PhaseName;
  Prompt: Prompt;
  Reason: Reason;
  RoundView: RoundView;
  SeatSummary: SeatSummary;
  SeatView: SeatView;
  Some: Some;
  SpanOf: SpanOf;
  StackItem: StackItem;
  StackMoment: StackMoment;
  StackPlay: StackPlay;
  Summary: Summary;
  Target: Target;
  View: View;
  WordForecast: WordForecast;
}
/**
 * What a question is about: the event that may be answered (`window`), or the card that needs a choice; keys that
 * do not apply are absent.
 */
export interface About {
  window?: string;
  card?: string;
  by?: number;
  seats?: number[];
  /**
   * Of a window that waits for a move.
   */
  phase?: PhaseName;
  step?: string;
  /**
   * One after the other, not secretly.
   */
  open?: boolean;
  /**
   * Titles that answer nothing but may be said at any time.
   */
  anytime?: string[];
  of?: number;
  /**
   * A team decides together: an answer is a proposal.
   */
  team?: number;
  fortitude?: number;
  gold?: number;
  alcohol?: number;
  blood?: number;
  price?: number;
  amount?: number;
  count?: number;
  /**
   * Potions of which one is kept; cards that are divided; how many are to go.
   */
  cards?: {
    [k: string]: any;
  };
  piles?: string[][];
  gear?: string;
  minion?: string;
  wages?: number;
  /**
   * That a team orders.
   */
  drinks?: number;
  /**
   * Cards that are still to go; Actions that are left.
   */
  left?: number;
  /**
   * A second player may be picked.
   */
  second?: boolean;
  /**
   * Only a Sometimes Card may go.
   */
  sometimes?: boolean;
  /**
   * That is bid.
   */
  stat?: string;
  highest?: number;
  bidder?: number;
  /**
   * Of a Round: seat, -1: nobody.
   */
  control?: number;
  /**
   * Of a Round: only Cheating Cards take control.
   */
  winning_hand?: boolean;
  /**
   * Of the Drinks looked at, from 0.
   */
  place?: number;
}
/**
 * What a seat has chosen at an Event.
 */
export interface ChoiceView {
  seat: number;
  choice: Json;
}
/**
 * What a seat has drawn in this pass of a contest.
 */
export interface ContestRow {
  seat: number;
  cards: string[];
  event: boolean;
  score: number;
}
/**
 * A drinking contest.
 */
export interface ContestView {
  /**
   * Who is still in it.
   */
  players: number[];
  /**
   * Who took part from the beginning.
   */
  everybody: number[];
  rows: ContestRow[];
}
/**
 * A card, and how often.
 */
export interface Counted {
  card: string;
  times: number;
}
/**
 * A Drink about to be drunk with its Chasers, with the numbers that it has for its drinker now.
 */
export interface DrinkView {
  cards: string[];
  revealer: number;
  drinker: number;
  alcohol: number;
  fortitude: number;
  draw: number;
  /**
   * That it brings besides.
   */
  scarabs: number;
  ignored: number[];
  /**
   * Who takes its Alcohol as Fortitude; -1: nobody.
   */
  as_fortitude: number;
}
/**
 * Gold that a seat is about to lose.
 */
export interface DueView {
  seat: number;
  amount: number;
  /**
   * A purse.
   */
  to: number;
  covered: string;
  /**
   * So much comes from the Inn first.
   */
  by_inn: number;
}
/**
 * An Event deck in use.
 */
export interface EventPile {
  deck: string;
  cards: number;
  /**
   * Top first: the last Event.
   */
  discard: string[];
  counters: number;
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
 * A number that would move if nobody answered.
 */
export interface NumberForecast {
  from: number;
  to: number;
  seat: number;
  stat: "fortitude" | "alcohol" | "gold";
  /**
   * The seat would go out.
   */
  out: boolean;
}
/**
 * What would come and is no number, or cannot be one yet.
 */
export interface WordForecast {
  /**
   * -1: everybody or nobody.
   */
  seat: number;
  key: string;
  data: {
    [k: string]: any;
  };
}
/**
 * What has just happened to a seat beside losing Fortitude.
 */
export interface HappeningView {
  news: "gained_gold" | "lost_gold" | "gained_alcohol";
  seat: number;
  /**
   * Other players whose cards did it.
   */
  by: number[];
}
/**
 * A loss of Fortitude that a card is about to bring.
 */
export interface HitView {
  seat: Target;
  amount: number;
}
/**
 * Fortitude that a seat has lost.
 */
export interface HurtView {
  seat: number;
  amount: number;
  source: number;
}
/**
 * A hidden card that the viewer has looked at.
 */
export interface KnownView {
  place: "drink_deck" | "pile" | "hand";
  seat?: number;
  /**
   * From the top.
   */
  index?: number;
  card: string;
}
/**
 * Numbers before the first turn and after each.
 */
export interface LinesSummary {
  fortitude: number[];
  alcohol: number[];
  gold: number[];
}
/**
 * A Minion in play.
 */
export interface MinionView {
  card: string;
  /**
   * As they are now.
   */
  wages: number;
  /**
   * In this Action Phase, and may do so no more.
   */
  acted: boolean;
  /**
   * It works all the time.
   */
  ongoing: boolean;
}
/**
 * When and by what a player went out of the game.
 */
export interface OutSummary {
  turn: number;
  why: string;
  by: number;
  card: string;
  how: string | null;
}
/**
 * What a team shares; without teams each player is one.
 */
export interface PartyView {
  seats: number[];
  fortitude: number;
  alcohol: number;
  gap: number;
  gold: number;
  /**
   * Potion Tokens.
   */
  tokens: number;
  out: boolean;
}
/**
 * The open question of a seat.
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
  kind: string;
  about: About;
  /**
   * By answer, what would come of it if nobody answered.
   */
  previews: {
    [k: string]: Forecast[];
  };
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
 * A Round of Gambling.
 */
export interface RoundView {
  starter: number;
  /**
   * Seat, -1: nobody.
   */
  control: number;
  inside: number[];
  mover: number;
  /**
   * Only Cheating Cards take control now.
   */
  winning_hand: boolean;
  passed: number[];
  pot: number;
  no_leaving: boolean;
  /**
   * An ante may be made with Fortitude.
   */
  for_fortitude: boolean;
}
/**
 * How a game went for one player.
 */
export interface SeatSummary {
  seat: number;
  character: string;
  /**
   * From 1.
   */
  place: number;
  out: OutSummary | null;
  lines: LinesSummary;
  /**
   * At the end, or on going out; likewise `alcohol` and `gold`.
   */
  fortitude: number;
  alcohol: number;
  gold: number;
  played: Counted[];
  drunk: Counted[];
  alcohol_drunk: number;
}
/**
 * What lies before a seat.
 */
export interface SeatView {
  character: string;
  /**
   * Index in `parties`: the team; without teams nobody else is in it.
   */
  party: number;
  /**
   * Plays with a Boss Deck.
   */
  boss: boolean;
  fortitude: number;
  alcohol: number;
  gap: number;
  gold: number;
  /**
   * Number of cards in hand.
   */
  hand: number;
  deck: number;
  /**
   * Top first.
   */
  discard: string[];
  /**
   * Number of Drinks in the Drink Me! Pile.
   */
  pile: number;
  out: boolean;
  why_out: string | null;
  /**
   * About to go out.
   */
  leaving: boolean;
  /**
   * Cards that lie open before the seat.
   */
  lasting: string[];
  /**
   * Plays no cards and Ignores everything.
   */
  away: boolean;
  /**
   * Skips the next Action Phase, Ignores all Action Cards.
   */
  stone: boolean;
  /**
   * In this turn: has used the Action.
   */
  acted: boolean;
  /**
   * In this turn.
   */
  drunk: boolean;
  /**
   * Of a Boss in its Action Phase.
   */
  actions_left: number | null;
  /**
   * That lie open by the Boss's mat.
   */
  action_cards: string[];
  /**
   * Number of cards.
   */
  side_deck: number;
  /**
   * Top first: of Wulfric's the mood.
   */
  side_discard: string[];
  /**
   * Potion Cards, open: the seat may play them.
   */
  potions: string[];
  /**
   * Serena's; 0 for all others.
   */
  piety: number;
  /**
   * Wulfric's.
   */
  mood: string | null;
  marked: boolean;
  scarabs: number;
  /**
   * While the hand lies open.
   */
  open_hand: string[] | null;
  /**
   * Vlazlo's.
   */
  blood: number;
  /**
   * Vlazlo's: cards left in each form deck.
   */
  forms: {
    [k: string]: number;
  };
  /**
   * Vlazlo's: how many such backs the hand shows.
   */
  backs: {
    [k: string]: number;
  };
  /**
   * In the order they came.
   */
  minions: MinionView[];
  /**
   * Other cards that stay in play.
   */
  kept: string[];
}
/**
 * A card that has been played.
 */
export interface StackPlay {
  seat: number;
  card: string;
  target?: Target;
  second?: Target;
  third?: Target;
  /**
   * A Minion acts: its card is in play.
   */
  activation?: boolean;
  /**
   * `pay` or `lose`, chosen before anybody answers.
   */
  choice?: string;
  mode?: number;
  /**
   * Index among the Drinks of the event below.
   */
  drink?: number;
  /**
   * The Gear Card added to a Device Card.
   */
  gear?: string;
  /**
   * Whom its Gear Card picks.
   */
  also?: Target[];
  /**
   * Among whom it is settled.
   */
  champions?: number[];
  answers?: string;
  /**
   * Of an Event, in the order made.
   */
  choices?: ChoiceView[];
  hits: HitView[];
  /**
   * By how much its numbers have been raised; absent if they have not.
   */
  raised?: number;
  ignored: number[];
  negated: boolean;
  /**
   * Cards out of hands that lie open for it.
   */
  open: string[];
  /**
   * `announced`: text, Drink or target are still to be named.
   */
  stage: "announced" | "played" | "resolving";
}
/**
 * Something that may be answered.
 */
export interface StackMoment {
  window: string;
  card?: string;
  /**
   * Player of the card that it is about.
   */
  by?: number;
  gear?: string;
  /**
   * Whose Wages are due.
   */
  minion?: string;
  seats?: number[];
  /**
   * By seat, why it is about to lose: `passed_out` or `broke`.
   */
  why?: {
    [k: string]: string;
  };
  hurts?: HurtView[];
  refill?: boolean;
  drinks: DrinkView[];
  happened: HappeningView[];
  dues: DueView[];
}
/**
 * How a game went.
 */
export interface Summary {
  turns: number;
  winners: number[];
  seats: SeatSummary[];
}
/**
 * A table of the tavern as one viewer sees it.
 */
export interface View {
  game: "tavern";
  /**
   * A seat; None for a spectator.
   */
  you: number | null;
  /**
   * Where in a turn the table is.
   */
  step: string;
  phase: PhaseName;
  turn: number;
  active: number;
  /**
   * Drink Decks in play.
   */
  drinks: string[];
  first: number;
  variant: string;
  parties: PartyView[];
  seats: SeatView[];
  hand: string[];
  /**
   * By seat, of teammates.
   */
  hands: {
    [k: string]: string[];
  };
  inn: number;
  drink_deck: number;
  bar_deck: number;
  /**
   * Top first.
   */
  drink_discard: string[];
  revealed: string[];
  refills: number;
  round: RoundView | null;
  contest: ContestView | null;
  events: EventPile[];
  /**
   * Remy's left; None without him.
   */
  marks: number | null;
  /**
   * Amundyr's left; None without her.
   */
  scarab_supply: number | null;
  knows: KnownView[];
  /**
   * The latest last.
   */
  stack: StackItem[];
  /**
   * Of what lies on the stack, on public facts.
   */
  forecast: Forecast[];
  /**
   * Of every card of the own hand, while nothing is asked.
   */
  why: {
    [k: string]: Reason;
  };
  winners: number[] | null;
}
