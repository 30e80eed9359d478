// What a board shows, flat or solid: cells and pieces that it is given. It reports taps and drags and knows no rule.

import type { Board, Mark, Motion } from '../engine/types';
import type { Family } from '../games/catalog';
import type { Arrow } from './arrows';
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
  /** Actions that are pointed out, drawn over the board. */
  arrows?: Arrow[];
  isTurned: boolean;
  hasNames: boolean;
}

/** The cells of these motions that are of one kind. */
export const cellsWhere = (motions: Motion[], kind: Motion['kind']): Set<string> =>
  new Set(motions.filter((motion) => motion.kind === kind).map((motion) => motion.cell ?? ''));

/** Where something came, went or changed; conflicts are shown by marks of their own. */
export const touchedCells = (motions: Motion[]): Set<string> =>
  new Set(motions.filter(({ kind }) => kind !== 'win' && kind !== 'lose').flatMap(({ cell, to }) => [cell ?? '', to ?? '']));
