// What the player has done with puzzles, on this device.

import { database } from '../play/database';
import { keepSolved, solvedPuzzles } from '../play/kept_games';
import type { Rated } from './glicko';
import { keyOf, type Puzzle, type Skill } from './puzzle';

/** Of one puzzle (`mindlock/F001`), or of the puzzle of one day (`daily/2026-11-18`). */
export interface Attempt {
  key: string;
  /** How often it was solved, at PAR where there is one, and how often not. */
  solved: number;
  failed: number;
  /** The last try did not solve it, and it waits to be played again. */
  isFailed: boolean;
  /** The fewest moves, where moves are counted. */
  best?: number;
  /** Hints taken in the last try. */
  hints: number;
  /** When it was looked at last, and when it was last tried for the rating. */
  at: number;
  ratedAt?: number;
  /** Of a day's puzzle: how it was solved last, for the board of the day. */
  solution?: { actions: string[]; millis: number };
  /** What was played of a try that is not finished. */
  played?: string[];
}

export interface RatingPoint {
  at: number;
  rating: number;
  deviation: number;
  puzzle: string;
  score: number;
}

/** `player:locks` with its history, `puzzle:mindlock/F001`, or the best runs, `run:3`. */
export interface Kept {
  key: string;
  rated?: Rated;
  at?: number;
  history?: RatingPoint[];
  scores?: { at: number; solved: number; missed: number }[];
}

/** Without a store everything lives as long as the page. */
const passing = { attempts: new Map<string, Attempt>(), ratings: new Map<string, Kept>() };

export async function attempts(): Promise<Map<string, Attempt>> {
  const all = new Map(passing.attempts);
  try {
    for (const attempt of await (await database()).getAll('attempts')) all.set(attempt.key, attempt);
    // Those solved before there were attempts.
    for (const [key, best] of await solvedPuzzles()) {
      const known = all.get(key);
      if (!known) all.set(key, { key, solved: 1, failed: 0, isFailed: false, best, hints: 0, at: 0 });
      else if (known.best === undefined || known.best > best) all.set(key, { ...known, solved: Math.max(1, known.solved), best });
    }
  } catch {
    // What this page knows is all there is.
  }
  return all;
}

const fresh = (key: string): Attempt => ({ key, solved: 0, failed: 0, isFailed: false, hints: 0, at: 0 });

/** Changes what is kept of one puzzle, in one transaction. */
export async function keepAttempt(key: string, change: (before: Attempt) => Attempt): Promise<void> {
  try {
    const work = (await database()).transaction('attempts', 'readwrite');
    const next = change((await work.store.get(key)) ?? passing.attempts.get(key) ?? fresh(key));
    passing.attempts.set(key, next);
    await work.store.put(next);
    await work.done;
  } catch {
    passing.attempts.set(key, change(passing.attempts.get(key) ?? fresh(key)));
  }
}

export interface Finish {
  isSolved: boolean;
  hints: number;
  /** Moves, where they are counted and the puzzle was solved with them. */
  spent?: number;
  /** Of a day's puzzle. */
  solution?: { actions: string[]; millis: number };
  at: number;
}

/** A try is over. */
export async function keepFinish(puzzle: Puzzle, finish: Finish, day?: string): Promise<void> {
  const after = (before: Attempt): Attempt => {
    const { played: _, ...rest } = before;
    const best = finish.spent === undefined ? before.best : Math.min(before.best ?? Infinity, finish.spent);
    return {
      ...rest,
      solved: before.solved + (finish.isSolved ? 1 : 0),
      failed: before.failed + (finish.isSolved ? 0 : 1),
      isFailed: !finish.isSolved,
      ...(best === undefined ? {} : { best }),
      ...(day && finish.solution ? { solution: finish.solution } : {}),
      hints: finish.hints,
      at: finish.at,
    };
  };
  await keepAttempt(keyOf(puzzle), after);
  if (day) await keepAttempt(`daily/${day}`, after);
  // The store that people had before goes on counting.
  if (finish.spent !== undefined) await keepSolved(puzzle.pack, puzzle.id, finish.spent).catch(() => undefined);
}

export async function kept(key: string): Promise<Kept | undefined> {
  try {
    return (await (await database()).get('ratings', key)) ?? passing.ratings.get(key);
  } catch {
    return passing.ratings.get(key);
  }
}

export async function keepRating(value: Kept): Promise<void> {
  passing.ratings.set(value.key, value);
  try {
    await (await database()).put('ratings', value);
  } catch {
    // It is remembered until the page is closed.
  }
}

/** Everything that is rated, by key. */
export async function allKept(): Promise<Map<string, Kept>> {
  const all = new Map(passing.ratings);
  try {
    for (const one of await (await database()).getAll('ratings')) all.set(one.key, one);
  } catch {
    // As above.
  }
  return all;
}

export const playerKey = (skill: Skill): string => `player:${skill}`;
export const puzzleKey = (puzzle: Puzzle): string => `puzzle:${keyOf(puzzle)}`;
export const runKey = (minutes: number): string => `run:${minutes}`;

/** The best first; only these are kept. */
const mostScores = 10;

export async function keepRun(minutes: number, score: { at: number; solved: number; missed: number }): Promise<void> {
  const before = (await kept(runKey(minutes)))?.scores ?? [];
  const scores = [...before, score].sort((a, b) => b.solved - a.solved || a.missed - b.missed || a.at - b.at).slice(0, mostScores);
  await keepRating({ key: runKey(minutes), scores });
}
