// Pieces keep their identity from one screen to the next, so that they can be seen to move.

import type { Motion, Piece } from '../engine/types';

export interface Tracked extends Piece {
  id: number;
  level: number;
}

let lastId = 0;
const newId = (): number => ++lastId;

const placeOf = (piece: { cell: string; level?: number }): string => `${piece.cell}/${piece.level ?? 0}`;

export function trackAnew(pieces: Piece[]): Tracked[] {
  return pieces.map((piece) => ({ ...piece, level: piece.level ?? 0, id: newId() }));
}

/** The pieces on a cell, from below. */
const on = (pieces: Tracked[], cell: string): Tracked[] =>
  pieces.filter((piece) => piece.cell === cell).sort((a, b) => a.level - b.level);

/** Where a beat takes the pieces. New ones are not known yet: the screen after brings them. */
export function afterBeat(pieces: Tracked[], beat: Motion[]): Tracked[] {
  let now = pieces.map((piece) => ({ ...piece }));
  const taken = beat.filter((motion) => motion.kind === 'take').map((motion) => motion.cell);
  const before = now;
  now = now.filter((piece) => !taken.includes(piece.cell));
  // A piece that takes where it stands itself is not what is taken: it has come from elsewhere in the same beat.
  const moves = beat.filter((motion) => motion.to !== undefined && ['tip', 'slide', 'pull', 'swap'].includes(motion.kind));
  const moved: { piece: Tracked; to: string; level: number }[] = [];
  for (const motion of moves) {
    const here = on(before, motion.cell!).filter((piece) => now.some((other) => other.id === piece.id));
    const there = on(now, motion.to!);
    if (motion.kind === 'swap') {
      for (const piece of here) moved.push({ piece, to: motion.to!, level: piece.level });
      for (const piece of there) moved.push({ piece, to: motion.cell!, level: piece.level });
      continue;
    }
    const going = motion.value === 'top' ? here.slice(-1) : here;
    going.forEach((piece, i) => moved.push({ piece, to: motion.to!, level: there.length + i }));
  }
  for (const { piece, to, level } of moved) {
    const own = now.find((other) => other.id === piece.id);
    if (!own) continue;
    own.cell = to;
    own.level = level;
  }
  return now;
}

/** The pieces of the next screen with the identities of those before, as the beats moved them. */
export function trackedAfter(before: Tracked[], beats: Motion[][], next: Piece[]): Tracked[] {
  const moved = beats.reduce(afterBeat, before);
  const known = new Map(moved.map((piece) => [placeOf(piece), piece]));
  return next.map((piece) => {
    const same = known.get(placeOf(piece));
    const isSame = same && same.side === piece.side && same.kind === piece.kind;
    // A pawn that was turned over has changed sides and is the same pawn.
    const isTurned = same && same.kind === piece.kind && beats.flat().some((m) => m.kind === 'pull' && m.to === piece.cell);
    return { ...piece, level: piece.level ?? 0, id: isSame || isTurned ? same.id : newId() };
  });
}
