// Who comes and goes: sessions that were ended, turns that wait elsewhere, games that are over, servers that come back.

import { choose, randomBelow } from './choosing';
import { expect, test } from './fixtures';
import type { Player } from './player';
import { begin, playOn, scriptOf, shown } from './playing';

const password = 'a long pass phrase';

test('a session that was ended elsewhere makes a guest, and says so', async ({ arrive }) => {
  const [ann, other] = await Promise.all([arrive(), arrive()]);
  const name = `Ada${Date.now() % 1e7}`;
  expect((await ann.ask('POST', 'accounts', { name, password })).status).toBeLessThan(300);
  expect((await other.ask('POST', 'login', { name, password })).status).toBeLessThan(300);
  await ann.page.reload();
  await expect(ann.page.getByTestId('me')).toHaveText(name);
  expect((await other.ask('POST', 'password', { old: password, new: `${password}!` })).status).toBeLessThan(300);

  await expect(ann.page.getByTestId('me')).toHaveAttribute('data-kind', 'guest');
  await expect(ann.page.getByTestId('notices')).toContainText('You were signed out');
  await ann.expectConnected();
  // And everything can be done as a guest.
  await ann.page.getByTestId('new-game').getByRole('button', { name: 'Make the game' }).click();
  await ann.expectState('waiting');
});

test('another session is ended by its button, and that browser plays on as a guest', async ({ arrive }) => {
  const [ann, other] = await Promise.all([arrive(), arrive()]);
  const name = `Ada${Date.now() % 1e7}`;
  expect((await ann.ask('POST', 'accounts', { name, password })).status).toBeLessThan(300);
  expect((await other.ask('POST', 'login', { name, password })).status).toBeLessThan(300);
  await other.page.reload();
  await expect(other.page.getByTestId('me')).toHaveText(name);
  await ann.page.goto('/online/account');
  const region = ann.page.getByRole('region', { name: 'Where you are signed in' });
  await expect(region.getByRole('listitem')).toHaveCount(2);
  await region.getByRole('button', { name: 'Sign out there' }).click();
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await expect(region.getByRole('listitem')).toContainText('this browser');

  await expect(other.page.getByTestId('me')).toHaveAttribute('data-kind', 'guest');
  await expect(other.page.getByTestId('notices')).toContainText('You were signed out');
  await other.expectConnected();
  await expect(ann.page.getByTestId('me')).toHaveText(name);
});

test('whose turn it is stays known wherever one looks', async ({ arrive, engine }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  await ann.page.setViewportSize({ width: 390, height: 844 });
  const id = await begin(ann, ben, { variant: 'pijersi' });
  await expect(ann.page).toHaveTitle(/^\(1\) Your turn/);
  const menu = ann.page.getByRole('button', { name: /Menu/ });
  const pages = ann.page.getByRole('navigation', { name: 'Pages' });
  const walkTo = async (name: string): Promise<void> => {
    await menu.click();
    await pages.getByRole('link', { name, exact: true }).click();
  };

  // Leaving the game does not make the move.
  await walkTo('Rules');
  await expect(ann.page.getByRole('img', { name: 'your turn in 1 game' })).toBeVisible();
  await expect(ann.page).toHaveTitle(/^\(1\) /);
  await ann.page.goBack();
  await shown(ann, 0, 'running');
  await playOn(engine, [ann, ben], id, 0, { most: 1 });
  await expect(ann.page).not.toHaveTitle(/^\(/);

  // It comes back while one looks elsewhere.
  await walkTo('Rules');
  await expect(ann.page.getByRole('img', { name: /your turn in/ })).toHaveCount(0);
  await ben.act(answerTo(engine, ben, id));
  const note = ann.page.getByTestId('notices');
  await expect(note).toContainText('It is your turn.');
  await expect(ann.page).toHaveTitle(/^\(1\) /);
  await note.getByRole('link', { name: 'Open the game' }).click();
  await shown(ann, 2, 'running');
  await expect(note).toBeEmpty();
});

function answerTo(engine: Parameters<typeof choose>[0], player: Player, id: string): string {
  return choose(engine, scriptOf(player, id)!, false, randomBelow(3));
}

test('one can look back while a game is played, and when it is over', async ({ arrive, engine }) => {
  const [ann, ben, eve] = await Promise.all([arrive(), arrive(), arrive()]);
  const id = await begin(ann, ben, { variant: 'pijersi' });
  await eve.open(id);
  await playOn(engine, [ann, ben], id, 0, { most: 4, isStrong: () => false });
  await shown(eve, 4);
  const pieces = (player: Player): Promise<string[]> => player.page.locator('[data-cell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  for (const player of [ann, eve]) {
    const table = player.game();
    const now = await pieces(player);
    await player.press('One move back');
    await expect(table).toHaveAttribute('data-at', '3');
    await expect.poll(() => pieces(player)).not.toEqual(now);
    await player.press('To the beginning');
    await expect(table).toHaveAttribute('data-at', '0');
    await player.page.getByRole('list', { name: 'Moves' }).getByRole('button').nth(1).click();
    await expect(table).toHaveAttribute('data-at', '2');
    await player.page.locator('main').focus();
    await player.page.keyboard.press('ArrowLeft');
    await expect(table).toHaveAttribute('data-at', '1');
  }
  // What is played meanwhile does not pull anybody away.
  await playOn(engine, [ann, ben], id, 4, { most: 5, isStrong: () => false });
  await expect(eve.game()).toHaveAttribute('data-played', '5');
  await expect(eve.game()).toHaveAttribute('data-at', '1');
  await eve.press('Back to the present');
  await expect(eve.game()).toHaveAttribute('data-at', '5');

  await ben.press('Resign');
  await ben.press('Yes');
  await shown(eve, 5, 'over');
  await eve.page.keyboard.press('Home');
  await expect(eve.game()).toHaveAttribute('data-at', '0');
  await eve.press('Back to the end');
  await expect(eve.game()).toHaveAttribute('data-at', '5');

  // Finished games are found again, also by guests.
  await ann.page.goto('/online');
  await ann.page.getByRole('link', { name: 'Finished games' }).click();
  await expect(ann.page.locator(`[data-testid="finished-game"][data-game="${id}"]`)).toBeVisible();
  await ann.page.getByRole('combobox', { name: 'Which game' }).selectOption('versus');
  await expect(ann.page.locator(`[data-testid="finished-game"][data-game="${id}"]`)).toHaveCount(0);
  await eve.page.goto('/online/games');
  await expect(eve.page.getByText('No finished game yet.')).toBeVisible();
  await eve.page.getByRole('link', { name: 'All games' }).click();
  await expect(eve.page.locator(`[data-testid="finished-game"][data-game="${id}"]`)).toBeVisible();
});

test('a waiting game offers to everybody what they may do', async ({ arrive }) => {
  const [ann, ben, cat] = await Promise.all([arrive(), arrive(), arrive()]);
  const { id, seatKeys } = await ann.make({ variant: 'himiki-2v2', seats: ['me', 'open', 'invited', 'invited'] });
  await ann.open(id);
  await expect(ann.page.getByRole('button', { name: 'Withdraw this game' })).toBeVisible();
  const link = new URL(await ann.page.locator('[data-testid="invite"][data-seat="3"]').inputValue());
  expect(link.searchParams.get('key')).toBe(seatKeys!['3']);

  await ben.open(id);
  await ben.page.getByRole('button', { name: /^Sit down as / }).click();
  await expect(ben.page.getByRole('button', { name: 'Leave this seat' })).toBeVisible();
  await expect(ben.page.getByRole('button', { name: 'Withdraw this game' })).toHaveCount(0);
  await expect(ben.page.getByTestId('invite')).toHaveCount(0);

  // Who has changed their mind gives the seat back, and it is free for others.
  await ben.press('Leave this seat');
  await expect(ben.game()).toHaveAttribute('data-you', '');
  await expect(ann.page.getByTestId('seat-1')).toHaveAttribute('data-open', 'true');
  await expect(ben.page.getByRole('button', { name: /^Sit down as / })).toBeVisible();

  // A key opens its own seat and shows no other.
  await cat.page.goto(link.pathname + link.search);
  await expect(cat.page.getByRole('button', { name: /^Sit down as / })).toHaveCount(1);
  await cat.page.getByRole('button', { name: /^Sit down as / }).click();
  await expect(cat.game()).toHaveAttribute('data-you', '3');
});

test('own games in the lobby begin and end without a reload', async ({ arrive }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  // The second seat: nobody tells its player that it is their turn.
  const { id } = await ann.make({ variant: 'pijersi', seats: ['open', 'me'] });
  await ann.page.reload();
  const own = ann.page.locator(`[data-testid="own-game"][data-game="${id}"]`);
  await expect(own).toHaveAttribute('data-turn', 'waiting');
  await ben.join(id);
  await expect(own).toHaveAttribute('data-turn', 'theirs');
  await shown(ben, 0, 'running');
  await ben.press('Call the game off');
  await ben.press('Yes');
  await expect(own).toHaveCount(0);
});

test('a form for a new game keeps the opponent when its maker changes sides', async ({ arrive }) => {
  const ann = await arrive();
  const form = ann.page.getByTestId('new-game');
  await form.getByRole('combobox', { name: 'Opponent', exact: true }).selectOption('bot');
  await form.getByRole('combobox', { name: 'Level of the computer' }).selectOption('7');
  await form.getByRole('combobox', { name: 'You play', exact: true }).selectOption('1');
  await expect(form.getByRole('combobox', { name: 'White', exact: true })).toHaveValue('bot');
  await expect(form.getByRole('combobox', { name: 'Level of the computer' })).toHaveValue('7');
});

test('what was said while the chat is closed is counted, and heard by who wants sounds', async ({ arrive }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  await ben.context.addInitScript(() => {
    localStorage.setItem('tessera.settings', JSON.stringify({ textMode: true, sounds: true }));
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, time) {
      document.documentElement.dataset.pitches = `${document.documentElement.dataset.pitches ?? ''} ${value}`;
      return set.call(this, value, time);
    };
  });
  await begin(ann, ben, { variant: 'pijersi' });
  // Other things sound otherwise.
  const chats = (): Promise<number> => ben.page.evaluate(() => (document.documentElement.dataset.pitches ?? '').split(' ').filter((pitch) => pitch === '698').length);
  expect(await chats()).toBe(0);
  await ann.say('Good luck');
  await expect(ben.lines().filter({ hasText: 'Good luck' })).toBeVisible();
  await expect.poll(chats).toBe(1);
  await ben.page.getByTestId('chat').locator('summary').click();
  await ann.say('Hello');
  // One line after the other.
  await expect(ann.page.getByLabel('Message')).toHaveValue('');
  await ann.say('Are you there?');
  const unread = ben.page.getByRole('img', { name: '2 new messages' });
  await expect(unread).toBeVisible();
  await ben.page.getByTestId('chat').locator('summary').click();
  await expect(unread).toHaveCount(0);
});

test('a switch that the browser refuses shows that it is off', async ({ arrive }) => {
  const ann = await arrive({ path: '/online/account' });
  const box = ann.page.getByRole('checkbox', { name: 'Notify me on this device' });
  await box.click();
  await expect(ann.page.getByRole('alert')).toContainText('does not allow it');
  await expect(box).not.toBeChecked();
});

test('a server that comes back is found without a hand, and nothing is said to be sent that was not', async ({ arrive, browser, server, cable }) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block', locale: 'en' });
  const page = await context.newPage();
  await context.route('**/api/**', (route) => route.abort());
  await page.goto('/online');
  await expect(page.getByText('No game server answers here')).toBeVisible();
  await context.unroute('**/api/**');
  await expect(page.getByTestId('online-state')).toHaveAttribute('data-state', 'connected');
  await context.close();

  const wire = await cable();
  const [ann, ben] = await Promise.all([arrive({ url: wire.url }), arrive()]);
  await begin(ann, ben, { variant: 'pijersi' });
  wire.cut();
  await expect(ann.page.getByTestId('online-state')).toHaveAttribute('data-state', 'lost');
  await ann.say('Hello');
  await expect(ann.page.getByRole('alert')).toContainText('nothing was sent');
});
