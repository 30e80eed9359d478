// Hidden hands stay hidden: every byte that reached a page is compared with what its eyes may know.

import type { Engine } from '../../src/engine/module';
import { setUp } from '../../src/engine/set_up';
import type { GameScript, Screen, Viewer } from '../../src/engine/types';
import { spectator } from '../../src/engine/types';
import { expect, test } from './fixtures';
import type { Message, Player } from './player';
import { begin, expectEnd, playOut, shown } from './playing';

interface Told {
  action: string;
  notation: string;
}

/** What these eyes may know after each action; the first is the start. */
function screensFor(engine: Engine, script: GameScript, viewer: Viewer): Screen[] {
  return [0, ...script.actions.keys()].map((_, count) => {
    setUp(engine, { ...script, actions: script.actions.slice(0, count) });
    return engine.screen<Screen>(viewer);
  });
}

const told = ({ action, notation }: Told): Told => ({ action, notation });

/** One message or body against the truth as these eyes may see it. */
function expectHonest(message: Partial<Message> & { played?: Told[] }, allowed: Screen[]): void {
  const lasts = allowed.slice(1).map(({ last }) => told(last!));
  if (message.screen) expect(message.screen).toEqual(allowed[message.screen.played]);
  if (message.kind === 'action') {
    expect({ action: message.action, notation: message.notation }).toEqual(lasts[message.ply!]);
    expect(message.screen!.played).toBe(message.ply! + 1);
  }
  if (Array.isArray(message.played)) expect(message.played.map(told)).toEqual(lasts.slice(0, message.played.length));
}

/** All strings in a message, wherever they stand. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(stringsIn);
}

async function expectBlind(engine: Engine, player: Player, id: string, script: GameScript, viewer: Viewer, secrets: string[]): Promise<void> {
  const own = screensFor(engine, script, viewer);
  const strangers = screensFor(engine, script, spectator);
  let allowed = strangers;
  const end = player.heard.findIndex((text) => text.includes('"ended"') && text.includes(id));
  expect(end).toBeGreaterThan(0);
  const frames = player.heard.slice(0, end);
  const bodies = (await player.read()).filter((text) => text.includes(id) && !text.includes('"over"'));
  expect(frames.length).toBeGreaterThan(script.actions.length);
  for (const text of [...frames, ...bodies]) {
    const message = JSON.parse(text) as Message;
    // Who has not sat down yet is a stranger like any other.
    if ('you' in message && message.t !== 'hello') allowed = message.you === viewer ? own : strangers;
    if (message.game === id || message.id === id) expectHonest(message as never, allowed);
    expect(message).not.toHaveProperty('script');
    // No seed and no salt: as texts of their own or within others.
    const strings = stringsIn(message);
    for (const secret of secrets) expect(strings.filter((one) => one.includes(secret)), text.slice(0, 300)).toEqual([]);
  }
  // An eye of its own, apart from the engine's view: tiles in hands are question marks, except in one's own.
  const hands = frames.map((text) => (JSON.parse(text) as Message).screen).flatMap((screen) => screen?.facts.filter(({ kind }) => kind === 'hand') ?? []);
  expect(hands.length).toBeGreaterThan(0);
  for (const { side, values } of hands) {
    if (side !== (['p1', 'p2'] as const)[viewer]) expect([...new Set(values)].filter((value) => value !== '?')).toEqual([]);
  }
}

test('who watches an Expert game, and who plays it, learns nothing of hidden tiles', async ({ arrive, engine }) => {
  const [ann, ben, eve] = await Promise.all([arrive(), arrive(), arrive()]);
  const id = await begin(ann, ben, { variant: 'himiki-expert-1' });
  await eve.open(id);
  await shown(eve, 0, 'running');
  let isReloaded = false;
  const played = await playOut(engine, [ann, ben], id, 0, {
    most: 120,
    before: async (ply) => {
      // The whole state again, in the middle, by socket and by HTTP.
      if (ply !== 9) return;
      isReloaded = true;
      await eve.page.reload();
      await shown(eve, ply, 'running');
      for (const player of [ann, ben, eve]) player.bodies.push(JSON.stringify((await player.ask('GET', `games/${id}`)).body));
      eve.bodies.push(JSON.stringify((await eve.ask('GET', `games/${id}/fairness`)).body));
      eve.bodies.push(JSON.stringify((await eve.ask('GET', 'tv')).body));
      eve.bodies.push(JSON.stringify((await eve.ask('GET', 'lobby')).body));
      // Neither asking for a preview nor for reasons tells who does not sit there.
      const record = await eve.context.request.get(`/api/v1/games/${id}/record`);
      if (record.ok()) expect(await record.text()).not.toMatch(/[Ss]eed/);
    },
  });
  await expectEnd([ann, ben, eve], id, played);
  expect(isReloaded).toBe(true);
  const { script, fairness } = eve.messages(id).find(({ kind }) => kind === 'ended') as unknown as {
    script: GameScript;
    fairness: { seed: string; salt: string };
  };
  expect(script.actions).toHaveLength(played);
  for (const [player, viewer] of [
    [eve, spectator],
    [ann, 0],
    [ben, 1],
  ] as const) {
    const secrets = [fairness.seed, fairness.salt, String(script.seed)];
    await expectBlind(engine, player, id, script, viewer, secrets);
  }
});

test('a tap that a rule forbids is refused in an Expert game with its sentence and its rule', async ({ arrive }) => {
  const [ann, ben] = await Promise.all([arrive({ taps: true }), arrive({ taps: true })]);
  await begin(ann, ben, { variant: 'himiki-expert' });
  await ann.table.tap('A1');
  const alert = ann.page.getByRole('alert');
  await expect(alert).toContainText('White sets up on B5 C5 D5 only');
  await expect(alert.getByRole('link', { name: 'H10' })).toHaveAttribute('href', '/rules/himiki#H10');
  await ann.expectPlayed(0);
  // What is allowed is not hindered by it.
  await ann.table.tap('B5');
  await ann.page.getByTestId('choices').getByRole('button').first().click();
  await ben.expectPlayed(1);
  await expect(alert).toBeEmpty();
});
