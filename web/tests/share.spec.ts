// Games leave the page and come back: links, records, pictures, paper.

import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { Engine } from '../src/engine/module';
import type { OrFault } from '../src/engine/share_answers';
import type { GameScript } from '../src/engine/types';
import { engineOfTests } from './engine';
import { pressOnceThere } from './press_at_once';
import { start } from './table';

let engine: Engine;
test.beforeAll(async () => {
  engine = await engineOfTests();
});

/** A short game of each family, and of each kind of secret, chance and puzzle. */
function scriptOf(id: string, count: number, more: Partial<GameScript> = {}): GameScript {
  const script: GameScript = { id, ...more, actions: [] };
  engine.order(`setoption name Game value ${id}`);
  if (script.setup) {
    engine.order(`setoption name Setup value ${script.setup}`);
    engine.order(`setoption name Seed value ${script.seed ?? 0}`);
  }
  for (let i = 0; i < count; ++i) {
    engine.order(`position startpos${i > 0 ? ` moves ${script.actions.join(' ')}` : ''}`);
    const { actions } = engine.state<{ actions: { action: string }[] }>();
    if (actions.length === 0) break;
    script.actions.push(actions[(i * 7) % actions.length]!.action);
  }
  return script;
}

function linkOf(script: GameScript): string {
  const answer = engine.ask<OrFault<{ link: string }>>('link_of', { script });
  if ('fault' in answer) throw new Error(answer.fault.sentence);
  return answer.link;
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function saved(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await download).path());
}

async function otherContext(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  return page;
}

for (const [id, move] of [
  ['himiki', 'D5@HM'],
  ['versus', 'a3c3'],
  ['pijersi', 'a4b5c4'],
  ['remparts', '-e6'],
] as const) {
  test(`${id}: a link leads to the same game in another browser`, async ({ page, browser }) => {
    const link = linkOf({ id, actions: [move] });
    await page.goto(`/share/${link}`);
    await expect(page.getByRole('list', { name: 'Moves' }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Play on at this screen' }).click();
    await expect(page).toHaveURL(/\/play\//);
    await openDialog(page);
    const address = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(address).toContain(`/share/${link}`);
    const other = await otherContext(browser, address);
    await expect(other.getByRole('list', { name: 'Moves' }).getByRole('listitem')).toHaveCount(1);
    const names = (one: Page): Promise<(string | null)[]> => one.locator('[data-cell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
    const told = (await names(other)).map((name) => name?.replace(/, .*may .*/, ''));
    expect(told.length).toBeGreaterThan(20);
    await page.goto(address);
    await expect(page.getByRole('list', { name: 'Moves' }).getByRole('listitem')).toHaveCount(1);
    expect((await names(page)).map((name) => name?.replace(/, .*may .*/, ''))).toEqual(told);
  });
}

test('a damaged link says so', async ({ page }) => {
  const link = linkOf(scriptOf('pijersi', 4));
  for (const bad of [link.slice(0, -1), link.slice(1), `${link.slice(0, 4)}${link[4] === 'x' ? 'y' : 'x'}${link.slice(5)}`]) {
    await page.goto(`/share/${bad}`);
    await expect(page.getByRole('alert')).toContainText('This link is damaged');
  }
  await page.goto('/share/2abcTFA7K');
  await expect(page.getByRole('alert')).toContainText('newer version');
});

test('a shared game is replayed, and its addresses lead on', async ({ page }) => {
  const script = scriptOf('pijersi', 6);
  await page.goto(`/share/${linkOf(script)}`);
  const moves = page.getByRole('list', { name: 'Moves' }).getByRole('listitem');
  await expect(moves).toHaveCount(6);
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect(moves).toHaveCount(5);
  await page.getByRole('slider', { name: 'Move shown' }).focus();
  await page.keyboard.press('Home');
  await expect(moves).toHaveCount(0);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(moves).toHaveCount(6);
  const analysis = new URL((await page.getByRole('link', { name: 'Analyse' }).getAttribute('href'))!, page.url());
  expect(analysis.pathname).toBe('/analysis');
  expect(analysis.searchParams.get('moves')).toBe(script.actions.join(','));
  await expect(page.getByRole('link', { name: 'New game from here' })).toHaveAttribute('href', /\/new\/pijersi\?position=.+/);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('a puzzle from a link can be solved', async ({ page }) => {
  await page.goto(`/share/${linkOf({ id: 'mindlock', position: '2h.3/4k.1/1m.1HK2/6/6 turn 0 - - - - -', actions: [] })}`);
  await page.getByRole('button', { name: 'Solve it' }).click();
  await expect(page).toHaveURL(/\/play\//);
});

test('a running game with secrets asks before it gives them away', async ({ page }) => {
  const table = await start(page, 'himiki-expert', { White: 'A person at this screen', Black: 'Computer' }, 1);
  await expect(table.status()).toContainText('White');
  await openDialog(page);
  await expect(page.getByText('still running')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Share it all the same' }).check();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/share\/\w+/);
});

test('what is saved as a record is read again', async ({ page }) => {
  const script = scriptOf('pijersi', 7);
  await page.goto(`/share/${linkOf(script)}`);
  await openDialog(page);
  const record = await saved(page, 'Save as text');
  expect(record.toString()).toContain('[Game "pijersi"]');
  const author = await saved(page, 'Save in the form of PIJERSI’s author');
  for (const [content, form] of [[record, 'record'], [author, 'form of PIJERSI’s author']] as const) {
    await page.goto('/records');
    await page.getByLabel('Open a file').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: content });
    await expect(page.getByRole('heading', { name: '1 game found' })).toBeVisible();
    await expect(page.getByText(`7 moves · ${form}`)).toBeVisible();
    await page.getByRole('button', { name: 'Look at it' }).click();
    await expect(page).toHaveURL(new RegExp(`/share/${linkOf(script)}$`));
  }
});

test('records of every form are recognised, and a bad one is not half taken', async ({ page }) => {
  await page.goto('/records');
  const text = page.getByRole('textbox', { name: 'Record, position or link' });
  const read = page.getByRole('button', { name: 'Read' });
  const two = '[Game "pijersi"]\n[P1 "Ada"]\n\n1. a4-b5=c4 {Good.} *\n\n[Game "versus"]\n\n1. a3c3 *\n';
  await text.fill(two);
  await read.click();
  await expect(page.getByRole('heading', { name: '2 games found' })).toBeVisible();
  await expect(page.getByText('Ada · 1 move · record')).toBeVisible();
  await expect(page.getByText('1 comment or time of the record is not taken over.')).toBeVisible();

  await text.fill(two.replace('a3c3', 'a3z9'));
  await read.click();
  await expect(page.getByRole('alert')).toContainText(/Line 8: Action 1 'a3z9' cannot be played.*Nothing was taken over/);
  await expect(page.getByRole('heading', { name: /found/ })).toHaveCount(0);

  await text.fill('1 a4-b5=c4  2 g1-f1');
  await read.click();
  await expect(page.getByText('2 moves · form of PIJERSI’s author')).toBeVisible();

  await text.fill('6/7/5p-/3WR3/6/7/6 b 3 12');
  await read.click();
  await expect(page.getByRole('heading', { name: '1 game found' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep it on this device' }).click();
  await page.getByRole('link', { name: 'Open', exact: true }).first().click();
  await expect(page.getByTestId('status')).toContainText('Black');

  await page.goto('/records');
  await text.fill(`${new URL(page.url()).origin}/share/${linkOf({ id: 'remparts', actions: [] })}`);
  await read.click();
  await expect(page.getByRole('heading', { name: 'REMPARTS' })).toBeVisible();
  await page.getByLabel('Open a file').setInputFiles({ name: 'cat.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x80]) });
  await expect(page.getByRole('alert')).toContainText('cat.jpg is not a text file');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('pictures stand alone and show the board', async ({ page }) => {
  await page.goto(`/share/${linkOf(scriptOf('versus', 5))}`);
  await openDialog(page);
  const svg = (await saved(page, 'Save as SVG')).toString();
  expect(svg).not.toMatch(/var\(|class=|style=|href=|url\(/);
  const png = await saved(page, 'Save as PNG');
  // Both are decoded by the browser: of the right size, and with colours of board and pieces in them.
  const seen = (source: string): Promise<{ width: number; height: number; colours: number }> =>
    page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const pixels = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
      const counts = new Map<number, number>();
      for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
      return { width: canvas.width, height: canvas.height, colours: [...counts.values()].filter((count) => count > pixels.length / 500).length };
    }, source);
  const drawn = await seen(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const painted = await seen(`data:image/png;base64,${png.toString('base64')}`);
  expect(drawn.width).toBeGreaterThan(400);
  expect([painted.width, painted.height]).toEqual([2 * drawn.width, 2 * drawn.height]);
  expect(drawn.colours).toBeGreaterThan(4);
  expect(painted.colours).toBeGreaterThan(4);
});

/** The frames of a GIF and whether it begins anew, by walking its blocks. */
function walked(bytes: Buffer): { frames: number; loops: boolean } {
  let at = 13;
  let frames = 0;
  let loops = false;
  const skipBlocks = (): void => {
    while (bytes[at]! > 0) at += bytes[at]! + 1;
    at += 1;
  };
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      loops ||= bytes.toString('latin1', at + 3, at + 14) === 'NETSCAPE2.0';
      at += 2;
      skipBlocks();
    } else if (bytes[at] === 0x2c) {
      frames += 1;
      const flags = bytes[at + 9]!;
      at += 10 + (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0) + 1;
      skipBlocks();
    } else throw new Error(`no block begins with ${bytes[at]} at ${at}`);
  }
  expect(at).toBe(bytes.length - 1);
  return { frames, loops };
}

test('a game becomes a GIF with a frame an action, and the work can be stopped', async ({ page }) => {
  const script = scriptOf('himiki', 12);
  await page.goto(`/share/${linkOf(script)}`);
  await openDialog(page);
  await page.getByRole('combobox', { name: 'Width' }).selectOption('320 pixels');
  const gif = await saved(page, 'Make a GIF');
  expect(walked(gif)).toEqual({ frames: script.actions.length + 1, loops: true });
  expect(gif.readUInt16LE(6)).toBe(320);
  await pressOnceThere(page, 'Stop');
  await page.getByRole('button', { name: 'Make a GIF' }).click();
  await expect(page.getByText('Stopped. Nothing was saved.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('paper gets the game alone, and rules without navigation', async ({ page }) => {
  await page.goto(`/share/${linkOf(scriptOf('pijersi', 5))}`);
  await openDialog(page);
  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole('button', { name: 'Print' }).click();
  const sheet = page.locator('.printed');
  await expect(sheet.locator('svg')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveCount(5);
  await expect(page.locator('#app')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/rules/pijersi');
  await expect(page.locator('figure svg').first()).toBeVisible();
  await expect(page.locator('header')).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  await expect(page.getByText('/rules/pijersi#…')).toBeVisible();
});

test('nothing is wider than a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const isWide = (): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  await page.goto('/records');
  await expect(page.getByRole('heading', { name: 'Records of games' })).toBeVisible();
  expect(await isWide()).toBe(false);
  await page.goto(`/share/${linkOf(scriptOf('himiki-expert', 9, { setup: 'random-deal', seed: 5 }))}`);
  await expect(page.getByTestId('status')).not.toBeEmpty();
  expect(await isWide()).toBe(false);
  await openDialog(page);
  await expect(page.getByRole('button', { name: 'Save as PNG' })).toBeVisible();
  expect(await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
});
