// A review as the engine tells it (docs/review.md) and as it is kept.

import type { Party, Thought } from '../engine/types';

export const grades = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof grades)[number];

export interface Reason {
  kind: string;
  /** Who gains by it. */
  side: Party;
  cell?: string;
  value?: string;
  /** The action of its line that does it, counted from 1. */
  ply: number;
  line: 'best' | 'played';
}

export interface LineAction {
  action: string;
  notation: string;
  side: Party;
}

export interface ReviewedAction {
  side: Party;
  grade: Grade;
  /** Chances of who acted, from 0 to 1: with the best action, and after this one. */
  before: number;
  after: number;
  loss: number;
  /** From 100 down. */
  accuracy: number;
  /** Nothing else was legal. */
  forced: boolean;
  best: LineAction[];
  played: LineAction[];
  reasons: Reason[];
}

export const depths = ['quick', 'normal', 'deep'] as const;
export type Depth = (typeof depths)[number];

/** Positions that the engine looks at for each action. */
export const nodesOf: Record<Depth, number> = { quick: 20_000, normal: 120_000, deep: 800_000 };

export interface KeptReview {
  depth: Depth;
  /** What was reviewed: a game that was changed since is reviewed anew. */
  actions: string[];
  /** Of the position before each action and, at the end, after the last; null where not yet thought of or over. */
  thoughts: (Thought | null)[];
  /** Of each action; null where not yet reviewed. */
  reviews: (ReviewedAction | null)[];
}
