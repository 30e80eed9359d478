// Games that came from elsewhere are kept like those that were played here.

import type { ImportedGame } from '../engine/share_answers';
import type { GameScript } from '../engine/types';
import { keep, type KeptGame } from '../play/kept_games';
import { unkept } from '../play/new_game';
import { knownVariant } from '../play/table.svelte';

const results: Record<string, string> = { '1-0': 'p1win', '0-1': 'p2win', '1/2-1/2': 'draw' };

/** How it ended, in the words of kept games; nothing where it can go on. */
export function endOf(game: Pick<ImportedGame, 'result' | 'resigned' | 'out_of_time'>): string | null {
  if (game.resigned) return `resigned ${game.resigned}`;
  if (game.out_of_time) return `time ${game.out_of_time}`;
  return results[game.result] ?? null;
}

/** Keeps a game with persons on all seats; gives its key. */
export async function keepScript(script: GameScript, ended: string | null = null): Promise<string> {
  const kept: KeptGame = {
    key: crypto.randomUUID(),
    script: JSON.parse(JSON.stringify(script)) as GameScript,
    players: Array.from({ length: knownVariant(script.id).seats }, () => ({ kind: 'person' as const })),
    clock: null,
    ended,
    changed: Date.now(),
  };
  try {
    await keep(kept);
  } catch {
    // Without a store the game lives as long as the page.
  }
  unkept.set(kept.key, kept);
  return kept.key;
}
