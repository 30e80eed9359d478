import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ServerMessage, Summary } from '../net/messages';
import { onlineWords } from './words';

vi.stubGlobal('navigator', { languages: ['en'] });

const world = vi.hoisted(() => ({
  asked: [] as { what: 'pair' | 'end'; answer: () => void; fail: (error: Error) => void }[],
  listeners: new Set<(message: unknown) => void>(),
  own: [] as unknown[],
  wentTo: [] as string[],
}));
const ask = (what: 'pair' | 'end') => () => new Promise<void>((answer, fail) => world.asked.push({ what, answer, fail }));
vi.mock('../net/api', () => ({ api: { pair: ask('pair'), endPairing: ask('end') }, NoServer: class extends Error {}, ApiError: class extends Error {} }));
vi.mock('../play/words', () => ({ variantTitle: ({ id }: { id: string }) => id }));
vi.mock('../router.svelte', () => ({ goTo: (path: string) => world.wentTo.push(path) }));
vi.mock('./own_games', () => ({ ownGames: async () => world.own }));
vi.mock('./turns.svelte', () => ({ turns: { tell: async () => undefined } }));
vi.mock('./session.svelte', () => ({
  session: {
    listen: (listener: (message: unknown) => void) => {
      world.listeners.add(listener);
      return () => world.listeners.delete(listener);
    },
  },
}));
const { pairing } = await import('./pairing.svelte');

const wish = { variant: 'pijersi', clock: { kind: 'fischer', initial: 180_000, increment: 2000 } as const, rated: false };
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
const hear = (message: ServerMessage): void => world.listeners.forEach((listener) => listener(message));
const hello = { t: 'hello', you: { kind: 'guest' }, server: '', now: 0 } as const;
const kinds = (): string[] => world.asked.map(({ what }) => what);
const answerAll = async (): Promise<void> => {
  for (let i = 0; i < world.asked.length; ++i) {
    world.asked[i]!.answer();
    await settle();
  }
};
const gameOf = (some: Partial<Summary>): Summary => ({
  id: 'abc123',
  variant: 'pijersi',
  state: 'running',
  seats: [{ player: { name: 'Ann' } }, { player: { name: 'Ben' } }],
  clock: wish.clock,
  rated: false,
  created: Date.now() + 1000,
  ...some,
});

beforeAll(() => onlineWords.load());
afterEach(async () => {
  const stopped = pairing.stop();
  await settle();
  await answerAll();
  await stopped;
  Object.assign(world, { asked: [], own: [], wentTo: [] });
});

describe('requests for an opponent', () => {
  it('do not overtake each other', async () => {
    const started = pairing.start(wish);
    await settle();
    const stopped = pairing.stop();
    await settle();
    expect(kinds()).toEqual(['pair']);
    world.asked[0]!.answer();
    await settle();
    expect(kinds()[1]).toBe('end');
    await answerAll();
    await Promise.all([started, stopped]);
    expect(kinds().at(-1)).toBe('end');
  });
  it('are not sent for what is not wished any more', async () => {
    const first = pairing.start(wish);
    await settle();
    void pairing.stop();
    const second = pairing.start({ ...wish, variant: 'versus' });
    await settle();
    await answerAll();
    await Promise.all([first, second]);
    // The second takes the first one's place; nothing ends it.
    expect(kinds()).toEqual(['pair', 'pair']);
    expect(pairing.wish?.variant).toBe('versus');
  });
  it('end when somebody is found while one is on its way', async () => {
    const started = pairing.start(wish);
    await settle();
    hear({ t: 'paired', game: 'abc123' });
    await answerAll();
    await started;
    expect(kinds()).toEqual(['pair', 'end']);
    expect(world.wentTo).toEqual(['/online/game/abc123']);
    expect(world.listeners.size).toBe(0);
  });
});

describe('after an outage', () => {
  const startAndLose = async (): Promise<void> => {
    const started = pairing.start(wish);
    await settle();
    await answerAll();
    await started;
    hear(hello);
    await settle();
  };

  it('the game that has begun is gone to', async () => {
    world.own = [gameOf({})];
    await startAndLose();
    expect(world.wentTo).toEqual(['/online/game/abc123']);
    expect(kinds()).toEqual(['pair']);
    expect(pairing.wish).toBeNull();
  });
  it.each([
    ['was there before', { created: 1 }],
    ['is another game', { variant: 'versus' }],
    ['has another clock', { clock: null }],
    ['waits for players', { state: 'waiting' as const }],
    ['is played against a computer', { seats: [{ player: { name: 'Ann' } }, { bot: 3 }] }],
  ])('one that %s is not taken for it', async (_, some) => {
    world.own = [gameOf(some)];
    await startAndLose();
    expect(world.wentTo).toEqual([]);
    expect(kinds()).toEqual(['pair', 'pair']);
  });
});
