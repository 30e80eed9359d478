// Names: made, used for rated games, shown, and deleted.

import { choose, randomBelow } from './choosing';
import { expect, test } from './fixtures';
import type { Player } from './player';
import { begin, expectEnd, playOn, scriptOf, shown } from './playing';
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
  await ann.press('Sign out');
  await expect(ann.page.getByTestId('me')).not.toContainText(names[0]);
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
