// Nothing answered is lost: a server killed in the middle, a wire cut, and games that go on.

import type { Engine } from '../../src/engine/module';
import { Cable } from './cable';
import { choose, randomBelow, seatToAct } from './choosing';
import { expect, test } from './fixtures';
import type { Player } from './player';
import { begin, expectEnd, playOn, scriptOf, shown } from './playing';

const state = (player: Player) => player.page.getByTestId('online-state');

test('a server that is killed and started again loses no answered action and no clock', async ({ arrive, engine, ownServer }) => {
  const players = await Promise.all([arrive({ url: ownServer.url }), arrive({ url: ownServer.url })]);
  const [ann, ben] = players as [Player, Player];
  const id = await begin(ann, ben, { variant: 'pijersi' });
  let played = 0;
  for (let life = 0; life < 3; ++life) {
    played = await playOn(engine, players, id, played, { most: played + 3 + life });
    const actor = players[played % 2]!;
    const answered = scriptOf(ann, id)!.actions;
    const clocks = ann.messages(id).findLast(({ kind }) => kind === 'action')!.left as [number, number];

    // Killed while the next action is on its way: nobody knows whether it came through, except the server afterwards.
    const { action } = nextAction(engine, ann, id);
    await Promise.all([actor.act(action), ownServer.kill()]);
    for (const player of players) await expect(state(player)).not.toHaveAttribute('data-state', 'connected');
    await ownServer.go();
    for (const player of players) await player.expectConnected();

    // The page sends what was not answered again by itself, and it counts once.
    ++played;
    await Promise.all(players.map((player) => shown(player, played, 'running')));
    const { body } = await ann.ask<{ played: { action: string }[]; clock: { left: [number, number] } }>('GET', `games/${id}`);
    expect(body.played.map((one) => one.action)).toEqual([...answered, action]);
    for (const side of [0, 1]) expect(body.clock.left[side]).toBeLessThanOrEqual(clocks[side]! + 5000);
  }
  played = await playOn(engine, players, id, played);
  await expectEnd(players, id, played);
  const { body } = await ann.ask<{ played: unknown[] }>('GET', `games/${id}`);
  expect(body.played).toHaveLength(played);
});

test('a wire that is cut is shown, and what was missed is caught up', async ({ arrive, engine, server }) => {
  const cable = await Cable.to(server.port);
  const [ann, ben] = await Promise.all([arrive({ url: cable.url }), arrive()]);
  const id = await begin(ann, ben, { variant: 'himiki-1' });
  let played = await playOn(engine, [ann, ben], id, 0, { most: 4 });

  cable.cut();
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
  cable.mend();
  await ann.expectConnected();
  ++played;
  await Promise.all([ann, ben].map((player) => shown(player, played, 'running')));
  // Numbers of events have no gaps and no doubles, over all connections.
  const numbers = ann.messages(id).filter(({ t }) => t === 'event').map(({ n }) => n!);
  const unique = [...new Set(numbers)];
  expect(unique).toEqual([...unique].sort((a, b) => a - b));
  played = await playOn(engine, [ann, ben], id, played, { most: played + 6 });
  await ben.press('Resign');
  await ben.press('Yes');
  await expectEnd([ann, ben], id, played);
  cable.remove();
});

test('a server that stops says so, and is back with everything', async ({ arrive, engine, ownServer }) => {
  const players = await Promise.all([arrive({ url: ownServer.url }), arrive({ url: ownServer.url })]);
  const [ann, ben] = players as [Player, Player];
  const id = await begin(ann, ben, { variant: 'himiki-expert-1' });
  const played = await playOn(engine, players, id, 0, { most: 5 });
  expect(await ownServer.stop()).toBe(0);
  for (const player of players) expect(player.heard.some((text) => text.includes('"bye"'))).toBe(true);
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
