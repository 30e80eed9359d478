// Starts games and goes to them.

import { variantOf, type Variant } from '../games/catalog';
import { goTo } from '../router.svelte';
import { keep, type KeptGame } from './kept_games';
import { usualPlayers, type Player } from './players';

export interface Wanted {
  id: string;
  players: Player[];
  setup?: string;
  minutes?: number;
  position?: string;
  puzzle?: KeptGame['puzzle'];
}

const anySeed = (): number => 1 + Math.floor(Math.random() * 2 ** 30);

/** Expert deals by chance unless somebody asks for the fixed deal of tools. */
export function usualSetup(variant: Variant): string | undefined {
  return variant.hasSecrets ? 'random-deal' : undefined;
}

export function keptFor(wanted: Wanted): KeptGame {
  const milliseconds = (wanted.minutes ?? 0) * 60_000;
  return {
    key: crypto.randomUUID(),
    script: {
      id: wanted.id,
      actions: [],
      ...(wanted.setup ? { setup: wanted.setup, seed: anySeed() } : {}),
      ...(wanted.position ? { position: wanted.position } : {}),
    },
    players: wanted.players,
    clock: milliseconds > 0 ? [milliseconds, milliseconds] : null,
    ended: null,
    changed: Date.now(),
    ...(wanted.puzzle ? { puzzle: wanted.puzzle } : {}),
  };
}

export async function startGame(wanted: Wanted): Promise<void> {
  const kept = keptFor(wanted);
  try {
    await keep(kept);
  } catch {
    // Without a store the game lives as long as the page.
  }
  unkept.set(kept.key, kept);
  goTo(`/play/${kept.key}`);
}

/** Games just started, for devices that keep nothing. */
export const unkept = new Map<string, KeptGame>();

/** One tap: the usual game against a friendly computer. */
export async function playNow(id: string, level: number): Promise<void> {
  const variant = variantOf(id)!;
  const setup = usualSetup(variant);
  await startGame({ id, players: usualPlayers(variant, level), ...(setup ? { setup } : {}) });
}
