// Hints of the engine in the player's language.

import type { PuzzleHint, Remark } from '../engine/puzzle_answers';
import { language, tOf } from '../i18n/index.svelte';
import { element } from '../play/words';
import { p, pOf } from './words';

const listed = (parts: string[]): string => new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts);

/** A remark as a sentence; in English where a dictionary does not have it. */
export function remarkText(remark: Remark): string {
  const { saying, cells = [], cubes = [], tile, side, number = 0 } = remark;
  const top = cubes[0]?.top ?? '';
  const text = pOf('puzzle.say', saying, {
    cell: cells[0] ?? '',
    to: cells[cells.length - 1] ?? '',
    cells: listed(cells),
    cubes: listed(cubes.map((cube) => p('puzzle.cube', { top: element(cube.top), cell: cube.cell }))),
    count: cubes.length || cells.length,
    top: element(top),
    element: element(remark.element ?? ''),
    tile: tile ? tOf('tile', tile) : '',
    side: side ?? '',
    number,
  });
  return text === saying ? remark.text : text;
}

/** What a hint says. The fourth names the whole solution. */
export function hintText(hint: PuzzleHint): string {
  if (hint.verdict === 'unsolvable') return p('puzzle.hint.lost');
  if (hint.verdict !== 'solved') return p('puzzle.hint.none');
  if (hint.line) {
    const count = hint.solutions?.count ?? 1;
    return p('puzzle.hint.line', { count, line: hint.line.notation.join(' ') });
  }
  const said = [hint.remark!, ...(hint.effects ?? [])].map(remarkText).join(' ');
  return hint.example ? p('puzzle.hint.example', { hint: said }) : said;
}
