import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/module';
import { testEngine } from '../engine/testing';
import { variants } from '../games/catalog';
import { moved, shownOf, tapped, withItems, type Draft, type Form, type Look, type Opened, type Read } from './draft';

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

function opened(game: string): { form: Form; empty: Draft; draft: Draft } {
  const answer = engine.ask<Opened>('draft', { game });
  if ('faults' in answer) throw new Error('the start has faults');
  return answer;
}
const read = (game: string, draft: Draft): Read => engine.ask<Read>('position_of_draft', { game, draft });

const look = (piece: string): Look => ({ piece, shows: [{ side: 'p1', kind: 'cube' }], marks: [] });
const terrain = { key: 'terrain', kind: 'cells', name: 'terrain', options: ['PE', 'VX'], least: 0, most: 2 } as const;
const form: Form = { palette: [[look('HM'), look('HK')], [look('MH')]], fields: [{ ...terrain, options: [...terrain.options] }] };
const nothing: Draft = { pieces: {}, fields: { terrain: [] } };

describe('taps', () => {
  it('put a piece, turn it, and put another in its place', () => {
    const brush = { kind: 'piece', looks: form.palette[0]! } as const;
    const once = tapped(nothing, form, brush, 'C3');
    expect(once.pieces).toEqual({ C3: 'HM' });
    const twice = tapped(once, form, brush, 'C3');
    expect(twice.pieces).toEqual({ C3: 'HK' });
    expect(tapped(twice, form, brush, 'C3').pieces).toEqual({ C3: 'HM' });
    expect(tapped(once, form, { kind: 'piece', looks: form.palette[1]! }, 'C3').pieces).toEqual({ C3: 'MH' });
  });

  it('mark cells and take the mark off again', () => {
    const brush = { kind: 'cells', field: form.fields[0]!, value: 'PE' } as const;
    const marked = tapped(nothing, form, brush, 'C3');
    expect(marked.fields.terrain).toEqual(['C3=PE']);
    expect(tapped(marked, form, { ...brush, value: 'VX' }, 'C3').fields.terrain).toEqual(['C3=VX']);
    expect(tapped(marked, form, brush, 'C3').fields.terrain).toEqual([]);
    const more = ['A1', 'A2'].reduce((draft, cell) => tapped(draft, form, brush, cell), marked);
    expect(more.fields.terrain).toEqual(['A1=PE', 'A2=PE']);
  });

  it('erase all that is on a cell, and drags move a piece', () => {
    const full = withItems({ ...nothing, pieces: { C3: 'HM' } }, 'terrain', ['C3=PE', 'D4=VX']);
    expect(tapped(full, form, { kind: 'erase' }, 'C3')).toEqual({ pieces: {}, fields: { terrain: ['D4=VX'] } });
    expect(moved(full, 'C3', 'A1').pieces).toEqual({ A1: 'HM' });
    expect(moved(full, 'B2', 'A1')).toBe(full);
  });
});

it.each(variants.map(({ id }) => id))('%s: the start is shown as the engine shows it, and every piece can be put', (id) => {
  const { form, empty, draft } = opened(id);
  engine.order(`setoption name Game value ${id}`);
  engine.order('position startpos');
  const screen = engine.screen<{ pieces: { cell: string; kind: string }[] }>(-1);
  const byCell = (a: { cell: string; level?: number }, b: { cell: string; level?: number }): number =>
    a.cell.localeCompare(b.cell) || (a.level ?? 0) - (b.level ?? 0);
  expect(shownOf(draft, form).pieces.sort(byCell)).toEqual(screen.pieces.sort(byCell).map((piece) => expect.objectContaining(piece)));
  const cell = Object.keys(draft.pieces)[0] ?? 'C3';
  for (const looks of form.palette) {
    let put = empty;
    for (const { piece } of looks) {
      put = tapped(put, form, { kind: 'piece', looks }, cell);
      expect(put.pieces[cell]).toBe(piece);
      expect(read(id, put).text).toContain(piece);
    }
  }
});
