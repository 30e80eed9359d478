// How people find each other: a game made by the form and joined from the list, and quick pairing.

import { expect, test } from './fixtures';
import { Player } from './player';
import { playOn, shown } from './playing';

test('a game is made by the form, seen by others in the lobby, joined, played by taps', async ({ arrive }) => {
  const [ann, ben] = await Promise.all([arrive({ taps: true }), arrive({ taps: true })]);
  const form = ann.page.getByTestId('new-game');
  await form.getByRole('combobox', { name: 'Game', exact: true }).selectOption('pijersi');
  await form.getByRole('combobox', { name: 'Time', exact: true }).selectOption('fischer:300:3');
  await form.getByRole('combobox', { name: 'You play', exact: true }).selectOption('0');
  await form.getByRole('button', { name: 'Make the game' }).click();
  await expect(ann.game()).toHaveAttribute('data-state', 'waiting');
  const id = (await ann.game().getAttribute('data-game'))!;

  const entry = ben.page.locator(`[data-testid="open-game"][data-game="${id}"]`);
  await entry.getByRole('button', { name: /^Join the game of / }).click();
  await Promise.all([ann, ben].map((player) => shown(player, 0, 'running')));
  await ann.table.tap('b1', 'c1');
  await ben.expectPlayed(1);
  await ben.table.tap('f1', 'e1');
  await ann.expectPlayed(2);
  await expect(ann.table.status()).toContainText('Your turn');
});

test('two who look for the same game are paired', async ({ arrive, engine }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  for (const player of [ann, ben]) {
    const region = player.page.getByRole('region', { name: 'Find an opponent' });
    await region.getByRole('combobox', { name: 'Which game' }).selectOption('versus');
    await region.getByRole('button', { name: '5 + 3' }).click();
    if (player === ann) await expect(player.page.getByTestId('searching')).toBeVisible();
  }
  await Promise.all([ann, ben].map((player) => shown(player, 0, 'running')));
  const id = (await ann.game().getAttribute('data-game'))!;
  await expect(ben.game()).toHaveAttribute('data-game', id);
  const isFirst = (await ann.game().getAttribute('data-you')) === '0';
  await playOn(engine, isFirst ? [ann, ben] : [ben, ann], id, 0, { most: 2 });

  // Its own games stand in the lobby, and whose turn it is.
  await ann.page.goto('/online');
  const own = ann.page.locator(`[data-testid="own-game"][data-game="${id}"]`);
  await expect(own).toHaveAttribute('data-turn', isFirst ? 'you' : 'theirs');

  // Who stops looking is not paired.
  const cat = await Player.arrive(ann.context.browser()!, ann.url);
  const region = cat.page.getByRole('region', { name: 'Find an opponent' });
  await region.getByRole('combobox', { name: 'Which game' }).selectOption('remparts');
  await region.getByRole('button', { name: '10 + 5' }).click();
  await cat.press('Stop looking');
  await expect(cat.page.getByTestId('searching')).toHaveCount(0);
  await cat.leave();
});
