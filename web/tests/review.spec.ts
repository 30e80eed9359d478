// Games are gone over on the device, mistakes are found with their reasons, and one can learn from them.

import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { start, Table } from './table';

interface Script {
  id: string;
  position?: string;
  actions: string[];
}

/** Puts a game onto the device as if it had been played there, and opens its review. */
async function openReview(page: Page, script: Script): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async (kept) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('tessera');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('no database'));
    });
    const change = db.transaction('games', 'readwrite');
    change.objectStore('games').put(kept);
    await new Promise((done) => (change.oncomplete = done));
    db.close();
  }, { key: 'reviewed', script, players: [{ kind: 'person' }, { kind: 'person' }], clock: null, ended: 'draw', changed: 1 });
  await page.goto('/review?game=reviewed');
  await expect(actions(page)).toHaveCount(script.actions.length);
}

const actions = (page: Page) => page.getByRole('list', { name: 'Reviewed actions' }).getByRole('listitem');
const told = (page: Page) => page.getByTestId('action-review').first();

async function review(page: Page, depth = 'Quick'): Promise<void> {
  await page.getByRole('combobox', { name: 'How closely' }).selectOption(depth);
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page.getByRole('button', { name: 'Review again' })).toBeVisible({ timeout: 60_000 });
}

const runners: Script = { id: 'pijersi', position: '6/2R-4/6/7/6/3p-3/R-5 w 0 1', actions: ['a1b1', 'b4a3'] };

const blunders: { script: Script; at: number; better: RegExp; why: RegExp[] }[] = [
  { script: runners, at: 1, better: /Better: f3-g[23]/, why: [/Black can now force a win in 1 action/, /It lets Black arrive/] },
  {
    script: { id: 'remparts', position: '3k3/7/7/3L3/7/7/3K3 b - - 0 - -', actions: ['+a1', 'end', 'd4xd7'] },
    at: 2,
    better: /Better: /,
    why: [/It lets White take the monarch/],
  },
  {
    script: { id: 'versus', position: '2v1d/6/7/3a4/9/8/7/6/D1V2 d -', actions: ['a1b1', 'f4e4'] },
    at: 1,
    better: /Better: a3/,
    why: [/Dark could have had the target e4 for 4 points/],
  },
  {
    script: { id: 'himiki', position: '6/6/1hm1HM2/6/KH4kh w 4-4 --- turn + -', actions: ['A1>BB1'] },
    at: 1,
    better: /Better: C4>BC3/,
    why: [/White could have forced a win in 1 action/, /Five points/],
  },
];

for (const { script, at, better, why } of blunders) {
  test(`a blunder of ${script.id} is found with its reason`, async ({ page }) => {
    await openReview(page, script);
    await review(page);
    const item = actions(page).nth(at - 1);
    await expect(item).toContainText('Blunder');
    await item.getByRole('button').click();
    await expect(told(page)).toContainText(better);
    for (const reason of why) await expect(told(page)).toContainText(reason);
    await expect(page.getByRole('table', { name: 'Summary' })).toContainText('Accuracy');
  });
}

test('a game is played to its end and reviewed, and the review is kept', async ({ page }) => {
  const table = await start(page, 'pijersi', { White: 'A person at this screen', Black: 'A person at this screen' });
  await table.tap('b2', 'c2');
  await table.expectMoves(1);
  await table.press('Resign');
  await table.press('Yes');
  await page.getByRole('link', { name: 'Review this game' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Game review: PIJERSI');
  await review(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Review again' })).toBeVisible();
  await expect(actions(page).first()).not.toContainText('Not reviewed yet');
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(new Table(page).status()).toContainText('has resigned');
});

test('learning takes what is as good, refuses the rest, and shows the answer', async ({ page }) => {
  await openReview(page, runners);
  await review(page);
  await page.getByRole('button', { name: 'White: 1 mistake' }).click();
  const question = page.getByTestId('learn');
  await expect(question).toContainText('White played a1-b1 here. Find something better.');
  const table = new Table(page);
  await table.tap('a1', 'b1');
  await expect(question).toContainText('That is what was played');
  await table.tap('a1', 'a2');
  await expect(question).toContainText('a1-a2 is not good enough');
  await table.tap('f3', 'g3');
  await expect(question).toContainText('f3-g3 is a good answer');
  await page.getByRole('button', { name: 'Try once more' }).click();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(question).toContainText('The engine would have played');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Those were all the mistakes.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the review' }).click();
  await expect(actions(page)).toHaveCount(2);
});

test('a review is stopped, what is done stays, and it goes on from there', async ({ page }) => {
  const played = ['a1b2', 'f2f1e1', 'a3b3d4', 'e1e2f2', 'a6b6d5', 'f3e2e1', 'b2b3a3', 'f4d3d2'];
  await openReview(page, { id: 'pijersi', actions: played });
  await page.getByRole('combobox', { name: 'How closely' }).selectOption('Deep');
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(actions(page).last()).not.toContainText('Not reviewed yet', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop the review' }).click();
  const goOn = page.getByRole('button', { name: 'Go on with the review' });
  await expect(goOn).toBeVisible();
  await expect(actions(page).first()).toContainText('Not reviewed yet');
  await page.reload();
  await expect(goOn).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'How closely' })).toHaveValue('deep');
  await expect(actions(page).last()).not.toContainText('Not reviewed yet');
  await page.getByRole('combobox', { name: 'How closely' }).selectOption('Quick');
  await review(page);
});

test('keys walk through the game', async ({ page }) => {
  await openReview(page, runners);
  const slider = page.getByRole('slider', { name: 'Position' });
  await review(page);
  await expect(slider).toHaveAttribute('aria-valuetext', 'After 2 of 2 actions');
  await page.getByRole('button', { name: 'Back', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', 'After 1 of 2 actions');
  await expect(told(page)).toContainText('a1-b1');
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'After 0 of 2 actions');
});

test('what is not there or cannot be reviewed is said', async ({ page }) => {
  await page.goto('/review?game=nothing');
  await expect(page.getByRole('heading', { name: 'This game is not on this device.' })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds no fault, and nothing is wider than a small phone, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 700 });
    const check = async (): Promise<void> => {
      const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    };
    await openReview(page, runners);
    await check();
    await review(page);
    await actions(page).first().getByRole('button').click();
    await expect(told(page)).toContainText('Blunder');
    await check();
    await page.getByRole('button', { name: 'White: 1 mistake' }).click();
    await expect(page.getByTestId('learn')).toBeVisible();
    await check();
  });
}
