// Several tabs of one browser: they are one player, whoever that is.

import { expect, test } from './fixtures';
import { Player } from './player';
import { begin, playOn, shown } from './playing';

const password = 'a long pass phrase';

async function secondTab(player: Player): Promise<Player> {
  const tab = new Player(await player.context.newPage(), player.url);
  await tab.page.goto('/online/account');
  await tab.expectConnected();
  return tab;
}

async function fill(tab: Player, form: 'Make an account' | 'Sign in', name: string): Promise<void> {
  const fields = tab.page.getByRole('form', { name: form });
  await fields.getByLabel('Name').fill(name);
  await fields.getByLabel('Password').fill(password);
  await fields.getByRole('button').click();
}

test('who registers in one tab plays on in another, and who signs out is out in both', async ({ arrive, engine }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  const id = await begin(ann, ben, { variant: 'pijersi' });
  const tab = await secondTab(ann);
  const name = `Tab${Date.now() % 1e7}`;
  await fill(tab, 'Make an account', name);
  await expect(tab.page.getByTestId('me')).toHaveText(name);

  // The page of the game was not touched.
  await expect(ann.page.getByTestId('seat-0')).toContainText(name);
  await expect(ann.game()).toHaveAttribute('data-you', '0');
  await playOn(engine, [ann, ben], id, 0, { most: 2 });
  await shown(ann, 2, 'running');

  await tab.press('Sign out');
  await expect(tab.page.getByTestId('me')).toHaveAttribute('data-kind', 'guest');
  await expect(ann.game()).toHaveAttribute('data-you', '');
  const { body } = await ann.ask<{ name: string }>('GET', 'me');
  await expect(tab.page.getByTestId('me')).toHaveText(body.name);
  await ann.page.goto('/online');
  await expect(ann.page.getByTestId('me')).toHaveText(body.name);
});

test('who signs in takes a game along; signed out it is not open, says so, and is not acted in', async ({ arrive, server, browser }) => {
  const [ann, ben] = await Promise.all([arrive({ taps: true }), arrive()]);
  const name = `Own${Date.now() % 1e7}`;
  const elsewhere = await Player.arrive(browser, server.url);
  expect((await elsewhere.ask('POST', 'accounts', { name, password })).status).toBeLessThan(300);
  await elsewhere.leave();
  await begin(ann, ben, { variant: 'pijersi', isPrivate: true });
  await expect(ann.table.status()).toContainText('Your turn');

  const tab = await secondTab(ann);
  await fill(tab, 'Sign in', name);
  await expect(tab.page.getByTestId('me')).toHaveText(name);
  await expect(ann.page.getByTestId('seat-0')).toContainText(name);
  await expect(ann.game()).toHaveAttribute('data-you', '0');
  await expect(ben.page.getByTestId('seat-0')).toContainText(name);

  await tab.press('Sign out');
  await expect(ann.page.getByText('This game is not there, or it is private')).toBeVisible();
  await expect(ann.page.getByRole('button', { name: 'Resign' })).toHaveCount(0);
  await ann.table.tap('b1', 'c1');
  await expect(ann.game()).toHaveAttribute('data-pending', 'false');
  await ann.expectPlayed(0);
  await ben.expectPlayed(0);
});

test('two tabs that open at once are one guest', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block', locale: 'en' });
  let asked = 0;
  const held: (() => void)[] = [];
  await context.route('**/api/v1/guest', async (route) => {
    asked += 1;
    if (held.length === 0) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto('/online');
  await expect.poll(() => asked).toBe(1);
  await other.goto('/online');
  await expect(other.getByText('Looking for the server')).toBeVisible();
  held[0]!();
  const names = await Promise.all([one, other].map((page) => page.getByTestId('me').textContent()));
  expect(names[0]).toBe(names[1]);
  expect(asked).toBe(1);
  await context.close();
});

test('a turn that was taken in one tab is not told of in another any more', async ({ arrive, engine }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  const id = await begin(ann, ben, { variant: 'pijersi' });
  const tab = await secondTab(ann);
  await playOn(engine, [ann, ben], id, 0, { most: 2 });
  await expect(tab.page.getByTestId('notices')).toContainText('PIJERSI: It is your turn.');
  await expect(tab.page).toHaveTitle(/^\(1\) /);
  await playOn(engine, [ann, ben], id, 2, { most: 3 });
  await expect(tab.page.getByTestId('notices')).toBeEmpty();
  await expect(tab.page).not.toHaveTitle(/^\(/);
});
