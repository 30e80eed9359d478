// What a board shows, flat or solid: cells and pieces that it is given. It reports taps and drags and knows no rule.

import type { Board, Mark } from '../engine/types';
import type { Family } from '../games/catalog';
import type { Tracked } from './tracked';

export interface BoardView {
  family: Family;
  board: Board;
  pieces: Tracked[];
  marks: Mark[];
  /** Cells that lead on. */
  targets: Set<string>;
  chosen: Set<string>;
  /** Where something happened last. */
  last: Set<string>;
  /** Where a conflict was won or lost in the beat being shown. */
  won: Set<string>;
  lost: Set<string>;
  hinted: Set<string>;
  isTurned: boolean;
  hasNames: boolean;
}
