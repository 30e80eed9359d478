// Every id played to its end through the interface, by computers on all seats.

import { expect, test } from '@playwright/test';
import { start, type Seat } from './table';

const pair: Record<string, Seat> = { White: 'Computer', Black: 'Computer' };
const four: Record<string, Seat> = {
  'White of Light': 'Computer',
  'Black of Light': 'Computer',
  'White of Dark': 'Computer',
  'Black of Dark': 'Computer',
};
const games: Record<string, Record<string, Seat>> = {
  himiki: pair,
  'himiki-1': pair,
  'himiki-2v2': four,
  'himiki-2v2-1': four,
  'himiki-expert': pair,
  'himiki-expert-1': pair,
  'himiki-expert-2v2': four,
  'himiki-expert-2v2-1': four,
  mukyan: { White: 'Computer', Black: 'Muk Yan and his dice' },
  'mukyan-1': { White: 'Computer', Black: 'Muk Yan and his dice' },
  versus: { Dark: 'Computer', Light: 'Computer' },
  'versus-91': { Dark: 'Computer', Light: 'Computer' },
  pijersi: pair,
  remparts: pair,
};

for (const [id, seats] of Object.entries(games)) {
  test(`${id} is played to its end`, async ({ page }) => {
    test.setTimeout(240_000);
    // Weak players of REMPARTS walk about for more than a thousand actions.
    const table = await start(page, id, seats, id === 'remparts' ? 8 : 6);
    await expect(table.status()).toContainText(/ wins\.|A draw\./, { timeout: 220_000 });
    expect(await table.moves().count()).toBeGreaterThan(6);
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmpty();
  });
}

for (const [id, title] of [['mindlock', 'Puzzle F001, PAR 2'], ['headlock', 'Puzzle F01, PAR 3']] as const) {
  test(`a ${id} puzzle is solved with the help of hints`, async ({ page }) => {
    await page.goto('/settings');
    await page.getByLabel(/Text mode/).check();
    await page.goto(`/puzzles/${id}`);
    await page.getByRole('button', { name: title, exact: true }).click();
    for (let i = 0; i < 12 && !(await page.getByTestId('status').getByText('Solved with').isVisible()); ++i) {
      await page.getByRole('button', { name: 'Hint' }).click();
      const hint = await page.getByText(/^Hint: /).textContent();
      await page.getByLabel('Type a move').fill(hint!.slice('Hint: '.length));
      await page.getByRole('button', { name: 'Play it' }).click();
      await expect(page.getByText(/^Hint: /)).toBeHidden();
    }
    await expect(page.getByTestId('status')).toContainText('Solved with');
    await page.goto(`/puzzles/${id}`);
    await expect(page.getByRole('button', { name: `${title}, solved` })).toBeVisible();
  });
}
