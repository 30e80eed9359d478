// Names: made, used for rated games, shown, and deleted.

import { readFile } from 'node:fs/promises';
import { choose, randomBelow } from './choosing';
import { expect, test } from './fixtures';
import { fischer, type Player } from './player';
import { begin, expectEnd, playOn, scriptOf, shown } from './playing';
import type { Server } from './server';
import { Stranger } from './stranger';

const password = 'a long pass phrase';

async function register(player: Player, name: string): Promise<void> {
  await player.page.goto('/online/account');
  const form = player.page.getByRole('form', { name: 'Make an account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button').click();
  await expect(player.page.getByTestId('me')).toHaveAttribute('data-kind', 'account');
  await expect(player.page.getByTestId('me')).toContainText(name);
}

async function signIn(player: Player, name: string, secret: string): Promise<void> {
  await player.page.goto('/online/account');
  const form = player.page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(secret);
  await form.getByRole('button').click();
}

test('accounts play a rated game, see it on their profiles, leave and come back, and are deleted', async ({ arrive, engine }) => {
  const players = await Promise.all([arrive(), arrive()]);
  const [ann, ben] = players as [Player, Player];
  const names = [`Ann${Date.now() % 1e7}`, `Ben${Date.now() % 1e7}`] as const;
  await register(ann, names[0]);
  await register(ben, names[1]);

  // A name is taken without regard to case, and the sentence says so.
  expect((await ben.ask('POST', 'accounts', { name: names[0].toUpperCase(), password })).status).toBeGreaterThanOrEqual(400);

  const id = await begin(ann, ben, { variant: 'pijersi', rated: true });
  const played = await playOn(engine, players, id, 0, { most: 4 });
  await ben.press('Resign');
  await ben.press('Yes');
  const { ratings } = (await expectEnd(players, id, played)) as unknown as { ratings: { before: number[]; after: number[] } };
  expect(ratings.after[0]).toBeGreaterThan(ratings.before[0]!);
  expect(ratings.after[1]).toBeLessThan(ratings.before[1]!);
  await expect(ann.page.getByTestId('rating-0')).toContainText(String(Math.round(ratings.after[0]!)));

  await ben.page.goto(`/online/players/${names[0]}`);
  await expect(ben.page.getByRole('heading', { name: `Player ${names[0]}` })).toBeVisible();
  await expect(ben.page.getByRole('table', { name: 'Ratings' })).toContainText(String(Math.round(ratings.after[0]!)));
  await expect(ben.page.getByTestId('rating-graph')).toBeVisible();
  await expect(ben.page.getByRole('list', { name: 'Games played' })).toContainText(names[1]);
  await ben.press('Block');
  await expect(ben.page.getByRole('button', { name: 'Unblock', exact: true })).toBeVisible();
  expect(JSON.stringify((await ben.ask('GET', 'blocks')).body)).toContain(names[0]);
  await ben.page.goto('/online/leaderboards/pijersi');
  await expect(ben.page.getByRole('combobox', { name: 'Which game' })).toHaveValue('pijersi');

  // A second browser; then a changed password that ends all others.
  const again = await arrive();
  await signIn(again, names[0], 'not the pass phrase');
  await expect(again.page.getByRole('alert')).not.toBeEmpty();
  await signIn(again, names[0], password);
  await expect(again.page.getByTestId('me')).toContainText(names[0]);
  const sessions = await ann.ask<unknown[]>('GET', 'sessions');
  expect(JSON.stringify(sessions.body).match(/"id"/g)).toHaveLength(2);
  expect((await ann.ask('POST', 'password', { old: password, new: `${password}!` })).status).toBeLessThan(300);
  expect((await again.ask<{ kind: string }>('GET', 'me')).body.kind).not.toBe('account');

  await ann.page.goto('/online/account');
  await expect(ann.page).toHaveTitle(/^Your account/);
  // A fault stands where it was made.
  const change = ann.page.getByRole('form', { name: 'Change the password' });
  await change.getByLabel('Old password').fill('not the pass phrase');
  await change.getByLabel('New password').fill(`${password}?`);
  await change.getByRole('button').click();
  await expect(change.getByRole('alert')).toHaveText('The password is wrong.');
  await ann.press('Sign out');
  await expect(ann.page.getByTestId('me')).not.toContainText(names[0]);
  await expect(ann.page.getByRole('heading', { level: 1 })).toBeFocused();
  await signIn(ann, names[0], `${password}!`);
  await expect(ann.page.getByTestId('me')).toContainText(names[0]);

  const kept = await ann.ask<Record<string, unknown>>('GET', 'me/export');
  expect(JSON.stringify(kept.body)).toContain(id);
  expect(JSON.stringify(kept.body)).not.toContain('argon2');

  await ann.page.goto('/online/account');
  const form = ann.page.getByRole('form', { name: 'Delete the account' });
  await form.getByLabel('Password').fill(`${password}!`);
  await form.getByRole('button', { name: 'Delete it for ever' }).click();
  await expect(ann.page.getByTestId('me')).not.toContainText(names[0]);
  expect((await ben.ask('GET', `players/${names[0]}`)).status).toBe(404);
  expect((await ben.ask('POST', 'login', { name: names[0], password: `${password}!` })).status).toBe(401);
  // The game stays, without the name.
  const { status, body } = await ben.ask('GET', `games/${id}`);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain(names[0]);
});

test('a bot plays by its token and the stream of events', async ({ server, arrive, engine }) => {
  const owner = await Stranger.guest(server);
  const made = await owner.ask('POST', '/api/v1/accounts', { name: `Bot${Date.now() % 1e7}`, password });
  expect(made.status).toBeLessThan(300);
  owner.keep(made.headers);
  const { body: token } = await owner.ask<{ token: string }>('POST', '/api/v1/tokens', { name: 'engine' });
  const bearer = { cookie: null, headers: { Authorization: `Bearer ${token.token}` } };

  const ann = await arrive();
  const { id } = await ann.make({ variant: 'pijersi' });
  await ann.open(id);
  const stream = await fetch(`${server.url}/api/v1/bot/events`, { headers: bearer.headers });
  expect(stream.status).toBe(200);
  expect((await owner.ask('POST', `/api/v1/games/${id}/join`, { seat: 1 }, bearer)).status).toBe(200);
  await shown(ann, 0, 'running');
  await playOn(engine, [ann], id, 0, { most: 1 });

  // It hears of the action and answers it.
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!/"action"|"turn"/.test(text)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The stream has ended: ${text}`);
    text += value;
  }
  const action = choose(engine, scriptOf(ann, id)!, false, randomBelow(1));
  expect((await owner.ask('POST', `/api/v1/games/${id}/act`, { ply: 1, action }, bearer)).status).toBe(200);
  await shown(ann, 2, 'running');
  await reader.cancel();
  // A revoked token opens nothing.
  const { body: tokens } = await owner.ask<{ id: string }[]>('GET', '/api/v1/tokens');
  const list = (Array.isArray(tokens) ? tokens : Object.values(tokens as object)[0]) as { id: string }[];
  expect((await owner.ask('DELETE', `/api/v1/tokens/${list[0]!.id}`)).status).toBeLessThan(300);
  expect((await owner.ask('POST', `/api/v1/games/${id}/resign`, {}, bearer)).status).toBe(401);
});

test('a guest saves and deletes what is kept about them', async ({ arrive, engine }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  const id = await begin(ann, ben, { variant: 'pijersi' });
  await playOn(engine, [ann, ben], id, 0, { most: 2 });
  const { body: me } = await ann.ask<{ id: string; name: string }>('GET', 'me');
  await ann.page.goto('/online/account');
  await expect(ann.page.getByTestId('me')).toHaveText(me.name);

  const [saved] = await Promise.all([ann.page.waitForEvent('download'), ann.page.getByRole('link', { name: 'Save all that is kept about you' }).click()]);
  const kept = await readFile(await saved.path(), 'utf8');
  for (const part of [me.id, id]) expect(kept).toContain(part);

  const group = ann.page.getByRole('group', { name: 'Delete my data' });
  await group.getByRole('button', { name: 'Delete it for ever' }).click();
  // A slip of the finger deletes nothing, nor does a second Enter.
  await expect(group.getByRole('button', { name: 'No', exact: true })).toBeFocused();
  await ann.page.keyboard.press('Enter');
  await expect(group.getByRole('button', { name: 'Delete it for ever' })).toBeFocused();
  expect((await ann.ask<{ id: string }>('GET', 'me')).body.id).toBe(me.id);
  await group.getByRole('button', { name: 'Delete it for ever' }).click();
  await group.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(ann.page.getByText('Your data is deleted.')).toBeVisible();
  await expect(ann.page.getByTestId('me')).toHaveAttribute('data-kind', 'guest');
  await expect(ann.page.getByTestId('me')).not.toHaveText(me.name);
  await expect(ann.page.getByRole('heading', { level: 1 })).toBeFocused();

  // The game is given up, and the name is gone from it.
  await shown(ben, 2, 'over');
  await expect(ben.page.getByTestId('seat-0')).toContainText('somebody who has left');
  expect(JSON.stringify((await ben.ask('GET', `games/${id}`)).body)).not.toContain(me.id);
});

test('a token and an export are made on the account page', async ({ arrive, server }) => {
  const ann = await arrive();
  const name = `Tok${Date.now() % 1e7}`;
  await register(ann, name);
  const region = ann.page.getByRole('region', { name: 'Tokens for bots' });
  await region.getByLabel('What it is for').fill('my engine');
  await region.getByRole('button', { name: 'Make a token' }).click();
  const token = (await ann.page.getByTestId('token').textContent())!;
  const me = async () => (await fetch(`${server.url}/api/v1/me`, { headers: { Authorization: `Bearer ${token}` } })).json() as Promise<{ name?: string }>;
  expect((await me()).name).toBe(name);

  const [saved] = await Promise.all([ann.page.waitForEvent('download'), ann.page.getByRole('link', { name: 'Save all that is kept about you' }).click()]);
  const kept = await readFile(await saved.path(), 'utf8');
  expect(kept).toContain(name);
  expect(kept).not.toContain(token);

  // It is told once.
  await ann.page.reload();
  await expect(region.getByRole('listitem')).toContainText('my engine');
  await expect(ann.page.getByTestId('token')).toHaveCount(0);
  await region.getByRole('button', { name: 'Delete the token my engine' }).click();
  await expect(region.getByRole('listitem')).toHaveCount(0);
  expect((await me()).name).toBeUndefined();
});

test('who has played enough stands on the leaderboard', async ({ arrive, ownServer }) => {
  const [ann, ben] = await Promise.all([account(ownServer, 'Annika'), account(ownServer, 'Benno')]);
  const ranked = async () => (await ann.ask<{ name: string; rating: number }[]>('GET', '/api/v1/leaderboards/pijersi')).body;
  for (let games = 0; (await ranked()).length < 2; ++games) {
    expect(games, 'games until the rating is sure').toBeLessThan(60);
    const { id } = await ann.make({ variant: 'pijersi', rated: true });
    const asked: [Stranger, string, unknown][] = [
      [ben, 'join', {}],
      [ann, 'act', { ply: 0, action: 'b1c1' }],
      [ben, 'act', { ply: 1, action: 'f1e1' }],
      // Benno wins one of four.
      [games % 4 === 3 ? ann : ben, 'resign', {}],
    ];
    for (const [who, what, data] of asked) {
      const { status, body } = await who.ask('POST', `/api/v1/games/${id}/${what}`, data);
      expect(status, `${what} ${JSON.stringify(body)}`).toBeLessThan(300);
    }
  }
  const eve = await arrive({ url: ownServer.url, path: '/online/leaderboards/pijersi' });
  const table = eve.page.getByRole('table', { name: /^Leaderboard of / });
  await expect(table.getByRole('row')).toHaveText([/Player/, /^1\s*Annika\s*\d+\s*±\d+$/, /^2\s*Benno\s*\d+\s*±\d+$/]);
  await table.getByRole('link', { name: 'Annika' }).click();
  await expect(eve.page.getByRole('heading', { name: 'Player Annika' })).toBeVisible();
  await expect(eve.page.getByRole('list', { name: 'Games played' }).getByRole('listitem').first()).toContainText('Benno');
});

test('lists of finished games say what played, and where a program did', async ({ arrive, server }) => {
  const [ann, bot] = [await arrive(), await account(server, `Robot${Date.now() % 1e7}`)];
  const { body: token } = await bot.ask<{ token: string }>('POST', '/api/v1/tokens', { name: 'engine' });
  const { id: first } = await ann.make({ variant: 'pijersi', seats: ['me', { bot: 3 }], clock: fischer(300, 3) });
  const { id: second } = await ann.make({ variant: 'mukyan', seats: ['me', { mukyan: 'ruthless' }], clock: null });
  const { id: third } = await ann.make({ variant: 'versus' });
  expect((await bot.ask('POST', `/api/v1/games/${third}/join`, {}, { cookie: null, headers: { Authorization: `Bearer ${token.token}` } })).status).toBe(200);
  await ann.open(third);
  await expect(ann.page.getByTestId('seat-1').getByTestId('program')).toHaveAttribute('title', /^A program plays here/);
  for (const id of [first, second, third]) expect((await ann.ask('POST', `games/${id}/resign`, {})).status).toBeLessThan(300);

  await ann.page.goto('/online/games');
  const line = (id: string) => ann.page.locator(`[data-testid="finished-game"][data-game="${id}"]`);
  await expect(line(first)).toContainText('Computer, level 3');
  await expect(line(first)).toContainText('5 + 3');
  await expect(line(second)).toContainText('Muk Yan, ruthless');
  await expect(line(second)).toContainText('no clock');
  await expect(line(third).getByTestId('program')).toBeVisible();
  await expect(ann.page.getByText('somebody', { exact: true })).toHaveCount(0);
  await line(third).getByRole('link', { name: /^Robot/ }).click();
  await expect(ann.page.getByTestId('program').first()).toBeVisible();
  await expect(ann.page.getByText('A program plays here by a token of this account.')).toBeVisible();
});

async function account(server: Server, name: string): Promise<Stranger> {
  const stranger = await Stranger.guest(server);
  const { status, headers } = await stranger.ask('POST', '/api/v1/accounts', { name, password });
  expect(status).toBeLessThan(300);
  stranger.keep(headers);
  return stranger;
}
