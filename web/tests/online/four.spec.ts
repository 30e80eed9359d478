// Two against two, in four real browsers.

import { expect, test } from './fixtures';
import { expectEnd, playOn, playOut, shown } from './playing';

for (const variant of ['himiki-2v2', 'himiki-expert-2v2', 'himiki-2v2-1', 'himiki-expert-2v2-1']) {
  test(`${variant} is played to its end by four browsers, and partners cannot talk`, async ({ arrive, engine }) => {
    test.setTimeout(180_000);
    const players = await Promise.all([arrive(), arrive(), arrive(), arrive()]);
    const [first, second, third, fourth] = players;
    const { id, seatKeys } = await first!.make({ variant, seats: ['me', 'open', 'invited', 'open'] });
    await first!.open(id);
    // The partner's seat is not for whoever comes along.
    await second!.open(id);
    expect((await second!.ask('POST', `games/${id}/join`, { seat: 2 })).status).toBeGreaterThanOrEqual(400);
    expect((await second!.ask('POST', `games/${id}/join`, { seat: 1 })).status).toBe(200);
    await third!.open(id, seatKeys!['2']);
    await third!.page.getByRole('button', { name: /^Sit down as / }).first().click();
    await expect(third!.game()).toHaveAttribute('data-you', '2');
    expect((await fourth!.ask('POST', `games/${id}/join`, { seat: 3 })).status).toBe(200);
    await fourth!.open(id);
    await Promise.all(players.map((player) => shown(player, 0, 'running')));

    // H33: nobody hears a player while the game is on, whatever a page would send.
    const talk = await first!.ask<{ error?: { rule?: string } }>('POST', `games/${id}/chat`, { room: 'players', text: 'Take the corner' });
    expect(talk.status).toBeGreaterThanOrEqual(400);

    const played = await playOut(engine, players, id, 0, {
      most: 80,
      before: async (ply) => {
        if (ply !== 6) return;
        await third!.page.reload();
        await shown(third!, ply, 'running');
      },
    });
    await expectEnd(players, id, played);
    for (const player of players) expect(player.heard.join('\n')).not.toContain('Take the corner');

    await first!.say('Well played');
    for (const player of players) await expect(player.lines().filter({ hasText: 'Well played' })).toBeVisible();
  });
}

for (const variant of ['himiki-2v2', 'himiki-expert-2v2']) {
  test(`${variant} goes on with bots in the free seats`, async ({ arrive, engine }) => {
    const players = await Promise.all([arrive(), arrive()]);
    const [first, third] = players;
    const { id, seatKeys } = await first!.make({ variant, seats: ['me', { bot: 1 }, 'invited', { bot: 1 }] });
    await first!.open(id);
    await third!.open(id, seatKeys!['2']);
    await third!.page.getByRole('button', { name: /^Sit down as / }).first().click();
    for (const [turn, player] of [first!, third!, first!, third!].entries()) {
      await Promise.all(players.map((one) => shown(one, 2 * turn, 'running')));
      await playOn(engine, [first!, first!, third!, third!], id, 2 * turn, { most: 2 * turn + 1 });
      await expect(player.page.getByRole('alert')).toBeEmpty();
    }
    await Promise.all(players.map((one) => shown(one, 8)));
    await third!.press('Resign');
    await third!.press('Yes');
    await expectEnd(players, id, 8);
  });
}

test('a game for four is made by the form, joined by one, and its other seats are given to the computer', async ({ arrive, engine }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  const form = ann.page.getByTestId('new-game');
  await form.getByRole('combobox', { name: 'Game', exact: true }).selectOption('himiki-2v2');
  await form.getByRole('combobox', { name: 'You play', exact: true }).selectOption('0');
  await form.getByRole('button', { name: 'Make the game' }).click();
  await ann.expectState('waiting');
  const id = (await ann.game().getAttribute('data-game'))!;

  await ben.page.locator(`[data-testid="open-game"][data-game="${id}"]`).getByRole('button', { name: /^Join the game of / }).click();
  await ben.page.getByRole('button', { name: /^Sit down as / }).nth(1).click();
  await expect(ben.game()).toHaveAttribute('data-you', '2');
  // Only who made it gives seats away.
  await expect(ben.page.getByRole('button', { name: /^Give the free seats/ })).toHaveCount(0);

  await ann.page.getByRole('combobox', { name: 'Level of the computer' }).selectOption('2');
  await ann.press('Give the free seats to the computer');
  await Promise.all([ann, ben].map((player) => shown(player, 0, 'running')));
  for (const player of [ann, ben]) {
    for (const seat of [1, 3]) await expect(player.page.getByTestId(`seat-${seat}`)).toContainText('Computer, level 2');
    const filled = () => player.messages(id).filter(({ kind }) => kind === 'filled').map(({ seat, place }) => ({ seat, place }));
    await expect.poll(filled).toEqual([1, 3].map((seat) => ({ seat, place: { bot: 2 } })));
  }
  await playOn(engine, [ann, ann, ben, ben], id, 0, { most: 1 });
  await Promise.all([ann, ben].map((player) => shown(player, 2)));
});
