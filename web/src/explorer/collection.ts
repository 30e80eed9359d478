// Collections of games: what was played in each position and how those games ended. The engine says where to look.

import type { Explored, ExploredAction, FiledPly } from '../engine/explorer_answers';

/** Games, how many of them the side that begins has won, how many were drawn. */
export type Count = [games: number, p1: number, draws: number];

/** By the position's key, then by the action's filed name. */
export type Positions = Record<string, Record<string, Count>>;

export type Result = 'p1' | 'p2' | 'draw';

export const nothing: Count = [0, 0, 0];

export const sum = (a: Count, b: Count): Count => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

const sumOf = (counts: Iterable<Count>): Count => [...counts].reduce(sum, nothing);

/** An action that was played, with its mirror image where that is the same to the position. */
export interface Row {
  actions: [ExploredAction, ...ExploredAction[]];
  /** Games in which it was played here. */
  count: Count;
  /** Games that came to the position after it, on any way, and went on. */
  reached: Count;
}

/** All games that came to a position and went on. */
export const countAt = (key: string, collections: Positions[]): Count =>
  sumOf(collections.flatMap((positions) => Object.values(positions[key] ?? {})));

/** What was played in a position, the most frequent first; then what leads to where games came on other ways. */
export function rowsOf(explored: Explored, collections: Positions[]): Row[] {
  const here = (filed: string): Count => sumOf(collections.map((positions) => positions[explored.key]?.[filed] ?? nothing));
  const rows = new Map<string, Row>();
  for (const action of explored.actions) {
    const row = rows.get(action.filed);
    if (row) row.actions.push(action);
    else rows.set(action.filed, { actions: [action], count: here(action.filed), reached: countAt(action.key, collections) });
  }
  return [...rows.values()]
    .filter(({ count, reached }) => count[0] > 0 || reached[0] > 0)
    .sort((a, b) => b.count[0] - a.count[0] || b.reached[0] - a.reached[0]);
}

/** Adds a game; where it came by several times, it counts once. */
export function addGame(positions: Positions, plies: FiledPly[], result: Result): void {
  const one: Count = [1, result === 'p1' ? 1 : 0, result === 'draw' ? 1 : 0];
  const seen = new Set<string>();
  for (const { key, filed } of plies) {
    if (seen.has(`${key} ${filed}`)) continue;
    seen.add(`${key} ${filed}`);
    const actions = (positions[key] ??= {});
    actions[filed] = sum(actions[filed] ?? nothing, one);
  }
}

/** Shares of won, drawn and lost games in whole per cent that make up a hundred, for the side that begins. */
export function shares([games, p1, draws]: Count): [number, number, number] {
  if (games === 0) return [0, 0, 0];
  const exact = [p1, draws, games - p1 - draws].map((part) => (100 * part) / games);
  const whole = exact.map(Math.floor) as [number, number, number];
  const byRest = [0, 1, 2].sort((a, b) => exact[b]! - whole[b]! - (exact[a]! - whole[a]!));
  for (let left = 100 - whole[0] - whole[1] - whole[2], i = 0; left > 0; --left, ++i) whole[byRest[i]! as 0 | 1 | 2] += 1;
  return whole;
}

/** What a side has scored, from 0 to 1; a draw is a half. */
export function scoreOf([games, p1, draws]: Count, side: 'p1' | 'p2'): number {
  if (games === 0) return 0.5;
  const first = (p1 + draws / 2) / games;
  return side === 'p1' ? first : 1 - first;
}
