// Takes the pictures of docs/images: each game on a phone and on a desk, a few moves into a game of two computers. After `npm run build`:
//
//   npm run pictures [name...]

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { served } from './served.mjs';

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const games = { himiki: 13, versus: 14, pijersi: 12, remparts: 20 };

const { address, close } = await served();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
await mkdir(folder, { recursive: true });

/** WebP is a third of PNG here; the browser makes it. */
async function take(page, name) {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  await writeFile(`${folder}${name}.webp`, Buffer.from(data, 'base64'));
  console.log(`docs/images/${name}.webp`);
}

for (const [device, viewport] of Object.entries(sizes)) {
  // Solid where there is room to admire it, flat on the phone: both are what players see.
  const view = device === 'desktop' ? 'solid' : 'flat';
  for (const [game, moves] of Object.entries(games)) {
    const name = `${game}-${device}`;
    if (process.argv.length > 2 && !process.argv.slice(2).includes(name)) continue;
    const context = await browser.newContext({ viewport, locale: 'en', reducedMotion: 'reduce', serviceWorkers: 'block' });
    await context.addInitScript((chosen) => localStorage.setItem('tessera.settings', JSON.stringify({ view: chosen })), view);
    const page = await context.newPage();
    await page.goto(`${address}new/${game}`);
    for (const select of await page.getByRole('combobox').all()) {
      if ((await select.locator('option', { hasText: /^Computer$/ }).count()) > 0) await select.selectOption('Computer');
    }
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('list', { name: 'Moves' }).getByRole('listitem').nth(moves - 1).waitFor({ timeout: 60_000 });
    await take(page, name);
    await context.close();
  }
}
await browser.close();
close();
