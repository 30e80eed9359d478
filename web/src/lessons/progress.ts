// How far one has come in each lesson, on this device (IndexedDB).

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

export interface Progress {
  lesson: string;
  /** The step to go on with. */
  step: number;
  isCompleted: boolean;
}

interface Schema extends DBSchema {
  lessons: { key: string; value: Progress };
}

let database: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('tessera-lessons', 1, {
    upgrade(db) {
      db.createObjectStore('lessons', { keyPath: 'lesson' });
    },
  });
  return database;
}

/** Who has completed a lesson once has done so for good. Where the device keeps nothing, nothing is kept. */
export async function keepProgress(lesson: string, step: number, isCompleted: boolean): Promise<void> {
  try {
    const db = await open();
    const change = db.transaction('lessons', 'readwrite');
    const before = await change.store.get(lesson);
    await change.store.put({ lesson, step, isCompleted: isCompleted || (before?.isCompleted ?? false) });
    await change.done;
  } catch {
    // The lesson goes on all the same.
  }
}

export async function progressIn(lesson: string): Promise<Progress | undefined> {
  return (await open()).get('lessons', lesson);
}

export async function allProgress(): Promise<Map<string, Progress>> {
  return new Map((await (await open()).getAll('lessons')).map((one) => [one.lesson, one]));
}
