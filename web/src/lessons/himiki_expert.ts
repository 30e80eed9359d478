// HI MI KI with the Chaos tiles.

import type { Lesson } from './types';

export const himikiExpert: Lesson = {
  id: 'himiki-expert',
  about: 'expert.about',
  signs: ['K', 'wise'],
  steps: [
    {
      name: 'expert.mana',
      position: 'km2mh1KH/4HK1/1hk1HM2/6/6 w 1-0 --- turn + - w:MH,MR,TR;b:CJ,PE,YM - -',
      parts: [
        { goal: { motions: [{ kind: 'win', to: 'C2' }] }, show: 'C4>BC3' },
        { goal: { motions: [{ kind: 'play', value: 'MH' }, { kind: 'win' }] }, show: 'C-MH:D5>BD4' },
      ],
      slips: [
        { when: { actions: ['keep'] }, says: 'kept' },
        { when: { motions: [{ kind: 'play', value: 'MH' }] }, says: 'elsewhere' },
      ],
    },
    {
      name: 'expert.conjure',
      position: '5KM/2km3/1hk1HM2/5KH/hk5 w 1-0 --- turn + - w:CJ,TR,VX;b:CF,MR,YM - -',
      parts: [
        { goal: { motions: [{ kind: 'win', to: 'C2' }] }, show: 'C4>BC3' },
        { goal: { motions: [{ kind: 'play', value: 'CJ' }, { kind: 'win', to: 'D3' }] }, show: 'C-CJ:D3@HM' },
      ],
      slips: [{ when: { motions: [{ kind: 'play', value: 'CJ' }] }, says: 'elsewhere' }],
    },
    {
      name: 'expert.gate',
      position: '5KM/6/1hk1HM2/2km2KH/6 w 1-1 --- turn + - w:CF,PE,TP;b:CJ,MR,YM - -',
      parts: [
        { goal: { motions: [{ kind: 'win' }] }, show: 'C4>BC3' },
        { goal: { motions: [{ kind: 'lay', value: 'PE' }] }, show: 'C-PE@B2' },
      ],
    },
    {
      name: 'expert.push',
      position: '5KH/6/1hk2HM1/2km3/5HK w 2-2 --- turn + - w:TP;b:CJ,MR B2=PE c:w',
      look: ['B2'],
      parts: [{ goal: { motions: [{ kind: 'take' }] }, show: 'B3>BB2' }],
    },
    {
      name: 'expert.mirror',
      position: '3KH1KM/6/6/1HK4/5hk w 0-0 --- turn + - w:CJ,VX,YM;b:CF,IM,TR A2=MR -',
      look: ['A2'],
      parts: [{ goal: { motions: [{ kind: 'lift', value: 'MR' }, { kind: 'win' }] }, show: 'B2>BA2' }],
    },
    {
      name: 'expert.impulse',
      position: '5MH/1mk1hk2/1HK4/6/hm4KH w 0-0 --- turn + - w:CJ,VX,YM;b:CF,MR,TR C3=IM -',
      look: ['C3'],
      parts: [
        { goal: { facts: [{ kind: 'phase', value: 'impulse' }] }, show: 'C2>BC3' },
        { goal: { motions: [{ kind: 'win' }] }, show: 'IM>D3' },
      ],
      slips: [{ when: { motions: [{ kind: 'lose' }] }, says: 'lost' }],
    },
    {
      name: 'expert.transfer',
      position: 'km4KM/6/1mk1HM2/6/4KHhk w 0-0 --- turn + - w:CJ,VX,YM;b:CF,IM,MR C3=TR -',
      look: ['C3'],
      parts: [
        { goal: { facts: [{ kind: 'phase', value: 'transfer' }] }, show: 'C4>BC3' },
        { goal: { motions: [{ kind: 'win' }, { kind: 'win' }] }, show: 'TR>A5' },
      ],
      slips: [{ when: { motions: [{ kind: 'win' }] }, says: 'one' }],
    },
    {
      name: 'expert.yokai',
      position: 'km4KH/6/1hk2HM1/6/km4HK w 0-0 --- turn + - w:CJ,VX;b:CF,IM,MR - y:w',
      parts: [
        { goal: { facts: [{ kind: 'phase', value: 'yokai' }] }, show: 'C5>BC4' },
        { goal: { motions: [{ kind: 'win' }] }, show: 'YM>C2' },
      ],
    },
  ],
};
