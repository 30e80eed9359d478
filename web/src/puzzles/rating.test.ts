import { describe, expect, it } from 'vitest';
import { newcomer, rated } from './glicko';
import { afterAttempt, priorOf } from './rating';

describe('ratings of an attempt', () => {
  it('are one game of Glicko-2 for each of the two', () => {
    const puzzle = priorOf({ rating: 750 });
    const after = afterAttempt(newcomer, puzzle, 1);
    expect(after.player).toEqual(rated(newcomer, [{ opponent: puzzle, score: 1 }]));
    expect(after.puzzle).toEqual(rated(puzzle, [{ opponent: newcomer, score: 0 }]));
    expect(after.player.rating).toBeGreaterThan(1500);
    expect(after.puzzle.rating).toBeLessThan(puzzle.rating);
  });

  it('begin where the pack says', () => {
    expect(priorOf({ rating: 237 }).rating).toBe(942);
    expect(priorOf({ rating: 750 }).rating).toBe(1250);
    expect(priorOf({ rating: 9000 }).rating).toBe(2300);
  });
});
