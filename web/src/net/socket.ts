// The one WebSocket of the app. It connects again by itself, goes on from the last event seen of every game that is followed, and sends actions that were
// not answered once more: the server counts them once.

import { Refused, Unanswered, type ClientMessage, type Farewell, type GameEvent, type GameId, type Joined, type Presence, type Reply, type ServerMessage } from './messages';

export type ConnectionState =
  | { kind: 'idle' }
  | { kind: 'connecting' }
  | { kind: 'connected' }
  /** Since when, and what the server said about it, if it did. */
  | { kind: 'lost'; since: number; farewell?: Farewell };

/** The part of a WebSocket that is used. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What the socket needs of the world; tests have one of their own. */
export interface World {
  connect(): Wire;
  now(): number;
  /** From 0 to 1. */
  random(): number;
  later(milliseconds: number, work: () => void): () => void;
}

export interface Follower {
  joined(state: Joined): void;
  event(event: GameEvent): void;
  presence(presence: Presence): void;
  /** The game is not there, or not for this player. */
  refused(refused: Refused): void;
}

interface Followed {
  follower: Follower;
  key: string | undefined;
  seen: number;
}

interface Waiting {
  message: ClientMessage;
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

const firstDelay = 500;
const longestDelay = 15_000;
/** After so long without a word the server is asked whether it is there; without an answer after as long again the connection counts as lost. */
const patience = 15_000;
const mostPending = 20_000;
/** An answer that takes longer than this is worth a word to who looks. */
const unease = 3_000;
/** The same where there is a reason for doubt: the device says that its network is gone, or it has slept. */
const shortPatience = 5_000;

export class Socket {
  state: ConnectionState = { kind: 'idle' };
  private wire: Wire | null = null;
  private isGreeted = false;
  private attempts = 0;
  private nextRid = 1;
  private lostSince: number | null = null;
  private farewell: Farewell | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly followed = new Map<GameId, Followed>();
  private readonly channels = { lobby: 0, tv: 0 };
  private cancelRetry: (() => void) | null = null;
  private cancelWatch: (() => void) | null = null;

  constructor(
    private readonly world: World,
    private readonly heard: {
      state(state: ConnectionState): void;
      /** All that is of no game, and no answer. */
      message(message: ServerMessage): void;
    },
  ) {}

  start(): void {
    if (this.state.kind === 'idle') this.connect();
  }

  /** For good, or until `start`. */
  stop(): void {
    this.drop();
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.lostSince = null;
    this.become({ kind: 'idle' });
    this.rejectAll(() => true);
  }

  /** Somebody else is signed in now: what was seen was for other eyes. */
  restart(): void {
    for (const followed of this.followed.values()) followed.seen = 0;
    this.stop();
    this.start();
  }

  /** Does not wait any longer: the network is back, or somebody looks. */
  connectNow(): void {
    if (this.state.kind !== 'lost' || this.wire) return;
    this.cancelRetry?.();
    this.connect();
  }

  /** The network has changed, or somebody looks again: does the connection that seems to be there still live? */
  lookAgain(): void {
    if (this.isGreeted) this.probe(shortPatience);
    else this.connectNow();
  }

  /** One follower a game. Gives a function that ends it. */
  follow(game: GameId, follower: Follower, key?: string): () => void {
    const followed: Followed = { follower, key, seen: 0 };
    this.followed.set(game, followed);
    if (this.isGreeted) this.join(game, followed);
    return () => {
      if (this.followed.get(game) !== followed) return;
      this.followed.delete(game);
      if (this.isGreeted) this.post({ t: 'leave', game });
    };
  }

  /** The whole state anew: events alone do not tell all. */
  refresh(game: GameId): void {
    const followed = this.followed.get(game);
    if (!followed) return;
    followed.seen = 0;
    if (this.isGreeted) this.join(game, followed);
  }

  /** Told about changes of the lobby or the TV for as long as somebody wants them. */
  tune(channel: 'lobby' | 'tv'): () => void {
    if (this.channels[channel]++ === 0 && this.isGreeted) this.post({ t: channel, on: true });
    let isOn = true;
    return () => {
      if (!isOn) return;
      isOn = false;
      if (--this.channels[channel] === 0 && this.isGreeted) this.post({ t: channel, on: false });
    };
  }

  /** The server's answer; rejects with `Refused`, or `Unanswered` where the connection breaks. Actions wait for the next connection instead. */
  request(message: ClientMessage): Promise<Reply> {
    if (!this.isGreeted && message.t !== 'act') return Promise.reject(new Unanswered(false));
    const rid = this.nextRid++;
    return new Promise((resolve, reject) => {
      this.waiting.set(rid, { message, resolve, reject });
      if (this.isGreeted) this.post({ ...message, rid });
    });
  }

  private connect(): void {
    this.cancelRetry = null;
    this.farewell = null;
    if (this.lostSince === null) this.become({ kind: 'connecting' });
    const wire = this.world.connect();
    this.wire = wire;
    wire.onmessage = ({ data }) => {
      if (wire === this.wire && typeof data === 'string') this.hear(data);
    };
    wire.onclose = () => {
      if (wire === this.wire) this.lose();
    };
    // Some networks let a connection hang for minutes.
    this.cancelWatch = this.world.later(mostPending, () => this.lose());
  }

  private hear(text: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return;
    }
    this.watch();
    if (this.isGreeted && this.state.kind === 'connecting') this.become({ kind: 'connected' });
    switch (message.t) {
      case 'hello':
        this.heard.message(message);
        return this.greet();
      case 'bye':
        this.farewell = message;
        return this.lose();
      case 'ok':
      case 'refused':
      case 'why':
      case 'preview':
        return this.answer(message);
      case 'joined': {
        const followed = this.followed.get(message.game);
        if (!followed) return;
        followed.seen = message.n;
        if (message.rid !== undefined) this.answer({ t: 'ok', rid: message.rid });
        return followed.follower.joined(message);
      }
      case 'event':
        return this.hearEvent(message);
      case 'presence':
        return this.followed.get(message.game)?.follower.presence(message);
      default:
        return this.heard.message(message);
    }
  }

  private hearEvent(event: GameEvent): void {
    const followed = this.followed.get(event.game);
    // What was seen already is told again after a reconnection.
    if (!followed || event.n <= followed.seen) return;
    if (event.n !== followed.seen + 1) return this.refresh(event.game);
    followed.seen = event.n;
    followed.follower.event(event);
  }

  private greet(): void {
    this.isGreeted = true;
    this.attempts = 0;
    this.lostSince = null;
    for (const channel of ['lobby', 'tv'] as const) if (this.channels[channel] > 0) this.post({ t: channel, on: true });
    for (const [game, followed] of this.followed) this.join(game, followed);
    for (const [rid, { message }] of this.waiting) if (message.t === 'act') this.post({ ...message, rid });
    this.become({ kind: 'connected' });
  }

  private join(game: GameId, followed: Followed): void {
    const { key, seen, follower } = followed;
    this.request({ t: 'join', game, seen, ...(key ? { key } : {}) }).catch((error: unknown) => {
      if (error instanceof Refused && this.followed.get(game) === followed) follower.refused(error);
    });
  }

  private answer(reply: Reply): void {
    const waiting = this.waiting.get(reply.rid);
    if (!waiting) return;
    this.waiting.delete(reply.rid);
    if (reply.t === 'refused') waiting.reject(new Refused(reply.code, reply.sentence, reply.rule));
    else waiting.resolve(reply);
  }

  private post(message: ClientMessage & { rid?: number }): void {
    this.wire?.send(JSON.stringify(message));
  }

  /** The server has spoken; if it falls silent it is asked. */
  private watch(): void {
    this.cancelWatch?.();
    this.cancelWatch = this.world.later(patience, () => this.probe(patience));
  }

  /** Asks the server for a sign of life. Any word of it counts; while one is overdue nobody is told that all is well. */
  private probe(limit: number): void {
    this.cancelWatch?.();
    this.request({ t: 'ping' }).catch(() => undefined);
    this.cancelWatch = this.world.later(unease, () => {
      this.become({ kind: 'connecting' });
      this.cancelWatch = this.world.later(limit - unease, () => this.lose());
    });
  }

  private drop(): void {
    this.cancelWatch?.();
    this.cancelWatch = null;
    const { wire } = this;
    this.wire = null;
    this.isGreeted = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private lose(): void {
    this.drop();
    const { farewell } = this;
    this.lostSince ??= this.world.now();
    this.become({ kind: 'lost', since: this.lostSince, ...(farewell ? { farewell } : {}) });
    // Many lose it at the same moment: they must not come back at the same one.
    const most = farewell ? Math.max(farewell.again, 100) * 2 : Math.min(longestDelay, firstDelay * 2 ** this.attempts);
    this.attempts += 1;
    this.cancelRetry?.();
    this.cancelRetry = this.world.later(most / 2 + (most / 2) * this.world.random(), () => this.connect());
    this.rejectAll(({ message }) => message.t !== 'act');
  }

  private rejectAll(isMeant: (waiting: Waiting) => boolean): void {
    for (const [rid, waiting] of this.waiting) {
      if (!isMeant(waiting)) continue;
      this.waiting.delete(rid);
      waiting.reject(new Unanswered());
    }
  }

  private become(state: ConnectionState): void {
    this.state = state;
    this.heard.state(state);
  }
}
