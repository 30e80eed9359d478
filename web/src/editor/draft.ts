// A position taken apart, as the engine tells it (docs/draft-json.md), and what taps make of it. It knows no rule.

import type { Board, Mark, Outcome, Piece, Refusal } from '../engine/types';

/** A piece as it can lie. */
export interface Look {
  piece: string;
  shows: Omit<Piece, 'cell'>[];
  marks: { kind: string }[];
}

export interface Field {
  key: string;
  kind: 'choice' | 'number' | 'cells' | 'list' | 'trails';
  name: string;
  about?: string;
  options: string[];
  least: number;
  most: number;
}

export interface Form {
  /** Each thing that can be put, in all the ways in which it can lie. */
  palette: Look[][];
  fields: Field[];
}

export interface Draft {
  pieces: Record<string, string>;
  fields: Record<string, string[]>;
}

export interface Fault extends Refusal {
  cell?: string;
  field?: string;
}

export type Opened = { board: Board; form: Form; empty: Draft; draft: Draft } | { faults: Fault[] };

export interface Read {
  text: string;
  faults: Fault[];
  /** Where there are no faults. */
  position?: string;
  outcome?: Outcome | null;
  /** The same with the sides exchanged, in games that look the same to both. */
  exchanged?: string | null;
}

/** What a tap on a cell does. */
export type Brush = { kind: 'piece'; looks: Look[] } | { kind: 'erase' } | { kind: 'cells'; field: Field; value: string };

const cellOf = (item: string): string => item.split('=')[0]!;

function without<T>(record: Record<string, T>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** The next way in which the piece can lie, or the first where another stands. */
function nextLook(looks: Look[], piece: string | undefined): Look {
  return looks[(looks.findIndex((look) => look.piece === piece) + 1) % looks.length]!;
}

/** A cell with or without a mark. Where there is room for fewer, the oldest goes. */
function toggled(field: Field, items: string[], cell: string, value: string): string[] {
  const item = value ? `${cell}=${value}` : cell;
  const others = items.filter((other) => cellOf(other) !== cell);
  return items.includes(item) ? others : [...others, item].slice(-field.most);
}

export function tapped(draft: Draft, form: Form, brush: Brush, cell: string): Draft {
  if (brush.kind === 'piece') {
    return { ...draft, pieces: { ...draft.pieces, [cell]: nextLook(brush.looks, draft.pieces[cell]).piece } };
  }
  if (brush.kind === 'cells') {
    const { field, value } = brush;
    return withItems(draft, field.key, toggled(field, draft.fields[field.key] ?? [], cell, value));
  }
  let cleared: Draft = { ...draft, pieces: without(draft.pieces, cell) };
  for (const field of form.fields.filter(({ kind }) => kind === 'cells')) {
    cleared = withItems(cleared, field.key, (draft.fields[field.key] ?? []).filter((item) => cellOf(item) !== cell));
  }
  return cleared;
}

/** A piece goes to another cell; what stood there is gone. */
export function moved(draft: Draft, from: string, to: string): Draft {
  const piece = draft.pieces[from];
  return piece === undefined ? draft : { ...draft, pieces: { ...without(draft.pieces, from), [to]: piece } };
}

export const withItems = (draft: Draft, key: string, items: string[]): Draft => ({ ...draft, fields: { ...draft.fields, [key]: items } });

/** What a board shows of a draft. */
export function shownOf(draft: Draft, form: Form): { pieces: Piece[]; marks: Mark[] } {
  const looks = new Map(form.palette.flat().map((look) => [look.piece, look]));
  const pieces: Piece[] = [];
  const marks: Mark[] = [];
  for (const [cell, name] of Object.entries(draft.pieces)) {
    const look = looks.get(name);
    pieces.push(...(look?.shows ?? []).map((piece) => ({ ...piece, cell })));
    marks.push(...(look?.marks ?? []).map((mark) => ({ ...mark, cell })));
  }
  for (const field of form.fields.filter(({ kind }) => kind === 'cells')) {
    for (const item of draft.fields[field.key] ?? []) {
      const [cell = '', value] = item.split('=');
      marks.push({ cell, kind: field.name, ...(value ? { value } : {}) });
    }
  }
  return { pieces, marks };
}
