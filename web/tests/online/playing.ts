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
  /** Who thinks, and when; all others play anything. */
  isStrong?: (seat: number, ply: number) => boolean;
}

/** What is confirmed is also drawn: a worker draws it later. Waits without the pauses of `expect`, which would take longer than the games. */
export async function shown(player: Player, played: number, state?: string): Promise<void> {
  await player.page.waitForFunction(
    ([count, wanted]) => {
      const game = document.querySelector<HTMLElement>('[data-testid="online-game"]');
      return game?.dataset.played === count && game.dataset.shown === count && (!wanted || game.dataset.state === wanted);
    },
    [String(played), state ?? ''] as const,
    { timeout: 20_000 },
  );
}

/** As `shown`, or more: bots may have answered already. */
async function reached(player: Player, played: number): Promise<void> {
  await player.page.waitForFunction(
    (count) => {
      const game = document.querySelector<HTMLElement>('[data-testid="online-game"]');
      return Number(game?.dataset.played) >= count && Number(game?.dataset.shown) >= count;
    },
    played,
    { timeout: 20_000 },
  );
}

/** Whoever acts has the seat, sees the position and is asked for nothing else: text typed before would stay where it is. */
async function ready(player: Player, seat: number, played: number): Promise<void> {
  await player.page.waitForFunction(
    ([you, count]) => {
      const game = document.querySelector<HTMLElement>('[data-testid="online-game"]');
      return game?.dataset.you === you && game.dataset.state === 'running' && game.dataset.shown === count && game.dataset.pending === 'false';
    },
    [String(seat), String(played)] as const,
    { timeout: 20_000 },
  );
}

const soon = { intervals: [5, 10, 20, 50] };

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

/** How many actions a page was told of; the browser tells the test of a message a moment after the page has it. */
function told(player: Player, id: string): number {
  let count = 0;
  for (const message of player.messages(id)) {
    if (message.t === 'joined') count = (message.played as unknown[]).length;
    if (message.kind === 'action') count = message.ply! + 1;
    if (message.kind === 'undone') count = message.played as number;
  }
  return count;
}

const lastScreen = async (player: Player, id: string, played: number): Promise<Screen> => {
  await expect.poll(() => player.screen(id)?.played, soon).toBe(played);
  return player.screen(id)!;
};

/** What is next: who acts, and with what; nothing where the rules have ended it. In games with secrets only by what that seat's own page was told. */
async function next(engine: Engine, players: Player[], id: string, played: number, options: Required<PlayOptions>, random: (most: number) => number) {
  const { isStrong } = options;
  if (scriptOf(players[0]!, id)) {
    // The browser tells the test of it a moment after it has shown it.
    await expect.poll(() => scriptOf(players[0]!, id)!.actions.length, soon).toBe(played);
    const script = scriptOf(players[0]!, id)!;
    setUp(engine, script);
    const screen = engine.screen<Screen>(-1);
    if (screen.outcome) return null;
    const seat = seatToAct(engine, screen);
    return { seat, action: choose(engine, script, isStrong(seat, played), random) };
  }
  const screen = await lastScreen(players[0]!, id, played);
  if (screen.outcome) return null;
  const seat = seatToAct(engine, screen);
  const { actions } = await lastScreen(players[seat]!, id, played);
  expect(actions.length, `what seat ${seat} may do`).toBeGreaterThan(0);
  return { seat, action: actions[random(actions.length)]!.action };
}

export const isOver = (player: Player, id: string): boolean => player.messages(id).some(({ kind }) => kind === 'ended');

/** Plays until the end or `most`, and until all have been told of it; how many actions there were. Players stand in the order of their seats; null is a bot. */
export async function playOn(engine: Engine, players: Player[], id: string, played = 0, some: PlayOptions = {}): Promise<number> {
  const options = { before: async () => {}, most: 600, seed: 7, isStrong: (seat: number) => seat % 2 === 0, ...some };
  const random = randomBelow(options.seed);
  let ply = played;
  for (; ply < options.most && !isOver(players[0]!, id); ++ply) {
    await options.before(ply);
    const wanted = await next(engine, players, id, ply, options, random);
    if (!wanted) break;
    const { seat, action } = wanted;
    await ready(players[seat]!, seat, ply);
    await players[seat]!.act(action);
    await Promise.all(players.map((player) => reached(player, ply + 1)));
  }
  for (const player of players) await expect.poll(() => told(player, id), soon).toBeGreaterThanOrEqual(ply);
  return ply;
}

/** As `playOn` to the end; who has the first seat gives up a game that is longer than `most`. */
export async function playOut(engine: Engine, players: Player[], id: string, played: number, some: PlayOptions & { most: number }): Promise<number> {
  const ply = await playOn(engine, players, id, played, some);
  const { body } = await players[0]!.ask<{ state: string }>('GET', `games/${id}`);
  if (body.state === 'running') {
    await players[0]!.press('Resign');
    await players[0]!.press('Yes');
  }
  return ply;
}

/** What every page must show of a game that is over. */
export async function expectEnd(players: Player[], id: string, played: number): Promise<Message> {
  await Promise.all(players.map((player) => shown(player, played, 'over')));
  for (const player of players) await expect.poll(() => isOver(player, id), soon).toBe(true);
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
