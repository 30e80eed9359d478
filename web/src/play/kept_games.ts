// Games in progress, and which puzzles were solved, on this device (IndexedDB).

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { GameScript } from '../engine/types';
import type { Player } from './players';

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
  database ??= openDB<Schema>('tessera', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'key' }).createIndex('changed', 'changed');
      db.createObjectStore('solved', { keyPath: 'key' });
    },
  });
  return database;
}

// Plain data only: what comes from reactive state is a proxy, which cannot be stored.
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export async function keep(game: KeptGame): Promise<void> {
  await (await open()).put('games', plain(game));
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
