// What pages ask about puzzles: docs/puzzle-questions.md, field by field.

import type { Engine } from './module';
import type { Party } from './types';

/** Something said of a puzzle, in stable words. */
export interface Remark {
  saying: string;
  cells?: string[];
  cubes?: { top: string; cell: string }[];
  element?: string;
  tile?: string;
  side?: Party;
  number?: number;
  /** In English. */
  text: string;
}

export interface Line {
  actions: string[];
  notation: string[];
}

export type ProofVerdict = 'solved' | 'unsolvable' | 'limit' | 'open';

export interface ProofTry {
  cost: number;
  states: number;
  refuted: boolean;
}

export interface Proof {
  verdict: ProofVerdict;
  tries: ProofTry[];
  par?: number;
  solutions?: { count: number; more: boolean };
  lines?: Line[];
  unique?: boolean;
  rating?: number;
  grade?: string;
  features?: Record<string, number>;
  pieces?: (Remark & { needed: boolean })[];
}

export interface AskedPuzzle {
  game: string;
  position: string;
}

export interface PuzzleHint {
  verdict: ProofVerdict;
  step: number;
  steps: number;
  left?: number;
  text?: string;
  example?: boolean;
  remark?: Remark;
  effects?: Remark[];
  action?: string;
  line?: Line;
  solutions?: { count: number; more: boolean };
}

export interface TacticAttempt {
  state: 'open' | 'solved' | 'wrong';
  /** What the defender does now. */
  reply: string[];
}

export const puzzleAnswers = {
  puzzleProof: (engine: Engine, asked: AskedPuzzle & { most_cost?: number; pieces?: boolean }): Proof => engine.ask('puzzle_proof', asked),
  puzzleHint: (engine: Engine, asked: AskedPuzzle & { step: number }): PuzzleHint => engine.ask('puzzle_hint', asked),
  /** The position of the puzzle on the table. */
  puzzlePosition: (engine: Engine): string => engine.state<{ position: string }>().position,
  tacticAttempt: (engine: Engine, asked: AskedPuzzle & { solution: string[]; played: string[] }): TacticAttempt => engine.ask('tactic_attempt', asked),
};
