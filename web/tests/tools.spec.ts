// What people do with games besides playing them: without a network, and in words.

import { expect, test, type Page } from '@playwright/test';
import { Table, textMode, type } from './table';

const record = '[Game "pijersi"]\n[Position "6/2R-4/6/7/6/3p-3/R-5 w 0 1"]\n\n1. a1b1 b4a3 0-1\n';

async function read(page: Page, text: string): Promise<void> {
  await page.goto('/records');
  await page.getByRole('textbox', { name: 'Record, position or link' }).fill(text);
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(page.getByRole('heading', { name: '1 game found' })).toBeVisible();
}

async function tellOf(page: Page, cell: string): Promise<void> {
  await page.getByLabel('What stands on a cell').fill(cell);
  await page.getByRole('button', { name: 'Tell me' }).click();
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('games are analysed, set up, read, reviewed, shared and puzzled over', async ({ page, context }) => {
    await page.goto('/');
    await expect(page.getByText('Tessera is on this device now')).toBeVisible();
    await context.setOffline(true);

    await page.goto('/analysis?id=versus');
    await expect(page.getByRole('region', { name: 'Engine' }).getByRole('listitem')).not.toHaveCount(0);

    await page.goto('/editor/remparts');
    await expect(page.getByTestId('verdict')).toContainText('This is a position of the game.');
    await page.goto('/editor/mindlock');
    await expect(page.getByTestId('verdict')).not.toBeEmpty();

    await read(page, record);
    await page.getByRole('button', { name: 'Look at it' }).click();
    await expect(page.getByTestId('status')).not.toBeEmpty();
    await page.getByRole('button', { name: 'Review this game' }).click();
    await page.getByRole('combobox', { name: 'How closely' }).selectOption('Quick');
    await page.getByRole('button', { name: 'Review the game' }).click();
    await expect(page.getByRole('button', { name: 'Review again' })).toBeVisible();
    await expect(page.getByTestId('action-review')).toContainText('Best');
    await expect(page.getByText('Better: ')).toHaveCount(0);
    await page.getByRole('button', { name: 'Next mistake' }).click();
    await expect(page.getByTestId('action-review')).toContainText('Better: f3-g');

    for (const path of ['/puzzles/daily', '/puzzles/tactics-versus/F001', '/puzzles/proof/classic/F01', '/puzzles/run/3', '/openings']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('a record is reviewed from the list of what was read, and once more from the games of this device', async ({ page }) => {
  await read(page, record);
  await page.getByRole('button', { name: 'Review this game' }).click();
  await expect(page.getByRole('list', { name: 'Reviewed actions' }).getByRole('listitem')).toHaveCount(2);
  await page.goto('/records');
  await page.getByRole('link', { name: /^Review this game: PIJERSI/ }).click();
  await expect(page.getByRole('list', { name: 'Reviewed actions' }).getByRole('listitem')).toHaveCount(2);
});

test('words tell and do on every board', async ({ page }) => {
  await textMode(page);
  await page.goto('/analysis?id=versus');
  await tellOf(page, 'a2');
  await expect(page.getByText('a2: Dark pawn 4, 1 underneath')).toBeVisible();
  await type(page, 'a2b2');
  await expect(page.getByRole('region', { name: 'Moves and variations' }).locator('[aria-current]')).toContainText('a2b2');
  await type(page, 'a2b2');
  await expect(page.getByRole('alert')).toContainText(/no piece on a2/);

  await read(page, record);
  await page.getByRole('button', { name: 'Look at it' }).click();
  await page.locator('summary', { hasText: 'Board' }).click();
  await expect(page.getByText(/^b1: White rock/)).toBeVisible();
  await page.getByRole('button', { name: 'Review this game' }).click();
  await tellOf(page, 'b1');
  await expect(page.getByText(/^b1: White rock/)).toBeVisible();

  await page.goto('/editor/pijersi');
  const text = page.getByRole('textbox', { name: 'Position as text' });
  await text.fill('6/2R-4/6/7/6/3p-3/R-5 w 0 1');
  await page.getByRole('button', { name: 'Use this text' }).click();
  await expect(new Table(page).cell('a1')).toHaveAttribute('aria-label', /White rock/);
});
