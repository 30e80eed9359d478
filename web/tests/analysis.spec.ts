// The analysis board: variations, the engine's lines as they come, arrows, bar, graph, notes that stay, keys alone, small screens, 3D.

import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { engineOfTests } from './engine';
import { start, Table } from './table';

const tree = (page: Page): Locator => page.getByRole('region', { name: 'Moves and variations' });
const current = (page: Page): Locator => tree(page).locator('[aria-current]');
const lines = (page: Page): Locator => page.getByRole('region', { name: 'Engine' }).getByRole('listitem');
const firstActions = (page: Page): Locator => lines(page).locator('button:first-child');

async function depthOf(page: Page): Promise<number> {
  return Number((await page.getByTestId('depth').textContent())?.match(/Depth (\d+)/)?.[1] ?? 0);
}

async function open(page: Page, address: string): Promise<Table> {
  await page.goto(address);
  await expect(page.getByTestId('status')).not.toBeEmpty();
  return new Table(page);
}

async function switchOff(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Engine' }).uncheck();
}

/** Two different games of three actions that share their first: what the engine says can be played. */
async function branches(id: string): Promise<{ line: string[]; other: string; notations: string[] }> {
  const engine = await engineOfTests();
  engine.order(`setoption name Game value ${id}`);
  engine.order('position startpos');
  const line: string[] = [];
  for (let i = 0; i < 2; ++i) {
    const { actions } = engine.state<{ actions: { action: string }[] }>();
    line.push(actions[0]!.action);
    engine.order(`go manual ${line[i]}`);
  }
  const notations = engine.state<{ played: { notation: string }[] }>().played.map(({ notation }) => notation);
  engine.order(`position startpos moves ${line[0]}`);
  return { line, other: engine.state<{ actions: { action: string }[] }>().actions[1]!.action, notations };
}

for (const id of ['himiki', 'versus', 'pijersi', 'remparts']) {
  test(`${id}: a variation is played, and lines, arrows, bar and graph come`, async ({ page }) => {
    const { line, other, notations } = await branches(id);
    await page.addInitScript(() => localStorage.setItem('tessera.settings', JSON.stringify({ textMode: true })));
    await open(page, `/analysis?id=${id}&moves=${encodeURIComponent(line.join(','))}`);
    await expect(current(page)).toContainText(notations[1]!);
    await expect(page).toHaveURL(/\/analysis\/[0-9a-f-]{36}$/);

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(current(page)).toContainText(notations[0]!);
    await page.getByLabel('Type a move').fill(other);
    await page.getByRole('button', { name: 'Play it' }).click();
    await expect(tree(page).getByRole('listitem').filter({ hasText: 'Variation' })).toHaveCount(1);

    // Three lines, deeper with time, each with something to play.
    await expect(firstActions(page)).toHaveCount(3);
    const before = await depthOf(page);
    await expect.poll(() => depthOf(page)).toBeGreaterThan(before);
    await expect(page.getByTestId('arrows').locator('[data-arrow]')).not.toHaveCount(0);
    await expect(page.getByRole('meter', { name: 'Chances' })).not.toHaveAttribute('aria-valuetext', 'Not evaluated yet');
    const graph = page.getByRole('slider', { name: 'Chances over the game' });
    await expect(graph).not.toHaveAttribute('aria-valuetext', /Not evaluated yet/);

    // A line that is pointed at holds still.
    await firstActions(page).nth(0).hover();
    const said = (await firstActions(page).nth(0).textContent())!;
    await firstActions(page).nth(0).click();
    await expect(current(page)).toHaveText(new RegExp(`^\\s*${said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
    await graph.press('Home');
    await expect(current(page)).toHaveText('Start');
  });
}

test('a search is stopped at once and goes on elsewhere', async ({ page }) => {
  const table = await open(page, '/analysis?id=versus');
  await expect.poll(() => depthOf(page)).toBeGreaterThan(3);
  await table.tap('a2', 'b2');
  await expect(current(page)).toContainText('a2b2');
  await expect.poll(() => depthOf(page)).toBeGreaterThan(3);
  await switchOff(page);
  await expect(lines(page)).toHaveCount(0);
  await expect(page.getByTestId('arrows')).toHaveCount(0);
});

test('notes, signs and variations survive a reload; deleting can be undone', async ({ page }) => {
  const table = await open(page, '/analysis?id=versus&moves=a2b2,i2h2');
  await switchOff(page);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('button', { name: '?! doubtful' }).click();
  await page.getByLabel('Comment on i2h2').fill('rather h1');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await table.tap('i1', 'h1');
  await expect(current(page)).toContainText('i1h1');
  await page.reload();
  await expect(current(page)).toContainText('i1h1');
  await expect(tree(page)).toContainText('rather h1');
  await expect(tree(page).getByRole('button', { name: 'Light: i2h2, doubtful' })).toBeVisible();

  await page.getByRole('button', { name: 'Make it the main line' }).click();
  await expect(tree(page).getByRole('listitem').filter({ hasText: 'Variation' })).toContainText('i2h2');
  await page.getByRole('button', { name: 'Delete from here' }).click();
  await expect(tree(page)).not.toContainText('i1h1');
  await page.getByRole('button', { name: 'Bring back what was deleted' }).click();
  await expect(current(page)).toContainText('i1h1');

  await page.goto('/analysis');
  const kept = page.getByRole('region', { name: 'Your analyses' }).getByRole('listitem');
  await expect(kept).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete this analysis' }).click();
  await expect(kept).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Open: VERSUS' }).click();
  await expect(current(page)).toContainText('i1h1');
});

test('everything is done by keys', async ({ page }) => {
  await open(page, '/analysis?id=versus&moves=a2b2,i2h2');
  await page.keyboard.press('ArrowLeft');
  await expect(current(page)).toContainText('a2b2');
  await page.keyboard.press('Home');
  await expect(current(page)).toHaveText('Start');
  await page.keyboard.press('End');
  await expect(current(page)).toContainText('i2h2');
  // Along the best line to its second action, which is played with the first.
  await page.keyboard.press('ArrowLeft');
  await expect(firstActions(page)).toHaveCount(3);
  await firstActions(page).filter({ hasNotText: 'i2h2' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(current(page)).toBeFocused();
  await expect(current(page)).not.toContainText('a2b2');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toContainText('i2h2');
  await current(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(current(page)).not.toContainText('i2h2');
  await expect(current(page)).toBeFocused();
  const graph = page.getByRole('slider');
  await graph.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(current(page)).toContainText('a2b2');
  await page.getByRole('tab', { name: 'Graph' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Notes' })).toBeFocused();
  await expect(page.getByLabel('Comment on a2b2')).toBeVisible();
});

test('a finished game is analysed from its table', async ({ page }) => {
  const table = await start(page, 'versus', { Dark: 'A person at this screen', Light: 'A person at this screen' });
  await table.tap('a2', 'b2');
  await expect(page.getByRole('link', { name: 'Analyse' })).toHaveCount(0);
  await table.press('Resign');
  await table.press('Yes');
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(current(page)).toContainText('a2b2');
  await page.getByRole('button', { name: 'Evaluate every move' }).click();
  await expect(page.getByRole('button', { name: 'Evaluate every move' })).toBeDisabled();
  await page.getByText('The graph in words').click();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('tabpanel').getByRole('list')).not.toContainText('Not evaluated yet');
});

test('what cannot be shown is said in a sentence', async ({ page }) => {
  await page.goto('/analysis?id=versus&moves=a2b2,nonsense');
  await expect(page.getByRole('alert')).toContainText("action 2 'nonsense'");
  await page.goto('/analysis?id=versus&position=what');
  await expect(page.getByRole('heading', { name: 'This game cannot be shown' })).toBeVisible();
  await page.goto('/analysis/nobody');
  await expect(page.getByRole('heading', { name: 'This analysis is not on this device.' })).toBeVisible();
});

test('Expert shows all hands, and one line for the side to act', async ({ page }) => {
  await open(page, '/analysis?id=himiki-expert&setup=random-deal&seed=7');
  await expect(firstActions(page)).not.toHaveCount(0);
  await expect(page.locator('.facts')).not.toContainText('?');
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe sees no fault, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const check = async (): Promise<void> => {
      const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
    };
    await open(page, '/analysis?id=pijersi&moves=a4b5c4');
    await expect(firstActions(page)).toHaveCount(3);
    await check();
    await page.getByRole('tab', { name: 'Notes' }).click();
    await expect(page.getByLabel('Comment on a4-b5=c4')).toBeVisible();
    await check();
    await page.goto('/analysis');
    await expect(page.getByRole('link', { name: 'Open: PIJERSI' })).toBeVisible();
    await check();
  });
}

for (const locale of ['fr', 'en', 'it', 'de', 'es', 'nl']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 320, height: 640 } });

    test('nothing is wider than a small phone', async ({ page }) => {
      const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
      await page.goto('/analysis');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await width()).toBeLessThanOrEqual(320);
      await open(page, '/analysis?id=pijersi&moves=a4b5c4');
      await expect(page.locator('section.lines li button').first()).toBeVisible();
      expect(await width()).toBeLessThanOrEqual(320);
    });
  });
}

test('nothing jumps while lines come in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/analysis?id=versus&moves=a2b2');
  const top = async (): Promise<number> => (await tree(page).boundingBox())!.y;
  const before = await top();
  await expect.poll(() => depthOf(page)).toBeGreaterThan(5);
  expect(await top()).toBe(before);
});

test.describe('in 3D', () => {
  test.use({ viewport: { width: 640, height: 480 } });

  test('arrows lie over the solid board', async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('combobox', { name: 'View' }).selectOption('3D');
    await open(page, '/analysis?id=pijersi');
    await expect(page.getByTestId('solid-board')).toBeVisible();
    await expect(page.getByTestId('arrows').locator('[data-arrow]')).not.toHaveCount(0);
  });
});
