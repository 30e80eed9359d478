// Who else is met at a table: those who play, and those who only talk.

import type { GameState } from '../net/messages';

export interface Other {
  id: string;
  name: string;
}

/** Once each, the players first, by the name that they had last. Computers and who has deleted their data have no id. */
export function othersIn({ seats, chat }: Pick<GameState, 'seats' | 'chat'>, me: string | undefined): Other[] {
  const found = new Map<string, string>();
  for (const { player } of seats) if (player?.id) found.set(player.id, player.name);
  for (const { player, seat, name } of chat) if (player && (seat === null || !found.has(player))) found.set(player, name);
  return [...found].filter(([id]) => id !== me).map(([id, name]) => ({ id, name }));
}
