// Whole games by typed actions, whoever sits where.

import { expect } from '@playwright/test';
import type { Engine } from '../../src/engine/module';
import { setUp } from '../../src/engine/set_up';
import type { GameScript, Screen } from '../../src/engine/types';
import { choose, randomBelow, seatToAct } from './choosing';
import type { Message, Player } from './player';

export interface PlayOptions {
  /** Done before the action of this number. */
  before?: (ply: number) => Promise<void>;
  /** Stops there at the latest. */
  most?: number;
  seed?: number;
  /** Of these seats the ones that think; all others play anything. */
  isStrong?: (seat: number) => boolean;
}

/** Waits without the pauses of `expect`, which would take longer than the games. */
export async function shown(player: Player, played: number, state?: string): Promise<void> {
  await player.page.waitForFunction(
    ([count, wanted]) => {
      const game = document.querySelector<HTMLElement>('[data-testid="online-game"]');
      return game?.dataset.played === count && (!wanted || game?.dataset.state === wanted);
    },
    [String(played), state ?? ''] as const,
    { timeout: 20_000 },
  );
}

/** The game as the server told it to a page, with what was played since. */
export function scriptOf(player: Player, id: string): GameScript | null {
  let script: GameScript | null = null;
  for (const message of player.messages(id)) {
    if (message.t === 'joined') script = structuredClone((message.script as GameScript | undefined) ?? null);
    if (message.t !== 'event' || !script) continue;
    if (message.kind === 'action') script.actions = [...script.actions.slice(0, message.ply), message.action!];
    if (message.kind === 'undone') script.actions = script.actions.slice(0, message.played as number);
  }
  return script;
}

const lastScreen = async (player: Player, id: string, played: number): Promise<Screen> => {
  await expect.poll(() => player.screen(id)?.played, { intervals: [5, 10, 20, 50] }).toBe(played);
  return player.screen(id)!;
};

/** What is next: who acts, and with what. In games with secrets only by what that seat's own page was told. */
async function next(engine: Engine, players: Player[], id: string, played: number, options: Required<PlayOptions>, random: (most: number) => number) {
  const { isStrong } = options;
  const script = scriptOf(players[0]!, id);
  if (script) {
    expect(script.actions).toHaveLength(played);
    setUp(engine, script);
    const seat = seatToAct(engine, engine.screen<Screen>(-1));
    return { seat, action: choose(engine, script, isStrong(seat), random) };
  }
  const seat = seatToAct(engine, await lastScreen(players[0]!, id, played));
  const { actions } = await lastScreen(players[seat]!, id, played);
  expect(actions.length, `what seat ${seat} may do`).toBeGreaterThan(0);
  return { seat, action: actions[random(actions.length)]!.action };
}

const isOver = (player: Player, id: string): boolean => player.messages(id).some(({ kind }) => kind === 'ended');

/** Plays until the end or `most`; how many actions there were. Players stand in the order of their seats; null is a bot. */
export async function playOn(engine: Engine, players: Player[], id: string, played = 0, some: PlayOptions = {}): Promise<number> {
  const options = { before: async () => {}, most: 600, seed: 7, isStrong: (seat: number) => seat % 2 === 0, ...some };
  const random = randomBelow(options.seed);
  let ply = played;
  for (; ply < options.most && !isOver(players[0]!, id); ++ply) {
    await options.before(ply);
    const { seat, action } = await next(engine, players, id, ply, options, random);
    await players[seat]!.act(action);
    await Promise.all(players.map((player) => shown(player, ply + 1)));
  }
  return ply;
}

/** What every page must show of a game that is over. */
export async function expectEnd(players: Player[], id: string, played: number): Promise<Message> {
  await Promise.all(players.map((player) => shown(player, played, 'over')));
  const ends = players.map((player) => player.messages(id).find(({ kind }) => kind === 'ended')!);
  for (const [i, player] of players.entries()) {
    expect(ends[i]!.outcome).toEqual(ends[0]!.outcome);
    await expect(player.page.getByTestId('result')).toBeVisible();
    await expect(player.page.getByRole('alert')).toBeEmpty();
  }
  return ends[0]!;
}

/** A game of two that has begun: the first player has the first seat. */
export async function begin(first: Player, second: Player, game: Parameters<Player['make']>[0]): Promise<string> {
  const { id, key } = await first.make(game);
  await Promise.all([first.open(id), second.join(id, key)]);
  await Promise.all([shown(first, 0, 'running'), shown(second, 0, 'running')]);
  return id;
}
