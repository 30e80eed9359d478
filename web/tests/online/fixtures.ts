// What a test of online play needs: a server, players, and the engine.

import { test as base, type TestInfo } from '@playwright/test';
import type { Engine } from '../../src/engine/module';
import { engineOfTests } from '../engine';
import { Cable } from './cable';
import { Player } from './player';
import { Server } from './server';

interface ForTest {
  /** For tests that kill it, or count what is on it. */
  ownServer: Server;
  /** Its own too, which bears only what a public server would. */
  limitedServer: Server;
  /** A wire to the shared server. */
  cable: () => Promise<Cable>;
  arrive: (options?: { taps?: boolean; path?: string; url?: string }) => Promise<Player>;
}
interface ForWorker {
  /** Shared by the tests of a worker: they must bear each other's games. */
  server: Server;
  engine: Engine;
}

async function useOwn(server: Server, use: (server: Server) => Promise<void>, info: TestInfo): Promise<void> {
  await use(server);
  if (info.status !== info.expectedStatus) await info.attach('server.log', { body: server.log });
  await server.remove();
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
  ownServer: async ({}, use, info) => useOwn(await Server.start(), use, info),
  limitedServer: async ({}, use, info) => useOwn(await Server.start({ isLimited: true }), use, info),
  cable: async ({ server }, use) => {
    const cables: Cable[] = [];
    await use(async () => {
      const cable = await Cable.to(server.port);
      cables.push(cable);
      return cable;
    });
    for (const cable of cables) cable.remove();
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
