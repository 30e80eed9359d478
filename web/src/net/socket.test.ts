import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameEvent, Joined } from './messages';
import { Refused, Unanswered } from './messages';
import { Socket, type ConnectionState, type Wire } from './socket';

const message = <T>(name: string): T => JSON.parse(readFileSync(new URL(`../../../tests/data/messages/${name}.json`, import.meta.url), 'utf8')) as T;
const joined = message<Joined>('server_joined');
const action = message<GameEvent>('event_action');
const game = joined.game;

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.isClosed = true;
  }
  says(said: unknown): void {
    this.onmessage?.({ data: JSON.stringify(said) });
  }
  of(kind: string): Record<string, unknown>[] {
    return this.sent.filter(({ t }) => t === kind);
  }
}

/** Time passes when it is told to. */
class FakeWorld {
  time = 0;
  wires: FakeWire[] = [];
  private timers: { at: number; work: () => void }[] = [];
  connect = (): Wire => {
    this.wires.push(new FakeWire());
    return this.wire;
  };
  now = (): number => this.time;
  random = (): number => 0.5;
  later = (milliseconds: number, work: () => void): (() => void) => {
    const timer = { at: this.time + milliseconds, work };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((other) => other !== timer));
  };
  get wire(): FakeWire {
    return this.wires[this.wires.length - 1]!;
  }
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((other) => other !== next);
      this.time = next.at;
      next.work();
    }
    this.time = end;
  }
}

let world: FakeWorld;
let states: ConnectionState[];
let socket: Socket;
let heard: string[];
const follower = {
  joined: (state: Joined) => heard.push(`joined ${state.n}`),
  event: (event: GameEvent) => heard.push(`${event.kind} ${event.n}`),
  presence: () => heard.push('presence'),
  refused: ({ sentence }: Refused) => heard.push(sentence),
};
const greet = (): void => world.wire.says(message('server_hello'));

beforeEach(() => {
  world = new FakeWorld();
  states = [];
  heard = [];
  socket = new Socket(world, { state: (state) => states.push(state), message: () => undefined });
});

describe('a game that is followed', () => {
  beforeEach(() => {
    socket.follow(game, follower);
    socket.start();
    greet();
    world.wire.says(joined);
  });

  it('is joined once the server has greeted, from the beginning', () => {
    expect(world.wire.of('join')).toMatchObject([{ game, seen: 0 }]);
    expect(heard).toEqual(['joined 4']);
  });

  it('goes on from the last event seen after the connection broke', () => {
    world.wire.says(action);
    world.wire.onclose?.();
    world.pass(1000);
    greet();
    expect(world.wires.length).toBe(2);
    expect(world.wire.of('join')).toMatchObject([{ game, seen: 5 }]);
  });

  it('hears no event twice', () => {
    world.wire.says(action);
    world.wire.says(action);
    expect(heard).toEqual(['joined 4', 'action 5']);
  });

  it('asks for everything where an event is missing', () => {
    world.wire.says({ ...action, n: 7 });
    expect(heard).toEqual(['joined 4']);
    expect(world.wire.of('join').length).toBe(2);
    expect(world.wire.of('join')[1]).toMatchObject({ seen: 0 });
  });

  it('is for other eyes after somebody else signed in', () => {
    socket.restart();
    greet();
    expect(world.wire.of('join')).toMatchObject([{ game, seen: 0 }]);
  });

  it('is left when nobody looks', () => {
    const other = socket.follow('other', follower);
    other();
    expect(world.wire.of('leave')).toMatchObject([{ game: 'other' }]);
  });

  it('says that it is not for this player', async () => {
    const { rid } = world.wire.of('join')[0]!;
    world.wire.says({ ...message<object>('server_refused'), rid, sentence: 'There is no such game.' });
    await Promise.resolve();
    await Promise.resolve();
    expect(heard).toContain('There is no such game.');
  });
});

describe('requests', () => {
  it('are answered by their number', async () => {
    socket.start();
    greet();
    const first = socket.request({ t: 'resign', game });
    const second = socket.request({ t: 'abort', game });
    world.wire.says({ t: 'refused', rid: world.wire.of('abort')[0]!.rid, code: 'late', sentence: 'Too late.' });
    world.wire.says({ t: 'ok', rid: world.wire.of('resign')[0]!.rid });
    await expect(first).resolves.toMatchObject({ t: 'ok' });
    await expect(second).rejects.toThrow(new Refused('late', 'Too late.'));
  });

  it('that are no actions fail honestly when the connection breaks', async () => {
    socket.start();
    greet();
    const chat = socket.request({ t: 'chat', game, room: 'players', text: 'hello' });
    world.wire.onclose?.();
    await expect(chat).rejects.toBeInstanceOf(Unanswered);
    await expect(chat).rejects.toMatchObject({ wasSent: true });
    // Without a connection nothing goes out, and that is what is said.
    await expect(socket.request({ t: 'chat', game, room: 'players', text: 'hello?' })).rejects.toMatchObject({ wasSent: false });
    world.pass(1000);
    greet();
    expect(world.wire.of('chat')).toEqual([]);
  });

  it('to act are sent again until they are answered, with the same ply', async () => {
    socket.start();
    greet();
    const act = socket.request({ t: 'act', game, ply: 1, action: 'f1e1' });
    expect(world.wire.of('act')).toMatchObject([{ ply: 1, action: 'f1e1' }]);
    world.wire.onclose?.();
    world.pass(1000);
    expect(world.wire.of('act')).toEqual([]);
    greet();
    expect(world.wire.of('act')).toMatchObject([{ ply: 1, action: 'f1e1' }]);
    world.wire.says({ t: 'ok', rid: world.wire.of('act')[0]!.rid });
    await act;
    world.wire.onclose?.();
    world.pass(1000);
    greet();
    expect(world.wire.of('act')).toEqual([]);
  });

  it('to act that are made without a connection wait for it', () => {
    socket.follow(game, follower);
    void socket.request({ t: 'act', game, ply: 1, action: 'f1e1' });
    socket.start();
    greet();
    // The game is joined before anything is done in it.
    expect(world.wire.sent.map(({ t }) => t)).toEqual(['join', 'act']);
  });
});

describe('the state of the connection', () => {
  it('is told as it is', () => {
    socket.start();
    expect(socket.state.kind).toBe('connecting');
    greet();
    expect(socket.state.kind).toBe('connected');
    world.pass(500);
    world.wire.onclose?.();
    expect(socket.state).toEqual({ kind: 'lost', since: 500 });
    world.pass(1000);
    expect(socket.state).toEqual({ kind: 'lost', since: 500 });
    greet();
    expect(socket.state.kind).toBe('connected');
  });

  it('is tried again more and more slowly, yet at least every 15 seconds', () => {
    socket.start();
    const gaps: number[] = [];
    for (let i = 0; i < 10; ++i) {
      const { time } = world;
      const count = world.wires.length;
      world.wire.onclose?.();
      while (world.wires.length === count) world.pass(25);
      gaps.push(world.time - time);
    }
    expect(gaps[0]).toBeLessThanOrEqual(500);
    expect(gaps[3]!).toBeGreaterThan(gaps[1]!);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(15_000);
  });

  it('respects what the server says when it goes', () => {
    socket.start();
    greet();
    world.wire.says(message('server_bye'));
    expect(socket.state).toMatchObject({ kind: 'lost', farewell: { sentence: 'The server is being restarted.' } });
    world.pass(1499);
    expect(world.wires.length).toBe(1);
    world.pass(1501);
    expect(world.wires.length).toBe(2);
  });

  it('is found to be lost where the server falls silent', () => {
    socket.start();
    greet();
    world.pass(15_000);
    expect(world.wire.of('ping').length).toBe(1);
    world.wire.says({ t: 'ok', rid: world.wire.of('ping')[0]!.rid });
    world.pass(14_000);
    expect(socket.state.kind).toBe('connected');
    world.pass(17_000);
    expect(socket.state.kind).toBe('lost');
  });

  it('is not called well while a sign of life is overdue', () => {
    socket.start();
    greet();
    world.pass(15_000);
    expect(socket.state.kind).toBe('connected');
    world.pass(3_000);
    expect(socket.state.kind).toBe('connecting');
    world.wire.says({ t: 'ok', rid: world.wire.of('ping')[0]!.rid });
    expect(socket.state.kind).toBe('connected');
  });

  it('is looked at once where the network has changed, with little patience', () => {
    socket.start();
    greet();
    socket.lookAgain();
    expect(world.wire.of('ping').length).toBe(1);
    world.pass(3_000);
    expect(socket.state.kind).toBe('connecting');
    world.pass(2_000);
    expect(socket.state.kind).toBe('lost');
  });

  it('is tried at once where somebody asks', () => {
    socket.start();
    greet();
    world.wire.onclose?.();
    socket.connectNow();
    expect(world.wires.length).toBe(2);
  });
});

it('the lobby is followed again after a reconnection, and left when nobody looks', () => {
  const off = socket.tune('lobby');
  socket.start();
  greet();
  expect(world.wire.of('lobby')).toMatchObject([{ on: true }]);
  world.wire.onclose?.();
  world.pass(1000);
  greet();
  expect(world.wire.of('lobby')).toMatchObject([{ on: true }]);
  off();
  expect(world.wire.of('lobby')).toMatchObject([{ on: true }, { on: false }]);
});
