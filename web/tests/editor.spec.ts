// Positions put together by hand: faults come and go, the position is played, and the draft outlives a reload.

import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { Table } from './table';

const verdict = (page: Page): Locator => page.getByTestId('verdict');

async function openEmpty(page: Page, id: string): Promise<Table> {
  await page.goto(`/editor/${id}`);
  await page.getByRole('button', { name: 'Empty board' }).click();
  return new Table(page);
}

async function put(page: Page, piece: string, ...cells: string[]): Promise<void> {
  await page.getByRole('group', { name: 'What to put' }).getByRole('button', { name: piece, exact: true }).click();
  await new Table(page).tap(...cells);
}

test('PIJERSI: a fault appears and vanishes, a second tap makes a stack, and the position is played', async ({ page }) => {
  const table = await openEmpty(page, 'pijersi');
  await put(page, 'White wise', 'b2', 'b3', 'b4');
  await expect(verdict(page)).toContainText('White has 3 cubes of wise, the game has 2. (P2)');
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(verdict(page)).toContainText('This is a position of the game.');
  await put(page, 'White rock', 'c2', 'c2');
  await expect(table.cell('c2')).toHaveAttribute('aria-label', /White rock on White rock/);
  await put(page, 'Black paper', 'f3');
  await page.getByRole('combobox', { name: 'Who is to act' }).selectOption('Black');
  await expect(page.getByRole('textbox', { name: 'Position as text' })).toHaveValue(/ b 0 1$/);
  await page.reload();
  await expect(table.cell('f3')).toHaveAttribute('aria-label', /Black paper/);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(table.cell('c2')).toHaveAttribute('aria-label', /White rock on White rock/);
});

test('VERSUS: counts belong to pawns off targets', async ({ page }) => {
  await openEmpty(page, 'versus');
  await page.getByRole('button', { name: 'Times pulled: 1' }).click();
  await new Table(page).tap('c3');
  await expect(verdict(page)).toContainText('There is no pawn on c3 that could have been pulled.');
  await put(page, 'Dark pawn 3, 2 underneath', 'c3');
  await expect(verdict(page)).not.toContainText('pulled');
  await expect(page.getByRole('textbox', { name: 'Position as text' })).toHaveValue(/ d c3:1$/);
  await page.getByRole('button', { name: 'Erase' }).click();
  await new Table(page).tap('c3');
  await expect(page.getByRole('textbox', { name: 'Position as text' })).toHaveValue(/ d -$/);
});

test('REMPARTS: several faults at once, each leads to its cell', async ({ page }) => {
  const table = await openEmpty(page, 'remparts');
  await put(page, 'White monarch', 'a1', 'b1', 'c1');
  await expect(verdict(page).getByRole('listitem')).toHaveCount(2);
  await verdict(page).getByRole('button').first().click();
  await expect(table.cell('b1')).toBeFocused();
});

test('HI MI KI: a text is put in, and one that is none changes nothing', async ({ page }) => {
  await page.goto('/editor/himiki');
  const text = page.getByRole('textbox', { name: 'Position as text' });
  await text.fill('6/6/HM4hk/6/6 w 2-1 --- turn + -');
  await page.getByRole('button', { name: 'Use this text' }).click();
  await expect(new Table(page).cell('C1')).toHaveAttribute('aria-label', /fire/);
  await text.fill('nonsense');
  await page.getByRole('button', { name: 'Use this text' }).click();
  await expect(verdict(page)).toContainText('This text is no position of this game:');
  await expect(new Table(page).cell('C1')).toHaveAttribute('aria-label', /fire/);
  await text.fill('6/6/HM4hk/6/6 w 3-1 --- turn + -');
  await page.getByRole('button', { name: 'Use this text' }).click();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page).toHaveURL(/\/analysis\?id=himiki&position=6%2F6%2FHM4hk/);
});

test('Mindlock: a puzzle is put together and played; the page is clean and narrow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openEmpty(page, 'mindlock');
  const palette = page.getByRole('group', { name: 'What to put' }).getByRole('button');
  await palette.nth(0).click();
  await new Table(page).tap('C3');
  await palette.nth(3).click();
  await new Table(page).tap('A6');
  await expect(verdict(page)).toContainText('This is a position of the game.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page).toHaveURL(/\/play\//);
});
