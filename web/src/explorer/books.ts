// The openings that our engine played against itself, made by `tessera lab openings`; loaded when somebody wants them.

import type { Count, Positions } from './collection';

export interface Book {
  game: string;
  made_by: string;
  /** Positions that the engine looked at for an action. */
  nodes: number;
  all: Count;
  positions: Positions;
}

const loaders: Record<string, () => Promise<{ default: unknown }>> = {
  himiki: () => import('@openings/himiki.json'),
  'himiki-2v2': () => import('@openings/himiki-2v2.json'),
  versus: () => import('@openings/versus.json'),
  'versus-91': () => import('@openings/versus-91.json'),
  pijersi: () => import('@openings/pijersi.json'),
  remparts: () => import('@openings/remparts.json'),
};

export const hasBook = (id: string): boolean => id in loaders;

/** Nothing for games that the engine has not played against itself. */
export async function bookOf(id: string): Promise<Book | null> {
  const loaded = await loaders[id]?.();
  return loaded ? (loaded.default as Book) : null;
}
