// What lies on cells while an action is shown: tiles turn over with the beat that turns them, not after the last one.

import type { Mark, Motion } from '../engine/types';

const mark = (cell: string, kind: string, value?: string): Mark => ({ cell, kind, ...(value === undefined ? {} : { value }) });

export function marksAfter(marks: Mark[], motions: Motion[]): Mark[] {
  return motions.reduce((now, { kind, cell = '', value }) => {
    const without = (gone: string): Mark[] => now.filter((one) => one.cell !== cell || one.kind !== gone);
    if (kind === 'build') return [...without('wall'), mark(cell, 'wall')];
    if (kind === 'destroy') return without('wall');
    if (kind === 'lay') return [...without('terrain'), mark(cell, 'terrain', value)];
    return kind === 'lift' ? without('terrain') : now;
  }, marks);
}
