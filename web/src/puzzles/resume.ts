// Where one was in a pack.

import { keyOf, type Pack, type Puzzle } from './puzzle';
import type { Attempt } from './records';

/** The puzzle that was looked at last if it is not solved, else the next that is not; the first where nothing was begun. */
export function resumeAt(pack: Pack, known: Map<string, Attempt>): { puzzle: Puzzle; isBegun: boolean } | undefined {
  let last = -1;
  let latest = 0;
  pack.puzzles.forEach((puzzle, i) => {
    const at = known.get(keyOf(puzzle))?.at ?? 0;
    if (at > latest) [last, latest] = [i, at];
  });
  const isOpen = (puzzle: Puzzle): boolean => (known.get(keyOf(puzzle))?.solved ?? 0) === 0;
  const around = [...pack.puzzles.slice(Math.max(0, last)), ...pack.puzzles.slice(0, Math.max(0, last))];
  const puzzle = around.find(isOpen) ?? pack.puzzles[0];
  const isBegun = pack.puzzles.some((one) => known.has(keyOf(one)));
  return puzzle && { puzzle, isBegun };
}
