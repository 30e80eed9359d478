import { describe, expect, it } from 'vitest';
import { begun, finished, left, looked } from './run';

describe('a run against the clock', () => {
  it('ends by the time, however long nobody looked', () => {
    const run = begun(1000, 3);
    expect(looked(run, 180_999).ended).toBeNull();
    expect(left(run, 91_000)).toBe(90_000);
    expect(looked(run, 181_000).ended).toBe('time');
    expect(left(run, 10_000_000)).toBe(0);
  });

  it('ends by the third miss', () => {
    let run = begun(0, 5);
    for (const isSolved of [true, false, true, false]) run = finished(run, 1, isSolved);
    expect(run).toMatchObject({ solved: 2, missed: 2, ended: null });
    expect(finished(run, 2, false)).toMatchObject({ solved: 2, missed: 3, ended: 'misses' });
  });

  it('does not count what comes too late', () => {
    expect(finished(begun(0, 3), 180_000, true)).toMatchObject({ solved: 0, ended: 'time' });
  });

  it('stays as it ended', () => {
    const over = looked(begun(0, 3), 200_000);
    expect(finished(over, 200_001, false)).toEqual(over);
  });
});
