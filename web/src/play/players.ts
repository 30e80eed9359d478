// Who sits where.

import type { Variant } from '../games/catalog';

export type Player =
  | { kind: 'person' }
  | { kind: 'bot'; level: number }
  /** Muk Yan: dice and a list decide; a ruthless one takes the best of what they allow. */
  | { kind: 'script'; ruthless: boolean };

/** A person first, and whom the game is usually played against. */
export function usualPlayers(variant: Variant, level: number): Player[] {
  const players: Player[] = [];
  for (let seat = 0; seat < variant.seats; ++seat) {
    if (seat === 0) players.push({ kind: 'person' });
    else if (variant.script === seat) players.push({ kind: 'script', ruthless: false });
    else players.push({ kind: 'bot', level });
  }
  return players;
}

export const persons = (players: Player[]): number[] =>
  players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
