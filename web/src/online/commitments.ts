// The first word about a game's chance that reached this browser before it was over: another one at the end is noticed, also after a reload.

import type { GameState } from '../net/messages';

export interface Seen {
  commitment: string;
  /** How many actions had been played by then. */
  played: number;
}

const place = 'tessera.online.commitments';
const most = 200;

/** Where the browser keeps nothing, as long as the page lives. */
const remembered = new Map<string, Seen>();

function kept(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, Seen>;
  } catch {
    return {};
  }
}

export const firstSeen = (id: string): Seen | null => remembered.get(id) ?? kept()[id] ?? null;

/** What comes together with the secret proves nothing later on. */
export function keepCommitment({ id, state, fairness, played }: Pick<GameState, 'id' | 'state' | 'fairness' | 'played'>): void {
  if (state === 'over' || fairness.seed || firstSeen(id)) return;
  const seen: Seen = { commitment: fairness.commitment, played: played.length };
  remembered.set(id, seen);
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries(Object.entries({ ...kept(), [id]: seen }).slice(-most))));
  } catch {
    // Then it is known until the page is closed.
  }
}
