// Which action to play: any legal one, or a good one so that games end.

import type { Engine } from '../../src/engine/module';
import { setUp } from '../../src/engine/set_up';
import type { GameInfo, GameScript, Screen } from '../../src/engine/types';

/** The same numbers for the same seed (mulberry32). */
export function randomBelow(seed: number): (most: number) => number {
  let state = seed >>> 0;
  return (most) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

/** Which seat acts, as a number in the order in which they act. */
export function seatToAct(engine: Engine, { game, side, seat }: Pick<Screen, 'game' | 'side' | 'seat'>): number {
  const info = engine.games<GameInfo[]>().find(({ id }) => id === game)!;
  const number = info.seats.indexOf(seat);
  return number >= 0 ? number : side === 'p1' ? 0 : 1;
}

/** The strong one thinks a little, as much on every machine; the other plays anything: games of such a pair are short. */
export function choose(engine: Engine, script: GameScript, isStrong: boolean, random: (most: number) => number): string {
  setUp(engine, script);
  if (isStrong) {
    engine.order('setoption name Level value 10');
    const best = engine.order('go nodes 3000').findLast((line) => line.startsWith('bestmove '));
    return best!.split(' ')[1]!;
  }
  const { actions } = engine.screen<Screen>(-1);
  return actions[random(actions.length)]!.action;
}
