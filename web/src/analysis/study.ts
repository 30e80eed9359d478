// An analysis as it is kept: how the game began, the tree, and where the player looks.

import type { GameScript } from '../engine/types';
import { actionsTo, emptyTree, start, type Tree } from './tree';

/** A script without its actions: those are in the tree. */
export type Beginning = Omit<GameScript, 'actions'>;

export interface Study {
  key: string;
  beginning: Beginning;
  tree: Tree;
  /** The node that is looked at. */
  at: number;
  /** Of the last change, for the order of the list. */
  changed: number;
}

export function newStudy(script: GameScript, key: string = crypto.randomUUID()): Study {
  const { actions: _, ...beginning } = script;
  return { key, beginning, tree: emptyTree(), at: start, changed: Date.now() };
}

/** The game up to a node. */
export const scriptTo = (beginning: Beginning, tree: Tree, id: number): GameScript => ({ ...beginning, actions: actionsTo(tree, id) });

/** How an address says what to analyse; null where it says nothing. */
export function scriptOfQuery(query: URLSearchParams): GameScript | null {
  const id = query.get('id') ?? '';
  if (id === '') return null;
  const setup = query.get('setup');
  const position = query.get('position');
  return {
    id,
    actions: (query.get('moves') ?? '').split(',').filter((action) => action !== ''),
    ...(setup ? { setup, seed: Number(query.get('seed') ?? 0) || 0 } : {}),
    ...(position ? { position } : {}),
  };
}

/** And back: the address that opens an analysis of a game. */
export function addressOf({ id, setup, seed, position, actions }: GameScript): string {
  const query = new URLSearchParams({ id });
  if (setup) query.set('setup', setup);
  if (setup && seed !== undefined) query.set('seed', String(seed));
  if (position) query.set('position', position);
  if (actions.length > 0) query.set('moves', actions.join(','));
  return `/analysis?${query}`;
}
