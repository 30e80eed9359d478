import { describe, expect, it } from 'vitest';
import type { Tracked } from '../tracked';
import { matched } from './matching';

const piece = (id: number, cell: string, kind: string, more: Partial<Tracked> = {}): Tracked => ({ id, cell, kind, side: 'p1', level: 0, ...more });

describe('pieces before and after', () => {
  it('are the same by their ids', () => {
    const { same, gone, come } = matched([piece(1, 'a1', 'rock'), piece(2, 'b1', 'rock')], [piece(2, 'a1', 'rock'), piece(3, 'c1', 'paper')]);
    expect(same.map(({ before, after }) => [before.id, after.cell])).toEqual([[2, 'a1']]);
    expect(gone.map(({ id }) => id)).toEqual([1]);
    expect(come.map(({ id }) => id)).toEqual([3]);
  });

  it('are found again where a position was set anew', () => {
    const before = [piece(1, 'a1', 'rock'), piece(2, 'b1', 'paper'), piece(3, 'c1', 'rock')];
    const after = [piece(-1, 'a1', 'rock'), piece(-2, 'b1', 'paper'), piece(-3, 'b1', 'rock', { level: 1 })];
    const { same, gone, come } = matched(before, after);
    expect(same.map(({ before: from, after: to }) => [from.id, to.id]).sort()).toEqual([[1, -1], [2, -2], [3, -3]]);
    expect([...gone, ...come]).toEqual([]);
  });

  it('are turned over and still the same', () => {
    const before = [piece(1, 'c3', 'pawn', { side: 'p2', faces: ['3', '2'] }), piece(2, 'c4', 'pawn', { faces: ['1', '4'] })];
    const after = [piece(5, 'c4', 'pawn', { faces: ['1', '4'] }), piece(6, 'c2', 'pawn', { faces: ['2', '3'] })];
    expect(matched(before, after).same.map(({ before: from, after: to }) => [from.id, to.id]).sort()).toEqual([[1, 6], [2, 5]]);
  });
});
