// What fields and what they can be are called.

import type { Variant } from '../games/catalog';
import { t, tOf } from '../i18n/index.svelte';
import { element, pieceName, seatName, sideName } from '../play/words';
import type { Field, Look } from './draft';
import { editorWords } from './words';

const sides: Record<string, 'side.white' | 'side.black' | 'side.dark' | 'side.light'> = {
  w: 'side.white',
  b: 'side.black',
  d: 'side.dark',
  l: 'side.light',
};

/** A side or seat by the letters that position strings have. */
const actor = (letters: string): string => (sides[letters] ? t(sides[letters]) : tOf('seat', letters));

function about(variant: Variant, { about: word = '' }: Field): string {
  if (word === 'p1' || word === 'p2') return sideName(variant.family, word);
  if (word in sides) return actor(word);
  return /^[HMK]$/.test(word) ? element(word) : seatName(variant.family, word);
}

export const fieldName = (variant: Variant, field: Field): string => editorWords.tOf('editor.field', field.name, { about: about(variant, field) });

/** Fields whose options are sides or seats. */
const ofActors = ['side', 'hold', 'confused', 'yokai'];
const sizes: Record<string, string> = { L: 'large', M: 'medium', S: 'small' };

export function optionName(field: Field, option: string): string {
  if (option === 'y' || option === '-') return editorWords.tOf('editor.option', option);
  if (ofActors.includes(field.name)) return actor(option);
  if (field.name === 'lost') return tOf('word', sizes[option] ?? option);
  if (['hand', 'events', 'terrain'].includes(field.name)) return tOf('tile', option);
  return editorWords.tOf('editor.option', option);
}

/** A piece of the palette, the upper cube of a stack first. */
export function lookName(variant: Variant, look: Look): string {
  const [upper, lower] = [...look.shows].reverse().map((piece) => pieceName(variant.family, piece));
  if (upper && lower) return t('cell.on', { upper, lower });
  return upper ?? look.marks.map(({ kind }) => tOf('cell', kind)).join(', ');
}
