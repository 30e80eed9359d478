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

async function look(player: Player, variant: string, clock: string): Promise<void> {
  const region = player.page.getByRole('region', { name: 'Find an opponent' });
  await region.getByRole('combobox', { name: 'Which game' }).selectOption(variant);
  await region.getByRole('button', { name: clock }).click();
}

test('two who look for the same game are paired', async ({ arrive, engine }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  for (const player of [ann, ben]) {
    await look(player, 'versus', '5 + 3');
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

  // Looking goes on on other pages, and ends there too.
  const dan = await Player.arrive(ann.context.browser()!, ann.url);
  const eve = await Player.arrive(ann.context.browser()!, ann.url);
  for (const player of [dan, eve]) {
    await look(player, 'himiki', '5 + 3');
    if (player !== dan) continue;
    await player.page.getByRole('link', { name: 'Rules', exact: true }).click();
    await expect(player.page.getByTestId('notices')).toContainText('Looking for an opponent');
  }
  await Promise.all([dan, eve].map((player) => shown(player, 0, 'running')));
  await expect(dan.page.getByTestId('notices')).toBeEmpty();
  for (const player of [dan, eve]) await player.leave();
});

test('who stops looking is not paired', async ({ arrive }) => {
  const [cat, fay, gus] = await Promise.all([arrive(), arrive(), arrive()]);
  await look(cat, 'remparts', '10 + 5');
  // Keys go on where it can be undone, here and there.
  await expect(cat.page.getByRole('button', { name: 'Stop looking' })).toBeFocused();
  await cat.page.keyboard.press('Enter');
  await expect(cat.page.getByTestId('searching')).toHaveCount(0);
  await expect(cat.page.getByRole('region', { name: 'Find an opponent' }).getByRole('button').first()).toBeFocused();
  await expect.poll(async () => (await cat.ask<{ waiting: Record<string, number> }>('GET', 'lobby')).body.waiting.remparts ?? 0).toBe(0);

  // Who comes later waits for somebody else, and is paired with them.
  await look(fay, 'remparts', '10 + 5');
  await expect(fay.page.getByTestId('searching')).toBeVisible();
  await look(gus, 'remparts', '10 + 5');
  await Promise.all([fay, gus].map((player) => shown(player, 0, 'running')));
  expect(await gus.game().getAttribute('data-game')).toBe(await fay.game().getAttribute('data-game'));
  expect(JSON.stringify((await cat.ask('GET', 'games?player=me&state=running')).body)).not.toContain('remparts');
  await expect(cat.page).toHaveURL(/\/online$/);
});

test('two accounts are paired for the rating, and the game counts', async ({ arrive }) => {
  const players = await Promise.all([arrive(), arrive()]);
  for (const [i, player] of players.entries()) {
    const { status } = await player.ask('POST', 'accounts', { name: `Rated${i}x${Date.now() % 1e7}`, password: 'a long pass phrase' });
    expect(status).toBeLessThan(300);
    await player.page.reload();
    await player.expectConnected();
    const region = player.page.getByRole('region', { name: 'Find an opponent' });
    await region.getByRole('checkbox', { name: 'For the rating' }).check();
    await look(player, 'pijersi', '15 + 10');
  }
  const [ann, ben] = players as [Player, Player];
  await Promise.all(players.map((player) => shown(player, 0, 'running')));
  const id = (await ann.game().getAttribute('data-game'))!;
  await expect(ben.game()).toHaveAttribute('data-game', id);
  const { body } = await ann.ask<{ rated: boolean; clock: { initial: number; increment: number } }>('GET', `games/${id}`);
  expect(body).toMatchObject({ rated: true, clock: { initial: 900_000, increment: 10_000 } });
});
