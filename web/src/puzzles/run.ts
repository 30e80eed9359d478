// A run against the clock: as many as possible until the time is up or the third miss. Time is told by timestamps alone, so that a page that
// sleeps gains nothing.

export interface Run {
  /** When it is over, in milliseconds of the clock that asks. */
  readonly deadline: number;
  readonly solved: number;
  readonly missed: number;
  /** Why it ended; null while it goes on. */
  readonly ended: 'time' | 'misses' | null;
}

export const mostMisses = 3;
export const runMinutes = [3, 5] as const;

export const begun = (now: number, minutes: number): Run => ({ deadline: now + minutes * 60_000, solved: 0, missed: 0, ended: null });

export const left = (run: Run, now: number): number => Math.max(0, run.deadline - now);

/** The time may have run out meanwhile. */
export const looked = (run: Run, now: number): Run => (run.ended === null && now >= run.deadline ? { ...run, ended: 'time' } : run);

/** A puzzle was finished: too late does not count. */
export function finished(before: Run, now: number, isSolved: boolean): Run {
  const run = looked(before, now);
  if (run.ended !== null) return run;
  if (isSolved) return { ...run, solved: run.solved + 1 };
  const missed = run.missed + 1;
  return { ...run, missed, ended: missed >= mostMisses ? 'misses' : null };
}
