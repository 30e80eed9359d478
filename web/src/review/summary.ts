// What a review says of a side and of the whole game.

import type { Party } from '../engine/types';
import { grades, type Grade, type ReviewedAction } from './types';

export interface SideSummary {
  /** The mean over all actions that were chosen among several; null where there was none. */
  accuracy: number | null;
  counts: Record<Grade, number>;
}

export function summaryOf(reviews: readonly (ReviewedAction | null)[], side: Party): SideSummary {
  const mine = reviews.filter((review) => review !== null).filter((review) => review.side === side);
  const chosen = mine.filter((review) => !review.forced);
  const sum = chosen.reduce((total, review) => total + review.accuracy, 0);
  const counts = Object.fromEntries(grades.map((grade) => [grade, mine.filter((review) => review.grade === grade).length]));
  return { accuracy: chosen.length > 0 ? sum / chosen.length : null, counts: counts as Record<Grade, number> };
}

/** The first side's chance after each action; null where not yet known. */
export function chancesOf(reviews: readonly (ReviewedAction | null)[]): (number | null)[] {
  return reviews.map((review) => (review === null ? null : review.side === 'p1' ? review.after : 1 - review.after));
}

/** Actions of a side that are worth another try, by their number. */
export function lessonsFor(reviews: readonly (ReviewedAction | null)[], side: Party): number[] {
  return reviews.flatMap((review, at) => (review?.side === side && isFault(review.grade) ? [at] : []));
}

export const isFault = (grade: Grade): boolean => grade === 'mistake' || grade === 'blunder';

/** Whether an action is as good as what the engine would have done. */
export const isFine = (grade: Grade): boolean => grade === 'best' || grade === 'good';

/** Never colour alone: each grade has a sign. */
export const signs: Record<Grade, string> = { best: '★', good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' };
