// What players can do to each other besides acting: offers, ends, clocks, chat, watching, two tabs.

import { expect, test } from './fixtures';
import { fischer, Player } from './player';
import { begin, expectEnd, playOn, shown } from './playing';

test('offers of a draw, a step back and a rematch are made, declined and accepted', async ({ arrive, engine }) => {
  const players = await Promise.all([arrive(), arrive()]);
  const [ann, ben] = players as [Player, Player];
  const id = await begin(ann, ben, { variant: 'pijersi' });
  await playOn(engine, players, id, 0, { most: 4 });

  await ann.press('Offer a draw');
  await expect(ben.page.getByTestId('offers')).toContainText(/draw/i);
  await ben.press('Decline');
  await expect(ann.page.getByTestId('offers').getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await ann.expectState('running');

  await ben.press('Ask to take back');
  await ann.press('Accept');
  const last = ann.messages(id).findLast(({ kind }) => kind === 'undone')!.played as number;
  expect(last).toBeLessThan(4);
  await Promise.all(players.map((player) => shown(player, last)));

  const played = await playOn(engine, players, id, last, { most: last + 3 });
  await ben.press('Offer a draw');
  await ann.press('Accept');
  const { outcome } = await expectEnd(players, id, played);
  expect(outcome).toMatchObject({ result: 'draw' });

  await ann.press('Rematch');
  await ben.press('Accept');
  for (const player of players) await player.page.getByRole('link', { name: 'To the rematch' }).click();
  await expect(ann.game()).not.toHaveAttribute('data-game', id);
  const rematch = (await ann.game().getAttribute('data-game'))!;
  await expect(ben.game()).toHaveAttribute('data-game', rematch);
  // Sides are exchanged.
  await expect(ann.game()).toHaveAttribute('data-you', '1');
  await expect(ben.game()).toHaveAttribute('data-you', '0');
  await playOn(engine, [ben, ann], rematch, 0, { most: 2 });
  await ben.press('Resign');
  await ben.press('Yes');
  expect((await expectEnd(players, rematch, 2)).outcome).toMatchObject({ result: 'p2win' });
});

test('a game is called off before both have acted, and not later', async ({ arrive, engine }) => {
  const players = await Promise.all([arrive(), arrive()]);
  const [ann, ben] = players as [Player, Player];
  const first = await begin(ann, ben, { variant: 'versus' });
  await ann.press('Call the game off');
  for (const player of players) await player.expectState('over');
  await expect.poll(() => ben.messages(first).some(({ kind }) => kind === 'aborted')).toBe(true);

  const second = await begin(ann, ben, { variant: 'versus' });
  await playOn(engine, players, second, 0, { most: 2 });
  await expect(ann.page.getByRole('button', { name: 'Call the game off' })).toHaveCount(0);
});

test('a flag falls by the clock of the server, whoever looks', async ({ arrive, engine }) => {
  const players = await Promise.all([arrive(), arrive()]);
  const [ann, ben] = players as [Player, Player];
  const id = await begin(ann, ben, { variant: 'pijersi', clock: { kind: 'fischer', initial: 5000, increment: 0 } });
  await playOn(engine, players, id, 0, { most: 2 });
  await expect(ann.page.getByTestId('clock-p1')).toHaveAttribute('data-running', 'true');
  await expect(ann.page.getByTestId('clock-p2')).not.toHaveAttribute('data-running', 'true');
  const { outcome } = await expectEnd(players, id, 2);
  expect(outcome).toMatchObject({ result: 'p2win' });
  const ended = ben.messages(id).find(({ kind }) => kind === 'ended')!;
  const acted = ben.messages(id).findLast(({ kind }) => kind === 'action')!;
  const [left] = acted.left as [number, number];
  // It fell when the time was up, neither earlier nor much later.
  expect((ended.at as number) - (acted.at as number)).toBeGreaterThanOrEqual(left);
  expect((ended.at as number) - (acted.at as number)).toBeLessThan(left + 1500);
});

test('players and watchers talk apart, and a watcher sees the board live', async ({ arrive, engine }) => {
  const [ann, ben, eve, fay] = await Promise.all([arrive(), arrive(), arrive(), arrive()]);
  const id = await begin(ann, ben, { variant: 'pijersi', clock: fischer(900) });
  await Promise.all([eve.open(id), fay.open(id)]);
  await expect(ann.page.getByTestId('watchers')).toContainText('2');
  await ann.say('Good luck to you');
  await expect(ben.lines().filter({ hasText: 'Good luck to you' })).toBeVisible();
  await eve.say('White is stronger');
  await expect(fay.lines().filter({ hasText: 'White is stronger' })).toBeVisible();
  await playOn(engine, [ann, ben], id, 0, { most: 3 });
  await Promise.all([eve, fay].map((player) => shown(player, 3, 'running')));
  for (const player of [ann, ben]) expect(player.heard.join('\n')).not.toContain('White is stronger');
  for (const player of [eve, fay]) expect(player.heard.join('\n')).not.toContain('Good luck to you');

  // The best running games are on TV, this one too; it moves there as well.
  await fay.page.getByRole('navigation', { name: 'Online pages' }).getByRole('link', { name: 'TV' }).click();
  await expect(fay.page.locator(`[data-testid="tv-game"][data-game="${id}"]`)).toBeVisible();

  await ben.press('Resign');
  await ben.press('Yes');
  await shown(eve, 3, 'over');
});

test('two tabs of one player stay in step', async ({ arrive, engine }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  const id = await begin(ann, ben, { variant: 'versus' });
  const other = new Player(await ann.context.newPage(), ann.url);
  await other.open(id);
  await expect(other.game()).toHaveAttribute('data-you', '0');
  await playOn(engine, [ann, ben], id, 0, { most: 2 });
  await shown(other, 2);
  await playOn(engine, [other, ben], id, 2, { most: 4 });
  await shown(ann, 4);
  expect((await ann.table.moves().allTextContents()).join()).toBe((await other.table.moves().allTextContents()).join());
  // One tab less is nobody gone.
  await other.page.close();
  await expect(ben.page.getByTestId('gone')).toHaveCount(0);
  await playOn(engine, [ann, ben], id, 4, { most: 6 });
});

test('a private game is for who has its link', async ({ arrive }) => {
  const [ann, ben, eve] = await Promise.all([arrive(), arrive(), arrive()]);
  const { id, key } = await ann.make({ variant: 'pijersi', isPrivate: true });
  expect(key).toBeTruthy();
  await ann.open(id);
  await expect(ann.page.getByTestId('invite').first()).toHaveValue(new RegExp(`/online/game/${id}\\?key=`));

  expect((await eve.ask('GET', `games/${id}`)).status).toBe(404);
  expect((await eve.ask('POST', `games/${id}/join`, { seat: 1 })).status).toBeGreaterThanOrEqual(403);
  expect((await eve.ask('POST', `games/${id}/join`, { seat: 1, key: `${key!.slice(0, -1)}_` })).status).toBeGreaterThanOrEqual(403);
  const lists = await Promise.all(['lobby', 'games?state=waiting', 'tv'].map((path) => eve.ask('GET', path)));
  for (const { body } of lists) expect(JSON.stringify(body)).not.toContain(id);

  const link = await ann.page.getByTestId('invite').first().inputValue();
  await ben.page.goto(new URL(link).pathname + new URL(link).search);
  await ben.press('Join this game');
  await Promise.all([ann, ben].map((player) => shown(player, 0, 'running')));
  expect((await eve.ask('GET', `games/${id}`)).status).toBe(404);
});
