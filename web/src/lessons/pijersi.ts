import type { Lesson } from './types';

export const pijersi: Lesson = {
  id: 'pijersi',
  about: 'pijersi.about',
  signs: ['rock', 'paper', 'scissors'],
  steps: [
    {
      name: 'pijersi.take',
      position: 's-p-r-s-p-r-/7/6/2p-s-3/2R-3/7/6 w 0 1',
      parts: [{ goal: { motions: [{ kind: 'take' }] }, show: 'c3d4' }],
    },
    {
      name: 'pijersi.stack',
      position: 's-p-r-s-p-r-/7/6/7/2P-R-2/7/6 w 0 1',
      look: ['c4'],
      parts: [{ goal: { pieces: [{ level: 1 }] }, show: 'c3c4' }],
    },
    {
      name: 'pijersi.run',
      position: 's-p-r-s-p-r-/7/6/7/6/2RS1p-2/6 w 0 1',
      parts: [{ goal: { motions: [{ kind: 'take', cell: 'b5' }] }, show: 'b3b5b5' }],
    },
    {
      name: 'pijersi.both',
      position: 's-p-r-s-p-r-/7/6/7/1S-R-1p-1/7/6 w 0 1',
      parts: [{ goal: { motions: [{ kind: 'take', cell: 'c5' }] }, show: 'c2c3c5' }],
      slips: [{ when: { pieces: [{ level: 1 }] }, says: 'stacked' }],
    },
    {
      name: 'pijersi.two',
      position: 's-p-r-s-p-r-/7/6/7/6/2RSp-p-2/6 w 0 1',
      parts: [{ goal: { motions: [{ kind: 'take' }, { kind: 'take' }] }, show: 'b3b4b5' }],
      slips: [{ when: { motions: [{ kind: 'take' }] }, says: 'one' }],
    },
    {
      name: 'pijersi.wise',
      position: 's-p-r-s-p-r-/7/6/2w-4/1P-wr3/7/6 w 0 1',
      parts: [{ goal: { motions: [{ kind: 'take' }] }, show: 'c2c3' }],
    },
    {
      name: 'pijersi.win',
      position: 'p-1p-1p-1/2s-w-3/2WR3/7/6/7/6 w 0 1',
      parts: [{ goal: { result: 'p1win' }, show: 'e3f3g2' }],
      slips: [{ when: { motions: [{ kind: 'take' }] }, says: 'taken' }],
    },
  ],
};
