import { describe, expect, it } from 'vitest';
import { priorOf } from './rating';
import { skillOf } from './puzzle';
import { tacticPack, type TacticFile } from './pack_files';
import { packsAt, packsNamed, lockPacks, puzzlesOf } from './shelf';

describe('packs', () => {
  it('are all there, with keys of their own', async () => {
    const packs = await packsNamed(lockPacks);
    expect(packs.map(({ name, puzzles }) => [name, puzzles.length])).toEqual([['mindlock', 400], ['classic', 8], ['headlock', 100]]);
    expect(packsAt('headlock')).toEqual(['classic', 'headlock']);
    expect(packsAt('nowhere')).toEqual([]);
  });

  it('give puzzles by key, and leave out what is gone', async () => {
    const found = await puzzlesOf(['headlock/F002', 'classic/F01', 'mindlock/gone', 'gone/F001']);
    expect(found.map(({ pack, id }) => `${pack}/${id}`)).toEqual(['headlock/F002', 'classic/F01']);
  });

  const one = { id: 'D001', position: 'some', steps: 2, rating: 800, solution: ['a1b1', 'c1d1', 'b1b2'] };
  it.each<[string, TacticFile]>([
    ['tactics', { game: 'pijersi', tactics: [{ ...one, grade: 'D' }] }],
    ['puzzles', { game: 'pijersi', puzzles: [one] }],
  ])('of tactics are read, by %s', (_, file) => {
    const [tactic] = tacticPack(file, 'tactics-pijersi').puzzles;
    expect(tactic).toEqual({ kind: 'tactic', pack: 'tactics-pijersi', game: 'pijersi', grade: 'D', ...one });
    expect(skillOf(tactic!)).toBe('pijersi');
    expect(priorOf(tactic!).rating).toBe(1280);
  });
});
