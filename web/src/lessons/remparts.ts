import type { Lesson } from './types';

export const remparts: Lesson = {
  id: 'remparts',
  about: 'remparts.about',
  signs: ['large', 'monarch', 'small'],
  steps: [
    {
      name: 'remparts.break',
      position: 'smlklms/#######/7/7/7/#######/SMLKLMS b - - 0 - -',
      look: ['d6'],
      parts: [
        { goal: { motions: [{ kind: 'destroy', cell: 'd6' }] }, show: '-d6' },
        { goal: { motions: [{ kind: 'slide', cell: 'd7', to: 'd3' }] }, show: 'd7d3' },
      ],
      slips: [{ when: { motions: [{ kind: 'build' }] }, says: 'built' }],
    },
    {
      name: 'remparts.build',
      position: '3k3/7/7/7/7/3L3/K6 b - - 0 - -',
      look: ['d5'],
      parts: [
        { goal: { motions: [{ kind: 'build', cell: 'd5' }] }, show: '+d5' },
        { goal: { actions: ['end'] }, show: 'end', replies: ['d2d4', 'end'] },
      ],
    },
    {
      name: 'remparts.sizes',
      position: 'k6/7/m2L3/7/3s3/7/6K b - - 0 - -',
      look: ['d5'],
      parts: [{ goal: { motions: [{ kind: 'take' }] }, show: 'd3xd5' }],
    },
    {
      name: 'remparts.row',
      position: '2lk3/2#4/2#4/2#4/7/7/K6 b - - 0 - -',
      look: ['c6', 'c5', 'c4'],
      parts: [
        { goal: { motions: [{ kind: 'destroy', cell: 'c6' }] }, show: '-c6' },
        { goal: { motions: [{ kind: 'destroy', cell: 'c5' }] }, show: '-c5' },
        { goal: { motions: [{ kind: 'destroy', cell: 'c4' }] }, show: '-c4' },
      ],
    },
    {
      name: 'remparts.back',
      position: '3k3/7/7/3M3/7/7/K6 b - LS 0 - -',
      parts: [{ goal: { motions: [{ kind: 'take' }, { kind: 'back' }] }, show: 'd7xd4=L' }],
      slips: [{ when: { motions: [{ kind: 'take' }] }, says: 'none' }],
    },
    {
      name: 'remparts.win',
      position: '6k/7/3s3/3#3/K6/3#3/7 b - - 0 - -',
      parts: [
        { goal: { motions: [{ kind: 'destroy', cell: 'd4' }] }, show: '-d4' },
        { goal: { motions: [{ kind: 'slide', cell: 'd5', to: 'd3' }] }, show: 'd5d3' },
        { goal: { result: 'p1win' }, show: 'd3xa3' },
      ],
    },
  ],
};
