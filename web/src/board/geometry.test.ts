import { describe, expect, it } from 'vitest';
import type { Board } from '../engine/types';
import { layoutOf, neighbourTowards } from './geometry';

const squares: Board = {
  shape: 'squares',
  cells: [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ cell: `${'ABC'[y]}${x + 1}`, x: x - 1, y: y - 1, ground: 'plain' }))),
};

describe('a layout', () => {
  it('has the first row at the bottom, or at the top for the other side', () => {
    expect(layoutOf(squares, false).places.get('A1')).toMatchObject({ x: -1, y: 1 });
    expect(layoutOf(squares, true).places.get('A1')).toMatchObject({ x: 1, y: -1 });
  });

  it('leads from cell to cell by arrows and ends at the edge', () => {
    const layout = layoutOf(squares, false);
    expect(neighbourTowards(layout, 'B2', 1, 0)).toBe('B3');
    expect(neighbourTowards(layout, 'B2', 0, -1)).toBe('C2');
    expect(neighbourTowards(layout, 'C3', 1, 0)).toBeNull();
  });
});
