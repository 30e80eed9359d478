// Every game for two, from the lobby to its end, in two real browsers.

import { expect, test } from './fixtures';
import type { Engine } from '../../src/engine/module';
import { setUp } from '../../src/engine/set_up';
import type { Screen } from '../../src/engine/types';
import type { Player } from './player';
import { begin, expectEnd, isOver, playOn, playOut, scriptOf, shown } from './playing';

/** Whether more was played than this, and the first seat is to act. */
function isToAct(engine: Engine, player: Player, id: string, played: number): boolean {
  const script = scriptOf(player, id)!;
  if (script.actions.length <= played) return false;
  setUp(engine, script);
  return engine.screen<Screen>(-1).side === 'p1';
}

/** What the browser has checked of the server's word, all of it well. */
async function expectFair({ page }: Player, checks: string[]): Promise<void> {
  const fairness = page.getByTestId('fairness');
  await expect(fairness).toHaveAttribute('data-verified', 'yes');
  const found = await fairness.locator('[data-check]').evaluateAll((lines) => lines.map((line) => `${line.getAttribute('data-check')} ${line.getAttribute('data-found')}`));
  expect(found).toEqual(checks.map((what) => `${what} yes`));
}

for (const variant of ['himiki', 'himiki-1', 'himiki-expert', 'himiki-expert-1', 'versus', 'versus-91', 'pijersi', 'remparts']) {
  test(`${variant} is played to its end by two browsers, with reloads`, async ({ arrive, engine }) => {
    const players = await Promise.all([arrive(), arrive()]);
    const [first, second] = players;
    const id = await begin(first!, second!, { variant });
    const played = await playOut(engine, players, id, 0, {
      most: 160,
      // At first anything, so that no game is over before the reloads.
      isStrong: (seat, ply) => ply > 8 && seat === 0,
      before: async (ply) => {
        // A reload in the middle changes nothing.
        if (ply !== 5 && ply !== 8) return;
        const player = players[ply % 2]!;
        await player.page.reload();
        await shown(player, ply, 'running');
      },
    });
    expect(played).toBeGreaterThan(6);
    const { outcome } = await expectEnd(players, id, played);
    expect(outcome).toMatchObject({ result: expect.stringMatching(/^(p1win|p2win|draw)$/) });
    await expectFair(first!, variant.includes('expert') ? ['seed', 'kept', 'deal'] : ['seed', 'kept']);
    // The record is there for everybody now, and the engine reads it.
    const record = await first!.context.request.get(`/api/v1/games/${id}/record`);
    expect(record.ok()).toBe(true);
    expect(await record.text()).toContain(variant.split('-')[0]);
  });
}

for (const variant of ['mukyan', 'mukyan-1']) {
  test(`${variant} is played to its end against dice that the server rolls`, async ({ arrive, engine }) => {
    const player = await arrive();
    const { id } = await player.make({ variant, clock: null, seats: ['me', { mukyan: 'fair' }] });
    await player.open(id);
    await shown(player, 0, 'running');
    let played = 0;
    while (!isOver(player, id) && played < 120) {
      await playOn(engine, [player], id, played, { most: played + 1, isStrong: () => true });
      // His answer comes by itself.
      await expect.poll(() => isOver(player, id) || isToAct(engine, player, id, played), { intervals: [5, 10, 20] }).toBe(true);
      played = scriptOf(player, id)!.actions.length;
      await shown(player, played);
    }
    played = await playOut(engine, [player], id, played, { most: played });
    await expectEnd([player], id, played);
    await expectFair(player, ['seed', 'kept', 'dice']);
    // Who comes only now is told what that proves, and what it does not.
    const late = await arrive();
    await late.open(id);
    await expect(late.page.getByTestId('fairness')).toHaveAttribute('data-verified', 'late');
  });
}
