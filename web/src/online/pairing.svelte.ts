// Waiting for an opponent of like rating.

import { api } from '../net/api';
import type { ClockKind } from '../net/messages';
import { faultText } from './faults';
import { session } from './session.svelte';

export interface PairingWish {
  variant: string;
  clock: ClockKind;
  rated: boolean;
}

export class Pairing {
  wish = $state.raw<PairingWish | null>(null);
  fault = $state('');
  private readonly unlisten: () => void;

  constructor(onPaired: (game: string) => void) {
    this.unlisten = session.listen((message) => {
      if (message.t === 'paired') {
        this.wish = null;
        onPaired(message.game);
      }
      // A new connection: the server may have been another one.
      if (message.t === 'hello' && this.wish) void this.ask();
    });
  }

  async start(wish: PairingWish): Promise<void> {
    this.wish = wish;
    await this.ask();
  }

  async stop(): Promise<void> {
    if (!this.wish) return;
    this.wish = null;
    await api.endPairing().catch(() => undefined);
  }

  close(): void {
    this.unlisten();
    void this.stop();
  }

  private async ask(): Promise<void> {
    this.fault = '';
    try {
      await api.pair(this.wish!);
    } catch (error) {
      this.wish = null;
      this.fault = faultText(error);
    }
  }
}
