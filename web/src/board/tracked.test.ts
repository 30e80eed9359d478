import { describe, expect, it } from 'vitest';
import { trackAnew, trackedAfter } from './tracked';

describe('pieces', () => {
  it('keep who they are when they move', () => {
    const before = trackAnew([
      { cell: 'a1', side: 'p1', kind: 'rock' },
      { cell: 'b1', side: 'p2', kind: 'scissors' },
    ]);
    const after = trackedAfter(
      before,
      [[{ kind: 'slide', cell: 'a1', to: 'b1', value: 'top' }, { kind: 'take', cell: 'b1' }]],
      [{ cell: 'b1', side: 'p1', kind: 'rock' }],
    );
    expect(after.map((piece) => piece.id)).toEqual([before[0]!.id]);
  });

  it('stack, and the upper one leaves alone', () => {
    const before = trackAnew([
      { cell: 'a1', side: 'p1', kind: 'rock' },
      { cell: 'a1', side: 'p1', kind: 'paper', level: 1 },
    ]);
    const after = trackedAfter(
      before,
      [
        [{ kind: 'slide', cell: 'a1', to: 'b1', value: 'all' }],
        [{ kind: 'slide', cell: 'b1', to: 'c1', value: 'top' }],
      ],
      [
        { cell: 'b1', side: 'p1', kind: 'rock' },
        { cell: 'c1', side: 'p1', kind: 'paper' },
      ],
    );
    expect(after.map((piece) => piece.id)).toEqual(before.map((piece) => piece.id));
  });

  it('are the same after they were turned over', () => {
    const before = trackAnew([{ cell: 'c4', side: 'p2', kind: 'pawn', faces: ['3', '2'] }]);
    const after = trackedAfter(
      before,
      [[{ kind: 'pull', cell: 'c4', to: 'c3' }]],
      [{ cell: 'c3', side: 'p1', kind: 'pawn', faces: ['2', '3'] }],
    );
    expect(after[0]!.id).toBe(before[0]!.id);
  });

  it('change places', () => {
    const before = trackAnew([
      { cell: 'A1', side: 'p1', kind: 'cube' },
      { cell: 'B1', side: 'p2', kind: 'cube' },
    ]);
    const after = trackedAfter(
      before,
      [[{ kind: 'swap', cell: 'A1', to: 'B1' }]],
      [
        { cell: 'A1', side: 'p2', kind: 'cube' },
        { cell: 'B1', side: 'p1', kind: 'cube' },
      ],
    );
    expect(after.map((piece) => piece.id)).toEqual([before[1]!.id, before[0]!.id]);
  });
});
