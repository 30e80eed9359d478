// What players can do to each other besides acting: offers, ends, clocks, chat, watching, two tabs.

import { readFile } from 'node:fs/promises';
import { expectNobodyGone } from './absence';
import { expect, test } from './fixtures';
import { fischer, Player } from './player';
import { begin, expectEnd, playOn, shown } from './playing';

test('offers of a draw, a step back and a rematch are made, declined and accepted', async ({ arrive, engine }) => {
  const players = await Promise.all([arrive(), arrive()]);
  const [ann, ben] = players as [Player, Player];
  const id = await begin(ann, ben, { variant: 'pijersi' });
  // Nobody thinks: a game that is won early leaves nothing to offer.
  const isStrong = (): boolean => false;
  await playOn(engine, players, id, 0, { most: 4, isStrong });

  await ann.press('Offer a draw');
  await expect(ben.page.getByTestId('offers')).toContainText(/draw/i);
  await ben.press('Decline');
  await expect(ann.page.getByTestId('news')).toHaveText('The draw was declined.');
  await expect(ben.page.getByTestId('news')).toHaveCount(0);
  await expect(ann.page.getByTestId('offers').getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await ann.expectState('running');

  await ben.press('Ask to take back');
  await ann.press('Accept');
  const undone = () => ann.messages(id).findLast(({ kind }) => kind === 'undone')?.played as number | undefined;
  await expect.poll(undone).toBeDefined();
  const last = undone()!;
  expect(last).toBeLessThan(4);
  await Promise.all(players.map((player) => shown(player, last)));
  for (const player of players) await expect(player.page.getByTestId('news')).toContainText('Taken back: ');

  const played = await playOn(engine, players, id, last, { most: last + 3, isStrong });
  await ben.press('Offer a draw');
  await ann.press('Accept');
  const { outcome } = await expectEnd(players, id, played);
  expect(outcome).toMatchObject({ result: 'draw' });

  await ann.press('Rematch');
  await ben.press('Accept');
  // Both are taken to it.
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
  // It is asked for once more; a slip of the finger ends nothing.
  await ann.press('No');
  await ann.expectState('running');
  await ann.press('Call the game off');
  await ann.press('Yes');
  for (const player of players) await player.expectState('over');
  await expect.poll(() => ben.messages(first).some(({ kind }) => kind === 'aborted')).toBe(true);

  const second = await begin(ann, ben, { variant: 'versus' });
  await playOn(engine, players, second, 0, { most: 2 });
  await expect(ann.page.getByRole('button', { name: 'Call the game off' })).toHaveCount(0);
});

test('a flag falls by the clock of the server, whoever looks', async ({ arrive }) => {
  const players = await Promise.all([arrive(), arrive()]);
  const [ann, ben] = players as [Player, Player];
  const id = await begin(ann, ben, { variant: 'pijersi', clock: { kind: 'fischer', initial: 10_000, increment: 0 } });
  // Not by hands: what is looked at holds only until the flag falls.
  for (const [ply, action] of ['b1c1', 'f1e1'].entries()) expect((await players[ply]!.ask('POST', `games/${id}/act`, { ply, action })).status).toBe(200);
  await expect(ann.page.getByTestId('clock-p1')).toHaveAttribute('data-running', 'true');
  await expect(ann.page.getByTestId('clock-p2')).not.toHaveAttribute('data-running', 'true');
  const { outcome } = await expectEnd(players, id, 2);
  expect(outcome).toMatchObject({ result: 'p2win' });
  const ended = ben.messages(id).find(({ kind }) => kind === 'ended')!;
  const acted = ben.messages(id).findLast(({ kind }) => kind === 'action')!;
  const [left] = acted.left as [number, number];
  // It fell when the time was up, neither earlier nor much later.
  expect((ended.at as number) - (acted.at as number)).toBeGreaterThanOrEqual(left);
  expect((ended.at as number) - (acted.at as number)).toBeLessThan(left + 5000);
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
  await fay.page.getByRole('link', { name: 'Online', exact: true }).click();
  await fay.page.getByRole('navigation', { name: 'Online pages' }).getByRole('link', { name: 'TV' }).click();
  const tv = fay.page.locator(`[data-testid="tv-game"][data-game="${id}"]`);
  const places = (): Promise<string[]> => tv.locator('.mover').evaluateAll((pieces) => pieces.map((piece) => (piece as SVGElement).style.transform).sort());
  await expect.poll(async () => (await places()).length).toBeGreaterThan(0);
  const before = await places();
  await playOn(engine, [ann, ben], id, 3, { most: 4, isStrong: () => false });
  await expect.poll(places).not.toEqual(before);
  const after = await places();
  // Where it went is where it is, for who comes later.
  await fay.page.reload();
  await expect.poll(places).toEqual(after);

  await ben.press('Resign');
  await ben.press('Yes');
  await shown(eve, 4, 'over');
});

test('two tabs of one player stay in step', async ({ arrive, engine, server }) => {
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
  await expectNobodyGone(ben, id, server);
  await playOn(engine, [ann, ben], id, 4, { most: 6 });
});

test('somebody who has lost the connection is told of in words, once, and may come back', async ({ arrive, engine }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  const id = await begin(ann, ben, { variant: 'pijersi' });
  await playOn(engine, [ann, ben], id, 0, { most: 1 });
  await ben.page.goto('about:blank');
  const gone = ann.page.getByTestId('gone');
  await expect(gone.getByRole('status')).toHaveText(/has lost the connection\.\s*$/);
  await expect(gone).toContainText('Time left to come back');
  await ben.open(id);
  await expect(gone).toHaveCount(0);
});

test('who does not come back loses when the other claims it after the grace', async ({ arrive, engine }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  const id = await begin(ann, ben, { variant: 'pijersi', clock: fischer(100, 0) });
  await playOn(engine, [ann, ben], id, 0, { most: 3, isStrong: () => false });
  await ben.page.goto('about:blank');
  await expect(ann.page.getByTestId('gone')).toContainText('Time left to come back');
  await expect(ann.page.getByRole('button', { name: 'Claim the win' })).toHaveCount(0);
  expect((await ann.ask('POST', `games/${id}/claim`, {})).status).toBeGreaterThanOrEqual(400);
  // Half a minute where games are short.
  await ann.page.getByRole('button', { name: 'Claim the win' }).click({ timeout: 50_000 });
  expect((await expectEnd([ann], id, 3)).outcome).toMatchObject({ result: 'p1win', reason: 'abandoned' });
  await expect(ann.table.status()).toContainText('left and did not come back');
  await ben.open(id);
  await ben.expectState('over');
});

test('a private game is for who has its link', async ({ arrive, engine }) => {
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

  // Who watches by the link saves by it too.
  await eve.open(id, key);
  await playOn(engine, [ann, ben], id, 0, { most: 2 });
  await ben.press('Resign');
  await ben.press('Yes');
  await shown(eve, 2, 'over');
  for (const name of ['Save the record', 'Save the game’s state']) {
    const [saved] = await Promise.all([eve.page.waitForEvent('download'), save(eve, name)]);
    expect(await readFile(await saved.path(), 'utf8'), name).toContain('pijersi');
  }
});

async function save({ page }: Player, name: string): Promise<void> {
  const fairness = page.getByTestId('fairness');
  if (name.includes('state') && (await fairness.getAttribute('open')) === null) await fairness.locator('summary').click();
  await page.getByRole('link', { name }).click();
}

test('a watcher who talks is reported and blocked where it happens, read no more, and unblocked again', async ({ arrive }) => {
  const [ann, ben, eve, fay] = await Promise.all([arrive(), arrive(), arrive(), arrive()]);
  const id = await begin(ann, ben, { variant: 'pijersi' });
  await Promise.all([eve.open(id), fay.open(id)]);
  const { body: me } = await eve.ask<{ name: string }>('GET', 'me');
  await eve.say('You play like a stone');
  await expect(fay.lines().filter({ hasText: 'like a stone' })).toBeVisible();

  const manners = fay.page.getByTestId('manners');
  await manners.locator('summary').click();
  await manners.getByRole('combobox', { name: 'Player' }).selectOption({ label: me.name });
  await manners.getByLabel('What has happened?').fill('Rude words');
  await manners.getByRole('button', { name: 'Report' }).click();
  await expect(manners.getByRole('status')).toHaveText('Thank you. The report was sent.');
  await manners.getByRole('button', { name: `Block · ${me.name}` }).click();
  await expect(manners.getByRole('status')).toContainText('Blocked.');
  await expect(fay.lines()).toHaveText(/A line of somebody you blocked$/);
  await eve.say('And like a slow one');
  await expect(fay.lines()).toHaveCount(2);
  await expect(fay.page.getByTestId('chat')).not.toContainText('stone');
  await expect(fay.page.getByTestId('chat')).not.toContainText('slow');

  // It holds after a reload too, until it is taken back on the account page.
  await fay.page.reload();
  await expect(fay.lines()).toHaveText([/A line of somebody you blocked$/, /A line of somebody you blocked$/]);
  await fay.page.goto('/online/account');
  await fay.press(`Unblock ${me.name}`);
  await expect(fay.page.getByText('Nobody is blocked.')).toBeVisible();
  await fay.open(id);
  await expect(fay.lines().filter({ hasText: 'like a stone' })).toBeVisible();
});

test('an opponent is reported and blocked in the game, and unblocked on the account page', async ({ arrive, engine }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  const id = await begin(ann, ben, { variant: 'pijersi' });
  await playOn(engine, [ann, ben], id, 0, { most: 1 });
  const { body: me } = await ann.ask<{ name: string }>('GET', 'me');
  const manners = ben.page.getByTestId('manners');
  await manners.locator('summary').click();
  await manners.getByLabel('What has happened?').fill('Does not greet');
  await manners.getByRole('button', { name: 'Report' }).click();
  await expect(manners.getByRole('status')).toHaveText('Thank you. The report was sent.');
  await manners.getByRole('button', { name: `Block · ${me.name}` }).click();
  await expect(manners.getByRole('status')).toContainText('Blocked.');
  // What has begun goes on; a new game does not begin.
  await ben.expectState('running');
  const { id: next } = await ben.make({ variant: 'pijersi' });
  expect((await ann.ask('POST', `games/${next}/join`, {})).status).toBeGreaterThanOrEqual(400);

  await ben.page.goto('/online/account');
  await ben.press(`Unblock ${me.name}`);
  await expect(ben.page.getByText('Nobody is blocked.')).toBeVisible();
  expect((await ann.ask('POST', `games/${next}/join`, {})).status).toBeLessThan(300);
});
