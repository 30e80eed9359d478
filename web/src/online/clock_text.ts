// Clocks in words and figures.

import type { ClockKind } from '../net/messages';
import { timeText } from '../play/clock.svelte';
import { o } from './words';

const hour = 3_600_000;
const day = 24 * hour;

export function leftText(milliseconds: number): string {
  if (milliseconds >= day) return o('online.clock.left.days', { days: Math.floor(milliseconds / day), hours: Math.floor((milliseconds % day) / hour) });
  if (milliseconds >= hour) return o('online.clock.left.hours', { hours: Math.floor(milliseconds / hour), minutes: Math.floor((milliseconds % hour) / 60_000) });
  return timeText(milliseconds);
}

/** `½`, `5` */
const minutesText = (milliseconds: number): string => {
  const minutes = milliseconds / 60_000;
  if (minutes === 0.5) return '½';
  return Number.isInteger(minutes) ? String(minutes) : minutes.toFixed(1);
};

export function clockText(clock: ClockKind | null): string {
  if (!clock) return o('online.clock.none');
  if (clock.kind === 'days') return o('online.clock.days', { days: clock.days });
  const minutes = minutesText(clock.initial);
  if (clock.kind === 'fischer') return o('online.clock.fischer', { minutes, seconds: Math.round(clock.increment / 1000) });
  return o('online.clock.delay', { minutes, seconds: Math.round(clock.delay / 1000) });
}

/** In seconds: `fischer:180:2`, `delay:300:3`, `days:3`. */
export function parsedClock(text: string): ClockKind | null {
  const [kind, first, second] = text.split(':');
  if (kind === 'days') return { kind, days: Number(first) };
  if (kind === 'fischer') return { kind, initial: Number(first) * 1000, increment: Number(second) * 1000 };
  if (kind === 'delay') return { kind, initial: Number(first) * 1000, delay: Number(second) * 1000 };
  return null;
}

/** The usual ones, the quick first. */
export const pairingClocks = ['fischer:180:2', 'fischer:300:3', 'fischer:600:5', 'fischer:900:10', 'days:3'];
export const usualClocks = ['fischer:60:1', 'fischer:180:2', 'fischer:300:3', 'fischer:600:5', 'fischer:900:10', 'fischer:1800:20', 'delay:300:3', 'days:1', 'days:3', 'days:7'];
