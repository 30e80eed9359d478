import { describe, expect, it } from 'vitest';
import type { Action } from '../engine/types';
import { compose, isDecided, tapped } from './composer';

const pijersi: Action[] = [
  { action: 'a1b1', gestures: [{ steps: ['cell:a1', 'cell:b1'] }] },
  { action: 'a1b1c1', gestures: [{ steps: ['cell:a1', 'cell:b1', 'cell:c1'] }] },
  { action: 'a2b2', gestures: [{ steps: ['cell:a2', 'cell:b2'] }] },
];
const pivots: Action[] = [
  { action: 'B5', gestures: [{ steps: ['cell:B5', 'cell:B5'] }, { steps: ['do:pivot'], rest: ['cell:B5'] }] },
  {
    action: 'B5+C5',
    gestures: [
      { steps: ['do:pivot'], rest: ['cell:B5', 'cell:C5'] },
      { steps: ['cell:B5', 'cell:B5'], rest: ['cell:C5'] },
    ],
  },
];

describe('taps', () => {
  it('lead to actions that are complete and may go on', () => {
    const now = compose(pijersi, ['cell:a1', 'cell:b1']);
    expect(now.complete).toBe('a1b1');
    expect([...now.next]).toEqual(['cell:c1']);
    expect(isDecided(now)).toBe(false);
    expect(isDecided(compose(pijersi, ['cell:a2', 'cell:b2']))).toBe(true);
  });

  it('come in any order where the gesture says so', () => {
    expect(compose(pivots, ['do:pivot', 'cell:C5', 'cell:B5']).complete).toBe('B5+C5');
    expect(compose(pivots, ['cell:B5', 'cell:B5', 'cell:C5']).complete).toBe('B5+C5');
    expect(compose(pivots, ['cell:B5', 'cell:B5']).complete).toBe('B5');
  });

  it('start anew on another piece and are taken back by the same tap', () => {
    expect(tapped(pijersi, ['cell:a1'], 'cell:a2')).toEqual(['cell:a2']);
    expect(tapped(pijersi, ['cell:a1'], 'cell:a1')).toEqual([]);
    expect(tapped(pijersi, ['cell:a1'], 'cell:g6')).toBeNull();
  });
});
