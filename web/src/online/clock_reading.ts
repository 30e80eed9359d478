// Time left by the server's clock: what it last told, less what has passed since.

import type { ClockState } from '../net/messages';

export function timeLeft(clock: ClockState, now: number): [number, number] {
  const { left, running, at, deadline } = clock;
  const shown: [number, number] = [Math.max(0, left[0]), Math.max(0, left[1])];
  if (!running) return shown;
  const side = running === 'p1' ? 0 : 1;
  const wait = clock.kind === 'delay' ? clock.delay : 0;
  const end = deadline ?? at + wait + left[side];
  // Before the delay is over, and where this device is behind, it is never more than there was.
  shown[side] = Math.max(0, Math.min(left[side], end - now));
  return shown;
}
