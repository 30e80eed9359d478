// Makes actions out of taps, one tap after the other. It knows gestures and no rule.

import type { Action, Gesture, Tap } from '../engine/types';

/** What the taps so far have come to. */
export interface Composition {
  taps: Tap[];
  /** The action that they make, complete as it stands. */
  complete: string | null;
  /** Taps that lead on to some action. */
  next: Set<Tap>;
}

/** The taps that a gesture still wants after these; null where they do not begin it. */
function wantedAfter(gesture: Gesture, taps: Tap[]): Tap[] | null {
  const { steps, rest = [] } = gesture;
  for (let i = 0; i < taps.length && i < steps.length; ++i) {
    if (taps[i] !== steps[i]) return null;
  }
  if (taps.length < steps.length) return [steps[taps.length]!];
  const left = new Set(rest);
  for (const tap of taps.slice(steps.length)) {
    if (!left.delete(tap)) return null;
  }
  return [...left];
}

export function compose(actions: Action[], taps: Tap[]): Composition {
  const composition: Composition = { taps, complete: null, next: new Set() };
  for (const { action, gestures } of actions) {
    for (const gesture of gestures) {
      const wanted = wantedAfter(gesture, taps);
      if (!wanted) continue;
      if (wanted.length === 0) composition.complete = action;
      for (const tap of wanted) composition.next.add(tap);
    }
  }
  return composition;
}

/** Whether nothing is left to choose: the taps make an action and lead to no other. */
export const isDecided = (composition: Composition): boolean =>
  composition.complete !== null && composition.next.size === 0;

/**
 * The taps after one more. A tap that leads on is added; one that could begin something starts anew; the last one tapped
 * again is taken back. Null where the tap means nothing.
 */
export function tapped(actions: Action[], taps: Tap[], tap: Tap): Tap[] | null {
  if (compose(actions, taps).next.has(tap)) return [...taps, tap];
  if (taps.length > 0 && taps[taps.length - 1] === tap) return taps.slice(0, -1);
  if (compose(actions, []).next.has(tap)) return [tap];
  return null;
}
