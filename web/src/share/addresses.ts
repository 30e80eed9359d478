// Where a game can be opened elsewhere in the app.

import type { GameScript } from '../engine/types';

export const addressOfLink = (link: string): string => `${location.origin}/share/${link}`;

/** The analysis of a game. */
export function analysisAddress({ id, setup, seed, position, actions }: GameScript): string {
  const query = new URLSearchParams({ id });
  if (position) query.set('position', position);
  else if (setup) {
    query.set('setup', setup);
    query.set('seed', String(seed ?? 0));
  }
  if (actions.length > 0) query.set('moves', actions.join(','));
  return `/analysis?${query}`;
}

/** The form for a game that begins here. */
export const newGameAddress = (id: string, position: string): string => `/new/${id}?${new URLSearchParams({ position })}`;
