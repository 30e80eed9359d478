// The online pages for everybody: colours and names that axe accepts, small phones, six languages.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { words as english } from '../../src/online/words/en';
import { expect, test } from './fixtures';
import { Player } from './player';
import { begin, playOn } from './playing';

const paths = ['/online', '/online/tv', '/online/leaderboards', '/online/account'];

async function expectNoFault(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

const expectNarrow = async (page: Page, what: string): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(320);
};

test('no online page has a fault that axe sees, light and dark, or is wider than a phone', async ({ arrive, engine }) => {
  const [ann, ben] = await Promise.all([arrive({ taps: true }), arrive()]);
  const name = `Dora${Date.now() % 1e7}`;
  expect((await ben.ask('POST', 'accounts', { name, password: 'a long pass phrase' })).status).toBeLessThan(300);
  const id = await begin(ben, ann, { variant: 'pijersi' });
  await playOn(engine, [ben], id, 0, { most: 1 });
  const { id: waiting } = await ben.make({ variant: 'himiki-expert-2v2', seats: ['me', 'open', 'invited', { bot: 3 }] });
  await ann.page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...paths, `/online/players/${name}`, `/online/game/${waiting}`, `/online/game/${id}`, '/online/game/nowhere0']) {
    await ann.page.goto(path);
    await expect(ann.page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path.includes('/game/') && !path.includes('nowhere')) await expect(ann.game()).toBeVisible();
    await expectNarrow(ann.page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await ann.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoFault(ann.page);
    }
  }
  // Over, with all that is shown then.
  await ann.press('Resign').catch(() => undefined);
});

test('six languages are spoken everywhere, and fit', async ({ browser, server, arrive }) => {
  const host = await arrive();
  const { id } = await host.make({ variant: 'himiki-expert-2v2', seats: ['me', 'open', 'invited', { bot: 3 }] });
  const keys = Object.keys(english);
  const long = Object.values(english).filter((text) => /^[A-Z][a-z]+ [a-z]+ [a-z ]+$/.test(text));
  for (const locale of ['fr', 'en', 'it', 'de', 'es', 'nl']) {
    const context = await browser.newContext({ baseURL: server.url, locale, viewport: { width: 320, height: 640 }, serviceWorkers: 'block' });
    const { page } = new Player(await context.newPage(), server.url);
    for (const path of [...paths, `/online/game/${id}`]) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByTestId('online-state')).toHaveAttribute('data-state', 'connected');
      await expectNarrow(page, `${locale} ${path}`);
      const text = await page.locator('body').innerText();
      const shown = keys.filter((key) => key.includes('.') && text.includes(key));
      expect(shown, `${locale} ${path}: keys instead of words`).toEqual([]);
      if (locale !== 'en') expect(long.filter((one) => text.includes(one)), `${locale} ${path}: English`).toEqual([]);
    }
    await context.close();
  }
});
