import { expect, it } from 'vitest';
import type { LastAction } from '../engine/types';
import { arrowsOf, arrowsOfLines } from './arrows';

it('draws the way of a piece', () => {
  expect(arrowsOf([[{ kind: 'slide', cell: 'a1', to: 'b1' }], [{ kind: 'take', cell: 'b1' }]], 2)).toEqual([{ from: 'a1', to: 'b1', step: null, rank: 2 }]);
});

it('numbers several steps in their order', () => {
  const beats = [[{ kind: 'slide', cell: 'a4', to: 'b5' }], [{ kind: 'slide', cell: 'b5', to: 'c4', value: 'top' }]];
  expect(arrowsOf(beats, 1).map(({ from, to, step }) => `${step}:${from}${to}`)).toEqual(['1:a4b5', '2:b5c4']);
});

it('rings what happens on a cell, once', () => {
  const beats = [[{ kind: 'turn', cell: 'c3' }], [{ kind: 'turn', cell: 'c3' }], [{ kind: 'points', value: '1' }]];
  expect(arrowsOf(beats, 1)).toEqual([{ from: 'c3', to: null, step: null, rank: 1 }]);
});

it('draws the whole turn of the best line, of others what is new in their first action', () => {
  const step = (seat: string, cell: string, to: string): LastAction => ({ action: '', notation: '', side: 'p1', seat, beats: [[{ kind: 'slide', cell, to }]] });
  const lines = [
    { rank: 1, steps: [step('p1', 'a1', 'b1'), step('p1', 'b1', 'c1'), step('p2', 'z1', 'y1')] },
    { rank: 2, steps: [step('p1', 'a1', 'b1'), step('p1', 'b1', 'b2')] },
    { rank: 3, steps: [step('p1', 'd1', 'e1')] },
  ];
  expect(arrowsOfLines(lines).map(({ rank, from, to }) => `${rank}:${from}${to}`)).toEqual(['1:a1b1', '1:b1c1', '3:d1e1']);
});
