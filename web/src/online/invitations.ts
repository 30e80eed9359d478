// Games made here with their keys, so that their links can be shown again after a reload.

import type { GameMade } from '../net/api';

const place = 'tessera.online.keys';
const most = 20;

type Kept = Record<string, Omit<GameMade, 'id'>>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export function keepKeys({ id, key, seatKeys }: GameMade): void {
  const all = Object.entries({ ...kept(), [id]: { ...(key ? { key } : {}), ...(seatKeys ? { seatKeys } : {}) } }).slice(-most);
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Then the link is shown until the page is closed.
  }
}

export const keysOf = (id: string): Kept[string] => kept()[id] ?? {};
/** Also where a game has no keys: only its maker has an entry. */
export const isMadeHere = (id: string): boolean => id in kept();

/** A seat's own key opens that seat only, and the link says which one it is. */
export function invitationTo(id: string, key?: string, seat?: number): string {
  const asked = new URLSearchParams([...(key ? [['key', key]] : []), ...(seat === undefined ? [] : [['seat', String(seat)]])]);
  return `${location.origin}/online/game/${id}${asked.size > 0 ? `?${asked}` : ''}`;
}
