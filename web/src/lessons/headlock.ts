// Puzzles of edition 1: other boards than Mindlock's, for who learns both.

import type { Lesson } from './types';

export const headlock: Lesson = {
  id: 'headlock',
  about: 'headlock.about',
  signs: ['H'],
  steps: [
    {
      name: 'puzzle.beat',
      position: '6/2m.3/6/2HM3/6 turn 0 - - - - -',
      parts: [{ goal: { result: 'p1win' }, show: 'B3>BC3' }],
      par: 1,
    },
    {
      name: 'puzzle.two',
      position: '2k.3/1k.4/2MK3/6/6 turn 0 - - - - -',
      parts: [{ goal: { result: 'p1win' }, show: 'C3>BD3' }],
      par: 1,
    },
    {
      name: 'puzzle.pivot',
      position: '6/2h.3/6/2HM3/6 turn 0 - - - - -',
      parts: [
        { goal: { motions: [{ kind: 'turn', cell: 'B3' }] }, show: 'B3>PB3' },
        { goal: { result: 'p1win' }, show: 'B3>BC3' },
      ],
      slips: [{ when: { motions: [{ kind: 'lose' }] }, says: 'lost' }],
      par: 2,
    },
    {
      name: 'puzzle.free',
      position: '6/3m.2/6/4MH1/3KH2 turn 0 - - - - -',
      parts: [
        { goal: { motions: [{ kind: 'tip', to: 'B4' }], facts: [{ kind: 'phase', value: 'replay' }], pieces: [{ cell: 'B5' }] }, show: 'A4>BB4' },
        { goal: { result: 'p1win' }, show: 'B4>BC4' },
      ],
      par: 1,
    },
    {
      name: 'headlock.impulse',
      position: '6/6/1HK4/3h.2/6 turn 0 - - - C3=IM -',
      look: ['C3'],
      parts: [
        { goal: { facts: [{ kind: 'phase', value: 'impulse' }] }, show: 'C2>BC3' },
        { goal: { result: 'p1win' }, show: 'IM>B3' },
      ],
      par: 1,
    },
    {
      name: 'puzzle.par',
      position: '6/6/1m.1HK2/4k.1/2h.3 turn 0 - - - - -',
      parts: [
        { goal: { motions: [{ kind: 'take' }] }, show: 'C4>BC3' },
        { goal: { motions: [{ kind: 'take' }] }, show: 'C3>BB3' },
        { goal: { result: 'p1win' }, show: 'B3>BB4' },
      ],
      slips: [{ when: { motions: [{ kind: 'lose' }] }, says: 'lost' }],
      par: 3,
    },
  ],
};
