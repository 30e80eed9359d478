// VERSUS, with a look at the larger board.

import type { Lesson } from './types';

export const versus: Lesson = {
  id: 'versus',
  about: 'versus.about',
  signs: ['versus'],
  steps: [
    {
      name: 'versus.walk',
      position: 'bcvda/6/7/8/9/3D4/7/6/A1VCB d -',
      look: ['e4'],
      parts: [{ goal: { motions: [{ kind: 'points' }] }, show: 'd4e4', replies: ['i3f3'] }],
      slips: [{ when: { motions: [{ kind: 'pull' }] }, says: 'pulled' }],
    },
    {
      name: 'versus.pull',
      position: '2v2/6/7/8/9/5d2/7/6/2V2 d -',
      look: ['d6'],
      parts: [{ goal: { motions: [{ kind: 'pull' }] }, show: 'a3d3' }],
    },
    {
      name: 'versus.three',
      position: '2v2/6/c6/8/9/5d2/7/b5/2V2 d -',
      parts: [{ goal: { motions: [{ kind: 'pull' }, { kind: 'pull' }, { kind: 'pull' }] }, show: 'a3d3' }],
      slips: [{ when: { motions: [{ kind: 'pull' }] }, says: 'fewer' }],
    },
    {
      name: 'versus.onto',
      position: 'bcvd1/6/7/3a4/9/8/7/6/ADVCB d -',
      look: ['e4'],
      parts: [{ goal: { motions: [{ kind: 'pull' }, { kind: 'points' }] }, show: 'a3d3' }],
      slips: [{ when: { motions: [{ kind: 'pull', cell: 'f4' }] }, says: 'beside' }],
    },
    {
      name: 'versus.limit',
      position: '5/1v4/7/8/4d4/8/7/4V1/5 d e5:2',
      look: ['b2'],
      parts: [{ goal: { actions: ['b5b2'] }, show: 'b5b2' }],
    },
    {
      name: 'versus.win',
      position: '2v2/6/7/5a2/1D1d3c1/8/7/4V1/A3B d -',
      parts: [{ goal: { result: 'p1win' }, show: 'b5d5' }],
      slips: [{ when: { motions: [{ kind: 'pull' }] }, says: 'beside' }],
    },
    {
      name: 'versus.large',
      id: 'versus-91',
      position: 'bcevda/7/8/9/10/11/4E5/9/8/7/ADV1CB d -',
      look: ['f5'],
      parts: [{ goal: { motions: [{ kind: 'points' }] }, show: 'e5f5' }],
    },
  ],
};
