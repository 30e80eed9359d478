// Which puzzle comes next, near what the player can do.

import { keyOf, type Puzzle } from './puzzle';

/** Among so many of the nearest chance decides, so that two players do not walk the same way. */
const nearest = 8;

export interface Known {
  /** Of each puzzle its rating on this device. */
  ratingOf: (puzzle: Puzzle) => number;
  /** When it was tried last, 0 if never. */
  triedAt: (puzzle: Puzzle) => number;
}

/** One that was never tried, near the rating; when all were, one of those whose last try is longest ago. `chance` is from 0 to below 1. */
export function nextPuzzle(puzzles: Puzzle[], rating: number, known: Known, chance: number): Puzzle | undefined {
  const fresh = puzzles.filter((puzzle) => known.triedAt(puzzle) === 0);
  const candidates =
    fresh.length > 0 ? fresh : [...puzzles].sort((a, b) => known.triedAt(a) - known.triedAt(b)).slice(0, Math.max(nearest, Math.floor(puzzles.length / 4)));
  const distance = (puzzle: Puzzle): number => Math.abs(known.ratingOf(puzzle) - rating);
  const near = [...candidates].sort((a, b) => distance(a) - distance(b) || (keyOf(a) < keyOf(b) ? -1 : 1)).slice(0, nearest);
  return near[Math.floor(chance * near.length)];
}

/** For a run: the easiest first, harder with every one, each from a narrow part of the pack. */
export function risingOrder(puzzles: Puzzle[], seed: (step: number) => number): Puzzle[] {
  const sorted = [...puzzles].sort((a, b) => a.rating - b.rating || (keyOf(a) < keyOf(b) ? -1 : 1));
  const order: Puzzle[] = [];
  const width = Math.max(1, Math.min(nearest, Math.floor(sorted.length / 40)));
  for (let at = 0; at < sorted.length; at += width) {
    const part = sorted.slice(at, at + width);
    order.push(part[seed(order.length) % part.length]!);
  }
  return order;
}
