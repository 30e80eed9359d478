import { describe, expect, it } from 'vitest';
import { dateOfDay, dayNumber, monthOf, puzzleOfDay, streakOf } from './daily';
import { keyOf } from './puzzle';
import { lockPacks, packsNamed } from './shelf';
import { shuffled } from './shuffle';

const pool = (await packsNamed(lockPacks)).flatMap((pack) => pack.puzzles);

describe('the puzzle of the day', () => {
  it('comes once in a cycle', () => {
    for (const cycle of [0, 1]) {
      const keys = Array.from({ length: pool.length }, (_, i) => keyOf(puzzleOfDay(pool, cycle * pool.length + i)));
      expect(new Set(keys).size).toBe(pool.length);
    }
  });

  it('is the same however the packs are ordered', () => {
    const day = dayNumber('2026-11-18')!;
    expect(puzzleOfDay([...pool].reverse(), day)).toEqual(puzzleOfDay(pool, day));
  });

  it('has another order in the next cycle', () => {
    expect(shuffled(pool, 0).map(keyOf)).not.toEqual(shuffled(pool, 1).map(keyOf));
  });

  it('knows days', () => {
    expect(dayNumber('2026-01-01')).toBe(0);
    expect(dayNumber('2026-11-18')).toBe(321);
    expect(dateOfDay(321)).toBe('2026-11-18');
    for (const none of ['2026-02-30', '2025-12-31', 'tomorrow', '2026-1-1']) expect(dayNumber(none), none).toBeUndefined();
  });

  it('lays months out by weeks', () => {
    const days = monthOf('2028-02-10');
    expect(days).toHaveLength(29);
    expect(days[0]).toEqual({ date: '2028-02-01', day: 1, weekday: 1 });
  });
});

describe('a streak', () => {
  it('goes on while today is still open', () => {
    expect(streakOf(new Set([319, 320].map(dateOfDay)), 321)).toBe(2);
    expect(streakOf(new Set([319, 320, 321].map(dateOfDay)), 321)).toBe(3);
  });
  it('ends with a day left out', () => {
    expect(streakOf(new Set([318, 319].map(dateOfDay)), 321)).toBe(0);
    expect(streakOf(new Set([318, 320].map(dateOfDay)), 321)).toBe(1);
  });
});
