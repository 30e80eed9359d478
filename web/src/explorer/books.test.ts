// The files of data/openings, made natively, as the engine in WebAssembly looks them up.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/module';
import { answers } from '../engine/requests';
import { testEngine } from '../engine/testing';
import { variants } from '../games/catalog';
import { bookOf, hasBook, type Book } from './books';
import { countAt, rowsOf } from './collection';
import { resultOf } from './own_games';

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const ids = variants.map(({ id }) => id).filter(hasBook);

it('there are books of the six open games', () => {
  expect(ids.sort()).toEqual(['himiki', 'himiki-2v2', 'pijersi', 'remparts', 'versus', 'versus-91']);
});

describe.each(ids)('the book of %s', (id) => {
  let book: Book;
  beforeAll(async () => {
    book = (await bookOf(id))!;
  });

  it('is about it', () => {
    expect(book.game).toBe(id);
  });

  it('has every game at the start', () => {
    expect(countAt(answers.explore(engine, { id, actions: [] }).key, [book.positions])).toEqual(book.all);
  });

  it('names only actions that are legal where it says so', () => {
    // Along the most played line, and along the second action of each position on it.
    const seen = new Set<string>();
    const walk = (actions: string[]): void => {
      const explored = answers.explore(engine, { id, actions });
      const known = book.positions[explored.key];
      if (!known || seen.has(explored.key) || seen.size > 60) return;
      seen.add(explored.key);
      const filed = new Set(explored.actions.map((one) => one.filed));
      for (const name of Object.keys(known)) expect(filed, `${name} after ${actions.join(' ')}`).toContain(name);
      for (const row of rowsOf(explored, [book.positions]).slice(0, 2)) walk([...actions, row.actions[0].action]);
    };
    walk([]);
    expect(seen.size).toBeGreaterThan(5);
  });
});

it('a position is the same on whatever way it was reached', () => {
  const one = answers.explore(engine, { id: 'versus', actions: ['a2b2', 'i2h2', 'a3b3'] });
  expect(answers.explore(engine, { id: 'versus', actions: ['a3b3', 'i2h2', 'a2b2'] })).toEqual(one);
});

it('a set-up by chance does not stay on the table', () => {
  const usual = answers.explore(engine, { id: 'pijersi', actions: [] });
  const other = answers.explore(engine, { id: 'pijersi', setup: 'full-random', seed: 5, actions: [] });
  expect(other.key).not.toBe(usual.key);
  expect(answers.explore(engine, { id: 'pijersi', actions: [] })).toEqual(usual);
});

it('a played game is filed where the explorer looks', () => {
  const actions = ['a2b2', 'i2h2', 'a3b3'];
  const plies = answers.filedGame(engine, { id: 'versus', actions });
  expect(plies).toHaveLength(3);
  for (const [i, ply] of plies.entries()) {
    const explored = answers.explore(engine, { id: 'versus', actions: actions.slice(0, i) });
    expect(ply.key).toBe(explored.key);
    expect(ply.filed).toBe(explored.actions.find((one) => one.action === actions[i])!.filed);
  }
});

it('kept games say who has won', () => {
  expect(['p1win', 'p2win', 'draw', 'resigned p1', 'time p2', 'nonsense', null].map(resultOf)).toEqual(['p1', 'p2', 'draw', 'p2', 'p1', null, null]);
});
