import { beforeEach, describe, expect, it, vi } from 'vitest';

const game = (id: string, commitment: string, rest: object = {}) => ({ id, state: 'running' as const, fairness: { commitment }, played: [], ...rest });

/** As after a reload: nothing is remembered but what was kept. */
async function fresh(): Promise<typeof import('./commitments')> {
  vi.resetModules();
  return import('./commitments');
}

describe('the first fingerprint of a game', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) });
  });

  it('stays, whatever comes later, and after a reload', async () => {
    const { keepCommitment } = await fresh();
    keepCommitment(game('g1', 'aa', { state: 'waiting' }));
    keepCommitment(game('g1', 'bb'));
    const { keepCommitment: keepAgain, firstSeen } = await fresh();
    keepAgain(game('g1', 'cc'));
    expect(firstSeen('g1')).toEqual({ commitment: 'aa', played: 0 });
  });

  it('is none where it came with the secret, or when all was over', async () => {
    const { keepCommitment, firstSeen } = await fresh();
    keepCommitment(game('g2', 'aa', { fairness: { commitment: 'aa', seed: '00', salt: '00' } }));
    keepCommitment(game('g2', 'aa', { state: 'over' }));
    expect(firstSeen('g2')).toBeNull();
  });

  it('is kept of so many games only, the newest', async () => {
    const { keepCommitment } = await fresh();
    for (let i = 0; i < 230; ++i) keepCommitment(game(`many${i}`, String(i)));
    const { firstSeen } = await fresh();
    expect([0, 29, 30, 229].map((i) => firstSeen(`many${i}`)?.commitment)).toEqual([undefined, undefined, '30', '229']);
  });

  it('is remembered where the browser keeps nothing', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => { throw new Error('full'); } });
    const { keepCommitment, firstSeen } = await fresh();
    keepCommitment(game('g3', 'aa', { played: [{}, {}] }));
    expect(firstSeen('g3')).toEqual({ commitment: 'aa', played: 2 });
  });
});
