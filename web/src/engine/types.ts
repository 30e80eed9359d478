// What the engine tells a screen: docs/screen-json.md, field by field.

export type Party = 'p1' | 'p2';

/** A game or variant, as the engine lists them. */
export interface GameInfo {
  id: string;
  title: string;
  aim: string;
  sides: [string, string];
  setups: string[];
  /** Short names in the order in which they act; empty where a side is its only seat. */
  seats: string[];
}

export interface Spot {
  cell: string;
  x: number;
  y: number;
  ground: string;
}

export interface Board {
  shape: 'squares' | 'hexagons';
  cells: Spot[];
}

export interface Piece {
  cell: string;
  side: Party;
  kind: string;
  faces?: string[];
  level?: number;
}

export interface Mark {
  cell: string;
  kind: string;
  value?: string;
}

export interface Fact {
  kind: string;
  side?: Party;
  seat?: string;
  value?: string;
  most?: number;
  values?: string[];
}

export interface Motion {
  kind: string;
  cell?: string;
  to?: string;
  side?: Party;
  value?: string;
}

/** `cell:C4`, `do:end`, `tile:MH`, `lies:HM`, `back:L`. */
export type Tap = string;

export interface Gesture {
  steps: Tap[];
  rest?: Tap[];
}

export interface Action {
  action: string;
  gestures: Gesture[];
}

export interface Outcome {
  result: 'p1win' | 'p2win' | 'draw';
  reason: string;
  rule: string;
  sentence: string;
}

export interface LastAction {
  action: string;
  notation: string;
  side: Party;
  seat: string;
  beats: Motion[][];
}

export interface Screen {
  game: string;
  side: Party;
  seat: string;
  outcome: Outcome | null;
  played: number;
  last: LastAction | null;
  pieces: Piece[];
  marks: Mark[];
  facts: Fact[];
  actions: Action[];
}

export interface Refusal {
  sentence: string;
  rule?: string;
  key?: string;
  arguments?: string[];
}

/** What Muk Yan rolled and does. */
export interface Roll {
  action: string;
  told: string;
  dice?: string;
  list?: string[];
  aim?: string;
}

/** A seat's number, all there is, or what somebody who only watches may know. */
export type Viewer = number;
export const everybody: Viewer = -1;
export const spectator: Viewer = -2;

/** How a game began and what was played: all that has to be kept of it. */
export interface GameScript {
  id: string;
  setup?: string;
  seed?: number;
  /** Where the game did not begin from a set-up. */
  position?: string;
  actions: string[];
}

export interface Thought {
  action: string | null;
  depth: number;
  /** For the side to move, in hundredths; absent where an end is proved. */
  centi?: number;
  /** A forced win by this action from here, or below zero a forced loss. */
  win?: number;
  line: string[];
}

export interface ThinkLimits {
  /** 1 to 10. */
  level: number;
  milliseconds: number;
  seed: number;
}
