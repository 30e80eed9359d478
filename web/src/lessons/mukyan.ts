// Alone against Muk Yan. His dice are thrown with seeds, so that everybody sees the same.

import type { Lesson } from './types';

export const mukyan: Lesson = {
  id: 'mukyan',
  about: 'mukyan.about',
  signs: ['M', 'K'],
  steps: [
    {
      name: 'mukyan.place',
      position: 'startpos',
      parts: [
        { goal: { motions: [{ kind: 'put' }] }, show: 'B5@HM' },
        { goal: { motions: [{ kind: 'put' }] }, show: 'C5@MK' },
        { goal: { motions: [{ kind: 'put' }] }, show: 'D5@KH', replies: [{ seed: 1 }, { seed: 2 }, { seed: 3 }] },
      ],
    },
    {
      name: 'mukyan.fight',
      position: '6/3hk2/1hk1HM2/6/5KH w 0-0 --- turn + -',
      parts: [{ goal: { motions: [{ kind: 'win', to: 'C2' }] }, show: 'C4>BC3', replies: [{ seed: 2 }] }],
    },
    {
      name: 'mukyan.multi',
      position: 'kh4KH/2HK3/1km4/2HM3/kh5 b 1-1 --- turn + -',
      seed: 2,
      parts: [{ goal: { motions: [{ kind: 'win' }, { kind: 'win' }] }, show: 'C2>BC3' }],
    },
    {
      name: 'mukyan.hold',
      position: '2km3/4HK1/5hm/2HK1KM1/2mk3 b 1-1 --- turn + -',
      seed: 1,
      parts: [{ goal: { motions: [{ kind: 'hold', side: 'p2' }] }, show: 'E3>BD3' }],
      slips: [{ when: { motions: [{ kind: 'win' }] }, says: 'attack' }],
    },
    {
      name: 'mukyan.block',
      position: '6/6/2mkHK2/6/6 b 2-2 --- turn + -',
      seed: 1,
      look: ['C3', 'C4'],
      parts: [{ goal: { motions: [{ kind: 'turn', cell: 'C3' }] }, show: 'C3>PC3' }],
    },
    {
      name: 'mukyan.win',
      position: '6/1kh1MH2/6/5KM/2mh3 w 4-3 --- turn + -',
      parts: [{ goal: { result: 'p1win' }, show: 'D4>BD3' }],
    },
  ],
};
