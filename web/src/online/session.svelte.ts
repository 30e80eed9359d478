// Who plays at this device, whether there is a server, and how the connection is. One for the app.

import { variantOf } from '../games/catalog';
import { lapse, NoServer } from '../net/api';
import { pageSocket } from '../net/connection';
import type { Lobby, Me, ServerMessage, Summary } from '../net/messages';
import { heardTime } from '../net/server_time';
import type { ConnectionState, Socket } from '../net/socket';
import { sound } from '../play/sounds';
import { variantTitle } from '../play/words';
import { route } from '../router.svelte';
import { notices } from './notices.svelte';
import { turns } from './turns.svelte';
import { OtherTabs, somebody } from './who';
import { o } from './words';

class Session {
  /** Pages may be served by something that is no game server; `open` asks again. */
  server = $state<'unknown' | 'there' | 'absent'>('unknown');
  me = $state.raw<Me>({ kind: 'nobody' });
  connection = $state.raw<ConnectionState>({ kind: 'idle' });
  lobby = $state.raw<Lobby | null>(null);
  tv = $state.raw<Summary[] | null>(null);
  private readonly listeners = new Set<(message: ServerMessage) => void>();
  private socket_: Socket | null = null;
  private opening: Promise<void> | null = null;
  /** Whoever asks who it is now waits for who asked before. */
  private renewing: Promise<unknown> = Promise.resolve();
  private isFindingOut = false;
  private readonly others: OtherTabs;

  constructor() {
    lapse.heard = () => void this.signedOut();
    this.others = new OtherTabs((id) => void this.changedElsewhere(id));
  }

  get socket(): Socket {
    this.socket_ ??= pageSocket({ state: (state) => (this.connection = state), message: (message) => this.hear(message) });
    return this.socket_;
  }

  /** Finds the server and makes a guest of who is nobody, so that everything can be done at once. Whoever asks meanwhile waits for the same answer. */
  open(): Promise<void> {
    this.opening ??= this.find().finally(() => (this.opening = null));
    return this.opening;
  }

  private async find(): Promise<void> {
    try {
      if (this.server !== 'there') {
        this.me = await somebody();
        // The cookie of tabs that are open longer may have been lost.
        this.others.tell(this.me.id);
      }
      this.server = 'there';
      this.socket.start();
    } catch (error) {
      this.server = 'absent';
      if (!(error instanceof NoServer)) console.warn(error);
    }
  }

  /** After signing in or out: the connection speaks for whom it was made. */
  async changed(me?: Me): Promise<void> {
    await this.renew(async () => {
      this.me = me && me.kind !== 'nobody' ? me : await somebody();
      this.others.tell(this.me.id);
      notices.drop('session');
      this.socket.restart();
    });
  }

  /** In another tab, which has the same cookie. */
  private async changedElsewhere(id: string | undefined): Promise<void> {
    if (this.server !== 'there') return;
    const work = async (): Promise<void> => {
      if (this.me.id === id) return;
      this.me = await somebody();
      if (this.me.kind === 'account') notices.drop('session');
      this.socket.restart();
    };
    // The next connection tries it again.
    await this.renew(work).catch((error: unknown) => console.warn(error));
  }

  /** The server knows this browser no more: the session was ended elsewhere, or it is too old. */
  private async signedOut(): Promise<void> {
    // Whoever just arrives, or signs out here, is nobody for a moment.
    if (this.isFindingOut || this.server !== 'there') return;
    this.isFindingOut = true;
    const work = async (): Promise<void> => {
      const before = this.me;
      this.me = await somebody();
      this.socket.restart();
      if (this.me.id !== before.id) this.others.tell(this.me.id);
      if (before.kind === 'account' && this.me.kind !== 'account') notices.tell({ kind: 'session', text: o('online.signed.out'), link: { href: '/online/account', label: o('online.account.login') }, close: o('online.notice.close') });
    };
    await this.renew(work).catch((error: unknown) => console.warn(error));
    this.isFindingOut = false;
  }

  private renew(work: () => Promise<void>): Promise<void> {
    const done = this.renewing.then(work);
    this.renewing = done.catch(() => undefined);
    return done;
  }

  /** Messages that are of no game that is followed. */
  listen(listener: (message: ServerMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'hello') {
      heardTime(message.now);
      if (message.you.kind === 'nobody') void this.signedOut();
      else this.me = message.you;
    } else if (message.t === 'lobby') this.lobby = message;
    else if (message.t === 'tv') this.tv = message.games;
    else if (message.t === 'games' && message.state === 'over') turns.set(message.game, false);
    else if (message.t === 'turn') {
      turns.set(message.game, true);
      this.pointTo(message.game);
    }
    for (const listener of this.listeners) listener(message);
  }

  /** Who looks at something else is told where it goes on. */
  private pointTo(game: string): void {
    const variant = variantOf(turns.variantOf(game) ?? '');
    const text = variant ? o('online.turn.elsewhere.of', { game: variantTitle(variant) }) : o('online.turn.elsewhere');
    void turns.tell(game, text);
    sound('call');
    const { page, parts } = route();
    if (page === 'online' && parts[0] === 'game' && parts[1] === game) return;
    notices.tell({ kind: `turn ${game}`, text, link: { href: `/online/game/${game}`, label: o('online.yours.open') }, close: o('online.notice.close') });
  }
}

export const session = new Session();
