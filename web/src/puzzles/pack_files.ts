// What files of puzzles hold, and the packs that they become.

import { gradeOf, type Grade, type Pack, type Puzzle } from './puzzle';

export interface LockFile {
  name: string;
  edition: 1 | 2;
  puzzles: { id: string; grade: Grade; par: number; rating: number; position: string; solutions: string[] }[];
}

interface TacticInFile {
  id: string;
  grade?: Grade;
  position: string;
  steps: number;
  rating: number;
  solution: string[];
}

/** The list is called `tactics`, or `puzzles` as in the other packs. */
export interface TacticFile {
  game: string;
  tactics?: TacticInFile[];
  puzzles?: TacticInFile[];
}

export function lockPack(file: LockFile): Pack {
  const game = file.edition === 1 ? 'headlock' : 'mindlock';
  const puzzles = file.puzzles.map(
    ({ id, grade, par, rating, position, solutions }): Puzzle => ({ kind: 'lock', pack: file.name, id, game, grade, par, rating, position, solutions }),
  );
  return { name: file.name, game, kind: 'lock', puzzles };
}

export function tacticPack(file: TacticFile, pack: string): Pack {
  const puzzles = (file.tactics ?? file.puzzles ?? []).map(
    ({ id, grade, position, steps, rating, solution }): Puzzle => ({
      kind: 'tactic', pack, id, game: file.game, grade: grade ?? gradeOf(rating), position, steps, rating, solution,
    }),
  );
  return { name: pack, game: file.game, kind: 'tactic', puzzles };
}
