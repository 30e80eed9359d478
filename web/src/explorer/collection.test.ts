import { describe, expect, it } from 'vitest';
import { addGame, countAt, rowsOf, scoreOf, shares, type Positions } from './collection';

const action = (name: string, filed: string, key: string) => ({ action: name, notation: name, filed, key });

describe('rows', () => {
  const explored = {
    key: 'here',
    side: 'p1' as const,
    over: false,
    actions: [action('a', 'a', 'A'), action('b', 'b', 'B'), action('c', 'b', 'B'), action('d', 'd', 'D'), action('e', 'e', 'E')],
  };
  const book: Positions = { here: { a: [2, 1, 0], b: [5, 2, 1] }, A: { x: [9, 3, 0] }, D: { y: [4, 4, 0], z: [1, 0, 1] } };
  const own: Positions = { here: { a: [4, 0, 0] } };

  it('come by frequency, mirror images together, and ways to known positions last', () => {
    const rows = rowsOf(explored, [book]);
    expect(rows.map((row) => row.actions.map((one) => one.action))).toEqual([['b', 'c'], ['a'], ['d']]);
    expect(rows.map((row) => row.count)).toEqual([
      [5, 2, 1],
      [2, 1, 0],
      [0, 0, 0],
    ]);
  });

  it('tell how many games came to the same position on any way', () => {
    expect(rowsOf(explored, [book]).map((row) => row.reached[0])).toEqual([0, 9, 5]);
  });

  it('add collections up', () => {
    const rows = rowsOf(explored, [book, own]);
    expect(rows[0]!.actions[0].action).toBe('a');
    expect(rows[0]!.count).toEqual([6, 1, 0]);
    expect(countAt('here', [book, own])).toEqual([11, 3, 1]);
  });
});

it('a game counts once where it came by twice', () => {
  const positions: Positions = {};
  addGame(positions, [{ key: 'k', filed: 'a' }, { key: 'l', filed: 'b' }, { key: 'k', filed: 'a' }, { key: 'k', filed: 'c' }], 'p1');
  addGame(positions, [{ key: 'k', filed: 'a' }], 'draw');
  addGame(positions, [{ key: 'k', filed: 'a' }], 'p2');
  expect(positions).toEqual({ k: { a: [3, 1, 1], c: [1, 1, 0] }, l: { b: [1, 1, 0] } });
});

it('shares make up a hundred', () => {
  expect(shares([3, 1, 1])).toEqual([34, 33, 33]);
  expect(shares([7, 2, 0])).toEqual([29, 0, 71]);
  expect(shares([0, 0, 0])).toEqual([0, 0, 0]);
  for (let won = 0; won <= 13; ++won) expect(shares([13, won, 13 - won]).reduce((a, b) => a + b)).toBe(100);
});

it('a score is that of the side asked about, a draw being a half', () => {
  expect(scoreOf([4, 2, 1], 'p1')).toBe(0.625);
  expect(scoreOf([4, 2, 1], 'p2')).toBe(0.375);
});
