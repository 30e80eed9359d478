// Nothing answered is lost: a server killed in the middle, a wire cut, and games that go on.

import type { Engine } from '../../src/engine/module';
import { choose, randomBelow, seatToAct } from './choosing';
import { expect, test } from './fixtures';
import type { Player } from './player';
import { begin, expectEnd, playOn, playOut, scriptOf, shown } from './playing';

const state = (player: Player) => player.page.getByTestId('online-state');
const shownLeft = async (player: Player, ply: number): Promise<number> => Number(await player.page.getByTestId(`clock-p${(ply % 2) + 1}`).getAttribute('data-left'));

test('a server that is killed and started again loses no answered action and no clock', async ({ arrive, engine, ownServer }) => {
  const players = await Promise.all([arrive({ url: ownServer.url }), arrive({ url: ownServer.url })]);
  const [ann, ben] = players as [Player, Player];
  // Without an increment each clock is the less the more was thought: one that began anew would show.
  const initial = 600_000;
  const id = await begin(ann, ben, { variant: 'pijersi', clock: { kind: 'fischer', initial, increment: 0 } });
  let played = 0;
  for (let life = 0; life < 3; ++life) {
    played = await playOn(engine, players, id, played, {
      most: played + 3 + life,
      isStrong: () => false,
      before: async (ply) => {
        if (ply < 2) await expect.poll(() => shownLeft(ann, ply)).toBeLessThan(initial - 1000);
      },
    });
    const actor = players[played % 2]!;
    const answered = scriptOf(ann, id)!.actions;
    const { left: clocks, at: since } = ann.messages(id).findLast(({ kind }) => kind === 'action') as unknown as { left: [number, number]; at: number };
    for (const left of clocks) expect(left).toBeLessThan(initial - 1000);

    // Killed while the next action is on its way: nobody knows whether it came through, except the server afterwards.
    const { action } = nextAction(engine, ann, id);
    await Promise.all([actor.act(action), ownServer.kill()]);
    for (const player of players) await expect(state(player)).not.toHaveAttribute('data-state', 'connected');
    await ownServer.go();
    for (const player of players) await player.expectConnected();

    // The page sends what was not answered again by itself, and it counts once.
    ++played;
    await Promise.all(players.map((player) => shown(player, played, 'running')));
    const { body } = await ann.ask<{ played: { action: string }[]; clock: { left: [number, number]; at: number } }>('GET', `games/${id}`);
    expect(body.played.map((one) => one.action)).toEqual([...answered, action]);
    // All the time since the last answer was somebody's, the time without a server too, and nobody lost more.
    const { left, at } = body.clock;
    for (const side of [0, 1]) expect(left[side]).toBeLessThanOrEqual(clocks[side]!);
    const spent = clocks[0] + clocks[1] - left[0] - left[1];
    expect(Math.abs(spent - (at - since))).toBeLessThan(50);
  }
  played = await playOut(engine, players, id, played, { most: played + 100, isStrong: (seat) => seat === 0 });
  await expectEnd(players, id, played);
  const { body } = await ann.ask<{ played: unknown[] }>('GET', `games/${id}`);
  expect(body.played).toHaveLength(played);
});

test('a wire that is cut is shown, and what was missed is caught up', async ({ arrive, engine, cable }) => {
  const wire = await cable();
  const [ann, ben] = await Promise.all([arrive({ url: wire.url }), arrive()]);
  const id = await begin(ann, ben, { variant: 'himiki-1' });
  let played = await playOn(engine, [ann, ben], id, 0, { most: 4 });

  wire.cut();
  await expect(state(ann)).not.toHaveAttribute('data-state', 'connected');
  // Typed without a wire: it waits, and says so.
  const { seat, action } = nextAction(engine, ben, id);
  const actor = [ann, ben][seat]!;
  await actor.act(action);
  if (actor === ann) {
    await expect(ann.game()).toHaveAttribute('data-pending', 'true');
    await ben.expectPlayed(played);
  } else {
    await shown(ben, played + 1);
    await ann.expectPlayed(played);
  }
  wire.mend();
  await ann.expectConnected();
  ++played;
  await Promise.all([ann, ben].map((player) => shown(player, played, 'running')));
  // Numbers of events have no gaps and no doubles, over all connections.
  const numbers = () => ann.messages(id).filter(({ t }) => t === 'event').map(({ n }) => n!);
  await expect.poll(async () => String(numbers().at(-1)) === (await ann.game().getAttribute('data-n'))).toBe(true);
  const heard = numbers();
  expect(heard).toEqual(heard.map((_, i) => heard[0]! + i));
  played = await playOn(engine, [ann, ben], id, played, { most: played + 6 });
  await ben.press('Resign');
  await ben.press('Yes');
  await expectEnd([ann, ben], id, played);
});

test('a server that stops says so, and is back with everything', async ({ arrive, engine, ownServer }) => {
  const players = await Promise.all([arrive({ url: ownServer.url }), arrive({ url: ownServer.url })]);
  const [ann, ben] = players as [Player, Player];
  const id = await begin(ann, ben, { variant: 'himiki-expert-1' });
  const played = await playOn(engine, players, id, 0, { most: 5 });
  expect(await ownServer.stop()).toBe(0);
  // The browser tells the test of it a moment later.
  for (const player of players) await expect.poll(() => player.heard.some((text) => text.includes('"bye"'))).toBe(true);
  for (const player of players) await expect(state(player)).not.toHaveAttribute('data-state', 'connected');
  await ownServer.go();
  for (const player of players) await player.expectConnected();
  await Promise.all(players.map((player) => shown(player, played, 'running')));
  await playOn(engine, players, id, played, { most: played + 4 });
});

/** What somebody may do next in a game without secrets. */
function nextAction(engine: Engine, player: Player, id: string): { action: string; seat: number } {
  const script = scriptOf(player, id)!;
  const action = choose(engine, script, false, randomBelow(script.actions.length));
  return { action, seat: seatToAct(engine, engine.screen(-1)) };
}
