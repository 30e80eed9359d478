import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, GameEvent, GameState, Reply } from '../net/messages';
import type { Socket } from '../net/socket';
import { onlineWords } from './words';

vi.stubGlobal('navigator', { languages: ['en'] });

/** What the engine is asked, and how the test answers it. */
const engine = vi.hoisted(() => ({ previews: [] as { action: string; answer: (screen: unknown) => void }[], screen: {} as unknown }));
vi.mock('../engine/client', () => ({
  Stopped: class extends Error {},
  EngineClient: class {
    ask(question: string, ...rest: unknown[]): Promise<unknown> {
      if (question === 'preview') return new Promise((answer) => engine.previews.push({ action: String(rest[0]), answer }));
      return Promise.resolve(question === 'open' ? { board: {} } : engine.screen);
    }
    stop(): void {}
  },
}));
const { OnlineGame } = await import('./online_game.svelte');

const joined = JSON.parse(readFileSync(new URL('../../../tests/data/messages/server_joined.json', import.meta.url), 'utf8')) as GameState;
const state: GameState = { ...joined, variant: 'pijersi', state: 'running', you: 0, played: [], offers: [], outcome: null, script: { id: 'pijersi', actions: [] } };
const screenAt = (played: number): unknown => ({ game: 'pijersi', played, side: 'p1', seat: 'p1', pieces: [], actions: [], marks: [], outcome: null });
const after = (action: string): unknown => ({ last: { action, notation: action, side: 'p1', beats: [] } });
/** All that is promised already. */
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

let said: ClientMessage[];
let answers: ((reply: Reply) => void)[];
let game: InstanceType<typeof OnlineGame>;

beforeAll(() => onlineWords.load());
beforeEach(async () => {
  engine.previews.length = 0;
  engine.screen = screenAt(0);
  said = [];
  answers = [];
  const request = (message: ClientMessage): Promise<Reply> => {
    said.push(message);
    return new Promise((answer) => answers.push(answer));
  };
  game = new OnlineGame(state, { request, refresh: () => undefined } as unknown as Socket);
  await game.open();
  expect(game.mayAct).toBe(true);
});

describe('an action', () => {
  it('is not replaced by a second one that was tapped while the first was looked at', async () => {
    void game.play('first');
    void game.play('second');
    for (const { action, answer } of engine.previews) answer(after(action));
    await settle();
    expect(game.pending?.action).toBe('first');
    expect(said).toMatchObject([{ t: 'act', ply: 0, action: 'first', undone: 0 }]);
  });
  it('is not sent where the game went on meanwhile', async () => {
    void game.play('late');
    const other = { t: 'event', game: game.id, n: 99, at: 0, kind: 'action', ply: 0, action: 'other', notation: 'other', side: 'p1', seat: 0 } as GameEvent;
    game.heard(other);
    engine.previews[0]!.answer(after('late'));
    await settle();
    expect(said).toEqual([]);
  });
  it('is not made where the game is not open any more', () => {
    game.isShut = true;
    expect(game.mayAct).toBe(false);
    game.joined(state);
    expect(game.mayAct).toBe(true);
  });
});

describe('a wish', () => {
  it('is sent also while another one is unanswered', () => {
    void game.offer('draw');
    void game.end('resign');
    void game.say('players', 'one');
    void game.say('players', 'two');
    expect(said.map(({ t }) => t)).toEqual(['offer', 'resign', 'chat', 'chat']);
    expect(game.refusal).toBeNull();
  });
  it('is not sent twice, and that is told', async () => {
    const first = game.end('claim');
    void game.end('claim');
    expect(said).toHaveLength(1);
    expect(game.refusal?.sentence).toMatch(/on its way already/);
    answers[0]!({ t: 'ok', rid: 1 });
    await first;
    void game.end('claim');
    expect(said).toHaveLength(2);
  });
  it('that was declined is not made again before somebody acts', () => {
    game.joined({ ...state, offers: [{ what: 'draw', seat: 0 }] });
    game.heard({ t: 'event', game: game.id, n: 98, at: 0, kind: 'declined', what: 'draw', seat: 1 });
    expect([game.wasDeclined('draw'), game.wasDeclined('undo')]).toEqual([true, false]);
    game.heard({ t: 'event', game: game.id, n: 99, at: 0, kind: 'action', ply: 0, action: 'a', notation: 'a', side: 'p1', seat: 0 });
    expect(game.wasDeclined('draw')).toBe(false);
  });
});
