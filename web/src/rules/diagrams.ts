// The pictures of the rules pages. What is seen in them comes from the engine: positions, where a piece may go, what an action does.

import type { GameScript, Tap } from '../engine/types';
import type { Family } from '../games/catalog';
import type { Caption } from './captions/en';

export interface Diagram {
  /** Below which rule it stands. */
  rule: string;
  caption: Caption;
  script: Pick<GameScript, 'id' | 'position'>;
  /** What was tapped: the cells that lead on are marked. */
  taps?: Tap[];
  /** What is done: a second picture shows what came of it. */
  actions?: string[];
}

export const diagrams: Record<Family, Diagram[]> = {
  himiki: [
    { rule: 'H5', caption: 'tip', script: { id: 'himiki', position: '6/6/3HM2/6/1km4 w 0-0 --- turn + -' }, actions: ['C4>BC3'] },
    { rule: 'H10', caption: 'himikiStart', script: { id: 'himiki', position: '6/1hk2HM1/1km2MK1/1mh2KH1/6 w 0-0 --- turn + -' } },
    { rule: 'H15', caption: 'conflict', script: { id: 'himiki', position: 'mh4KH/6/1hk1HM2/6/km4HK w 0-0 --- turn + -' }, actions: ['C4>BC3'] },
    { rule: 'H17', caption: 'replay', script: { id: 'himiki', position: 'km4KH/2MK3/hk2HM2/6/km5 w 0-0 --- turn + -' }, actions: ['C4>BC3'] },
    { rule: 'H18', caption: 'noWayBack', script: { id: 'himiki', position: 'km4KH/2MK3/hk1MH3/6/km5 w 0-0 --- replay + C3<C4' }, taps: ['cell:C3'] },
    { rule: 'H19', caption: 'hold', script: { id: 'himiki', position: 'km4KH/6/mk2HM2/6/mh4MK w 0-0 --- turn + -' }, actions: ['C4>BC3'] },
    { rule: 'H31', caption: 'pairs', script: { id: 'himiki-2v2', position: '1hm2MH1/km4HM/6/MK4kh/1HK2mk1 wl 0-0 --- turn + -' } },
    {
      rule: 'H54',
      caption: 'mirror',
      script: { id: 'himiki-expert', position: 'mh4KH/6/1hk2HM1/6/km4HK w 0-0 --- turn + - w:CJ,MH,TR;b:CF,MM,PE C4=MR -' },
      actions: ['C5>BC4'],
    },
    { rule: 'H70', caption: 'puzzle', script: { id: 'mindlock' }, actions: ['C4>BC3', 'C3>BD3'] },
  ],
  versus: [
    { rule: 'V4', caption: 'versusStart', script: { id: 'versus' } },
    { rule: 'V4', caption: 'versusStart91', script: { id: 'versus-91' } },
    { rule: 'V7', caption: 'versusMove', script: { id: 'versus', position: '2v2/6/7/8/4c4/8/2V4/6/5 d -' }, taps: ['cell:c3'] },
    { rule: 'V8', caption: 'pull', script: { id: 'versus', position: '2v2/6/c6/8/9/5d2/7/b5/2V2 d -' }, actions: ['a3d3'] },
    { rule: 'V12', caption: 'ontoTarget', script: { id: 'versus', position: '2v2/6/7/3a4/9/8/7/6/2V2 d -' }, actions: ['a3d3'] },
  ],
  pijersi: [
    { rule: 'P3', caption: 'pijersiStart', script: { id: 'pijersi' } },
    { rule: 'P5', caption: 'cubeStep', script: { id: 'pijersi' }, taps: ['cell:b2'] },
    { rule: 'P6', caption: 'stackMove', script: { id: 'pijersi', position: 's-5/7/2p-3/2s-PR3/6/7/6 w 0 1' }, taps: ['cell:d4'] },
    { rule: 'P8', caption: 'takeTwice', script: { id: 'pijersi', position: 's-5/7/1s-s-3/3PR3/6/3p-3/6 w 0 1' }, actions: ['d4e3e2'] },
    { rule: 'P9', caption: 'arrival', script: { id: 'pijersi', position: '3p-2/1s-1R-3/6/7/6/3p-3/6 w 0 1' }, actions: ['f4g3'] },
  ],
  remparts: [
    { rule: 'R2', caption: 'rempartsStart', script: { id: 'remparts' } },
    { rule: 'R5', caption: 'destroy', script: { id: 'remparts', position: '3k3/3#3/7/7/3#3/3#3/1L1K1m1 w - - 0 - -' }, actions: ['-d2', '-d3'] },
    { rule: 'R7', caption: 'slide', script: { id: 'remparts', position: '3k3/1#5/3#3/7/1L3m1/7/3K3 w - - 0 - -' }, taps: ['cell:b3'] },
    { rule: 'R9', caption: 'capture', script: { id: 'remparts', position: '3k3/7/3#3/7/1L2m2/7/3K3 w - - 0 - -' }, actions: ['b3xe3'] },
    { rule: 'R10', caption: 'recovery', script: { id: 'remparts', position: '3k3/3#3/2s4/7/2K1m2/7/3L3 w M - 0 - -' }, actions: ['c3xe3=M'] },
  ],
};
