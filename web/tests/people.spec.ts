// People at one screen: taps, drags, several steps, refusals, taking back, resuming.

import { expect, test } from '@playwright/test';
import { start, textMode, Table, type Seat } from './table';

const people: Record<string, Seat> = { White: 'A person at this screen', Black: 'A person at this screen' };

test('PIJERSI: a cube steps onto another, and the stack goes on or not', async ({ page }) => {
  const table = await start(page, 'pijersi', people);
  await table.tap('a1', 'b1');
  await expect(table.status()).toContainText('Done');
  // The stack is shown before it is decided.
  await expect(table.cell('b1')).toHaveAttribute('aria-label', /White rock on White paper/);
  await table.press('Done');
  await table.expectMoves(1);
  await expect(table.status()).toContainText('Black to move');
  await table.tap('g6', 'f7', 'e6');
  await table.expectMoves(2);
  await expect(table.cell('e6')).toHaveAttribute('aria-label', /Black rock on Black paper/);
});

test('PIJERSI: a piece is dragged', async ({ page }) => {
  const table = await start(page, 'pijersi', people);
  const from = (await table.cell('b2').boundingBox())!;
  const to = (await table.cell('c2').boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await table.expectMoves(1);
  await expect(table.cell('c2')).toHaveAttribute('aria-label', /White scissors/);
});

test('an illegal attempt says why, with the number of its rule', async ({ page }) => {
  const table = await start(page, 'versus', { Dark: 'A person at this screen', Light: 'A person at this screen' });
  await table.tap('a1', 'c4');
  await expect(page.getByRole('alert')).toContainText('V6');
  await table.expectMoves(0).catch(() => undefined);
  await table.tap('i1');
  await expect(page.getByRole('alert')).toContainText(/opponent/i);
  await page.getByRole('link', { name: 'Rule V5' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules: VERSUS');
  await expect(page.locator('#V5')).toBeAttached();
});

test('REMPARTS: three actions, a visible end of the turn, and steps taken back', async ({ page }) => {
  const table = await start(page, 'remparts', people);
  await expect(page.getByText('Action 1 of 3')).toBeVisible();
  await table.tap('d6');
  await expect(page.getByText('Action 2 of 3')).toBeVisible();
  await expect(table.cell('d6')).toHaveAttribute('aria-label', /empty, turned in this turn/);
  await table.press('Take back');
  await expect(page.getByText('Action 1 of 3')).toBeVisible();
  await expect(table.cell('d6')).toHaveAttribute('aria-label', /wall/);
  await table.tap('d6');
  await table.tap('d7', 'd3');
  await table.press('End turn');
  await expect(table.status()).toContainText('White to move');
  await table.expectMoves(3);
  // Of presses that come quicker than the engine answers none is lost.
  await page.getByRole('button', { name: 'Take back' }).evaluate((button: HTMLElement) => {
    for (let i = 0; i < 3; ++i) button.click();
  });
  await table.expectMoves(0);
  await expect(page.getByText('Action 1 of 3')).toBeVisible();
});

test('what is typed before it can be played is not lost', async ({ page }) => {
  await textMode(page);
  const table = await start(page, 'pijersi', people);
  // Two at once: the second is typed while the first is being played.
  await page.getByLabel('Type a move').evaluate((field: HTMLInputElement) => {
    for (const action of ['b2-c2', 'f2-e2']) {
      field.value = action;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.form!.requestSubmit();
    }
  });
  await table.expectMoves(2);
});

test('HI MI KI: cubes are set up, tipped and turned', async ({ page }) => {
  const table = await start(page, 'himiki', people);
  for (const cell of ['B5', 'B2', 'C2', 'C5', 'D5', 'D2']) {
    await table.tap(cell);
    await table.press('fire on top, water at the sides');
  }
  await expect(table.status()).toContainText('White to move');
  await table.tap('C5', 'C4');
  await expect(table.cell('C4')).toHaveAttribute('aria-label', /White cube, water on top, fire to left and right/);
  await expect(table.status()).toContainText('Black to move');
  await table.press('Turn cubes');
  await table.tap('B2', 'C2');
  await table.press('Done');
  await expect(table.cell('B2')).toHaveAttribute('aria-label', /Black cube, fire on top, wood to left and right/);
  await expect(page.getByText('No turning first')).toBeVisible();
});

test('Expert: the device is passed on before tiles are shown', async ({ page }) => {
  const table = await start(page, 'himiki-expert', people);
  await expect(table.status()).toContainText('Pass the device to White');
  await expect(page.getByText('Tiles of White:')).toContainText('A hidden tile');
  await table.press(/I am White/);
  await expect(page.getByText('Tiles of White:')).not.toContainText('A hidden tile');
  await expect(page.getByText('Tiles of Black:')).toContainText('A hidden tile');
  await table.tap('B5');
  await table.press('fire on top, water at the sides');
  await expect(table.status()).toContainText('Pass the device to Black');
  await expect(page.getByText('Tiles of White:')).toContainText('A hidden tile');
});

test('Expert: who taps before the tiles have come is judged by the board with them', async ({ page }) => {
  const table = await start(page, 'himiki-expert', people);
  await page.getByRole('button', { name: /I am White/ }).evaluate((button: HTMLElement) => {
    const cell = document.querySelector<HTMLElement>('[data-cell="B5"]')!;
    button.click();
    cell.click();
  });
  await table.press('fire on top, water at the sides');
  await table.expectMoves(1);
});

test('a game that was given up is over, even if the page was closed at once', async ({ page }) => {
  const table = await start(page, 'pijersi', people);
  await table.tap('b2', 'c2');
  await table.expectMoves(1);
  await table.press('Resign');
  await page.getByRole('button', { name: 'Yes' }).evaluate((button: HTMLElement) => {
    button.click();
    location.reload();
  });
  await expect(table.status()).toContainText('Black has resigned.');
});

test('a game goes on after the page was closed, even while a move is being shown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const table = await start(page, 'pijersi', people);
  await table.tap('b2', 'c2');
  await table.expectMoves(1);
  await page.reload();
  await table.expectMoves(1);
  await expect(table.cell('c2')).toHaveAttribute('aria-label', /White scissors/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Go on' }).click();
  await new Table(page).expectMoves(1);
});

test('against the computer: take back, hint, resign, again', async ({ page }) => {
  const table = await start(page, 'pijersi', { White: 'A person at this screen', Black: 'Computer' }, 2);
  await table.tap('b2', 'c2');
  await table.expectMoves(2);
  await table.press('Take back');
  await expect(page.getByText('Nothing has been played.')).toBeVisible();
  await table.press('Hint');
  await expect(page.getByText(/^Hint: /)).toBeVisible();
  await table.press('Resign');
  await table.press('Yes');
  await expect(table.status()).toContainText('White has resigned.');
  await table.press('Play again');
  // Who began lets the other begin.
  await table.expectMoves(1);
  await expect(table.status()).toContainText('Black to move');
});

test('a clock runs and ends the game', async ({ page }) => {
  await page.clock.install();
  await page.goto('/new/pijersi');
  await page.getByRole('combobox', { name: 'Black' }).selectOption('A person at this screen');
  await page.getByRole('combobox', { name: 'Clock' }).selectOption('1 minute each');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('timer', { name: 'Time of White' })).toContainText('1:00');
  await expect(page.getByTestId('status')).toContainText('White to move');
  await page.clock.runFor(61_000);
  await expect(page.getByTestId('status')).toContainText('The time of White is up.');
});

test('Muk Yan shows his dice and the list he reads', async ({ page }) => {
  const table = await start(page, 'mukyan', { White: 'A person at this screen', Black: 'Muk Yan and his dice' });
  for (const cell of ['B5', 'C5', 'D5']) {
    await table.tap(cell);
    await table.press('fire on top, water at the sides');
  }
  // The words alone are there before he has placed his own three too, and what is tapped then is not White's to do.
  await table.expectMoves(6);
  await expect(table.status()).toContainText('White to move');
  await table.tap('C5', 'C4');
  await expect(page.getByTestId('dice')).toBeVisible();
  await expect(page.getByRole('list', { name: 'His list' }).locator('[aria-current=step]')).toBeVisible();
});
