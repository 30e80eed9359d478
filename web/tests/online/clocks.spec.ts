// Clocks of all kinds, from the form to the server and back.

import { expectNobodyGone } from './absence';
import { expect, test } from './fixtures';
import { Player } from './player';
import { playOn, shown } from './playing';

/** By the form, with the first seat for its maker; the other player comes from the lobby. */
async function beginByForm(ann: Player, ben: Player, time: (form: ReturnType<Player['game']>) => Promise<unknown>): Promise<string> {
  const form = ann.page.getByTestId('new-game');
  await form.getByRole('combobox', { name: 'Game', exact: true }).selectOption('pijersi');
  await time(form);
  await form.getByRole('combobox', { name: 'You play', exact: true }).selectOption('0');
  await form.getByRole('button', { name: 'Make the game' }).click();
  await ann.expectState('waiting');
  const id = (await ann.game().getAttribute('data-game'))!;
  await ben.page.locator(`[data-testid="open-game"][data-game="${id}"]`).getByRole('button', { name: /^Join the game of / }).click();
  await Promise.all([ann, ben].map((player) => shown(player, 0, 'running')));
  return id;
}

test('a game of days is played, left by both, and found again with whose turn it is', async ({ arrive, engine, ownServer }) => {
  const [ann, ben] = await Promise.all([arrive({ url: ownServer.url }), arrive({ url: ownServer.url })]);
  const id = await beginByForm(ann, ben, (form) => form.getByRole('combobox', { name: 'Time', exact: true }).selectOption('days:3'));
  await expect(ann.game()).toContainText('3 days a move');
  await playOn(engine, [ann, ben], id, 0, { most: 3, isStrong: () => false });
  await Promise.all([ann, ben].map(({ page }) => page.close()));
  // Later: not even the server remembers it but from its store.
  expect(await ownServer.stop()).toBe(0);
  await ownServer.go();

  const [later, back] = await Promise.all([ann, ben].map(async ({ context, url }) => new Player(await context.newPage(), url))) as [Player, Player];
  for (const [player, turn] of [[later, 'theirs'], [back, 'you']] as const) {
    await player.page.goto('/online');
    const own = player.page.locator(`[data-testid="own-game"][data-game="${id}"]`);
    await expect(own).toHaveAttribute('data-turn', turn);
    await expect(own).toContainText('3 days a move');
    await own.getByRole('link', { name: 'Open the game' }).click();
    await shown(player, 3, 'running');
    // Days decide alone: nobody is waited for by the minute.
    await expectNobodyGone(player, id, ownServer);
    await expect(player.page.getByTestId('clock-p2')).toHaveAttribute('data-running', 'true');
    await expect(player.page.getByTestId('clock-p2')).toContainText(/^\s*2 d 23 h/);
  }
  await expect(back.page).toHaveTitle(/Your turn/);
  await playOn(engine, [later, back], id, 3, { most: 4, isStrong: () => false });
  await expect(later.table.status()).toContainText('Your turn');
  await expect(later.page.getByTestId('clock-p1')).toContainText(/^\s*(2 d 23 h|3 d)/);
});

test('a game with a delay costs time only after the delay', async ({ arrive, engine }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  const [initial, delay] = [240_000, 2000];
  const id = await beginByForm(ann, ben, async (form) => {
    await form.getByRole('combobox', { name: 'Time', exact: true }).selectOption('own');
    await form.getByRole('combobox', { name: 'Kind of clock' }).selectOption('delay');
    await form.getByLabel('Minutes each').fill('4');
    await form.getByLabel('Seconds before time runs').fill('2');
  });
  await expect(ann.game()).toContainText('4 min, 2 s delay');
  const left = async (player: Player, side: string): Promise<number> => Number(await player.page.getByTestId(`clock-${side}`).getAttribute('data-left'));
  await playOn(engine, [ann, ben], id, 0, {
    most: 4,
    isStrong: () => false,
    // Once each they think longer than is free.
    before: async (ply) => {
      if (ply > 0 && ply < 3) await expect.poll(() => left(ann, `p${(ply % 2) + 1}`)).toBeLessThan(initial - 500);
    },
  });
  const actions = ann.messages(id).filter(({ kind }) => kind === 'action') as unknown as { at: number; left: [number, number] }[];
  expect(actions).toHaveLength(4);
  for (const [ply, { at, left: now }] of actions.slice(1).entries()) {
    const [before, side] = [actions[ply]!, (ply + 1) % 2];
    expect(now[1 - side]).toBe(before.left[1 - side]);
    expect(Math.abs(before.left[side]! - Math.max(0, at - before.at - delay) - now[side]!), `action ${ply + 1}`).toBeLessThan(20);
  }
  for (const time of actions.at(-1)!.left) expect(time).toBeLessThan(initial);
});
