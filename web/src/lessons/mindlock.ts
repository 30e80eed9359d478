// Puzzles of edition 2. Words that both kinds of puzzles share are `puzzle.*`.

import type { Lesson } from './types';

export const mindlock: Lesson = {
  id: 'mindlock',
  about: 'mindlock.about',
  signs: ['M'],
  steps: [
    {
      name: 'puzzle.beat',
      position: '6/6/1h.1HM2/6/6 turn 0 - - - - -',
      parts: [{ goal: { result: 'p1win' }, show: 'C4>BC3' }],
      par: 1,
    },
    {
      name: 'puzzle.two',
      position: '6/2h.3/1h.1KM2/6/6 turn 0 - - - - -',
      parts: [{ goal: { result: 'p1win' }, show: 'C4>BC3' }],
      par: 1,
    },
    {
      name: 'puzzle.pivot',
      position: '6/6/1h.1HK2/6/6 turn 0 - - - - -',
      parts: [
        { goal: { motions: [{ kind: 'turn', cell: 'C4' }] }, show: 'C4>PC4' },
        { goal: { result: 'p1win' }, show: 'C4>BC3' },
      ],
      slips: [{ when: { motions: [{ kind: 'lose' }] }, says: 'lost' }],
      par: 2,
    },
    {
      name: 'puzzle.free',
      position: '6/3MK2/1k.2HM1/6/6 turn 0 - - - - -',
      parts: [
        { goal: { motions: [{ kind: 'tip', to: 'C4' }], facts: [{ kind: 'phase', value: 'replay' }], pieces: [{ cell: 'D4' }] }, show: 'C5>BC4' },
        { goal: { result: 'p1win' }, show: 'C4>BC3' },
      ],
      par: 1,
    },
    {
      name: 'mindlock.event',
      position: '6/6/1k.1MH2/6/6 turn 0 - - MM - -',
      parts: [{ goal: { motions: [{ kind: 'play', value: 'MM' }], result: 'p1win' }, show: 'C-MM:C4>BC3' }],
      slips: [{ when: { result: 'p1win' }, says: 'paid' }],
      par: 0,
    },
    {
      name: 'mindlock.hold',
      position: 'm.4m./6/3HM2/6/m.5 turn 0 .?. - - - -',
      parts: [{ goal: { motions: [{ kind: 'hold' }] }, show: 'C4>BC3' }],
    },
    {
      name: 'mindlock.terrain',
      position: '6/6/6/1HK4/5h. turn 0 - - - A2=MR -',
      look: ['A2'],
      parts: [{ goal: { result: 'p1win' }, show: 'B2>BA2' }],
      par: 1,
    },
    {
      name: 'puzzle.par',
      position: '2h.3/4k.1/1m.1HK2/6/6 turn 0 - - - - -',
      parts: [
        { goal: { motions: [{ kind: 'take' }] }, show: 'C4>BC3' },
        { goal: { motions: [{ kind: 'take' }] }, show: 'C3>BD3' },
        { goal: { result: 'p1win' }, show: 'D3>BD4' },
      ],
      slips: [{ when: { motions: [{ kind: 'lose' }] }, says: 'lost' }],
      par: 3,
    },
  ],
};
