// Keys of games made here, so that their links can be shown again after a reload.

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
  if (!key && !seatKeys) return;
  const all = Object.entries({ ...kept(), [id]: { ...(key ? { key } : {}), ...(seatKeys ? { seatKeys } : {}) } }).slice(-most);
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Then the link is shown until the page is closed.
  }
}

export const keysOf = (id: string): Kept[string] => kept()[id] ?? {};

export function invitationTo(id: string, key?: string): string {
  return `${location.origin}/online/game/${id}${key ? `?key=${encodeURIComponent(key)}` : ''}`;
}
