// Waiting for an opponent of like rating. It goes on while one looks at other pages.

import { variantOf } from '../games/catalog';
import { api, NoServer } from '../net/api';
import type { ClockKind, ServerMessage, Summary } from '../net/messages';
import { serverNow } from '../net/server_time';
import { variantTitle } from '../play/words';
import { goTo } from '../router.svelte';
import { clockText } from './clock_text';
import { faultText } from './faults';
import { notices } from './notices.svelte';
import { ownGames } from './own_games';
import { session } from './session.svelte';
import { turns } from './turns.svelte';
import { o } from './words';

export interface PairingWish {
  variant: string;
  clock: ClockKind;
  rated: boolean;
}

class Pairing {
  wish = $state.raw<PairingWish | null>(null);
  fault = $state('');
  /** By the server's time. */
  private since = 0;
  /** Whether a page shows it already. */
  private isShown = false;
  private unlisten: (() => void) | null = null;
  /** Requests go one after another: the last word is what holds. */
  private asked: Promise<void> = Promise.resolve();

  get text(): string {
    return this.wish ? o('online.pair.searching', { game: this.title, clock: clockText(this.wish.clock) }) : '';
  }

  async start(wish: PairingWish): Promise<void> {
    this.unlisten ??= session.listen((message) => this.hear(message));
    this.wish = wish;
    this.since = serverNow();
    this.fault = '';
    await this.inTurn(() => this.ask(wish));
  }

  async stop(): Promise<void> {
    if (!this.wish) return;
    this.end();
    await this.inTurn(() => this.withdraw());
  }

  /** A page shows it for as long as it is there; elsewhere a note does. */
  show(): () => void {
    this.isShown = true;
    this.tell();
    return () => {
      this.isShown = false;
      this.tell();
    };
  }

  private get title(): string {
    const variant = variantOf(this.wish?.variant ?? '');
    return variant ? variantTitle(variant) : '';
  }

  private hear(message: ServerMessage): void {
    const { wish } = this;
    if (!wish) return;
    if (message.t === 'paired') this.begin(message.game);
    if (message.t === 'hello') void this.inTurn(() => this.askAgain(wish));
  }

  private begin(game: string): void {
    void turns.tell(game, o('online.notify.paired', { game: this.title }));
    this.end();
    goTo(`/online/game/${game}`);
  }

  private end(): void {
    this.wish = null;
    this.unlisten?.();
    this.unlisten = null;
    this.tell();
  }

  private tell(): void {
    if (!this.wish || this.isShown) return notices.drop('pairing');
    notices.tell({ kind: 'pairing', text: this.text, action: { label: o('online.pair.cancel'), work: () => void this.stop() } });
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    this.asked = this.asked.then(work);
    return this.asked;
  }

  private async ask(wish: PairingWish): Promise<void> {
    if (this.wish !== wish) return;
    try {
      await api.pair(wish);
      // Who was paired meanwhile looks for nobody any more.
      if (!this.wish) await this.withdraw();
    } catch (error) {
      this.fail(wish, error);
    }
  }

  /** A new connection: the server has let go of who was away, perhaps because somebody was found. */
  private async askAgain(wish: PairingWish): Promise<void> {
    try {
      const begun = (await ownGames()).find((game) => this.fits(game, wish));
      if (this.wish !== wish) return;
      if (begun) this.begin(begun.id);
      else await this.ask(wish);
    } catch (error) {
      // Gone again: the next connection asks once more.
      if (!(error instanceof NoServer)) this.fail(wish, error);
    }
  }

  private fits(game: Summary, wish: PairingWish): boolean {
    const isSame = game.variant === wish.variant && game.rated === wish.rated && clockText(game.clock ?? null) === clockText(wish.clock);
    return isSame && game.state === 'running' && game.created >= this.since && game.seats.every(({ player }) => player !== undefined);
  }

  private fail(wish: PairingWish, error: unknown): void {
    if (this.wish !== wish) return;
    this.end();
    this.fault = faultText(error);
  }

  private async withdraw(): Promise<void> {
    // Whoever looks again already takes the place of what was wished before.
    if (!this.wish) await api.endPairing().catch(() => undefined);
  }
}

export const pairing = new Pairing();
