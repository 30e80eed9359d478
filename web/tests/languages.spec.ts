// The languages of HI MI KI's own rulebook: chosen by the browser, switchable, and none too long for a small phone.

import { expect, test } from '@playwright/test';

const locales = ['fr', 'en', 'it', 'de', 'es', 'nl'];

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 320, height: 640 } });

    test('is spoken, and fits', async ({ page }) => {
      const expectToFit = async (what: string): Promise<void> => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(320);
      };
      for (const path of ['/', '/new/himiki-expert-2v2', '/new/pijersi', '/puzzles/headlock', '/settings', '/about', '/nowhere']) {
        await page.goto(path);
        await expectToFit(path);
      }
      for (const id of ['himiki-expert-2v2', 'versus', 'pijersi', 'remparts']) {
        await page.goto(`/new/${id}`);
        await page.locator('form button[type=submit]').click();
        await expect(page.getByTestId('flat-board')).toBeVisible();
        await expectToFit(id);
      }
    });
  });
}

test('another language is chosen, and stays', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/new/pijersi');
  await expect(page.getByRole('combobox', { name: 'Noir' })).toBeVisible();
});
