// What an explorer of openings asks: docs/openings.md. Each puts its own game on the table, so that nobody has to.

import type { Engine } from './module';
import { setUp } from './set_up';
import type { GameScript, Party } from './types';

/** A legal action and where collections of games have it. */
export interface ExploredAction {
  action: string;
  notation: string;
  /** Its name in collections; mirror images have the same. */
  filed: string;
  /** Of the position after it. */
  key: string;
}

export interface Explored {
  key: string;
  /** Who is to act. */
  side: Party;
  /** The game has ended, if only by repetition. */
  over: boolean;
  actions: ExploredAction[];
}

export interface FiledPly {
  key: string;
  filed: string;
}

export const explorerAnswers = {
  explore(engine: Engine, script: GameScript): Explored {
    setUp(engine, script);
    return engine.ask<Explored>('explore', {});
  },

  filedGame(engine: Engine, script: GameScript): FiledPly[] {
    setUp(engine, script);
    return engine.ask<{ plies: FiledPly[] }>('filed_game', {}).plies;
  },
};
