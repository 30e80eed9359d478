// Who is at the table and who is not, as the others see it.

import { expect, test } from './fixtures';
import { fischer, type Player } from './player';
import { begin, expectEnd, playOn, shown } from './playing';

async function expectBothGone(watcher: Player, id: string): Promise<void> {
  await expect.poll(() => watcher.messages(id).filter(({ kind }) => kind === 'gone').map(({ seat }) => seat)).toEqual([0, 1]);
}

test('of two whose lines were cut the one who comes back sees that the other is gone, and claims the win', async ({ arrive, engine, cable }) => {
  const [near, far] = [await cable(), await cable()];
  const [ann, ben, eve] = await Promise.all([arrive({ url: near.url }), arrive({ url: far.url }), arrive()]);
  const id = await begin(ann, ben, { variant: 'pijersi', clock: fischer(100, 0) });
  await eve.open(id);
  await playOn(engine, [ann, ben], id, 0, { most: 3, isStrong: () => false });
  near.cut();
  await expect(eve.page.getByTestId('seat-0')).toHaveAttribute('data-here', 'false');
  far.cut();
  await expectBothGone(eve, id);

  near.mend();
  await ann.expectConnected();
  await expect.poll(() => ann.messages(id).some(({ kind, seat }) => kind === 'back' && seat === 0)).toBe(true);
  await expect(ann.page.getByTestId('gone')).toContainText('has lost the connection');
  await ann.page.getByRole('button', { name: 'Claim the win' }).click({ timeout: 50_000 });
  expect((await expectEnd([ann], id, 3)).outcome).toMatchObject({ result: 'p1win', reason: 'abandoned' });
});

test('who comes back to a game with secrets is told that the other is still gone', async ({ arrive, cable }) => {
  const [near, far] = [await cable(), await cable()];
  const [ann, ben, eve] = await Promise.all([arrive({ url: near.url }), arrive({ url: far.url }), arrive()]);
  const id = await begin(ann, ben, { variant: 'himiki-expert' });
  await eve.open(id);
  near.cut();
  await expect(eve.page.getByTestId('seat-0')).toHaveAttribute('data-here', 'false');
  far.cut();
  await expectBothGone(eve, id);
  near.mend();
  await ann.expectConnected();
  await expect(ann.page.getByTestId('gone')).toContainText('has lost the connection');
});

test('who looks at TV is not at the table of their own game, and hears of their turn', async ({ arrive, engine }) => {
  const [ann, ben, eve] = await Promise.all([arrive(), arrive(), arrive()]);
  const id = await begin(ann, ben, { variant: 'pijersi', clock: fischer(900) });
  await playOn(engine, [ann, ben], id, 0, { most: 1 });
  const { body: seen } = await ann.ask<{ script: { actions: string[] } }>('GET', `games/${id}`);
  expect(seen.script.actions).toHaveLength(1);
  await ann.page.goto('/online/tv');
  const own = ann.page.locator(`[data-testid="tv-own"][data-game="${id}"]`);
  await expect(own.getByRole('link', { name: 'Open the game' })).toBeVisible();
  await expect(ann.page.locator(`[data-testid="tv-game"][data-game="${id}"]`)).toHaveCount(0);
  await expect(ben.page.getByTestId('seat-0')).toHaveAttribute('data-here', 'false');

  await playOn(engine, [ben, ben], id, 1, { most: 2, isStrong: () => false });
  await expect(ann.page.getByTestId('notices')).toContainText('It is your turn.');
  await own.getByRole('link', { name: 'Open the game' }).click();
  await shown(ann, 2, 'running');

  // For everybody else it is alive, and its link says what one sees and what it does.
  await eve.page.goto('/online/tv');
  const live = eve.page.locator(`[data-testid="tv-game"][data-game="${id}"]`);
  await expect(live.getByRole('link', { name: /^PIJERSI.*Watch Guest .* against Guest / })).toBeVisible();
});
