// The online pages for everybody: colours and names that axe accepts, small phones, six languages.

import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { words as english } from '../../src/online/words/en';
import { expect, test } from './fixtures';
import { Player } from './player';
import { begin, playOn, shown } from './playing';

const paths = ['/online', '/online/games', '/online/tv', '/online/leaderboards', '/online/account'];

/** What stands on a page once all that it asks the server for is there. */
const contents: Record<string, (page: Page) => Locator[]> = {
  '/online': (page) => [page.getByTestId('counts'), page.locator('section[aria-labelledby="own-title"] .none').first(), page.getByTestId('open-game').first()],
  '/online/games': (page) => [page.locator('.panel .muted, [data-testid="finished-game"]').first()],
  '/online/tv': (page) => [page.locator('[data-testid="tv-game"] .mover').first()],
  '/online/leaderboards': (page) => [page.locator('.page p.muted, .page table').first()],
  '/online/account': (page) => [page.locator('section[aria-labelledby="blocks-title"] .muted')],
};

async function expectThere(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const content of contents[path]?.(page) ?? []) await expect(content, path).toBeVisible();
}

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
  await ben.make({ variant: 'versus', seats: ['me', { bot: 1 }] });
  const { id: waiting } = await ben.make({ variant: 'himiki-expert-2v2', seats: ['me', 'open', 'invited', { bot: 3 }] });
  await ann.page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...paths, `/online/players/${name}`, `/online/game/${waiting}`, `/online/game/${id}`, '/online/game/nowhere0']) {
    await ann.page.goto(path);
    await expectThere(ann.page, path);
    if (path.includes('nowhere')) await expect(ann.page.getByRole('alert')).not.toBeEmpty();
    else if (path.includes(waiting)) await expect(ann.page.getByTestId('waiting')).toBeVisible();
    else if (path.includes(id)) await shown(ann, 1, 'running');
    else if (path.includes(name)) await expect(ann.page.getByRole('list', { name: 'Games played' }).getByRole('listitem').first()).toBeVisible();
    else if (path === '/online') await expect(ann.page.locator(`[data-testid="own-game"][data-game="${id}"]`)).toBeVisible();
    else if (path === '/online/tv') await expect(ann.page.locator(`[data-testid="tv-own"][data-game="${id}"]`)).toBeVisible();
    await expectNarrow(ann.page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await ann.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoFault(ann.page);
    }
  }
  // Over, with all that is shown then.
  await ann.open(id);
  await ann.press('Resign');
  await ann.press('Yes');
  await ann.expectState('over');
  await expect(ann.page.getByTestId('fairness')).toHaveAttribute('data-verified', 'yes');
  await ann.page.locator('details').evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)));
  // What a game that waits offers to its maker.
  await ben.page.setViewportSize({ width: 320, height: 640 });
  await ben.open(waiting);
  await expect(ben.page.getByRole('button', { name: 'Give the free seats to the computer' })).toBeVisible();
  for (const [{ page }, what] of [[ann, 'a game that is over'], [ben, 'a game that waits']] as const) {
    await expectNarrow(page, what);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoFault(page);
    }
  }
});

test('six languages are spoken everywhere, and fit', async ({ browser, server, arrive }) => {
  const host = await arrive();
  const { id } = await host.make({ variant: 'himiki-expert-2v2', seats: ['me', 'open', 'invited', { bot: 3 }] });
  await host.make({ variant: 'versus', seats: ['me', { bot: 1 }] });
  const keys = Object.keys(english);
  const long = Object.values(english).filter((text) => /^[A-Z][a-z]+ [a-z]+ [a-z ]+$/.test(text));
  for (const locale of ['fr', 'en', 'it', 'de', 'es', 'nl']) {
    const context = await browser.newContext({ baseURL: server.url, locale, viewport: { width: 320, height: 640 }, serviceWorkers: 'block' });
    const { page } = new Player(await context.newPage(), server.url);
    for (const path of [...paths, `/online/game/${id}`]) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByTestId('online-state')).toHaveAttribute('data-state', 'connected');
      await expectThere(page, path);
      if (path.includes(id)) await expect(page.getByTestId('waiting')).toBeVisible();
      await expectNarrow(page, `${locale} ${path}`);
      const text = await page.locator('body').innerText();
      const shown = keys.filter((key) => key.includes('.') && text.includes(key));
      expect(shown, `${locale} ${path}: keys instead of words`).toEqual([]);
      if (locale !== 'en') expect(long.filter((one) => text.includes(one)), `${locale} ${path}: English`).toEqual([]);
    }
    // What the server refuses is told in the page's words, and so is what a guest is called.
    if (locale !== 'en') {
      await page.goto('/online/account');
      await expect(page.getByTestId('me')).toHaveText(/^\S+ [0-9a-f]{4}$/);
      await expect(page.getByTestId('me')).not.toContainText('Guest');
      const form = page.locator('form[aria-labelledby="login-title"]');
      await form.locator('input').first().fill('Nobody_at_all');
      await form.locator('input[type="password"]').fill('not the pass phrase');
      await form.getByRole('button').click();
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await expect(page.getByRole('alert')).not.toContainText('is wrong');
      await page.goto('/online/game/nowhere0');
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await expect(page.getByRole('alert')).not.toContainText(/game|here/);
    }
    await context.close();
  }
});
