// The board in 3D: it is played by the same buttons, it is really drawn, and where it cannot be the flat one is there.

import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { start, Table, type Seat } from './table';

// Here a program draws, not a chip: small pictures are soon drawn.
test.use({ viewport: { width: 640, height: 480 } });

const person: Seat = 'A person at this screen';
const people: Record<string, Seat> = { White: person, Black: person };
const upright = 'fire on top, water at the sides';

async function chooseSolid(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('combobox', { name: 'View' }).selectOption('3D');
}

const board = (page: Page): Locator => page.getByTestId('solid-board');

/** What is seen of the board, once it has come to rest. */
async function picture(page: Page): Promise<string> {
  await expect(board(page)).toBeVisible();
  // Moves the pointer away and lets the last frame come.
  await page.mouse.move(0, 0);
  let before = '';
  let now = (await board(page).screenshot()).toString('base64');
  while (now !== before) {
    before = now;
    now = (await board(page).screenshot()).toString('base64');
  }
  return now;
}

/** How many colours a picture has: an empty one has one or two. */
async function coloursOf(page: Page, base64: string): Promise<number> {
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  }, base64);
}

async function drag(page: Page, table: Table, from: string, to: string): Promise<void> {
  const middle = async (cell: string): Promise<[number, number]> => {
    const box = (await table.cell(cell).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 4 });
  await page.mouse.up();
}

test.describe('chosen in the settings', () => {
  test.beforeEach(async ({ page }) => chooseSolid(page));

  test('HI MI KI is set up, tipped and turned', async ({ page }) => {
    const table = await start(page, 'himiki', people);
    const empty = await picture(page);
    expect(await coloursOf(page, empty)).toBeGreaterThan(200);
    for (const cell of ['B5', 'B2', 'C2', 'C5', 'D5', 'D2']) {
      await table.tap(cell);
      await table.press(upright);
    }
    await expect(table.status()).toContainText('White to move');
    const before = await picture(page);
    expect(before).not.toBe(empty);
    await drag(page, table, 'C5', 'C4');
    await expect(table.cell('C4')).toHaveAttribute('aria-label', /White cube, water on top, fire to left and right/);
    expect(await picture(page)).not.toBe(before);
    await table.tap('B2', 'B2');
    await table.press('Done');
    await expect(table.cell('B2')).toHaveAttribute('aria-label', /Black cube, fire on top, wood to left and right/);
    await table.press('Take back');
    await expect(table.cell('B2')).toHaveAttribute('aria-label', /Black cube, fire on top, water to left and right/);
  });

  test('VERSUS pulls and turns over', async ({ page }) => {
    const table = await start(page, 'versus', { Dark: person, Light: person });
    const before = await picture(page);
    await table.tap('a3', 'c5');
    await expect(table.cell('h2')).toHaveAttribute('aria-label', /Dark pawn 3, 2 underneath/);
    expect(await picture(page)).not.toBe(before);
    await drag(page, table, 'i2', 'h3');
    await table.expectMoves(2);
  });

  test('PIJERSI stacks', async ({ page }) => {
    const table = await start(page, 'pijersi', people);
    const before = await picture(page);
    await table.tap('a1', 'b1');
    await expect(table.cell('b1')).toHaveAttribute('aria-label', /White rock on White paper/);
    expect(await picture(page)).not.toBe(before);
    await table.press('Done');
    await expect(table.status()).toContainText('Black to move');
    // The upper part of a stack belongs to its cell, though it is seen over the one behind.
    const box = (await table.cell('b4').boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + 4);
    await expect(page.getByRole('alert')).toContainText(/b4/);
    await drag(page, table, 'f1', 'e1');
    await table.expectMoves(2);
  });

  test('REMPARTS turns tiles into walls and back', async ({ page }) => {
    const table = await start(page, 'remparts', people);
    const before = await picture(page);
    await table.tap('d6', 'c4');
    await expect(table.cell('c4')).toHaveAttribute('aria-label', /wall, turned in this turn/);
    const built = await picture(page);
    expect(built).not.toBe(before);
    await drag(page, table, 'd7', 'd3');
    await expect(table.status()).toContainText('White to move');
    for (let i = 0; i < 3; ++i) await table.press('Take back');
    await expect(page.getByText('Action 1 of 3')).toBeVisible();
    expect(await picture(page)).toBe(before);
  });

  test('the board is turned for Black', async ({ page }) => {
    const table = await start(page, 'pijersi', { White: 'Computer', Black: person }, 1);
    await table.expectMoves(1);
    const top = async (cell: string): Promise<number> => (await table.cell(cell).boundingBox())!.y;
    expect(await top('g1')).toBeGreaterThan(await top('a1'));
    const before = await picture(page);
    await table.press('Turn the board');
    expect(await top('g1')).toBeLessThan(await top('a1'));
    expect(await picture(page)).not.toBe(before);
  });

  test('names, colours and materials change with the settings', async ({ page }) => {
    await start(page, 'versus', { Dark: person, Light: person });
    const path = new URL(page.url()).pathname;
    const seen = new Set([await picture(page)]);
    for (const [setting, value] of [['Colours', 'Dark'], ['Board', 'Slate']] as const) {
      await page.goto('/settings');
      await page.getByRole('combobox', { name: setting, exact: true }).selectOption(value);
      await page.goto(path);
      seen.add(await picture(page));
    }
    await page.goto('/settings');
    await page.getByLabel('Names of cells').uncheck();
    await page.goto(path);
    seen.add(await picture(page));
    expect(seen.size).toBe(4);
  });

  test('the device’s colours reach a board that is shown', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await start(page, 'himiki', people);
    const before = await picture(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await picture(page)).not.toBe(before);
  });

  test('axe sees no fault, and nothing is wider than a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const id of ['himiki', 'versus-91', 'pijersi', 'remparts']) {
      await page.goto(`/new/${id}`);
      await page.getByRole('button', { name: 'Start' }).click();
      await expect(board(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(320);
    }
    const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
    expect(found.violations.map(({ id }) => id)).toEqual([]);
  });
});

/** Counts the frames that the page asks for. */
async function countFrames(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const real = window.requestAnimationFrame.bind(window);
    const counted = window as unknown as { frames: number };
    counted.frames = 0;
    window.requestAnimationFrame = (draw) => {
      counted.frames += 1;
      return real(draw);
    };
  });
  return () => page.evaluate(() => (window as unknown as { frames: number }).frames);
}

for (const motion of ['reduce', 'no-preference'] as const) {
  test(`frames are drawn only when something changes, motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    const frames = await countFrames(page);
    await chooseSolid(page);
    const table = await start(page, 'pijersi', people);
    await picture(page);
    const idle = await frames();
    await page.waitForTimeout(700);
    expect(await frames()).toBe(idle);
    await table.tap('b2', 'c2');
    await table.expectMoves(1);
    await picture(page);
    const used = (await frames()) - idle;
    // Without motion a change takes one frame: choosing, moving, what is last.
    if (motion === 'reduce') expect(used).toBeLessThan(10);
    else expect(used).toBeGreaterThan(0);
  });
}

test('the switch at the table goes from one board to the other, and stays', async ({ page }) => {
  const table = await start(page, 'pijersi', people);
  // Nothing but a program draws here: by itself the board is flat.
  await expect(page.getByTestId('flat-board')).toBeVisible();
  await table.press('Board in 3D');
  await expect(board(page)).toBeVisible();
  await page.reload();
  await expect(board(page)).toBeVisible();
  await table.press('Flat board');
  await expect(page.getByTestId('flat-board')).toBeVisible();
  await expect(board(page)).toHaveCount(0);
});

test('by itself the board is solid where a chip draws', async ({ page }) => {
  await page.addInitScript(() => {
    const real = WebGL2RenderingContext.prototype.getParameter;
    WebGL2RenderingContext.prototype.getParameter = function (name: number) {
      const unmaskedRenderer = 0x9246;
      return name === unmaskedRenderer ? 'A graphics chip' : real.call(this, name);
    };
  });
  await start(page, 'pijersi', people);
  await expect(board(page)).toBeVisible();
});

test('without WebGL the flat board is shown, and the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind.startsWith('webgl') ? null : (real as (...all: unknown[]) => unknown).call(this, kind, ...more);
    } as typeof real;
  });
  await chooseSolid(page);
  const table = await start(page, 'pijersi', people);
  await expect(page.getByTestId('flat-board')).toBeVisible();
  await expect(page.getByText('cannot draw the board in 3D')).toBeVisible();
  await table.tap('b2', 'c2');
  await table.expectMoves(1);
});

test('a board that is lost on the way becomes flat, and comes back when asked', async ({ page }) => {
  await chooseSolid(page);
  const table = await start(page, 'pijersi', people);
  await picture(page);
  await board(page).evaluate((canvas: HTMLCanvasElement) => canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext());
  await expect(page.getByTestId('flat-board')).toBeVisible();
  await expect(page.getByText('cannot draw the board in 3D')).toBeVisible();
  await table.tap('b2', 'c2');
  await table.expectMoves(1);
  await table.press('Board in 3D');
  await expect(board(page)).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the board is solid too', async ({ page, context }) => {
    await page.goto('/');
    await expect(page.getByText('Tessera is on this device now')).toBeVisible();
    await context.setOffline(true);
    await chooseSolid(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play PIJERSI now' }).click();
    await expect(board(page)).toBeVisible();
    await new Table(page).tap('b2', 'c2');
    await new Table(page).expectMoves(2);
  });
});

test('nothing of it is loaded before it is wanted', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await start(page, 'pijersi', people);
  await expect(page.getByTestId('flat-board')).toBeVisible();
  expect(loaded.filter((url) => /three|Solid/.test(url))).toEqual([]);
});
