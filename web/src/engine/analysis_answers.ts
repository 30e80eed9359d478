// What an analysis asks of the engine.

import type { Engine } from './module';
import { setUp } from './set_up';
import { everybody, type Board, type GameScript, type LastAction, type Outcome, type Party, type Screen } from './types';

type Played = Pick<LastAction, 'action' | 'notation' | 'side'>;

export const analysisAnswers = {
  /** Puts a game on the table and says what is to be seen there. */
  visit(engine: Engine, script: GameScript): { board: Board; played: Played[]; screen: Screen } {
    setUp(engine, script);
    return { board: engine.board(), played: engine.state<{ played: Played[] }>().played, screen: engine.screen(everybody) };
  },

  /** What these actions would do, one after the other, from where the game on the table stands. */
  ahead: (engine: Engine, actions: string[]): LastAction[] => engine.ask('ahead', { actions }),

  /**
   * Searches at full strength and says what it finds line by line; what is known of other positions of the game helps. The answer says whom it
   * was all about, and how the game had ended where there was nothing to think about.
   */
  analyse(engine: Engine, script: GameScript, lines: number, milliseconds: number): { side: Party; outcome: Outcome | null } {
    setUp(engine, script);
    const { side, outcome } = engine.state<{ side: Party; outcome: Outcome | null }>();
    if (!outcome) {
      engine.order('setoption name Level value 10');
      engine.order(`setoption name MultiPV value ${lines}`);
      engine.order(`go movetime ${milliseconds}`);
    }
    return { side, outcome };
  },
};
