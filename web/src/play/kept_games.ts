// Games in progress, and which puzzles were solved, on this device.

import type { GameScript } from '../engine/types';
import type { KeptReview } from '../review/types';
import { database } from './database';
import type { Player } from './players';
import { write, written } from './write_ahead';

export interface KeptGame {
  key: string;
  script: GameScript;
  players: Player[];
  /** Milliseconds left a side, where there is a clock. */
  clock: [number, number] | null;
  /** Set when the game is over: the engine's outcome or how it was ended otherwise. */
  ended: string | null;
  /** Of the last change, for the order of the list. */
  changed: number;
  puzzle?: { pack: string; id: string; par: number };
  /** How good its actions were, as far as that was looked at. */
  review?: KeptReview;
}

export async function keep(game: KeptGame): Promise<void> {
  // Plain data only: what comes from reactive state is a proxy, which cannot be stored.
  const text = JSON.stringify(game);
  const place = write(game.key, text);
  await (await database()).put('games', JSON.parse(text) as KeptGame);
  written(place, text);
}

export async function keptGame(key: string): Promise<KeptGame | undefined> {
  return (await database()).get('games', key);
}

/** The newest first. */
export async function keptGames(): Promise<KeptGame[]> {
  return (await (await database()).getAllFromIndex('games', 'changed')).reverse();
}

export async function forget(key: string): Promise<void> {
  await (await database()).delete('games', key);
}

export async function keepSolved(pack: string, id: string, spent: number): Promise<void> {
  const key = `${pack}/${id}`;
  const db = await database();
  const before = await db.get('solved', key);
  if (!before || before.spent > spent) await db.put('solved', { key, spent });
}

/** The least that each solved puzzle was solved with, by `pack/id`. */
export async function solvedPuzzles(): Promise<Map<string, number>> {
  return new Map((await (await database()).getAll('solved')).map(({ key, spent }) => [key, spent]));
}
