// What pages and server say to each other: docs/online-protocol.md, field by field.

import type { PlayedAction } from '../engine/requests';
import type { GameScript, Party, Refusal, Roll, Screen, Tap } from '../engine/types';

export type GameId = string;

export interface Me {
  kind: 'nobody' | 'guest' | 'account';
  id?: string;
  name?: string;
}

export interface PlayerRef {
  /** Of persons only. */
  id?: string;
  name: string;
  rating?: number;
  /** A program plays by this account's token. */
  isBot?: boolean;
}

export interface Seat {
  player?: PlayerRef;
  /** A computer of this level. */
  bot?: number;
  mukyan?: 'fair' | 'ruthless';
  /** Free; an invited one wants its own key. */
  open?: boolean;
  invited?: boolean;
}

export type ClockKind =
  | { kind: 'fischer'; initial: number; increment: number }
  | { kind: 'delay'; initial: number; delay: number }
  | { kind: 'days'; days: number };

/** Milliseconds; `at` is when `left` was true, by the server's time. */
export type ClockState = ClockKind & { left: [number, number]; running: Party | null; at: number; deadline?: number };

export type Offer = 'draw' | 'undo' | 'rematch';
export type ChatRoom = 'players' | 'watchers';
export interface ChatLine {
  room: ChatRoom;
  seat: number | null;
  name: string;
  /** Who said it; absent where they have deleted their data. */
  player?: string;
  text: string;
  at: number;
}

/** By the rules, or by the server: resigned, out of time, gone, agreed, called off. */
export interface OnlineOutcome {
  result: 'p1win' | 'p2win' | 'draw' | 'aborted';
  reason: string;
  sentence: string;
  rule?: string;
}

export interface Fairness {
  commitment: string;
  seed?: string;
  salt?: string;
}

/** By seat. */
export interface RatingChange {
  before: (number | null)[];
  after: (number | null)[];
}

export interface GameState {
  id: GameId;
  variant: string;
  setup?: string | null;
  /** Number of the last event. */
  n: number;
  state: 'waiting' | 'running' | 'over';
  seats: Seat[];
  you: number | null;
  rated: boolean;
  isPrivate: boolean;
  clock: ClockState | null;
  /** Where nothing is secret, and of every game that is over. */
  script?: GameScript;
  /** Where something is: for this seat's eyes, or for watchers'. */
  screen?: Screen;
  played: PlayedAction[];
  /** How often actions were taken back. */
  undone: number;
  offers: { what: Offer; seat: number }[];
  chat: ChatLine[];
  outcome: OnlineOutcome | null;
  ratings?: RatingChange;
  fairness: Fairness;
  rematch?: GameId;
  /** Until when the seat that is gone may come back. */
  graceUntil?: number;
  /** Which seat that is; told by the event, not by the state. */
  gone?: number;
  /** Only its maker is told. */
  key?: string;
  seatKeys?: Record<string, string>;
}

interface Numbered {
  t: 'event';
  game: GameId;
  n: number;
  at: number;
  /** Where the server tells the clock whole. */
  clock?: ClockState | null;
}
export type GameEvent = Numbered &
  (
    | { kind: 'created' }
    | { kind: 'seated'; seat: number; player: PlayerRef }
    | { kind: 'left'; seat: number }
    | { kind: 'filled'; seat: number; place: Seat }
    | { kind: 'renamed'; from: string; player: PlayerRef }
    | { kind: 'started' }
    | {
        kind: 'action';
        ply: number;
        action: string;
        notation: string;
        side: Party;
        seat: number;
        left?: [number, number];
        screen?: Screen;
        dice?: string | Roll;
      }
    | { kind: 'undone'; played: number; screen?: Screen }
    | { kind: 'offered'; what: Offer; seat: number }
    | { kind: 'declined'; what: Offer; seat: number }
    | { kind: 'ended'; outcome: OnlineOutcome; ratings?: RatingChange; fairness?: Fairness; script?: GameScript }
    | { kind: 'said'; room: ChatRoom; seat: number | null; name: string; player?: string; text: string }
    | { kind: 'aborted'; outcome?: OnlineOutcome; fairness?: Fairness; script?: GameScript }
    | { kind: 'gone'; seat: number; until: number }
    | { kind: 'back'; seat: number }
    | { kind: 'rematched'; next?: GameId }
    | { kind: 'hidden' }
  );

export interface Summary {
  id: GameId;
  variant: string;
  state: GameState['state'];
  seats: Seat[];
  /** Older games may lack it. */
  clock?: ClockKind | null;
  rated: boolean;
  isPrivate?: boolean;
  created: number;
  /** How many actions; lists of games that are over do not tell. */
  played?: number;
  strength?: number;
  result?: string;
  /** When something happened last. */
  changed?: number;
  /** Of one's own games: which seat, and whose turn it is. */
  you?: number | null;
  turn?: number | null;
}

export interface Lobby {
  games: Summary[];
  waiting: Record<string, number>;
  players: number;
  running: number;
}

/** A message without its `rid`, which the socket gives it. */
export type ClientMessage =
  | { t: 'join'; game: GameId; seen: number; key?: string }
  | { t: 'leave'; game: GameId }
  | { t: 'act'; game: GameId; ply: number; action: string; undone?: number }
  | { t: 'offer'; game: GameId; what: Offer }
  | { t: 'answer'; game: GameId; what: Offer; yes: boolean }
  | { t: 'resign' | 'abort' | 'claim'; game: GameId }
  | { t: 'chat'; game: GameId; room: ChatRoom; text: string }
  | { t: 'why'; game: GameId; taps: Tap[] }
  | { t: 'preview'; game: GameId; action: string }
  | { t: 'lobby' | 'tv'; on: boolean }
  | { t: 'ping' };

export type Reply =
  | { t: 'ok'; rid: number }
  | { t: 'refused'; rid: number; code: string; sentence: string; rule?: string }
  | { t: 'why'; rid: number; why: Refusal | null }
  | { t: 'preview'; rid: number; screen: Screen | null };

export type Joined = GameState & { t: 'joined'; game: GameId; rid?: number };
export interface Presence {
  t: 'presence';
  game: GameId;
  here: number[];
  watchers: number;
}

export type ServerMessage =
  | Reply
  | { t: 'hello'; you: Me; server: string; now: number }
  | Joined
  | GameEvent
  | Presence
  | ({ t: 'lobby' } & Lobby)
  | { t: 'tv'; games: Summary[] }
  | { t: 'paired' | 'turn'; game: GameId }
  /** A game of one's own has begun or ended. */
  | { t: 'games'; game: GameId; state: 'running' | 'over' }
  | Farewell;

/** The server closes the connection. Newer servers may have codes that this page does not know. */
export interface Farewell {
  t: 'bye';
  code?: 'stopping' | 'too_much' | 'too_slow' | 'signed_out';
  sentence: string;
  again: number;
}

/** What the server refused, in its words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly rule?: string,
  ) {
    super(sentence);
  }
}

/** The connection broke before an answer came: it may have been done or not, unless it was never sent. */
export class Unanswered extends Error {
  constructor(readonly wasSent = true) {
    super();
  }
}
