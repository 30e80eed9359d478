// What happened while the connection was away is found out after it, and nothing is done twice.

import { Cable } from './cable';
import { choose, randomBelow } from './choosing';
import { expect, test } from './fixtures';
import { Player } from './player';
import { begin, playOn, scriptOf, shown } from './playing';

const look = async (player: Player, variant: string, clock: string): Promise<void> => {
  const region = player.page.getByRole('region', { name: 'Find an opponent' });
  await region.getByRole('combobox', { name: 'Which game' }).selectOption(variant);
  await region.getByRole('button', { name: clock }).click();
};

/** The socket breaks when this message comes, which the page does not hear. */
async function loseAt(player: Player, kind: string): Promise<{ lost: Promise<void> }> {
  let tell: () => void;
  const lost = new Promise<void>((done) => (tell = done));
  let isLost = false;
  await player.page.routeWebSocket(/\/api\/v1\/ws/, (page) => {
    const server = page.connectToServer();
    server.onMessage((text) => {
      if (isLost || (JSON.parse(text.toString()) as { t: string }).t !== kind) return page.send(text);
      isLost = true;
      tell();
      void page.close();
      void server.close();
    });
  });
  return { lost };
}

test('who was paired in an outage is taken to that game, and not paired once more', async ({ arrive }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  const { lost } = await loseAt(ann, 'paired');
  await ann.page.reload();
  await ann.expectConnected();
  await look(ann, 'himiki', '3 + 2');
  await expect(ann.page.getByTestId('searching')).toBeVisible();
  await look(ben, 'himiki', '3 + 2');
  await lost;
  await Promise.all([ann, ben].map((player) => shown(player, 0, 'running')));
  const id = (await ben.game().getAttribute('data-game'))!;
  await expect(ann.game()).toHaveAttribute('data-game', id);
  const { body } = await ann.ask<{ waiting: Record<string, number> }>('GET', 'lobby');
  expect(body.waiting.himiki ?? 0).toBe(0);
});

test('a turn that came in an outage is told after it, on whatever page', async ({ arrive, server, engine }) => {
  const cable = await Cable.to(server.port);
  const [ann, ben] = await Promise.all([arrive({ url: cable.url }), arrive()]);
  const id = await begin(ann, ben, { variant: 'pijersi' });
  await playOn(engine, [ann, ben], id, 0, { most: 1 });
  await ann.page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(ann.page).not.toHaveTitle(/^\(/);
  cable.cut();
  await ben.act(choose(engine, scriptOf(ben, id)!, false, randomBelow(3)));
  await ben.expectPlayed(2);
  cable.mend();
  await expect(ann.page).toHaveTitle(/^\(1\) /);
  cable.remove();
});

test('who looked earlier is not pulled out of a game by what another tab finds', async ({ arrive }) => {
  const [ann, ben, cat] = await Promise.all([arrive(), arrive(), arrive()]);
  await look(ann, 'remparts', '3 + 2');
  await ann.press('Stop looking');
  const { id } = await ben.make({ variant: 'pijersi' });
  await ann.page.locator(`[data-testid="open-game"][data-game="${id}"]`).getByRole('button').click();
  await shown(ann, 0, 'running');

  const tab = new Player(await ann.context.newPage(), ann.url);
  await tab.page.goto('/online');
  await look(tab, 'remparts', '10 + 5');
  await expect(tab.page.getByTestId('searching')).toBeVisible();
  await look(cat, 'remparts', '10 + 5');
  await Promise.all([tab, cat].map((player) => shown(player, 0, 'running')));
  // All tabs of a player are told.
  await expect.poll(() => ann.heard.some((text) => text.includes('"paired"'))).toBe(true);
  await expect(ann.game()).toHaveAttribute('data-game', id);
  await expect(ann.page).toHaveURL(new RegExp(`/online/game/${id}$`));
});

test('what could not be said stands in its field again', async ({ arrive, server }) => {
  const cable = await Cable.to(server.port);
  const [ann, ben] = await Promise.all([arrive({ url: cable.url }), arrive()]);
  await begin(ann, ben, { variant: 'pijersi' });
  cable.cut();
  await expect(ann.page.getByTestId('online-state')).toHaveAttribute('data-state', 'lost');
  await ann.say('Hello');
  await expect(ann.page.getByRole('alert')).toContainText('nothing was sent');
  await expect(ann.page.getByLabel('Message')).toHaveValue('Hello');
  cable.mend();
  await ann.expectConnected();
  await ann.press('Send');
  await expect(ben.lines()).toHaveCount(1);
  cable.remove();
});

test('without a network the lobby says that no server answers, and offers to try again', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow', locale: 'en' });
  const page = await context.newPage();
  await page.goto('/online');
  await expect(page.getByTestId('online-state')).toHaveAttribute('data-state', 'connected');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.goto('/online');
  await expect(page.getByRole('alert')).toContainText('No game server answers here');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('No game server answers here');
  await expect(again).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByTestId('online-state')).toHaveAttribute('data-state', 'connected');
  await context.close();
});
