// HI MI KI for two pairs.

import type { Lesson } from './types';

export const himikiPairs: Lesson = {
  id: 'himiki-2v2',
  about: 'pairs.about',
  signs: ['H', 'H', 'M', 'M'],
  steps: [
    {
      name: 'pairs.zone',
      position: '1hk2HM1/km4KH/6/KM4mh/1MK2hm1 wl 0-0 --- turn + -',
      look: ['E5', 'D6'],
      parts: [{ goal: { motions: [{ kind: 'tip' }], facts: [{ kind: 'phase', value: 'turn' }] }, show: 'E5>BE4', replies: ['A5>BB5', 'A2>BA3', 'D1>BD2'] }],
    },
    {
      name: 'pairs.border',
      position: '1hk4/km1MK2KH/3HM2/KM4hk/4hm1 wl 0-0 --- turn + -',
      look: ['C3'],
      parts: [
        { goal: { motions: [{ kind: 'tip', cell: 'C4', to: 'C3' }] }, show: 'C4>BC3' },
        { goal: { motions: [{ kind: 'tip', cell: 'C3' }] }, show: 'C3>BC2' },
      ],
    },
    {
      name: 'pairs.team',
      position: '1km4/5KH/2hk1HM1/KM5/6 wl 2-3 --- turn + -',
      parts: [{ goal: { motions: [{ kind: 'win' }] }, show: 'C5>BC4' }],
    },
    {
      name: 'pairs.six',
      position: 'MK4hk/1km3MK/3HM2/5mh/MH3mk1 wl 1-1 --- turn + -',
      parts: [{ goal: { motions: [{ kind: 'hold', side: 'p1' }] }, show: 'C4>BC5' }],
      slips: [{ when: { motions: [{ kind: 'lose' }] }, says: 'lost' }],
    },
    {
      name: 'pairs.partner',
      position: '4mk1/6/5KH/hm1KM3/4mh1 wd 4-4 --- turn + -',
      parts: [{ goal: { result: 'p1win' }, show: 'B3>BB2' }],
    },
  ],
};
