// What a test of online play needs: a server, players, and the engine.

import { test as base } from '@playwright/test';
import type { Engine } from '../../src/engine/module';
import { engineOfTests } from '../engine';
import { Player } from './player';
import { Server } from './server';

interface ForTest {
  /** For tests that kill it, or count what is on it. */
  ownServer: Server;
  arrive: (options?: { taps?: boolean; path?: string; url?: string }) => Promise<Player>;
}
interface ForWorker {
  /** Shared by the tests of a worker: they must bear each other's games. */
  server: Server;
  engine: Engine;
}

export const test = base.extend<ForTest, ForWorker>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  engine: [async ({}, use) => use(await engineOfTests()), { scope: 'worker' }],
  ownServer: async ({}, use, info) => {
    const server = await Server.start();
    await use(server);
    if (info.status !== info.expectedStatus) await info.attach('server.log', { body: server.log });
    await server.remove();
  },
  arrive: async ({ browser, server }, use) => {
    const players: Player[] = [];
    await use(async ({ url, ...options } = {}) => {
      const player = await Player.arrive(browser, url ?? server.url, options);
      players.push(player);
      return player;
    });
    for (const player of players) await player.leave();
  },
});

export { expect } from '@playwright/test';
