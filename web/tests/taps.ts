// Actions as fingers make them.

import { compose, isDecided } from '../src/board/composer';
import type { Action, Tap } from '../src/engine/types';
import { refusals } from '../src/i18n/en/refusals';
import { words } from '../src/i18n/en/words';
import type { Table } from './table';

const english: Record<string, string> = { ...words, ...refusals };

/** One of the ways to make an action. */
export const tapsOf = ({ gestures }: Action, number: number): Tap[] => {
  const gesture = gestures[number % gestures.length]!;
  return [...gesture.steps, ...(gesture.rest ?? [])];
};

function nameOf(tap: Tap): string {
  const [kind, value = ''] = tap.split(':') as [string, string?];
  if (kind === 'lies') {
    const element = (letter: string): string => english[`element.${letter.toUpperCase()}`]!;
    return `${element(value[0]!)} on top, ${element(value[1]!)} at the sides`;
  }
  return english[`${kind}.${value}`]!;
}

/** Taps one after the other; confirms where they could go on. */
export async function tap(table: Table, actions: Action[], taps: Tap[]): Promise<void> {
  for (const one of taps) {
    if (one.startsWith('cell:')) await table.cell(one.slice('cell:'.length)).click();
    else await table.page.getByRole('button', { name: nameOf(one), exact: true }).click();
  }
  if (!isDecided(compose(actions, taps))) await table.press('Done');
}
