// Which piece shown is which of the pieces to show. Ids tell, except where a position was set anew: after a move was taken
// back, or while one is only tried. Then what is alike is taken for the same, so that it moves instead of vanishing.

import type { Tracked } from '../tracked';

export interface Matching {
  same: { before: Tracked; after: Tracked }[];
  gone: Tracked[];
  come: Tracked[];
}

type Likeness = (before: Tracked, after: Tracked) => boolean;

const isPlace: Likeness = (a, b) => a.cell === b.cell && a.level === b.level;
const isKind: Likeness = (a, b) => a.kind === b.kind && a.side === b.side;
const isFaces: Likeness = (a, b) => (a.faces ?? []).join() === (b.faces ?? []).join();
/** A pawn on its other side. */
const isTurned: Likeness = (a, b) => a.kind === 'pawn' && b.kind === 'pawn' && a.side !== b.side && a.faces?.[0] === b.faces?.[1];

/** From the surest sign to the weakest. */
const signs: Likeness[] = [
  (a, b) => a.id === b.id && a.kind === b.kind,
  (a, b) => isPlace(a, b) && isKind(a, b) && isFaces(a, b),
  (a, b) => isPlace(a, b) && (isKind(a, b) || isTurned(a, b)),
  (a, b) => isKind(a, b) && (a.kind !== 'pawn' || isFaces(a, b)),
  isTurned,
];

export function matched(before: Tracked[], after: Tracked[]): Matching {
  const same: Matching['same'] = [];
  let gone = before;
  let come = after;
  for (const isLike of signs) {
    const left = new Set(gone);
    come = come.filter((piece) => {
      const found = [...left].find((other) => isLike(other, piece));
      if (!found) return true;
      left.delete(found);
      same.push({ before: found, after: piece });
      return false;
    });
    gone = [...left];
  }
  return { same, gone, come };
}
