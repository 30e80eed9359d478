// What is thought of a position, in words.

import type { Party } from '../engine/types';
import type { Variant } from '../games/catalog';
import { sideName } from '../play/words';
import { chanceOf } from './chance';
import type { Evaluation } from './tree';
import { analysisWords } from './words';

const { t } = analysisWords;

export interface Opinion {
  /** Who is better off; null where nobody is. */
  side: Party | null;
  /** For p1, 0 to 1. */
  chance: number;
  short: string;
  full: string;
}

const isEnd = ({ depth }: Evaluation): boolean => depth === Number.MAX_SAFE_INTEGER;

/** Out of an evaluation as seen by p1. */
export function opinionOf({ id, family }: Variant, evaluation: Evaluation): Opinion {
  const chance = chanceOf(id, evaluation);
  const side: Party = chance >= 0.5 ? 'p1' : 'p2';
  const player = sideName(family, side);
  if (isEnd(evaluation)) {
    const text = evaluation.win === undefined ? t('analysis.drawn') : t('analysis.won', { player });
    return { side: evaluation.win === undefined ? null : side, chance, short: text, full: text };
  }
  if (evaluation.win !== undefined) {
    const moves = Math.abs(evaluation.win);
    return { side, chance, short: t('analysis.win', { player, moves }), full: t('analysis.win.full', { player, moves }) };
  }
  const percent = Math.round(100 * Math.max(chance, 1 - chance)) / 100;
  if (percent === 0.5) return { side: null, chance, short: t('analysis.even'), full: t('analysis.even') };
  const text = t('analysis.chance', { player, chance: percent });
  return { side, chance, short: text, full: text };
}
