// What a player asks of the server besides acting: one of a kind at a time, and nothing is dropped without a word.

import type { Refusal } from '../engine/types';
import type { ClientMessage } from '../net/messages';
import type { Socket } from '../net/socket';
import { sound } from '../play/sounds';
import { refusalOf } from './faults';
import { o } from './words';

export class Wishes {
  private underway = $state.raw<string[]>([]);

  constructor(
    private readonly socket: Socket,
    private readonly tell: (refusal: Refusal | null) => void,
  ) {}

  /** An offer, or the answer to one, is on its way. */
  get areAgreeing(): boolean {
    return this.underway.some((kind) => /^(offer|answer)/.test(kind));
  }

  async ask(message: ClientMessage): Promise<void> {
    const kind = 'what' in message ? `${message.t} ${message.what}` : message.t;
    if (this.underway.includes(kind)) return this.tell({ sentence: o('online.underway') });
    this.underway = [...this.underway, kind];
    await this.send(message);
    this.underway = this.underway.filter((other) => other !== kind);
  }

  /** Whether it was done; else it is told why not. */
  async send(message: ClientMessage): Promise<boolean> {
    this.tell(null);
    try {
      await this.socket.request(message);
      return true;
    } catch (error) {
      this.tell(refusalOf(error));
      sound('refuse');
      return false;
    }
  }
}
