// What the page may ask the engine's worker, and how the worker answers: a function a question.

import { analysisAnswers } from './analysis_answers';
import { chanceAnswers } from './chance_answers';
import { draftAnswers } from './draft_answers';
import { explorerAnswers } from './explorer_answers';
import type { Engine } from './module';
import { puzzleAnswers } from './puzzle_answers';
import { reviewAnswers } from './review_answers';
import { setUp } from './set_up';
import { shareAnswers } from './share_answers';
import { thoughtOf } from './thought_lines';
import type { Board, GameInfo, GameScript, Refusal, Roll, Screen, Tap, ThinkLimits, Thought, Viewer } from './types';

/** The session's part that a record needs. */
export interface PlayedAction {
  action: string;
  notation: string;
  side: 'p1' | 'p2';
}

export const answers = {
  games: (engine: Engine): GameInfo[] => engine.games(),

  /** Puts a game on the table; says what went wrong where the script cannot be played. */
  open(engine: Engine, script: GameScript): { board: Board; played: PlayedAction[] } {
    setUp(engine, script);
    return { board: engine.board(), played: engine.state<{ played: PlayedAction[] }>().played };
  },

  /** A game's board and screen in one answer, for those who share an engine and must not see each other's games. */
  glance(engine: Engine, script: GameScript, viewer: Viewer): { board: Board; screen: Screen } {
    setUp(engine, script);
    return { board: engine.board(), screen: engine.screen(viewer) };
  },

  screen: (engine: Engine, viewer: Viewer): Screen => engine.screen(viewer),
  preview: (engine: Engine, action: string, viewer: Viewer): Screen | null => engine.preview(action, viewer),
  whyNot: (engine: Engine, taps: Tap[]): Refusal | null => engine.whyNot(taps),
  roll: (engine: Engine, isRuthless: boolean, seed: number): Roll | null => engine.roll(isRuthless, seed),

  /** Plays an action on the table; the notation is how records write it. */
  act(engine: Engine, action: string): PlayedAction {
    engine.order(`go manual ${action}`);
    const { played } = engine.state<{ played: PlayedAction[] }>();
    return played[played.length - 1]!;
  },

  /** Thinks about a game; nothing else is answered meanwhile, so thinkers have a worker of their own. */
  think(engine: Engine, script: GameScript, limits: ThinkLimits): Thought {
    setUp(engine, script);
    engine.order(`setoption name Level value ${limits.level}`);
    engine.order(`setoption name Seed value ${limits.seed}`);
    // Changing the seed of a random set-up changes the start: put the game on the table again.
    if (script.setup) {
      engine.order(`setoption name Seed value ${script.seed ?? 0}`);
      setUp(engine, script);
    }
    return thoughtOf(engine.order(`go movetime ${limits.milliseconds}`));
  },

  ...analysisAnswers,
  ...chanceAnswers,
  ...draftAnswers,
  ...explorerAnswers,
  ...puzzleAnswers,
  ...reviewAnswers,
  ...shareAnswers,
};

export type Answers = typeof answers;
export type Question = keyof Answers;
/** What a question takes besides the engine. */
export type Arguments<Q extends Question> = Answers[Q] extends (engine: Engine, ...rest: infer Rest) => unknown ? Rest : never;
export type Answer<Q extends Question> = ReturnType<Answers[Q]>;

export interface Request {
  id: number;
  question: Question;
  rest: unknown[];
  /** Whether lines shall be told as they come, and the work may be given up. */
  isFollowed: boolean;
}
export type Response = { id: number; answer: unknown } | { id: number; error: string } | { id: number; said: string };

/** Sent once and first: holds the number of the last question that was given up, for a thread that is too busy to be told. */
export interface Beginning {
  givenUp: SharedArrayBuffer;
}
