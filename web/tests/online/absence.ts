// Who goes is told of only after a while: a test that says "nobody is gone" waits that long, by another game in which somebody is.

import { expect } from '@playwright/test';
import type { Player } from './player';
import type { Server } from './server';
import { Stranger } from './stranger';

/** Until whoever has left before now has been told of: somebody who never came to a game that begins now has been. */
async function untilAbsencesAreTold(server: Server): Promise<void> {
  const [host, guest] = await Promise.all([Stranger.guest(server), Stranger.guest(server)]);
  const { id: game } = await host.make({ variant: 'pijersi' });
  const socket = await host.socket();
  socket.say({ t: 'join', game, seen: 0 });
  await guest.ask('POST', `/api/v1/games/${game}/join`, {});
  await socket.hear(({ kind, seat }) => kind === 'gone' && seat === 1);
  socket.end();
}

export async function expectNobodyGone(player: Player, id: string, server: Server): Promise<void> {
  await untilAbsencesAreTold(server);
  expect(player.messages(id).filter(({ kind, gone }) => kind === 'gone' || gone !== undefined)).toEqual([]);
  await expect(player.page.getByTestId('gone')).toHaveCount(0);
}
