// How large things are, in units of a cell.

import type { Family } from '../../games/catalog';

export interface Size {
  /** Of its outline seen from above. */
  width: number;
  height: number;
}

export const wallHeight = 0.4;
export const tileThickness = 0.12;
/** The wooden rim round the cells, and how thick the board is. */
export const rim = 0.17;
export const slabThickness = 0.36;

const sizes: Record<string, Size> = {
  cube: { width: 0.74, height: 0.74 },
  pawn: { width: 0.76, height: 0.2 },
  versus: { width: 0.78, height: 0.44 },
  rock: { width: 0.58, height: 0.44 },
  paper: { width: 0.58, height: 0.44 },
  scissors: { width: 0.58, height: 0.44 },
  wise: { width: 0.58, height: 0.44 },
  monarch: { width: 0.7, height: 0.6 },
  large: { width: 0.74, height: 0.46 },
  medium: { width: 0.62, height: 0.4 },
  small: { width: 0.5, height: 0.34 },
};

export const sizeOf = (kind: string): Size => sizes[kind] ?? { width: 0.6, height: 0.4 };

/** How high anything can stand in a game, stacks included. */
export const tallest: Record<Family, number> = { himiki: 0.74, versus: 0.44, pijersi: 0.88, remparts: 0.6 };
