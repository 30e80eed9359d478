// Whom this player does not want to meet, nor to read. One list for all pages.

import { api, type Blocked } from '../net/api';

class Blocks {
  list = $state.raw<Blocked[]>([]);
  /** Or it could not be asked for: what is hidden must not be seen for a moment, nor everything hidden for ever. */
  isKnown = $state(false);

  has(player: string | undefined): boolean {
    return player !== undefined && this.list.some((one) => one.player === player);
  }

  async load(): Promise<void> {
    try {
      this.list = await api.blocks();
    } finally {
      this.isKnown = true;
    }
  }

  async block(player: string): Promise<void> {
    await api.block(player);
    await this.load();
  }

  async unblock(player: string): Promise<void> {
    await api.unblock(player);
    await this.load();
  }
}

export const blocks = new Blocks();
