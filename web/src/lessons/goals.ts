// Whether an action is what a step wants, by what the engine reports of it.

import type { Screen } from '../engine/types';
import type { Goal, Pattern, Slip } from './types';

function matches<T extends object>(pattern: Pattern<T>, thing: T): boolean {
  return (Object.keys(pattern) as (keyof T)[]).every((key) => {
    const wanted: unknown = pattern[key];
    return Array.isArray(wanted) ? wanted.includes(thing[key]) : wanted === thing[key];
  });
}

/** Whether every pattern is matched by a thing of its own. */
function allMatched<T extends object>(patterns: readonly Pattern<T>[], things: readonly T[]): boolean {
  const left = [...things];
  return patterns.every((pattern) => {
    const at = left.findIndex((thing) => matches(pattern, thing));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** `after` is the screen on which the action is the last one. */
export function isMet(goal: Goal, action: string, after: Screen): boolean {
  if (goal.actions && !goal.actions.includes(action)) return false;
  if (goal.result && after.outcome?.result !== goal.result) return false;
  return (
    allMatched(goal.motions ?? [], after.last?.beats.flat() ?? []) &&
    allMatched(goal.facts ?? [], after.facts) &&
    allMatched(goal.pieces ?? [], after.pieces)
  );
}

export const slipOf = (slips: readonly Slip[], action: string, after: Screen): Slip | undefined =>
  slips.find(({ when }) => isMet(when, action, after));
