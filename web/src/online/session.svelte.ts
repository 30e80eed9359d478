// Who plays at this device, whether there is a server, and how the connection is. One for the app.

import { api, NoServer } from '../net/api';
import { pageSocket } from '../net/connection';
import type { Lobby, Me, ServerMessage, Summary } from '../net/messages';
import { heardTime } from '../net/server_time';
import type { ConnectionState, Socket } from '../net/socket';
import { turns } from './turns.svelte';
import { o } from './words';

class Session {
  /** Asked again by `open`; pages may be served by something that is no game server. */
  server = $state<'unknown' | 'there' | 'absent'>('unknown');
  me = $state.raw<Me>({ kind: 'nobody' });
  connection = $state.raw<ConnectionState>({ kind: 'idle' });
  lobby = $state.raw<Lobby | null>(null);
  tv = $state.raw<Summary[] | null>(null);
  private readonly listeners = new Set<(message: ServerMessage) => void>();
  private socket_: Socket | null = null;

  get socket(): Socket {
    this.socket_ ??= pageSocket({ state: (state) => (this.connection = state), message: (message) => this.hear(message) });
    return this.socket_;
  }

  /** Finds the server and makes a guest of who is nobody, so that everything can be done at once. */
  async open(): Promise<void> {
    if (this.server === 'there') return this.socket.start();
    this.server = 'unknown';
    try {
      const me = await api.me();
      this.me = me.kind === 'nobody' ? await api.becomeGuest() : me;
      this.server = 'there';
      this.socket.start();
    } catch (error) {
      this.server = 'absent';
      if (!(error instanceof NoServer)) console.warn(error);
    }
  }

  /** After signing in or out: the connection speaks for whom it was made. */
  async changed(me?: Me): Promise<void> {
    const now = me ?? (await api.me());
    this.me = now.kind === 'nobody' ? await api.becomeGuest() : now;
    this.socket.restart();
  }

  /** Messages that are of no game that is followed. */
  listen(listener: (message: ServerMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'hello') {
      heardTime(message.now);
      if (message.you.kind !== 'nobody') this.me = message.you;
    } else if (message.t === 'lobby') this.lobby = message;
    else if (message.t === 'tv') this.tv = message.games;
    else if (message.t === 'turn') {
      turns.set(message.game, true);
      void turns.tell(message.game, o('online.game.turn.you'));
    }
    for (const listener of this.listeners) listener(message);
  }
}

export const session = new Session();
