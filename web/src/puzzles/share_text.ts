// What one tells others about the puzzle of a day: how it went, and nothing of how it goes.

import type { Lock } from './puzzle';
import { p } from './words';

export interface Told {
  isSolved: boolean;
  spent?: number;
  hints: number;
}

/** A box for each move of PAR, and one more for each beyond it. */
function boxes(par: number, { isSolved, spent = 0 }: Told): string {
  if (!isSolved) return '⬜'.repeat(par);
  return '🟩'.repeat(Math.min(par, spent)) + '🟨'.repeat(Math.max(0, Math.min(10, spent - par)));
}

export function shareText(puzzle: Lock, date: string, told: Told, origin: string): string {
  const result =
    told.isSolved && told.spent !== undefined
      ? p('puzzle.share.result', { spent: told.spent, par: puzzle.par, hints: told.hints })
      : p('puzzle.share.missed', { par: puzzle.par });
  return [p('puzzle.share.title', { date }), `${boxes(puzzle.par, told)} ${result}`, `${origin}/puzzles/daily/${date}`].join('\n');
}
