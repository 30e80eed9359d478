import { describe, expect, it } from 'vitest';
import { chancesOf, lessonsFor, summaryOf } from './summary';
import type { Grade, ReviewedAction } from './types';

function reviewed(side: 'p1' | 'p2', grade: Grade, after: number, accuracy: number, forced = false): ReviewedAction {
  return { side, grade, before: 0.5, after, loss: 0, accuracy, forced, best: [], played: [], reasons: [] };
}

const reviews = [reviewed('p1', 'best', 0.6, 100), reviewed('p2', 'blunder', 0.1, 20), null, reviewed('p2', 'best', 0.2, 100, true), reviewed('p1', 'mistake', 0.7, 50)];

describe('a summary', () => {
  it('is the mean of what was chosen', () => {
    expect(summaryOf(reviews, 'p1').accuracy).toBe(75);
    // Who had no choice is not praised for it.
    expect(summaryOf(reviews, 'p2').accuracy).toBe(20);
    expect(summaryOf([], 'p1').accuracy).toBeNull();
  });

  it('counts grades of a side', () => {
    expect(summaryOf(reviews, 'p2').counts).toEqual({ best: 1, good: 0, inaccuracy: 0, mistake: 0, blunder: 1 });
  });
});

it('chances are the first side’s', () => {
  expect(chancesOf(reviews)).toEqual([0.6, 0.9, null, 0.8, 0.7]);
});

it('mistakes and blunders are worth another try', () => {
  expect(lessonsFor(reviews, 'p1')).toEqual([4]);
  expect(lessonsFor(reviews, 'p2')).toEqual([1]);
});
