import { expect, it } from 'vitest';
import { marksAfter } from './marked';

it('marks follow the motions that make and remove them', () => {
  const before = [{ cell: 'd6', kind: 'wall' }, { cell: 'B3', kind: 'terrain', value: 'TR' }];
  expect(marksAfter(before, [{ kind: 'build', cell: 'c4' }])).toEqual([...before, { cell: 'c4', kind: 'wall' }]);
  expect(marksAfter(before, [{ kind: 'destroy', cell: 'd6' }])).toEqual([before[1]]);
  expect(marksAfter(before, [{ kind: 'tip', cell: 'C3', to: 'B3' }, { kind: 'lift', cell: 'B3', value: 'TR' }])).toEqual([before[0]]);
  expect(marksAfter([], [{ kind: 'lay', cell: 'A1', value: 'PE' }])).toEqual([{ cell: 'A1', kind: 'terrain', value: 'PE' }]);
});
