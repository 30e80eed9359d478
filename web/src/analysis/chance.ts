// How likely a side is to win, out of what the engine thinks.

import type { Score } from '../engine/info_line';
import type { Outcome, Party } from '../engine/types';
import type { Evaluation } from './tree';

/** By game: a lead of so many hundredths wins e times for each time that it loses. The engine knows them, measured. */
const scales = new Map<string, number>();

/** Before chances of a game are asked for. The engine must not be one with a game on its table. */
export async function learnScale(id: string, ask: (id: string) => Promise<number>): Promise<void> {
  if (!scales.has(id)) scales.set(id, await ask(id));
}

/** Between 0 and 1 for the side that the score is for. */
export function chanceOf(id: string, { centi = 0, win }: Score): number {
  if (win !== undefined) return win > 0 ? 1 : 0;
  const scale = scales.get(id);
  if (scale === undefined) throw new Error(`the chances of ${id} were not learnt`);
  return 1 / (1 + Math.exp(-centi / scale));
}

/** Seen by p1, as evaluations are kept: the engine speaks for the side to act. */
export function seenByFirst({ centi, win, depth }: Evaluation, toAct: Party): Evaluation {
  const sign = toAct === 'p1' ? 1 : -1;
  // No minus before a zero.
  const turned = (value: number): number => sign * value || 0;
  return { depth, ...(centi === undefined ? {} : { centi: turned(centi) }), ...(win === undefined ? {} : { win: turned(win) }) };
}

/** Who has won has won: nothing has to be thought, and nothing deeper can be. */
export function evaluationOfEnd({ result }: Outcome): Evaluation {
  return { depth: Number.MAX_SAFE_INTEGER, ...(result === 'draw' ? { centi: 0 } : { win: result === 'p1win' ? 1 : -1 }) };
}
