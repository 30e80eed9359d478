// The games of who plays here that are not over, and whose turn it is in them.

import { api } from '../net/api';
import type { Summary } from '../net/messages';
import { session } from './session.svelte';
import { turns } from './turns.svelte';

const place = 'tessera.online.seated';

/** Below zero for who only looks. */
export const seatOf = (game: Summary): number => game.you ?? game.seats.findIndex((seat) => seat.player?.id !== undefined && seat.player.id === session.me.id);

export function turnOf(game: Summary): 'you' | 'theirs' | 'waiting' {
  if (game.state === 'waiting') return 'waiting';
  return game.turn != null && game.turn === seatOf(game) ? 'you' : 'theirs';
}

export async function ownGames(): Promise<Summary[]> {
  const lists = await Promise.all([api.games({ player: 'me', state: 'running', limit: 50 }), api.games({ player: 'me', state: 'waiting', limit: 50 })]);
  const own = lists.flat();
  for (const { id, variant } of own) turns.name(id, variant);
  turns.setAll(own.filter((game) => turnOf(game) === 'you').map(({ id }) => id));
  remember(own.length > 0);
  return own;
}

let isWatching = false;

/** What came while the connection was away is told to nobody: after it they are asked for again. */
export function watchOwnGames(): void {
  if (isWatching) return;
  isWatching = true;
  let isFirst = session.connection.kind !== 'connected';
  session.listen(({ t }) => {
    if (t !== 'hello') return;
    // Without an answer the next connection asks again.
    if (!isFirst) void ownGames().catch(() => undefined);
    isFirst = false;
  });
}

/** Who has a game somewhere wants to hear of it on every page. */
function remember(isSeated: boolean): void {
  try {
    if (isSeated) localStorage.setItem(place, 'yes');
    else localStorage.removeItem(place);
  } catch {
    // Then one hears of it on the online pages.
  }
}
