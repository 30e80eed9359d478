// Openings: what the engine and the player have played first.

import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { start, Table } from './table';

const games = ['himiki', 'himiki-2v2', 'versus', 'versus-91', 'pijersi', 'remparts'];

class Panel {
  readonly region: Locator;

  constructor(readonly page: Page) {
    this.region = page.getByRole('region', { name: 'Openings' });
  }

  static async open(page: Page, path: string): Promise<Panel> {
    await page.goto(path);
    const panel = new Panel(page);
    await expect(panel.told()).not.toBeEmpty();
    return panel;
  }

  told(): Locator {
    return this.page.getByTestId('explorer-told');
  }
  choices(): Locator {
    return this.region.getByRole('button', { name: /^Play / });
  }
  counts(): Promise<number[]> {
    return this.page.getByTestId('explorer-games').evaluateAll((cells) => cells.map((cell) => Number(cell.textContent!.replace(/\D/g, ''))));
  }
  /** All that the table says, row by row. */
  rows(): Promise<string[]> {
    return this.region.getByRole('row').allInnerTexts();
  }
  source(name: string): Locator {
    return this.region.getByRole('radio', { name });
  }
  async expectMoves(count: number): Promise<void> {
    if (count === 0) await expect(this.page.getByText('Nothing has been played.')).toBeVisible();
    else await new Table(this.page).expectMoves(count);
  }
}

for (const id of games) {
  test(`openings of ${id} are walked there and back`, async ({ page }) => {
    const panel = await Panel.open(page, `/openings/${id}`);
    await expect(panel.told()).toContainText(/^[1-9][\d,]* games went on from here$/);
    const counts = await panel.counts();
    expect(counts.length).toBeGreaterThan(1);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    const first = await panel.rows();

    const name = (await panel.choices().first().innerText()).trim();
    await panel.choices().first().click();
    await panel.expectMoves(1);
    await expect(new Table(page).moves().first()).toContainText(name);
    await expect(panel.told()).not.toBeEmpty();
    await expect.poll(() => panel.rows()).not.toEqual(first);
    await panel.choices().first().click();
    await panel.expectMoves(2);

    // The address has the line.
    await page.reload();
    await panel.expectMoves(2);

    await page.getByRole('button', { name: 'Back' }).click();
    await panel.expectMoves(1);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => panel.rows()).toEqual(first);
    await page.getByRole('button', { name: 'Forward' }).click();
    await panel.expectMoves(1);
  });
}

test('positions count together, however they were reached', async ({ page }) => {
  const panel = await Panel.open(page, '/openings/himiki');
  // Black places two cubes in a row: in either order they lie the same.
  for (let count = 1; count <= 3; ++count) {
    await panel.choices().first().click();
    await panel.expectMoves(count);
    await expect.poll(() => new URL(page.url()).searchParams.get('moves')?.split(',').length).toBe(count);
  }
  const told = await panel.told().innerText();
  const rows = await panel.rows();
  expect(told).toMatch(/^[\d,]+ games? went on from here$/);
  const [white, one, other] = new URL(page.url()).searchParams.get('moves')!.split(',');
  await Panel.open(page, `/openings/himiki?moves=${encodeURIComponent([white, other, one].join(','))}`);
  await panel.expectMoves(3);
  await expect(panel.told()).toHaveText(told);
  expect(await panel.rows()).toEqual(rows);
});

test('own games count when they are finished', async ({ page }) => {
  const panel = await Panel.open(page, '/openings/versus');
  await panel.source('My games').check();
  await expect(panel.told()).toHaveText(/no finished game of VERSUS/);

  const table = await start(page, 'versus', { Dark: 'A person at this screen', Light: 'A person at this screen' });
  await table.tap('a2', 'b2');
  await table.expectMoves(1);
  await table.press('Resign');
  await table.press('Yes');
  await expect(table.status()).toContainText('Light has resigned');

  await Panel.open(page, '/openings/versus');
  const before = await panel.counts();
  await panel.source('My games').check();
  await expect(panel.told()).toHaveText('1 game went on from here');
  await expect(panel.choices()).toHaveText(['a2b2']);
  await expect(panel.region.getByRole('img', { name: 'Dark won 100 %, drawn 0 %, Light won 0 %' })).toBeVisible();
  await panel.source('Both').check();
  const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
  await panel.region.getByRole('button', { name: /^Show all/ }).click({ timeout: 2_000 }).catch(() => undefined);
  await expect.poll(async () => sum(await panel.counts())).toBeGreaterThan(sum(before));
});

test('leaving the book is said plainly, and a mode without one counts own games', async ({ page }) => {
  const panel = await Panel.open(page, '/openings/remparts');
  const table = new Table(page);
  for (let i = 0; i < 40 && !/^Out of the book/.test(await panel.told().innerText()); ++i) {
    const moves = await table.moves().count();
    await panel.choices().last().click();
    await panel.expectMoves(moves + 1);
    await expect.poll(async () => (await panel.told().innerText()).length).toBeGreaterThan(0);
  }
  await expect(panel.told()).toHaveText(/^Out of the book/);

  await Panel.open(page, '/openings/himiki-1');
  await expect(panel.region).toContainText('has not collected games of this mode');
  await expect(panel.told()).toHaveText(/no finished game of HI MI KI/);
});

test('a line that is none is refused in a sentence', async ({ page }) => {
  const panel = await Panel.open(page, '/openings/versus?moves=a2b2,nonsense');
  await expect(page.getByRole('alert').first()).toContainText(/nonsense/);
  await expect(panel.choices().first()).toBeVisible();
  await page.goto('/openings/mindlock');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page.');
});

test('rows are walked and chosen by keys, and shown on the board', async ({ page }) => {
  const panel = await Panel.open(page, '/openings/pijersi');
  await panel.choices().first().focus();
  await page.keyboard.press('ArrowDown');
  const second = panel.choices().nth(1);
  await expect(second).toBeFocused();
  await expect(page.locator('.hinted').first()).toBeAttached();
  const name = (await second.innerText()).trim();
  await page.keyboard.press('Enter');
  await panel.expectMoves(1);
  await expect(new Table(page).moves().first()).toContainText(name);
});

for (const theme of ['light', 'dark'] as const) {
  test(`no fault that axe sees, and nothing wider than a small phone, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/openings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const check = async (what: string): Promise<void> => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(320);
      const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`), what).toEqual([]);
    };
    await check('all');
    for (const id of ['himiki', 'pijersi', 'remparts']) {
      const panel = await Panel.open(page, `/openings/${id}`);
      await expect(panel.choices().first()).toBeVisible();
      await check(id);
    }
  });
}

test('every language fits and says its own', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['fr', 'it', 'de', 'es', 'nl']) {
    await page.goto('/settings');
    await page.locator('select').first().selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.goto('/openings/versus');
    await expect(page.getByTestId('explorer-told')).not.toBeEmpty();
    await expect(page.getByTestId('explorer-told')).not.toContainText('went on');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBeLessThanOrEqual(320);
  }
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('openings are there after the first visit', async ({ page, context }) => {
    await page.goto('/');
    await expect(page.getByText('Tessera is on this device now')).toBeVisible();
    await context.setOffline(true);
    const panel = await Panel.open(page, '/openings/pijersi');
    await expect(panel.choices().first()).toBeVisible();
    await panel.choices().first().click();
    await panel.expectMoves(1);
  });
});
