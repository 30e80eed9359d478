// The puzzle of a day: the same for everyone, without a server.
//
// Days are counted from the first, by UTC. A cycle has as many days as there are puzzles: they are shuffled by the cycle's number, so that none
// comes twice in a cycle. Only Mindlock and Headlock packs take part; a pack that grows changes days to come.

import { keyOf, type Puzzle } from './puzzle';
import { shuffled } from './shuffle';

const firstDay = Date.UTC(2026, 0, 1);
const dayMilliseconds = 86_400_000;

/** `2026-11-18` */
export const dateOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** Undefined for what is no date, or one before the first day. */
export function dayNumber(date: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  const time = Date.parse(`${date}T00:00:00Z`);
  // 31 February is read as a day of March by some.
  if (Number.isNaN(time) || dateOf(time) !== date || time < firstDay) return undefined;
  return Math.round((time - firstDay) / dayMilliseconds);
}

export const dateOfDay = (day: number): string => dateOf(firstDay + day * dayMilliseconds);

export function puzzleOfDay(puzzles: Puzzle[], day: number): Puzzle {
  // The order of files must not matter.
  const sorted = [...puzzles].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return shuffled(sorted, Math.floor(day / sorted.length))[day % sorted.length]!;
}

/** How many days in a row up to this one, or up to the day before if this one is still open. */
export function streakOf(solved: Set<string>, today: number): number {
  let day = solved.has(dateOfDay(today)) ? today : today - 1;
  let count = 0;
  while (day >= 0 && solved.has(dateOfDay(day))) {
    count += 1;
    day -= 1;
  }
  return count;
}

export interface CalendarDay {
  date: string;
  day: number;
  /** 0 is Monday. */
  weekday: number;
}

/** The days of the month that a day lies in. */
export function monthOf(date: string): CalendarDay[] {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const days: CalendarDay[] = [];
  for (let day = 1; ; ++day) {
    const time = new Date(Date.UTC(year, month - 1, day));
    if (time.getUTCMonth() !== month - 1) return days;
    days.push({ date: dateOf(time.getTime()), day, weekday: (time.getUTCDay() + 6) % 7 });
  }
}
