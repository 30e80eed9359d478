// Whether the server kept its word, found out here: docs/online-protocol.md, "Chance".

import type { Answer, Arguments, Question } from '../engine/requests';
import type { Fairness, GameState } from '../net/messages';
import type { Seen } from './commitments';

/** `late`: all fits, but this browser did not see the game before its end. */
export type Verdict = 'waiting' | 'yes' | 'late' | 'no' | 'unable';
export type Found = 'yes' | 'no' | 'unable';

/** What was looked at; what a game has not is not there. */
export interface Checks {
  /** The number fits the fingerprint. */
  seed: Found;
  /** The fingerprint is the one of before. */
  kept?: Found;
  /** The start follows from the number. */
  deal?: Found;
  /** So does what Muk Yan did. Dice that were shown to have been others, with the same action, are not noticed. */
  dice?: Found;
}

/** An engine, wherever it runs. */
export interface Asked {
  ask<Q extends Question>(question: Q, ...rest: Arguments<Q>): Promise<Answer<Q>>;
}

export type Checked = Pick<GameState, 'fairness' | 'setup' | 'script' | 'seats'>;

export const hasDeal = ({ setup }: Pick<GameState, 'setup'>): boolean => setup?.includes('random') === true;
export const hasDice = ({ seats }: Pick<GameState, 'seats'>): boolean => seats.some(({ mukyan }) => mukyan);

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (hex: string): Bytes | null => (/^([0-9a-f]{2})+$/i.test(hex) ? Uint8Array.from(hex.match(/../g)!, (pair) => parseInt(pair, 16)) : null);
const lettersOf = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const plyOf = (ply: number): Bytes => Uint8Array.from([0, 8, 16, 24], (places) => (ply >>> places) & 255);

async function digestOf(...parts: Bytes[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(parts.flatMap((part) => [...part]))));
}

/** The first eight bytes, the least first, without the top bit. */
async function seedOf(...parts: Bytes[]): Promise<string> {
  const number = new DataView((await digestOf(...parts)).buffer).getBigUint64(0, true);
  return BigInt.asUintN(63, number).toString();
}

export const dealSeed = (seed: Bytes): Promise<string> => seedOf(lettersOf('deal'), seed);
export const diceSeed = (seed: Bytes, ply: number): Promise<string> => seedOf(lettersOf('dice'), seed, plyOf(ply));

const found = (is: boolean): Found => (is ? 'yes' : 'no');

async function fits({ commitment, seed, salt }: Fairness): Promise<Found> {
  const [saltBytes, seedBytes] = [bytesOf(salt ?? ''), bytesOf(seed ?? '')];
  if (!saltBytes || !seedBytes) return 'no';
  const hex = Array.from(await digestOf(saltBytes, seedBytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return found(hex === commitment.toLowerCase());
}

async function deal({ setup, script }: Checked, seed: Bytes, engine: Asked): Promise<Found> {
  if (!script || !setup) return 'unable';
  const { told, due } = await engine.ask('starts', script, setup, await dealSeed(seed));
  return found(told === due);
}

async function dice({ seats, script }: Checked, seed: Bytes, engine: Asked): Promise<Found> {
  if (!script) return 'unable';
  const isRuthless = seats.some(({ mukyan }) => mukyan === 'ruthless');
  const seeds = await Promise.all(script.actions.map((_, ply) => diceSeed(seed, ply)));
  const due = await engine.ask('rolls', script, isRuthless, seeds);
  return found(due.every((action, ply) => action === null || action === script.actions[ply]));
}

/** Nothing before the secret is told. */
export async function checked(game: Checked, seen: Seen | null, engine: Asked): Promise<Checks | null> {
  const { fairness } = game;
  if (!fairness.seed || !fairness.salt) return null;
  const kept = seen && { kept: found(seen.commitment.toLowerCase() === fairness.commitment.toLowerCase()) };
  // Only pages over https or on this very device may use it.
  if (!globalThis.crypto?.subtle) return { seed: 'unable', ...kept };
  const checks: Checks = { seed: await fits(fairness), ...kept };
  const seed = bytesOf(fairness.seed);
  if (!seed) return checks;
  const unable = (): Found => 'unable';
  if (hasDeal(game)) checks.deal = await deal(game, seed, engine).catch(unable);
  if (hasDice(game)) checks.dice = await dice(game, seed, engine).catch(unable);
  return checks;
}

export function verdictOf(checks: Checks | null): Verdict {
  if (!checks) return 'waiting';
  const all = Object.values(checks) as Found[];
  if (all.includes('no')) return 'no';
  if (all.includes('unable')) return 'unable';
  return checks.kept ? 'yes' : 'late';
}
