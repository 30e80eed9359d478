import { describe, expect, it } from 'vitest';
import type { GameScript } from '../engine/types';
import { addressOf, newStudy, scriptOfQuery, scriptTo } from './study';
import { start, withLine } from './tree';

describe('an address', () => {
  const scripts: GameScript[] = [
    { id: 'versus', actions: [] },
    { id: 'pijersi', setup: 'full-random', seed: 77, actions: ['a4b5c4', 'g1f1'] },
    { id: 'himiki', position: '6/2kh3/1hm1HM2/6/6 w 0-0 --- turn + -', actions: ['C4>BC3'] },
  ];
  it.each(scripts)('says all of $id', (script) => {
    expect(scriptOfQuery(new URL(addressOf(script), 'http://localhost').searchParams)).toEqual(script);
  });

  it('may say nothing', () => {
    expect(scriptOfQuery(new URLSearchParams('position=x'))).toBeNull();
  });
});

it('a study has the game up to any of its nodes', () => {
  const study = newStudy({ id: 'versus', actions: [] }, 'k');
  const { tree, id } = withLine(study.tree, start, [{ action: 'a2b2', notation: 'a2b2', side: 'p1' }]);
  expect(scriptTo(study.beginning, tree, id)).toEqual({ id: 'versus', actions: ['a2b2'] });
  expect(scriptTo(study.beginning, tree, start)).toEqual({ id: 'versus', actions: [] });
});
