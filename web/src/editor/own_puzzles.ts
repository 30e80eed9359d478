// Puzzles that the player has made, on this device.

import { database } from '../play/database';

export interface OwnPuzzle {
  key: string;
  /** `mindlock` or `headlock`. */
  game: string;
  name: string;
  position: string;
  /** As it was proved when the puzzle was kept; null where nothing was proved yet. */
  par: number | null;
  changed: number;
}

/** Those of one kind, the newest first. */
export async function ownPuzzles(game: string): Promise<OwnPuzzle[]> {
  const all = await (await database()).getAllFromIndex('own_puzzles', 'changed');
  return all.filter((puzzle) => puzzle.game === game).reverse();
}

/** One of the same name gives way. */
export async function keepOwnPuzzle(puzzle: Omit<OwnPuzzle, 'key' | 'changed'>): Promise<void> {
  await (await database()).put('own_puzzles', { ...puzzle, key: `${puzzle.game}/${puzzle.name}`, changed: Date.now() });
}

export async function forgetOwnPuzzle(key: string): Promise<void> {
  await (await database()).delete('own_puzzles', key);
}
