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
