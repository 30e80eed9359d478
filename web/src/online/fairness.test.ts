import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { chanceAnswers } from '../engine/chance_answers';
import type { Engine } from '../engine/module';
import { answers } from '../engine/requests';
import { setUp } from '../engine/set_up';
import { testEngine } from '../engine/testing';
import type { GameScript, Roll, Screen } from '../engine/types';
import { checked, verdictOf, type Asked, type Checked } from './fairness';

const [seed, salt] = ['11', '22'].map((pair) => pair.repeat(32)) as [string, string];
const commitment = createHash('sha256').update(Buffer.from(salt + seed, 'hex')).digest('hex');
const fairness = { commitment, seed, salt };
const seen = { commitment, played: 0 };

/** Written again, by the protocol's words and another library. */
function seedBy(what: string, ...more: Buffer[]): string {
  const digest = createHash('sha256').update(Buffer.concat([Buffer.from(what), Buffer.from(seed, 'hex'), ...more])).digest();
  return (digest.readBigUInt64LE() & 0x7fff_ffff_ffff_ffffn).toString();
}
function diceBy(ply: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(ply);
  return seedBy('dice', bytes);
}

let engine: Engine;
const asked: Asked = { ask: (question, ...rest) => new Promise((done) => done((answers[question] as (...all: unknown[]) => never)(engine, ...rest))) };
beforeAll(async () => void (engine = await testEngine()));

const plain: Checked = { fairness, setup: 'classic', script: { id: 'pijersi', actions: [] }, seats: [{}, {}] };

describe('the secret number', () => {
  it('fits the fingerprint, and it is the one of before', async () => {
    const checks = await checked(plain, seen, asked);
    expect(checks).toEqual({ seed: 'yes', kept: 'yes' });
    expect(verdictOf(checks)).toBe('yes');
  });
  it('is not told while the game goes on', async () => {
    const checks = await checked({ ...plain, fairness: { commitment } }, seen, asked);
    expect(verdictOf(checks)).toBe('waiting');
  });
  it('that does not fit is noticed', async () => {
    expect(await checked({ ...plain, fairness: { ...fairness, seed: salt } }, seen, asked)).toMatchObject({ seed: 'no' });
  });
  it('with another fingerprint of its own is noticed by who had seen the first', async () => {
    const other = { seed: salt, salt: seed, commitment: createHash('sha256').update(Buffer.from(seed + salt, 'hex')).digest('hex') };
    const checks = await checked({ ...plain, fairness: other }, seen, asked);
    expect(checks).toEqual({ seed: 'yes', kept: 'no' });
    expect(verdictOf(checks)).toBe('no');
  });
  it('is not said to be proved to who came after the end', async () => {
    const checks = await checked(plain, null, asked);
    expect(checks).toEqual({ seed: 'yes' });
    expect(verdictOf(checks)).toBe('late');
  });
});

describe.each([
  ['himiki-expert', 'random-deal'],
  ['himiki-expert-2v2-1', 'random-deal'],
  ['pijersi', 'full-random'],
])('the start of %s', (id, setup) => {
  const start = (number: string): string => chanceAnswers.starts(engine, { id, actions: [] }, setup, number).due;
  const game = (position: string): Checked => ({ ...plain, setup, script: { id, position, actions: [] } });

  it('follows from the number', async () => {
    expect(await checked(game(start(seedBy('deal'))), seen, asked)).toEqual({ seed: 'yes', kept: 'yes', deal: 'yes' });
  });
  it('of another number is noticed, though numbers of JavaScript would not tell them apart', async () => {
    const near = (BigInt(seedBy('deal')) + 1n).toString();
    expect(Number(near)).toBe(Number(seedBy('deal')));
    const checks = await checked(game(start(near)), seen, asked);
    expect(checks).toMatchObject({ deal: 'no' });
    expect(verdictOf(checks)).toBe('no');
  });
  it('that an engine cannot read is not called checked', async () => {
    expect(verdictOf(await checked(game('nonsense'), seen, asked))).toBe('unable');
  });
});

describe.each(['fair', 'ruthless'] as const)('Muk Yan, %s', (mukyan) => {
  /** A game as the server plays it: the person does anything, he what the dice say. */
  function played(count: number, diceOf: (ply: number) => string): GameScript {
    const script: GameScript = { id: 'mukyan', actions: [] };
    for (let ply = 0; ply < count; ++ply) {
      setUp(engine, script);
      const roll = engine.ask<Roll | null>('roll', { isRuthless: mukyan === 'ruthless', seed: diceOf(ply) });
      script.actions.push(roll?.action ?? engine.screen<Screen>(-1).actions[ply % 3]!.action);
    }
    return script;
  }
  const game = (script: GameScript): Checked => ({ ...plain, setup: null, script, seats: [{}, { mukyan }] });

  it('does what the number says', async () => {
    expect(await checked(game(played(14, diceBy)), seen, asked)).toEqual({ seed: 'yes', kept: 'yes', dice: 'yes' });
  });
  it('who rolls again and again until it suits him is noticed', async () => {
    const due = played(14, diceBy).actions.at(-1);
    const tries = Array.from({ length: 50 }, (_, i) => played(14, (ply) => (ply === 13 ? String(i) : diceBy(ply))));
    const script = tries.find(({ actions }) => actions.at(-1) !== due)!;
    expect(await checked(game(script), seen, asked)).toMatchObject({ dice: 'no' });
  });
});
