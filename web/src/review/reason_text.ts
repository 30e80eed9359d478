// The engine's reasons in the player's language.

import type { Party } from '../engine/types';
import type { Family } from '../games/catalog';
import { tOf } from '../i18n/index.svelte';
import { element, sideName } from '../play/words';
import type { LineAction, Reason, ReviewedAction } from './types';
import { reviewWords } from './words';

/** Of a longer line the beginning is enough to see what is meant. */
const shownActions = 8;

const other = (side: Party): Party => (side === 'p1' ? 'p2' : 'p1');

function pieceName(family: Family, kind: string, side: Party): string {
  return kind === 'cube' ? reviewWords.t('review.cube') : tOf('piece', kind, { side: sideName(family, side) });
}

export function reasonText(family: Family, reason: Reason): string {
  const { kind, side, cell = '', value = '' } = reason;
  return reviewWords.tOf('review.reason', kind, {
    player: sideName(family, side),
    cell,
    value,
    count: Number(value) || 0,
    element: element(value),
    piece: pieceName(family, value, other(side)),
    reason: tOf('reason', value),
  });
}

export const notations = (line: readonly LineAction[]): string => line.map(({ notation }) => notation).join(' ');

/** The actions that lead to what a reason tells, the action under review first; of a forced end all that is known. */
export function reasonLine(review: ReviewedAction, reason: Reason): string {
  const line = reason.line === 'best' ? review.best : review.played;
  const isProof = reason.kind === 'win-missed' || reason.kind === 'loss-allowed' || reason.kind === 'wins';
  return notations(line.slice(0, isProof ? shownActions : Math.min(reason.ply, shownActions)));
}
