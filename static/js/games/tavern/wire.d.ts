// Made by wire_build.py of what the server declares: do not edit. Of: 01b2e05b228849d0

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
export type Purse = number | ("inn" | "pot");
export type Target = number | string;
export type StackItem = StackPlay | StackMoment;

export interface Wire {
  About: About;
  AboutToLose: AboutToLose;
  Announced: Announced;
  AtSeat: AtSeat;
  AtSeats: AtSeats;
  Atones: Atones;
  Bare: Bare;
  Bid: Bid;
  Blamed: Blamed;
  BloodMoved: BloodMoved;
  Bought: Bought;
  Cards: Cards;
  CardsBy: CardsBy;
  Challenge: Challenge;
  Champion: Champion;
  Changed: Changed;
  ChoiceView: ChoiceView;
  Chose: Chose;
  Coin: Coin;
  Contest: Contest;
  ContestRow: ContestRow;
  ContestScores: ContestScores;
  ContestView: ContestView;
  Control: Control;
  Copied: Copied;
  Count: Count;
  Counted: Counted;
  CounterOff: CounterOff;
  CountersOn: CountersOn;
  Covered: Covered;
  Dared: Dared;
  Dealt: Dealt;
  Discarded: Discarded;
  Divided: Divided;
  Drew: Drew;
  DrinkAltered: DrinkAltered;
  DrinkCapped: DrinkCapped;
  DrinkChanged: DrinkChanged;
  DrinkPassed: DrinkPassed;
  DrinkView: DrinkView;
  DrinksAlso: DrinksAlso;
  DrinksRenewed: DrinksRenewed;
  Drunk: Drunk;
  DueGold: DueGold;
  DueView: DueView;
  Dues: Dues;
  EventBegins: EventBegins;
  EventPile: EventPile;
  EventRevealed: EventRevealed;
  EventSkipped: EventSkipped;
  FieldsOf: FieldsOf;
  ForSale: ForSale;
  Forecast: Forecast;
  FormTaken: FormTaken;
  GearAdded: GearAdded;
  Gold: Gold;
  Gone: Gone;
  HandOpened: HandOpened;
  HappeningView: HappeningView;
  HitView: HitView;
  HurtView: HurtView;
  Ignored: Ignored;
  Json: Json;
  Kept: Kept;
  KnownView: KnownView;
  LinesSummary: LinesSummary;
  LookedAtDeck: LookedAtDeck;
  LookedAtHand: LookedAtHand;
  Marked: Marked;
  MinionView: MinionView;
  MustAnte: MustAnte;
  Negated: Negated;
  NotDrunk: NotDrunk;
  NumberForecast: NumberForecast;
  OfCard: OfCard;
  Offered: Offered;
  One: One;
  Options: Options;
  Ordered: Ordered;
  Out: Out;
  OutSummary: OutSummary;
  OwesWages: OwesWages;
  PartyView: PartyView;
  PhaseName: PhaseName;
  PietyMoved: PietyMoved;
  Played: Played;
  Pledged: Pledged;
  PotShared: PotShared;
  Prompt: Prompt;
  Purse: Purse;
  Reason: Reason;
  Redirected: Redirected;
  Reduced: Reduced;
  Reordered: Reordered;
  Revealed: Revealed;
  RoundEnds: RoundEnds;
  RoundStarted: RoundStarted;
  RoundView: RoundView;
  ScarabsMoved: ScarabsMoved;
  SeatSummary: SeatSummary;
  SeatView: SeatView;
  Shared: Shared;
  Shown: Shown;
  SideShuffled: SideShuffled;
  Some: Some;
  SpanOf: SpanOf;
  Spared: Spared;
  Split: Split;
  StackItem: StackItem;
  StackMoment: StackMoment;
  StackPlay: StackPlay;
  Summary: Summary;
  Target: Target;
  TeamDecided: TeamDecided;
  TokenUsed: TokenUsed;
  TookPile: TookPile;
  Turn: Turn;
  TurnedUp: TurnedUp;
  Unmarked: Unmarked;
  View: View;
  WagesLowered: WagesLowered;
  WinTaken: WinTaken;
  WordForecast: WordForecast;
  Events: Events;
  TableOptions: TableOptions;
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
 * Players are about to be out.
 */
export interface AboutToLose {
  seats: number[];
  /**
   * By seat.
   */
  why: {
    [k: string]: "passed_out" | "broke";
  };
}
/**
 * A card is laid on the stack; nothing of it is named yet.
 */
export interface Announced {
  seat: number;
  card: string;
  /**
   * Kind of event that it answers.
   */
  window?: string;
  /**
   * The card that it answers.
   */
  answers?: string;
  /**
   * The player of that.
   */
  of?: number;
}
/**
 * About a player.
 */
export interface AtSeat {
  seat: number;
}
/**
 * About several players.
 */
export interface AtSeats {
  seats: number[];
}
/**
 * Serena pays for a Piety that cannot fall.
 */
export interface Atones {
  seat: number;
  choice: "lose" | "pay";
}
/**
 * Nothing more.
 */
export interface Bare {}
/**
 * A player bids; -1: nobody has bid.
 */
export interface Bid {
  seat: number;
  card: string;
  /**
   * 0: passes.
   */
  amount: number;
  stat: string;
}
/**
 * Whom each has secretly picked.
 */
export interface Blamed {
  /**
   * By seat.
   */
  picks: {
    [k: string]: number;
  };
  card: string;
}
/**
 * Blood is gained or paid; `card` is empty where a form card is bought with it.
 */
export interface BloodMoved {
  seat: number;
  card: string;
  change: number;
  now: number;
}
/**
 * A player has bought something of an Event.
 */
export interface Bought {
  seat: number;
  card: string;
  times: number;
}
/**
 * Cards of a player.
 */
export interface Cards {
  seat: number;
  cards: string[];
}
/**
 * Cards of a player, by a card.
 */
export interface CardsBy {
  seat: number;
  cards: string[];
  card: string;
}
/**
 * A challenge is answered.
 */
export interface Challenge {
  seat: number;
  card: string;
  accepted: boolean;
}
/**
 * A team has a Champion.
 */
export interface Champion {
  seat: number;
  card: string;
  /**
   * Was not chosen.
   */
  automatic: boolean;
}
/**
 * A number has moved.
 */
export interface Changed {
  seat: number;
  card: string;
  /**
   * What really changed.
   */
  change: number;
  now: number;
  by: number;
}
/**
 * What a seat has chosen at an Event.
 */
export interface ChoiceView {
  seat: number;
  choice: Json;
}
/**
 * A player has chosen openly.
 */
export interface Chose {
  seat: number;
  choice: string;
  card?: string;
  fortitude?: number;
  gold?: number;
  alcohol?: number;
}
/**
 * The coin of a Drink is flipped.
 */
export interface Coin {
  card: string;
  heads: boolean;
}
/**
 * A Drinking Contest begins.
 */
export interface Contest {
  seats: number[];
  by: number;
  card: string;
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
 * What has been revealed in a Contest.
 */
export interface ContestScores {
  /**
   * By seat.
   */
  scores: {
    [k: string]: number;
  };
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
 * A player controls the Round; -1: nobody does.
 */
export interface Control {
  seat: number;
  card: string;
  winning_hand: boolean;
}
/**
 * Players drink what another does.
 */
export interface Copied {
  seats: number[];
  cards: string[];
  /**
   * By seat.
   */
  alcohol_of: {
    [k: string]: number;
  };
}
/**
 * So many cards of a player.
 */
export interface Count {
  seat: number;
  count: number;
}
/**
 * A card, and how often.
 */
export interface Counted {
  card: string;
  times: number;
}
/**
 * A Progress Counter goes off an Event deck.
 */
export interface CounterOff {
  deck: string;
  left: number;
}
/**
 * Progress Counters go onto an Event deck.
 */
export interface CountersOn {
  deck: string;
  count: number;
  card: string;
}
/**
 * A player does not pay.
 */
export interface Covered {
  seat: number;
  card: string;
  /**
   * The Inn pays, nobody does, or the player has left the Round instead.
   */
  how: "inn" | "nothing" | "left";
  amount: number;
}
/**
 * A player has revealed a Drink, and so have others.
 */
export interface Dared {
  seat: number;
  cards: string[];
  card: string;
  alcohol: number;
  others: string[];
  others_alcohol: number;
  /**
   * Who drink the others.
   */
  seats: number[];
}
/**
 * The first hands are dealt.
 */
export interface Dealt {
  /**
   * Who begins.
   */
  first: number;
  /**
   * Each gets so many.
   */
  cards: number;
  /**
   * And each Boss so many.
   */
  boss_cards?: number;
  hand?: string[];
}
/**
 * Cards go out of a hand.
 */
export interface Discarded {
  seat: number;
  cards: string[];
  at_random?: boolean;
  /**
   * By which they were drawn at random.
   */
  card?: string;
}
/**
 * A player has divided the cards that lie open into two piles.
 */
export interface Divided {
  seat: number;
  card: string;
  piles: string[][];
}
/**
 * Cards come to a hand.
 */
export interface Drew {
  seat: number;
  count: number;
  /**
   * Also told to all while the hand lies open.
   */
  cards?: string[];
}
/**
 * A Drink that the card of a player has changed.
 */
export interface DrinkAltered {
  cards: string[];
  drinker: number;
  alcohol: number;
  fortitude: number;
  drink: number;
  card: string;
  seat: number;
}
/**
 * A Drink whose Alcohol Content is no more than this.
 */
export interface DrinkCapped {
  cards: string[];
  drinker: number;
  alcohol: number;
  fortitude: number;
  drink: number;
  card: string;
  seat: number;
  most: number;
}
/**
 * A Drink with more or less Alcohol Content.
 */
export interface DrinkChanged {
  cards: string[];
  drinker: number;
  alcohol: number;
  fortitude: number;
  drink: number;
  card: string;
  seat: number;
  change: number;
}
/**
 * A Drink that another drinks.
 */
export interface DrinkPassed {
  cards: string[];
  drinker: number;
  alcohol: number;
  fortitude: number;
  drink: number;
  card: string;
  from: number;
  to: number;
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
 * A player drinks one more.
 */
export interface DrinksAlso {
  seat: number;
  card: string;
  by: number;
}
/**
 * The Drink Deck is renewed.
 */
export interface DrinksRenewed {
  count: number;
}
/**
 * A Drink is drunk.
 */
export interface Drunk {
  cards: string[];
  drinker: number;
  alcohol: number;
  fortitude: number;
  seat: number;
  /**
   * Cards that the drinker draws.
   */
  draw: number;
  as_fortitude: boolean;
}
/**
 * Gold that a player is to pay.
 */
export interface DueGold {
  seat: number;
  amount: number;
  /**
   * A seat, -1 the Inn, -2 the Pot.
   */
  to: number;
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
 * Players are to pay.
 */
export interface Dues {
  dues: DueGold[];
  /**
   * For a new Drink Deck.
   */
  refill: boolean;
  by: number;
  card: string;
}
/**
 * A Drink Event, or one of an Event deck, happens.
 */
export interface EventBegins {
  seat: number;
  card: string;
  /**
   * By whom.
   */
  ignored: number[];
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
 * An Event is revealed: `event_begins` follows.
 */
export interface EventRevealed {
  seat: number;
  card: string;
  deck: string;
}
/**
 * A Drink Event does nothing.
 */
export interface EventSkipped {
  seat: number;
  card: string;
  why: "chaser" | "wanted_drink" | "contest" | "event";
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
 * A Potion Card is for sale.
 */
export interface ForSale {
  seat: number;
  card: string;
  price: number;
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
 * A form card goes to the hand.
 */
export interface FormTaken {
  seat: number;
  form: string;
  /**
   * Cards in that deck.
   */
  left: number;
  /**
   * Teammates see it too; while the hand lies open, all do.
   */
  card?: string;
}
/**
 * A Gear Card is revealed for a Device Card, or negated.
 */
export interface GearAdded {
  seat: number;
  card: string;
  gear: string;
}
/**
 * Gold has moved.
 */
export interface Gold {
  from: Purse;
  to: Purse;
  amount: number;
  card: string;
  why: string;
}
/**
 * A Minion is discarded.
 */
export interface Gone {
  seat: number;
  minion: string;
}
/**
 * A hand lies open, until the next turn of `by`.
 */
export interface HandOpened {
  seat: number;
  card: string;
  by: number;
  /**
   * The whole hand.
   */
  cards: string[];
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
 * A card has no effect on a player.
 */
export interface Ignored {
  seat: number;
  card: string;
  of: number;
  using: string;
}
/**
 * Of two Potion Cards one is kept.
 */
export interface Kept {
  seat: number;
  card: string;
  discarded: string;
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
 * A player looks at the top of the Drink Deck.
 */
export interface LookedAtDeck {
  seat: number;
  card: string;
  cards?: string[];
  count: number;
}
/**
 * A player looks at a hand.
 */
export interface LookedAtHand {
  seat: number;
  card: string;
  cards?: string[];
  of: number;
}
/**
 * A player is marked.
 */
export interface Marked {
  seat: number;
  card: string;
  by: number;
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
 * Players must ante.
 */
export interface MustAnte {
  seats: number[];
  by: number;
  card: string;
}
/**
 * A card is without effect.
 */
export interface Negated {
  seat: number;
  card: string;
  by: number;
  using: string;
}
/**
 * A Drink is not drunk.
 */
export interface NotDrunk {
  cards: string[];
  drinker: number;
  alcohol: number;
  fortitude: number;
  seat: number;
}
/**
 * About a player and a card, empty if a rule did it.
 */
export interface OfCard {
  seat: number;
  card: string;
}
/**
 * A Potion Card is offered or sold to somebody.
 */
export interface Offered {
  seat: number;
  card: string;
  price: number;
  to: number;
}
/**
 * A player orders a Drink.
 */
export interface Ordered {
  seat: number;
  card: string;
  for: number;
}
/**
 * A player is out of the game.
 */
export interface Out {
  seat: number;
  card: string;
  why: "passed_out" | "broke" | "gave_up";
  by: number;
  /**
   * Of Gold: as `why` of `gold`.
   */
  how?: string;
  /**
   * The Drink Me! Pile, top first.
   */
  pile: string[];
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
 * A Minion is hit, or its Wages are paid.
 */
export interface OwesWages {
  seat: number;
  minion: string;
  card: string;
  by: number;
  wages: number;
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
 * By how much a card moves the Piety, and where it is now.
 */
export interface PietyMoved {
  seat: number;
  card: string;
  change: number;
  now: number;
}
/**
 * All of a card is named: it may be answered.
 */
export interface Played {
  seat: number;
  card: string;
  target?: Target;
  second?: Target;
  third?: Target;
  /**
   * Which of its texts.
   */
  mode?: number;
  answers?: string;
  /**
   * Which of the window.
   */
  drink?: number;
  /**
   * Of that Drink.
   */
  cards?: string[];
  drinker?: number;
  /**
   * A card in play acts.
   */
  activation?: boolean;
  choice?: "pay" | "lose";
  /**
   * The card that is added to it.
   */
  gear?: string;
  /**
   * Whom that picks.
   */
  also?: Target[];
  /**
   * Among whom it is settled.
   */
  champions?: number[];
}
/**
 * What all have secretly chosen to pay.
 */
export interface Pledged {
  /**
   * By seat.
   */
  gold: {
    [k: string]: number;
  };
  card: string;
}
/**
 * A player takes half of the Pot.
 */
export interface PotShared {
  seat: number;
  card: string;
  with: number;
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
 * A loss goes to somebody else.
 */
export interface Redirected {
  card: string;
  using: string;
  amount: number;
  from: number;
  of: number;
  to: Target;
}
/**
 * A loss is so much less.
 */
export interface Reduced {
  card: string;
  using: string;
  amount: number;
  of: number;
  seat: number;
}
/**
 * A player has put cards of the Drink Deck into another order.
 */
export interface Reordered {
  seat: number;
  count: number;
  card: string;
}
/**
 * A Drink is revealed.
 */
export interface Revealed {
  seat: number;
  card: string;
  place: "deck" | "pile";
  chaser?: boolean;
}
/**
 * A Round is won, or over; -1: the Pot goes to the Inn.
 */
export interface RoundEnds {
  seat: number;
  card: string;
  pot: number;
}
/**
 * A Round begins.
 */
export interface RoundStarted {
  seat: number;
  card: string;
  inside: number[];
  no_leaving: boolean;
  for_fortitude: boolean;
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
 * Scarabs come or go: by a card, `amundyr/Scarab#1` before a bite, empty if their player is out.
 */
export interface ScarabsMoved {
  seat: number;
  card: string;
  change: number;
  now: number;
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
 * Two players lose the amount each.
 */
export interface Shared {
  card: string;
  using: string;
  amount: number;
  with: number;
  seat: number;
}
/**
 * Cards that all see: a hand without a Sometimes Card, the top of the own deck.
 */
export interface Shown {
  seat: number;
  card: string;
  cards: string[];
}
/**
 * The discards of the side deck are that deck again.
 */
export interface SideShuffled {
  seat: number;
  count: number;
}
/**
 * A Minion that was hit stays without Wages.
 */
export interface Spared {
  seat: number;
  minion: string;
  card: string;
}
/**
 * A Drink of which another drinks half.
 */
export interface Split {
  cards: string[];
  drinker: number;
  alcohol: number;
  fortitude: number;
  with: number;
  seat: number;
  card: string;
  /**
   * Of the other half.
   */
  others_alcohol: number;
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
 * A team has decided.
 */
export interface TeamDecided {
  party: number;
  /**
   * Kind of the question.
   */
  question: string;
  value: number | number[];
  /**
   * Whose proposal; -1: the default.
   */
  by: number;
  /**
   * The captain who closed the question, else -1.
   */
  closed_by: number;
}
/**
 * A Potion Token is used.
 */
export interface TokenUsed {
  seat: number;
  use: "fortitude" | "alcohol" | "gold";
  /**
   * Tokens of the team.
   */
  left: number;
}
/**
 * One of the piles goes to the hand.
 */
export interface TookPile {
  seat: number;
  card: string;
  cards: string[];
  /**
   * The other pile, which is discarded.
   */
  left: string[];
}
/**
 * A turn begins.
 */
export interface Turn {
  seat: number;
  turn: number;
}
/**
 * Cards off the own deck, until a Minion came; the others are discarded.
 */
export interface TurnedUp {
  seat: number;
  card: string;
  cards: string[];
}
/**
 * Players are marked no more: they, or Remy, are out.
 */
export interface Unmarked {
  seats: number[];
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
/**
 * The Wages of a Minion that was hit are lower.
 */
export interface WagesLowered {
  seat: number;
  minion: string;
  card: string;
  /**
   * Now.
   */
  wages: number;
}
/**
 * A player wins a Round instead of another.
 */
export interface WinTaken {
  seat: number;
  card: string;
  from: number;
}
export interface Events {
  about_to_lose: AboutToLose;
  action_skipped: AtSeat;
  actions_discarded: Cards;
  activated: OfCard;
  alcohol: Changed;
  announced: Announced;
  atones: Atones;
  bid: Bid;
  bidding_over: Bid;
  blamed: Blamed;
  blood: BloodMoved;
  bought: Bought;
  challenge: Challenge;
  champion: Champion;
  chose: Chose;
  coin: Coin;
  contest: Contest;
  contest_not_won: Bare;
  contest_scores: ContestScores;
  contest_tied: AtSeats;
  contest_won: AtSeat;
  control: Control;
  copied: Copied;
  counter_off: CounterOff;
  counters_on: CountersOn;
  covered: Covered;
  dared: Dared;
  dealt: Dealt;
  discarded: Discarded;
  divided: Divided;
  drew: Drew;
  drink_as_fortitude: DrinkAltered;
  drink_capped: DrinkCapped;
  drink_changed: DrinkChanged;
  drink_halved: DrinkAltered;
  drink_ignored: DrinkAltered;
  drink_passed: DrinkPassed;
  drink_replaced: DrinkAltered;
  drinks_also: DrinksAlso;
  drinks_out: Bare;
  drinks_renewed: DrinksRenewed;
  drunk: Drunk;
  due: Dues;
  entered: OfCard;
  event_begins: EventBegins;
  event_revealed: EventRevealed;
  event_skipped: EventSkipped;
  finished: OfCard;
  form: FormTaken;
  fortitude: Changed;
  gear: GearAdded;
  gear_negated: GearAdded;
  gold: Gold;
  hand_closed: AtSeat;
  hand_opened: HandOpened;
  ignored: Ignored;
  left_round: OfCard;
  looked_at_deck: LookedAtDeck;
  looked_at_hand: LookedAtHand;
  marked: Marked;
  minion_gone: Gone;
  minion_hit: OwesWages;
  minion_paid: OwesWages;
  minion_spared: Spared;
  mood: OfCard;
  must_ante: MustAnte;
  negated: Negated;
  no_action: AtSeat;
  no_ante: OfCard;
  not_drunk: NotDrunk;
  opened: Shown;
  ordered: Ordered;
  out: Out;
  passed: AtSeat;
  piety: PietyMoved;
  pile_discarded: CardsBy;
  played: Played;
  pledged: Pledged;
  pot_shared: PotShared;
  potion: OfCard;
  potion_declined: OfCard;
  potion_for_sale: ForSale;
  potion_kept: Kept;
  potion_offered: Offered;
  potion_sold: Offered;
  redirected: Redirected;
  reduced: Reduced;
  reordered: Reordered;
  returned: Cards;
  revealed: Revealed;
  round_goes_on: OfCard;
  round_over: RoundEnds;
  round_started: RoundStarted;
  round_won: RoundEnds;
  said_pass: AtSeat;
  scarabs: ScarabsMoved;
  shared: Shared;
  showed_hand: Shown;
  shuffled: Count;
  side_shuffled: SideShuffled;
  sobers_up: AtSeat;
  split: Split;
  stone_no_more: AtSeat;
  team_decided: TeamDecided;
  token: TokenUsed;
  took_pile: TookPile;
  turn: Turn;
  turned_to_stone: OfCard;
  turned_up: TurnedUp;
  unmarked: Unmarked;
  wages_lowered: WagesLowered;
  win_taken: WinTaken;
  won: AtSeats;
}
export interface TableOptions {
  drinks: ("RDI 1" | "RDI 2" | "RDI 3" | "RDI 4" | "RDI 5" | "RDI 6")[];
  events: ("sea" | "dungeon")[];
  first: number;
  mode: "fast" | "masked" | "sealed";
  variant: "individual" | "two_headed_dragon" | "boss_battle" | "two_headed_boss_battle" | "leaders_and_lackeys" | "boss_versus_boss";
}
