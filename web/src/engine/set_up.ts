// Puts a game on the engine's table.

import type { Engine } from './module';
import type { GameScript } from './types';

export function setUp(engine: Engine, script: GameScript): void {
  engine.order(`setoption name Game value ${script.id}`);
  if (script.setup) {
    engine.order(`setoption name Setup value ${script.setup}`);
    engine.order(`setoption name Seed value ${script.seed ?? 0}`);
  }
  const start = script.position ? `fen ${script.position}` : 'startpos';
  const moves = script.actions.length > 0 ? ` moves ${script.actions.join(' ')}` : '';
  engine.order(`position ${start}${moves}`);
}
