// HI MI KI: the duel.

import type { Lesson } from './types';

export const himiki: Lesson = {
  id: 'himiki',
  about: 'himiki.about',
  signs: ['H', 'M', 'K'],
  steps: [
    {
      name: 'himiki.tip',
      position: '6/6/3HM2/6/6 w 0-0 --- turn + -',
      look: ['C3'],
      parts: [{ goal: { motions: [{ kind: 'tip', to: 'C3' }] }, show: 'C4>BC3' }],
      slips: [{ when: { motions: [{ kind: 'turn' }] }, says: 'turned' }],
    },
    {
      name: 'himiki.win',
      position: '6/6/1hk1HM2/6/3hm2 w 0-0 --- turn + -',
      parts: [{ goal: { motions: [{ kind: 'win' }] }, show: 'C4>BC3' }],
      slips: [{ when: { motions: [{ kind: 'lose' }] }, says: 'lost' }],
    },
    {
      name: 'himiki.three',
      position: '6/2hk3/1hm1KM2/2hm3/6 w 1-0 --- turn + -',
      parts: [{ goal: { motions: [{ kind: 'win' }, { kind: 'win' }, { kind: 'win' }] }, show: 'C4>BC3' }],
    },
    {
      name: 'himiki.pivot',
      position: 'km5/6/1hk1HK2/6/6 w 0-0 --- turn + -',
      look: ['C4'],
      parts: [
        { goal: { motions: [{ kind: 'turn', cell: 'C4' }] }, show: 'C4>PC4', replies: ['E1>BE2'] },
        { goal: { motions: [{ kind: 'win' }] }, show: 'C4>BC3' },
      ],
      slips: [{ when: { motions: [{ kind: 'lose' }] }, says: 'lost' }],
    },
    {
      name: 'himiki.replay',
      position: '6/3MK2/1kh2HM1/6/6 w 0-0 --- turn + -',
      look: ['C4'],
      parts: [
        { goal: { motions: [{ kind: 'tip', cell: 'C5', to: 'C4' }] }, show: 'C5>BC4' },
        { goal: { motions: [{ kind: 'win' }] }, show: 'C4>BC3' },
      ],
      slips: [{ when: { actions: ['end'] }, says: 'ended' }],
    },
    {
      name: 'himiki.hold',
      position: 'km4KH/6/mk2HM2/6/mh4MK w 0-0 --- turn + -',
      parts: [{ goal: { motions: [{ kind: 'hold', side: 'p1', value: 'M' }] }, show: 'C4>BC3' }],
    },
    {
      name: 'himiki.steal',
      position: '5hk/2MH3/hm5/5KM/1km2HK1 w 4-4 b-- turn + -',
      parts: [{ goal: { result: 'p1win' }, show: 'D3>BD4' }],
    },
    {
      name: 'himiki.place',
      position: 'startpos',
      parts: [{ goal: { motions: [{ kind: 'put' }] }, show: 'C5@HM', replies: ['C2@MK', 'B2@KH'] }],
    },
  ],
};
