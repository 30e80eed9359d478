// What chance would have done with a seed. Seeds have 63 bits, which numbers here do not hold: they are told in digits.

import type { Engine } from './module';
import { setUp } from './set_up';
import type { GameScript, Roll } from './types';

export const chanceAnswers = {
  /** Where a game began by its script, and where its set-up leads with the seed. */
  starts(engine: Engine, script: GameScript, setup: string, seed: string): { told: string; due: string } {
    const position = (): string => engine.state<{ position: string }>().position;
    setUp(engine, { ...script, actions: [] });
    const told = position();
    engine.order(`setoption name Game value ${script.id}`);
    engine.order(`setoption name Setup value ${setup}`);
    engine.order(`setoption name Seed value ${seed}`);
    engine.order('position startpos');
    return { told, due: position() };
  },

  /** What Muk Yan does with each action's seed; nothing where it is not his turn. */
  rolls(engine: Engine, script: GameScript, isRuthless: boolean, seeds: string[]): (string | null)[] {
    setUp(engine, { ...script, actions: [] });
    return script.actions.map((action, ply) => {
      const roll = engine.ask<Roll | null>('roll', { isRuthless, seed: seeds[ply]! });
      engine.order(`go manual ${action}`);
      return roll?.action ?? null;
    });
  },
};
