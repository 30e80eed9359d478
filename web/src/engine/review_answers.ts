// What a review asks: how good a position is, how good an action was, and how hundredths become chances.

import type { ReviewedAction } from '../review/types';
import type { Engine } from './module';
import { setUp } from './set_up';
import { thoughtOf } from './thought_lines';
import type { GameScript, Thought } from './types';

/** Longer lines are not shown, and their ends are mostly guesses. */
const longestLine = 16;

export const reviewAnswers = {
  /** What full strength thinks of a position with so many nodes; nothing where the game is over. */
  judge(engine: Engine, script: GameScript, nodes: number): Thought | null {
    setUp(engine, script);
    if (engine.screen<{ outcome: unknown }>(-2).outcome !== null) return null;
    engine.order('setoption name Level value 10');
    const thought = thoughtOf(engine.order(`go nodes ${nodes}`));
    return { ...thought, line: thought.line.slice(0, longestLine) };
  },

  /** Grade and reasons of an action, played where the script ends. */
  reviewAction(engine: Engine, script: GameScript, action: string, best: Thought, after: Thought | null): ReviewedAction {
    setUp(engine, script);
    return engine.ask('review_action', { action, best, after });
  },

  /** A lead of so many hundredths wins e times for each time that it loses. */
  chanceScale(engine: Engine, id: string): number {
    setUp(engine, { id, actions: [] });
    return engine.ask<{ scale: number }>('chance_scale', {}).scale;
  },
};
