// Keys, words, colours, small screens, no network.

import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { start, Table } from './table';

for (const theme of ['light', 'dark'] as const) {
  test(`no page has a fault that axe sees, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const check = async (): Promise<void> => {
      const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
    };
    for (const path of ['/', '/new/himiki-expert-2v2', '/puzzles/headlock', '/rules/himiki', '/rules/remparts', '/settings', '/about', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await check();
    }
    for (const id of ['himiki', 'versus', 'pijersi', 'remparts']) {
      await page.goto(`/new/${id}`);
      await page.getByRole('button', { name: 'Start' }).click();
      await expect(page.getByTestId('flat-board')).toBeVisible();
      await check();
    }
  });
}

test('a game is played by keys alone', async ({ page }) => {
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play PIJERSI now' });
  for (let i = 0; i < 60 && !(await play.evaluate((button) => button === document.activeElement)); ++i) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const table = new Table(page);
  await expect(table.status()).toContainText('White to move');
  for (let i = 0; i < 20 && !(await table.cell('a1').evaluate((cell) => cell === document.activeElement)); ++i) await page.keyboard.press('Tab');
  // From a1 up to row b and along it; then one row up.
  for (const key of ['ArrowUp', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /chosen$/);
  for (const key of ['ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(table.moves()).not.toHaveCount(0);
  await expect(table.moves().first()).toContainText('b');
});

test('text mode tells what stands where and takes typed moves', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel(/Text mode/).check();
  const table = await start(page, 'versus', { Dark: 'A person at this screen', Light: 'A person at this screen' });
  await page.getByLabel('What stands on a cell').fill('A2');
  await page.getByRole('button', { name: 'Tell me' }).click();
  await expect(page.getByText('a2: Dark pawn 4, 1 underneath')).toBeVisible();
  await page.getByLabel('Type a move').fill('a2b2');
  await page.getByRole('button', { name: 'Play it' }).click();
  await table.expectMoves(1);
  await expect(page.getByTestId('announced')).toContainText('Dark: a2b2. Light to move');
  await page.getByLabel('Type a move').fill('a2b2');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.getByRole('alert')).toContainText(/no piece on a2/);
});

test('nothing is wider than a phone of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/new/himiki-expert-2v2', '/puzzles/mindlock', '/rules/himiki', '/settings', '/about']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
  for (const id of ['himiki', 'versus-91', 'pijersi', 'remparts']) {
    await page.goto(`/new/${id}`);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByTestId('flat-board')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(320);
  }
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('everything works after the first visit', async ({ page, context }) => {
    await page.goto('/');
    await expect(page.getByText('Tessera is on this device now')).toBeVisible();
    await context.setOffline(true);
    await page.goto('/puzzles/mindlock');
    await page.getByRole('link', { name: 'Puzzle F001, PAR 2', exact: true }).click();
    await expect(new Table(page).cell('E5')).toHaveAttribute('aria-label', /White cube/);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play PIJERSI now' }).click();
    const table = new Table(page);
    await table.tap('b2', 'c2');
    await table.expectMoves(2);
  });
});

test('each living board of the front page shows its own game', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const pieces = { 'HI MI KI': 6, VERSUS: 10, PIJERSI: 28, REMPARTS: 14 };
  const count = (game: string): Promise<number> => page.getByRole('region', { name: game }).locator('.piece').count();
  for (const [game, most] of Object.entries(pieces)) {
    await expect.poll(() => count(game), { message: game }).toBeGreaterThan(most / 2);
    expect(await count(game), game).toBeLessThanOrEqual(most);
  }
});

test('the first load is small', async ({ page }) => {
  let bytes = 0;
  page.on('response', (response) => (bytes += Number(response.headers()['content-length'] ?? 0)));
  const engine = page.waitForResponse(/tessera.*\.wasm$/);
  await page.goto('/');
  await (await engine).finished();
  await expect(page.getByTestId('flat-board')).toHaveCount(4);
  expect(bytes).toBeGreaterThan(300_000);
  expect(bytes).toBeLessThan(1_000_000);
});
