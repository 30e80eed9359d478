import { beforeAll, expect, it } from 'vitest';
import { reviewAnswers } from '../engine/review_answers';
import { testEngine } from '../engine/testing';
import { chanceOf, learnScale, seenByFirst } from './chance';

beforeAll(async () => {
  const engine = await testEngine();
  for (const id of ['versus', 'himiki']) await learnScale(id, async (game) => reviewAnswers.chanceScale(engine, game));
});

it('a lead is worth what it is in its own game', () => {
  expect(chanceOf('himiki', { centi: 50 })).toBeGreaterThan(chanceOf('versus', { centi: 50 }));
  expect(() => chanceOf('pijersi', { centi: 50 })).toThrow('not learnt');
});

it('grows with the score and is fair where nobody is ahead', () => {
  expect(chanceOf('versus', { centi: 0 })).toBe(0.5);
  expect(chanceOf('versus', { centi: 100 })).toBeGreaterThan(chanceOf('versus', { centi: 50 }));
  expect(chanceOf('versus', { centi: 80 }) + chanceOf('versus', { centi: -80 })).toBeCloseTo(1);
});

it('is certain where an end is proved', () => {
  expect(chanceOf('versus', { win: 3 })).toBe(1);
  expect(chanceOf('versus', { win: -2 })).toBe(0);
});

it('turns round for the side that acts second', () => {
  expect(seenByFirst({ depth: 4, centi: 30 }, 'p1')).toEqual({ depth: 4, centi: 30 });
  expect(seenByFirst({ depth: 4, centi: 30 }, 'p2')).toEqual({ depth: 4, centi: -30 });
  expect(seenByFirst({ depth: 4, win: 2 }, 'p2')).toEqual({ depth: 4, win: -2 });
  expect(seenByFirst({ depth: 4, centi: 0 }, 'p2')).toEqual({ depth: 4, centi: 0 });
});
