// What is kept on this device (IndexedDB): the stores, and how older versions become this one.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Study } from '../analysis/study';
import type { OwnPuzzle } from '../editor/own_puzzles';
import type { Attempt, Kept } from '../puzzles/records';
import type { KeptGame } from './kept_games';
import { unwritten, written } from './write_ahead';

export interface Schema extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { changed: number } };
  solved: { key: string; value: { key: string; spent: number } };
  /** Analysis: a game with its variations and comments. */
  studies: { key: string; value: Study; indexes: { changed: number } };
  /** Of each puzzle what the player has done with it. */
  attempts: { key: string; value: Attempt };
  /** The player's own numbers, by what they are about. */
  ratings: { key: string; value: Kept };
  /** Puzzles that the player has made. */
  own_puzzles: { key: string; value: OwnPuzzle; indexes: { changed: number } };
}

/** Goes up by one with every change of the stores; each step below stays as it was when people first had it. */
const version = 2;

let opening: Promise<IDBPDatabase<Schema>> | null = null;

export function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= opened();
  return opening;
}

async function opened(): Promise<IDBPDatabase<Schema>> {
  const db = await openDB<Schema>('tessera', version, {
    upgrade(db, from) {
      if (from < 1) {
        db.createObjectStore('games', { keyPath: 'key' }).createIndex('changed', 'changed');
        db.createObjectStore('solved', { keyPath: 'key' });
      }
      if (from < 2) {
        db.createObjectStore('studies', { keyPath: 'key' }).createIndex('changed', 'changed');
        db.createObjectStore('attempts', { keyPath: 'key' });
        db.createObjectStore('ratings', { keyPath: 'key' });
        db.createObjectStore('own_puzzles', { keyPath: 'key' }).createIndex('changed', 'changed');
      }
    },
  });
  for (const { place, text } of unwritten()) {
    const left = JSON.parse(text) as KeptGame | Study;
    if ('tree' in left) {
      const before = await db.get('studies', left.key);
      if (!before || before.changed <= left.changed) await db.put('studies', left);
    } else {
      const before = await db.get('games', left.key);
      if (!before || before.changed <= left.changed) await db.put('games', left);
    }
    written(place, text);
  }
  return db;
}
