// Made by wire_build.py of what the server declares: do not edit. Of: 2122abf757d1c77a

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
  Ban: Ban;
  BeatAck: BeatAck;
  Boot: Boot;
  BootGame: BootGame;
  Bounds: Bounds;
  ChairInfo: ChairInfo;
  Clock: Clock;
  Code: Code;
  CommandAck: CommandAck;
  Device: Device;
  Error: Error;
  Event: Event;
  FieldsOf: FieldsOf;
  Frame: Frame;
  FrameChanges: FrameChanges;
  Interrupt: Interrupt;
  Json: Json;
  Marks: Marks;
  Me: Me;
  MyTable: MyTable;
  One: One;
  Options: Options;
  Orders: Orders;
  Own: Own;
  Position: Position;
  Preset: Preset;
  PublicTable: PublicTable;
  Range: Range;
  Refusal: Refusal;
  ReplayLog: ReplayLog;
  ReplayPart: ReplayPart;
  SeatInfo: SeatInfo;
  Some: Some;
  SpanOf: SpanOf;
  TableInfo: TableInfo;
  TalkEvent: TalkEvent;
  TalkLine: TalkLine;
  TeamAsk: TeamAsk;
  TeamFrame: TeamFrame;
  WatchAck: WatchAck;
  WindowState: WindowState;
  Yield: Yield;
  You: You;
  MeBody: MeBody;
  NewTableBody: NewTableBody;
  QuickBody: QuickBody;
  TableBody: TableBody;
  SitBody: SitBody;
  StandBody: StandBody;
  SeatBody: SeatBody;
  ReplayQuery: ReplayQuery;
  ReplayLogQuery: ReplayLogQuery;
  SinceQuery: SinceQuery;
  TableMessage: TableMessage;
  WatchMessage: WatchMessage;
  ReadingMessage: ReadingMessage;
  SeatMessage: SeatMessage;
  WithdrawMessage: WithdrawMessage;
  AnswerMessage: AnswerMessage;
  TalkMessage: TalkMessage;
  PingMessage: PingMessage;
  CaptainMessage: CaptainMessage;
  DecideMessage: DecideMessage;
  UseMessage: UseMessage;
  GiveUpMessage: GiveUpMessage;
  InterruptMessage: InterruptMessage;
  YieldBody: YieldBody;
  OrdersBody: OrdersBody;
  OrdersMessage: OrdersMessage;
  Messages: Messages;
}
/**
 * Somebody who was sent away, as the host sees it.
 */
export interface Ban {
  tag: string;
  names: string[];
  /**
   * Seconds for which the browser is still banned, too.
   */
  browser_s: number | null;
}
/**
 * The acknowledgement of `beat`.
 */
export interface BeatAck {
  ok: true;
  /**
   * Number of the latest event.
   */
  n: number;
  /**
   * Whether this connection still gets the table's frames.
   */
  watching: boolean;
}
/**
 * What a page gives its modules.
 */
export interface Boot {
  page: "home" | "table" | "plain";
  language: string;
  /**
   * By code, the name of each language in that language.
   */
  languages: {
    [k: string]: string;
  };
  table: string | null;
  /**
   * Of the table.
   */
  game: string | null;
  /**
   * Of whoever asks, if it is their only one at the table.
   */
  seat: number | null;
  games: {
    [k: string]: BootGame;
  };
  /**
   * By language, addresses of the parts of the catalogues that the page needs.
   */
  messages: {
    [k: string]: string[];
  };
  /**
   * By game and language, the address of the texts of the cards; of the table's game alone.
   */
  cards: {
    [k: string]: {
      [k: string]: string;
    };
  };
  name: string | null;
  /**
   * Where other devices reach this server: invitations begin with it.
   */
  address: string;
  version: string;
  /**
   * Version of everything that the page consists of.
   */
  build: string;
  bounds: Bounds;
}
/**
 * Where a page finds a game.
 */
export interface BootGame {
  /**
   * Key of its name.
   */
  name: string;
  /**
   * Address of its rules.
   */
  rules: string;
  /**
   * Address of its plug-in.
   */
  module: string;
  /**
   * By name.
   */
  presets: {
    [k: string]: Preset;
  };
}
/**
 * What one button of the set-up sets.
 */
export interface Preset {
  options: {
    [k: string]: any;
  };
  /**
   * Of the table.
   */
  speed: string;
}
/**
 * Bounds of the numbers that a page asks for.
 */
export interface Bounds {
  /**
   * By game, the options that are numbers, and `seats`.
   */
  games: {
    [k: string]: {
      [k: string]: Range;
    };
  };
  /**
   * Most letters of a name.
   */
  name: number;
  /**
   * Most letters of a line of team talk.
   */
  talk: number;
  /**
   * Alcohol or Gold up to which a standing order holds.
   */
  threshold: Range;
}
/**
 * Bounds of a number, both included.
 */
export interface Range {
  least: number;
  most: number;
}
/**
 * Who sits on a seat, as everybody may know.
 */
export interface ChairInfo {
  kind: "person" | "bot";
  /**
   * None for a bot and for a person without a name: the page shows the role's.
   */
  name: string | null;
  tag: string | null;
  bot: ("any" | "thumb") | null;
  connected: boolean;
  ready: boolean;
  /**
   * A bot answers for this person, who has been away for a minute or has left.
   */
  bot_acts: boolean;
  /**
   * Whoever may take a bot's seat may take this one.
   */
  left: boolean;
  sober: boolean;
  /**
   * Is captain of the team, as long as the person answers.
   */
  captain: boolean;
  /**
   * Is host: one seat of a table at most, also where the host's device has several.
   */
  host: boolean;
  /**
   * A bot answers until the owner takes the seat back.
   */
  replaced: boolean;
  /**
   * How many of the others want a bot there.
   */
  votes: number;
  /**
   * With how many votes it happens; 0: nobody can vote now.
   */
  votes_needed: number;
}
/**
 * What is left to each seat that still has to answer, as it stood when it was sent.
 */
export interface Clock {
  left_ms: {
    [k: string]: number;
  };
  of_ms: number;
  /**
   * What each person's bank holds, at tables that have banks.
   */
  bank_ms?: {
    [k: string]: number;
  };
  /**
   * Seats whose `left_ms` is what their bank still holds.
   */
  from_bank?: number[];
}
/**
 * The code of a table.
 */
export interface Code {
  code: string;
}
/**
 * The acknowledgement of a command.
 */
export interface CommandAck {
  ok: true;
  /**
   * Number of the latest event after it.
   */
  n: number;
}
/**
 * A one-time link for another device.
 */
export interface Device {
  link: string;
  /**
   * SVG.
   */
  qr: string;
  seconds: number;
}
/**
 * The one shape of every error.
 */
export interface Error {
  /**
   * For programs.
   */
  code: string;
  /**
   * Names the sentence `error.<key>`.
   */
  key: string;
  /**
   * Values for the placeholders of that sentence.
   */
  data: {
    [k: string]: any;
  };
  /**
   * By field of the request, the key of what is wrong with it.
   */
  fields: {
    [k: string]: string;
  };
}
/**
 * Something that happened; its other keys belong to its kind (docs/protocol.md).
 */
export interface Event {
  /**
   * From 1 without gaps, alike for every viewer.
   */
  n: number;
  kind: string;
  [k: string]: any;
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
 * A whole frame: what one viewer sees of a table now.
 */
export interface Frame {
  table: string;
  viewer: number | null;
  n: number;
  events:
    | {
        [k: string]: any;
      }[]
    | null;
  marks: Marks;
  clock: Clock | null;
  view_id: string;
  window?: WindowState | null;
  own?: Own | null;
  team?: TeamFrame | null;
  held_ms?: number;
  /**
   * By the table's game.
   */
  view: {
    [k: string]: any;
  };
  /**
   * The open decision of the watched seat, by the table's game.
   */
  prompt: {
    [k: string]: any;
  } | null;
}
/**
 * Who is asked.
 */
export interface Marks {
  asked: number[];
  /**
   * Who has answered, where everybody may know that.
   */
  ready: number[] | null;
}
/**
 * What everybody may know of the open window.
 */
export interface WindowState {
  ask: string;
  /**
   * The beat before or after a move: nothing is shown.
   */
  quiet: boolean;
  /**
   * Milliseconds to its latest end; null: it has none.
   */
  left_ms: number | null;
  of_ms: number | null;
  /**
   * The seat that holds it.
   */
  hold: number | null;
  bank_ms: {
    [k: string]: number;
  };
}
/**
 * What only this seat may know.
 */
export interface Own {
  asked: boolean;
  /**
   * Why the open window is passed for it.
   */
  why: ("no_answer" | "ask_me" | "never" | "threshold" | "yield" | "away") | null;
  interrupt: Interrupt | null;
  orders: Orders;
  away: boolean;
  /**
   * What a Potion Token may be used for now: fortitude, alcohol, gold.
   */
  uses: string[];
}
/**
 * What a seat wants to break in with, and where.
 */
export interface Interrupt {
  card: string | null;
  before: string | null;
}
/**
 * Standing orders of a seat.
 */
export interface Orders {
  ask_me: ("everything" | "able" | "mine" | "danger" | "nothing") | null;
  /**
   * Titles for which the seat is not asked.
   */
  never: string[];
  /**
   * Titles that are declared automatically when they save the seat.
   */
  auto: string[];
  drinks_to: number;
  gold_to: number;
  yields: Yield[];
}
/**
 * Windows that are passed without asking.
 */
export interface Yield {
  kind: "item" | "stack" | "card" | "turn" | "mine";
  card: string | null;
  /**
   * Turn with which it ends at the latest; null: as its kind says.
   */
  until: number | null;
}
/**
 * What only a team may know.
 */
export interface TeamFrame {
  seats: number[];
  captain: number | null;
  /**
   * One at most.
   */
  asks: TeamAsk[];
  /**
   * By seat, what teammates have declared in the open window.
   */
  intents: {
    [k: string]: Json;
  };
  giving_up: number[];
}
/**
 * A question that a team decides together: who proposes what, and whose proposal stands if nothing else is said.
 */
export interface TeamAsk {
  id: string;
  kind: string;
  options: Options;
  about: {
    [k: string]: any;
  };
  /**
   * By seat, the latest last.
   */
  proposals: {
    [k: string]: Json;
  };
  /**
   * Who may close it.
   */
  captain: number | null;
  left_ms: number | null;
  stands: number | null;
  /**
   * Milliseconds until that proposal becomes the decision, if nobody proposes another.
   */
  stands_ms: number | null;
}
/**
 * A frame for whoever has what was sent last: how view and prompt have changed. Nothing has if there is no base.
 */
export interface FrameChanges {
  table: string;
  viewer: number | null;
  n: number;
  events:
    | {
        [k: string]: any;
      }[]
    | null;
  marks: Marks;
  clock: Clock | null;
  view_id: string;
  window?: WindowState | null;
  own?: Own | null;
  team?: TeamFrame | null;
  held_ms?: number;
  /**
   * The `view_id` of what the changes are made to; whoever has neither this nor the new one asks `watch`.
   */
  base?: string;
  /**
   * Each a path and, last, what is there now.
   */
  changes?: any[][];
  /**
   * Paths of what is gone after the changes.
   */
  removed?: (string | number)[][];
}
/**
 * The person who asks.
 */
export interface Me {
  name: string | null;
  language: string | null;
  theme: ("system" | "dark" | "light") | null;
  tables: MyTable[];
  /**
   * The request named no known person; twice in a row: the browser keeps no cookies.
   */
  new: boolean;
}
/**
 * A line of "my tables".
 */
export interface MyTable {
  code: string;
  game: string;
  status: "open" | "playing" | "over";
  your_move: boolean;
  seats: number;
  /**
   * How far the game is, as it counts; null before the start, likewise `hands` and `turn`.
   */
  hand: number | null;
  hands: number | null;
  turn: number | null;
}
/**
 * What a viewer of a replay saw after a command: the first of a part whole, the others as they differ.
 */
export interface Position {
  /**
   * Number of the command, 0: the start.
   */
  seq: number;
  frame: Frame | FrameChanges;
}
/**
 * A line of the list of public open tables.
 */
export interface PublicTable {
  code: string;
  game: string;
  /**
   * Name of the host.
   */
  host: string | null;
  seats: number;
  free: number;
  speed: "none" | "relaxed" | "normal" | "fast";
  options: {
    [k: string]: any;
  };
}
/**
 * The acknowledgement of any message that was refused.
 */
export interface Refusal {
  ok: false;
  error: Error;
  /**
   * What stands now, if somebody was first (`stale`).
   */
  frame?: Frame;
}
/**
 * Events of a finished game as a viewer saw them, and where its positions are found.
 */
export interface ReplayLog {
  /**
   * Code.
   */
  table: string;
  viewer: number | null;
  /**
   * Number of the last command.
   */
  last: number;
  /**
   * Commands of a part: part k has the positions from command `k * part_moves` on.
   */
  part_moves: number;
  /**
   * Number of the last event.
   */
  n: number;
  events: {
    [k: string]: any;
  }[];
  /**
   * By event, the command that it came with.
   */
  seqs: number[];
}
/**
 * The positions of a stretch of a finished game.
 */
export interface ReplayPart {
  number: number;
  positions: Position[];
  /**
   * Under the rules of today something would have gone another way: positions are missing there.
   */
  gap: boolean;
}
/**
 * A seat of a table.
 */
export interface SeatInfo {
  seat: number;
  /**
   * Who is played there: a dwarf of the draft, a character of the tavern.
   */
  role: string;
  chair: ChairInfo | null;
}
/**
 * A table as one person sees it, without the game on it (TABLE in docs/protocol.md).
 */
export interface TableInfo {
  code: string;
  game: string;
  status: "open" | "playing" | "over";
  options: {
    [k: string]: any;
  };
  speed: "none" | "relaxed" | "normal" | "fast";
  visibility: "invited" | "public";
  bots_may_be_taken: boolean;
  /**
   * Tag of the host.
   */
  host: string | null;
  you: You;
  seats: SeatInfo[];
  spectators: number;
  /**
   * Why it cannot start: `seats_empty`, `not_ready`.
   */
  missing: string[];
  next: string | null;
  /**
   * Who was sent away; the host alone is told.
   */
  barred: Ban[];
}
/**
 * The asking person at a table.
 */
export interface You {
  tag: string | null;
  seats: number[];
  host: boolean;
  name: string | null;
  /**
   * Seats where this person wants a bot.
   */
  votes: number[];
}
/**
 * The server event `talk`.
 */
export interface TalkEvent {
  table: string;
  line: TalkLine;
}
/**
 * Something said to a team alone: a text, or a ping with what it points at.
 */
export interface TalkLine {
  /**
   * From 1 in each team.
   */
  n: number;
  seat: number;
  text: string | null;
  word: string | null;
  /**
   * A player, or a card's title.
   */
  at: number | string | null;
  ago_ms: number;
}
/**
 * The acknowledgement of `watch`.
 */
export interface WatchAck {
  ok: true;
  table: TableInfo;
  /**
   * None before the start.
   */
  frame: Frame | null;
  /**
   * None without teammates.
   */
  talk: TalkLine[] | null;
  /**
   * Version of everything that a page consists of.
   */
  build: string;
}
export interface MeBody {
  name?: string;
  language?: string;
  theme?: "dark" | "light" | "system";
}
export interface NewTableBody {
  game: string;
  name?: string;
  seats: number;
  /**
   * draft: `keep_it_going` bool, `best_laid_plans` bool, `more_luck` bool, `drinking` bool, `hands` 1-9, `sip_limit` 0-12, `timer_s` 10-600; tavern: `drinks` ["RDI 1", "RDI 2", "RDI 3", "RDI 4", "RDI 5", "RDI 6"] or fewer, one at least, `events` ["sea", "dungeon"] or fewer, `first` -1 to 7, `mode` "fast" or "masked" or "sealed", `variant` "individual" or "two_headed_dragon" or "boss_battle" or "two_headed_boss_battle" or "leaders_and_lackeys" or "boss_versus_boss"
   */
  options?: {
    hands?: number;
    sip_limit?: number;
    timer_s?: number;
    first?: number;
    [k: string]: any;
  };
  speed?: string;
  visibility?: string;
}
export interface QuickBody {
  game: string;
  name?: string;
  seats?: number;
  /**
   * draft: `keep_it_going` bool, `best_laid_plans` bool, `more_luck` bool, `drinking` bool, `hands` 1-9, `sip_limit` 0-12, `timer_s` 10-600; tavern: `drinks` ["RDI 1", "RDI 2", "RDI 3", "RDI 4", "RDI 5", "RDI 6"] or fewer, one at least, `events` ["sea", "dungeon"] or fewer, `first` -1 to 7, `mode` "fast" or "masked" or "sealed", `variant` "individual" or "two_headed_dragon" or "boss_battle" or "two_headed_boss_battle" or "leaders_and_lackeys" or "boss_versus_boss"
   */
  options?: {
    hands?: number;
    sip_limit?: number;
    timer_s?: number;
    first?: number;
    [k: string]: any;
  };
}
export interface TableBody {
  /**
   * draft: `keep_it_going` bool, `best_laid_plans` bool, `more_luck` bool, `drinking` bool, `hands` 1-9, `sip_limit` 0-12, `timer_s` 10-600; tavern: `drinks` ["RDI 1", "RDI 2", "RDI 3", "RDI 4", "RDI 5", "RDI 6"] or fewer, one at least, `events` ["sea", "dungeon"] or fewer, `first` -1 to 7, `mode` "fast" or "masked" or "sealed", `variant` "individual" or "two_headed_dragon" or "boss_battle" or "two_headed_boss_battle" or "leaders_and_lackeys" or "boss_versus_boss"
   */
  options?: {
    hands?: number;
    sip_limit?: number;
    timer_s?: number;
    first?: number;
    [k: string]: any;
  };
  speed?: string;
  visibility?: string;
  seats?: number;
  bots_may_be_taken?: boolean;
  /**
   * @maxItems 100
   */
  order?: number[];
}
export interface SitBody {
  name?: string;
  seat?: number;
  role?: string;
}
export interface StandBody {
  seat: number;
}
export interface SeatBody {
  role?: string;
  name?: string;
  ready?: boolean;
  sober?: boolean;
  bot?: string | null;
  kick?: true;
  replace?: boolean;
}
export interface ReplayQuery {
  seat?: number | null;
  build?: string;
}
export interface ReplayLogQuery {
  seat?: number | null;
  build?: string;
  since?: number;
}
export interface SinceQuery {
  since?: number;
}
export interface TableMessage {
  table: string;
}
export interface WatchMessage {
  table: string;
  seat?: number | null;
  since?: number | null;
}
export interface ReadingMessage {
  table: string;
  seat: number;
  ms: number;
}
export interface SeatMessage {
  table: string;
  seat: number;
  command: string;
}
export interface WithdrawMessage {
  table: string;
  seat: number;
  command: string;
  ask: string;
}
export interface AnswerMessage {
  table: string;
  seat: number;
  command: string;
  ask: string;
  value: any;
}
export interface TalkMessage {
  table: string;
  seat: number;
  command: string;
  text: string;
}
export interface PingMessage {
  table: string;
  seat: number;
  command: string;
  word: "look" | "mine" | "yours" | "wait" | "yes" | "no" | "help" | "token";
  at?: any;
}
export interface CaptainMessage {
  table: string;
  seat: number;
  command: string;
  to: number;
}
export interface DecideMessage {
  table: string;
  seat: number;
  command: string;
  ask: string;
  value?: any;
  by?: number | null;
}
export interface UseMessage {
  table: string;
  seat: number;
  command: string;
  what: "fortitude" | "alcohol" | "gold";
}
export interface GiveUpMessage {
  table: string;
  seat: number;
  command: string;
  on: boolean;
}
export interface InterruptMessage {
  table: string;
  seat: number;
  command: string;
  card?: string | null;
  before?: string | null;
  on: boolean;
}
export interface YieldBody {
  kind: "item" | "stack" | "card" | "turn" | "mine";
  card?: string | null;
  until?: number | null;
}
export interface OrdersBody {
  ask_me?: "everything" | "able" | "mine" | "danger" | "nothing" | null;
  /**
   * @maxItems 60
   */
  never?: string[];
  /**
   * @maxItems 60
   */
  auto?: string[];
  drinks_to?: number;
  gold_to?: number;
  /**
   * @maxItems 12
   */
  yields?: YieldBody[];
}
export interface OrdersMessage {
  table: string;
  seat: number;
  command: string;
  orders: OrdersBody;
}
export interface Messages {
  watch: WatchMessage;
  unwatch: TableMessage;
  beat: TableMessage;
  reading: ReadingMessage;
  answer: AnswerMessage;
  withdraw: WithdrawMessage;
  hold: WithdrawMessage;
  interrupt: InterruptMessage;
  orders: OrdersMessage;
  here: SeatMessage;
  talk: TalkMessage;
  ping: PingMessage;
  captain: CaptainMessage;
  decide: DecideMessage;
  use: UseMessage;
  give_up: GiveUpMessage;
}
