import { expect, it } from 'vitest';
import type { Pack, Puzzle } from './puzzle';
import type { Attempt } from './records';
import { resumeAt } from './resume';

const puzzles = ['A', 'B', 'C'].map((id): Puzzle => ({ kind: 'lock', pack: 'p', id, game: 'mindlock', position: '', rating: 1, grade: 'F', par: 1, solutions: [] }));
const pack: Pack = { name: 'p', game: 'mindlock', kind: 'lock', puzzles };
const known = (...list: [string, number, number][]): Map<string, Attempt> =>
  new Map(list.map(([id, solved, at]) => [`p/${id}`, { key: `p/${id}`, solved, failed: 0, isFailed: false, hints: 0, at }]));

it('begins with the first', () => expect(resumeAt(pack, known())).toEqual({ puzzle: puzzles[0], isBegun: false }));
it('goes on with the one that was left', () => expect(resumeAt(pack, known(['A', 1, 5], ['C', 0, 9]))!.puzzle.id).toBe('C'));
it('goes on behind the last that was solved', () => expect(resumeAt(pack, known(['A', 1, 5]))!.puzzle.id).toBe('B'));
it('comes back to what was left out', () => expect(resumeAt(pack, known(['B', 1, 5], ['C', 1, 9]))!.puzzle.id).toBe('A'));
