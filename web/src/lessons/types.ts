// A lesson is data: positions, what is to be done in them, and what the opponent answers. No rule of a game is in it.

import type { Fact, Motion, Outcome, Piece } from '../engine/types';
import type { LessonKey } from './words/en';

/** Fields that must be equal; of cells any of several. */
export type Pattern<T> = { [K in keyof T]?: T[K] | readonly T[K][] };

/** What an action must be or bring about. All that is said must hold. */
export interface Goal {
  /** One of these, in the engine's text form. */
  actions?: readonly string[];
  /** Each is matched by a motion of its own. */
  motions?: readonly Pattern<Motion>[];
  /** What the engine tells afterwards. */
  facts?: readonly Pattern<Fact>[];
  pieces?: readonly Pattern<Piece>[];
  result?: Outcome['result'];
}

/** An answer that is an action, or what Muk Yan rolls with this seed. */
export type Reply = string | { seed: number };

/** One action of the player. */
export interface Part {
  goal: Goal;
  /** How it can be met: what "Show me" plays. */
  show: string;
  replies?: readonly Reply[];
}

/** An action that is legal and not wanted, with a word of its own: `<step>.<says>`. */
export interface Slip {
  when: Goal;
  says: string;
}

export interface Step {
  /** Its words are `<name>.ask`, `.done`, after the first of several parts `.then1`, after the answers `.reply`. */
  name: string;
  /** Where it is another game than the lesson's. */
  id?: string;
  position: string;
  /** Cells to look at. */
  look?: readonly string[];
  parts: readonly Part[];
  slips?: readonly Slip[];
  /** Muk Yan's dice are on the table and the player acts for him. */
  seed?: number;
  /** The least that solves a puzzle. */
  par?: number;
}

export interface Lesson {
  /** Of the game, and of the page. */
  id: string;
  /** Its word in the list of lessons. */
  about: LessonKey;
  /** What stands for it: signs of pieces. */
  signs: readonly string[];
  steps: readonly Step[];
}
