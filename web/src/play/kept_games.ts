// Games in progress, and which puzzles were solved, on this device (IndexedDB).

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { GameScript } from '../engine/types';
import type { Player } from './players';
import { unwritten, write, written } from './write_ahead';

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
}

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { changed: number } };
  solved: { key: string; value: { key: string; spent: number } };
}

let database: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= opened();
  return database;
}

async function opened(): Promise<IDBPDatabase<Schema>> {
  const db = await openDB<Schema>('tessera', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'key' }).createIndex('changed', 'changed');
      db.createObjectStore('solved', { keyPath: 'key' });
    },
  });
  for (const { place, text } of unwritten()) {
    const game = JSON.parse(text) as KeptGame;
    const before = await db.get('games', game.key);
    if (!before || before.changed <= game.changed) await db.put('games', game);
    written(place, text);
  }
  return db;
}

export async function keep(game: KeptGame): Promise<void> {
  // Plain data only: what comes from reactive state is a proxy, which cannot be stored.
  const text = JSON.stringify(game);
  const place = write(game.key, text);
  await (await open()).put('games', JSON.parse(text) as KeptGame);
  written(place, text);
}

export async function keptGame(key: string): Promise<KeptGame | undefined> {
  return (await open()).get('games', key);
}

/** The newest first. */
export async function keptGames(): Promise<KeptGame[]> {
  return (await (await open()).getAllFromIndex('games', 'changed')).reverse();
}

export async function forget(key: string): Promise<void> {
  await (await open()).delete('games', key);
}

export async function keepSolved(pack: string, id: string, spent: number): Promise<void> {
  const key = `${pack}/${id}`;
  const db = await open();
  const before = await db.get('solved', key);
  if (!before || before.spent > spent) await db.put('solved', { key, spent });
}

/** The least that each solved puzzle was solved with, by `pack/id`. */
export async function solvedPuzzles(): Promise<Map<string, number>> {
  return new Map((await (await open()).getAll('solved')).map(({ key, spent }) => [key, spent]));
}
