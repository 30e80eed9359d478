import { describe, expect, it } from 'vitest';
import { nextPuzzle, risingOrder } from './choice';
import { gradeOf, keyOf, type Puzzle } from './puzzle';
import { mixed } from './shuffle';

const puzzle = (id: number): Puzzle => ({
  kind: 'lock', pack: 'p', id: String(id), game: 'mindlock', position: '', rating: id, grade: gradeOf(id), par: 1, solutions: [],
});
const pool = Array.from({ length: 200 }, (_, i) => puzzle(300 + 5 * i));
const known = (tried: Record<string, number> = {}): Parameters<typeof nextPuzzle>[2] => ({
  ratingOf: (one) => one.rating,
  triedAt: (one) => tried[keyOf(one)] ?? 0,
});

describe('the next puzzle', () => {
  it('is near the rating', () => {
    for (const chance of [0, 0.5, 0.999]) expect(Math.abs(nextPuzzle(pool, 800, known(), chance)!.rating - 800)).toBeLessThanOrEqual(20);
  });

  it('is one that was never tried, while there are any', () => {
    const tried = Object.fromEntries(pool.filter((one) => one.rating < 1200).map((one) => [keyOf(one), 7]));
    expect(nextPuzzle(pool, 300, known(tried), 0)!.rating).toBe(1200);
  });

  it('is one of the longest ago when all were tried', () => {
    const tried = Object.fromEntries(pool.map((one) => [keyOf(one), one.rating]));
    expect(nextPuzzle(pool, 1290, known(tried), 0)!.rating).toBeLessThan(300 + 5 * 50);
  });

  it('is none where there are none', () => {
    expect(nextPuzzle([], 1500, known(), 0)).toBeUndefined();
  });
});

describe('a run', () => {
  it('rises all the way', () => {
    const ratings = risingOrder(pool, (step) => mixed(step)).map((one) => one.rating);
    expect(ratings.length).toBeGreaterThan(30);
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
  });
});
