// A game that is over, kept on this device like one that was played here: reviews and analyses work on those.

import type { GameState } from '../net/messages';
import { keep, keptGame, type KeptGame } from '../play/kept_games';
import { unkept } from '../play/new_game';
import type { Player } from '../play/players';

export async function keepOnline({ id, script, seats, outcome }: GameState): Promise<string | null> {
  if (!script) return null;
  const key = `online-${id}`;
  const before = await keptGame(key).catch(() => undefined);
  if (before) return key;
  const loser = outcome?.result === 'p1win' ? 'p2' : 'p1';
  const ends: Record<string, string> = { resignation: 'resigned', abandoned: 'resigned', time: 'time' };
  const other = ends[outcome?.reason ?? ''];
  const kept: KeptGame = {
    key,
    script,
    players: seats.map((seat): Player => (seat.bot !== undefined ? { kind: 'bot', level: seat.bot } : { kind: 'person' })),
    clock: null,
    ended: other ? `${other} ${loser}` : (outcome?.result ?? 'draw'),
    changed: Date.now(),
  };
  try {
    await keep(kept);
  } catch {
    // Without a store the game lives as long as the page.
  }
  unkept.set(key, kept);
  return key;
}
