// The computer thinks on several threads where the page may share memory, and on one where it may not.

import { expect, test, type Page } from '@playwright/test';
import { start } from './table';

/** The same pages from a server that does not set them apart from others. */
async function withoutIsolation(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['cross-origin-opener-policy'];
    delete headers['cross-origin-embedder-policy'];
    await route.fulfill({ response, headers });
  });
}

async function computerAnswers(page: Page): Promise<string[]> {
  const modules: string[] = [];
  page.on('worker', (worker) => modules.push(worker.url()));
  const table = await start(page, 'pijersi', { White: 'A person at this screen', Black: 'Computer' }, 10);
  await table.tap('b2', 'c2');
  await table.expectMoves(2);
  await table.press('Hint');
  await expect(page.getByText(/^Hint: /)).toBeVisible();
  return modules;
}

test('as many threads as there are processors, up to four', async ({ page }) => {
  await page.goto('/about');
  const threads = await page.evaluate(() => Math.min(navigator.hardwareConcurrency, 4));
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await expect(page.getByText(`thinks on ${threads > 1 ? `${threads} threads` : 'one thread'}`)).toBeVisible();
  const workers = await computerAnswers(page);
  expect(workers.filter((url) => url.includes('helper'))).toHaveLength(threads - 1);
});

test('one thread where memory may not be shared', async ({ page }) => {
  await withoutIsolation(page);
  await page.goto('/about');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await expect(page.getByText('thinks on one thread')).toBeVisible();
  const workers = await computerAnswers(page);
  expect(workers.filter((url) => url.includes('helper'))).toHaveLength(0);
});
