// What an action would do, as arrows and rings over the board, read off the motions that the engine reports.

import type { LastAction, Motion } from '../engine/types';

export interface Arrow {
  from: string;
  /** Null where something happens on the cell itself: a ring. */
  to: string | null;
  /** Which of several steps; null where there is one. */
  step: number | null;
  /** 1 for the best of several actions. */
  rank: number;
}

const ways = new Set<Motion['kind']>(['tip', 'slide', 'pull', 'swap']);
const places = new Set<Motion['kind']>(['put', 'turn', 'lies', 'build', 'destroy', 'lay', 'back']);

/** Ways of pieces and what is done on cells, in their order; what follows of itself is not drawn. */
export function arrowsOf(beats: Motion[][], rank: number): Arrow[] {
  const found = new Map<string, Omit<Arrow, 'step'>>();
  for (const { kind, cell, to } of beats.flat()) {
    if (!cell) continue;
    if (ways.has(kind) && to) found.set(`${cell}/${to}`, { from: cell, to, rank });
    else if (places.has(kind)) found.set(cell, { from: cell, to: null, rank });
  }
  const arrows = [...found.values()];
  return arrows.map((arrow, i) => ({ ...arrow, step: arrows.length > 1 ? i + 1 : null }));
}

/** The best line's turn as far as its side goes on, and of the others the first action, where it is another. */
export function arrowsOfLines(lines: { rank: number; steps: LastAction[] }[]): Arrow[] {
  const drawn = new Map<string, Arrow>();
  for (const { rank, steps } of lines) {
    const end = steps.findIndex(({ seat }) => seat !== steps[0]?.seat);
    const turn = rank === 1 ? steps.slice(0, end < 0 ? steps.length : end) : steps.slice(0, 1);
    for (const arrow of arrowsOf(turn.flatMap(({ beats }) => beats), rank)) {
      const way = `${arrow.from}/${arrow.to ?? ''}`;
      if (!drawn.has(way)) drawn.set(way, arrow);
    }
  }
  return [...drawn.values()];
}
