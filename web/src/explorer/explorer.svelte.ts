// What the panel shows: the position's rows out of the collections that are wanted.

import { EngineClient, Stopped } from '../engine/client';
import type { Explored } from '../engine/explorer_answers';
import type { GameScript } from '../engine/types';
import { sentenceOf } from '../play/table.svelte';
import { bookOf, hasBook, type Book } from './books';
import { countAt, rowsOf, type Count, type Positions, type Row } from './collection';
import { ownGames, type OwnGames } from './own_games';

export type Source = 'book' | 'own' | 'both';

export class Explorer {
  source = $state<Source>('book');
  explored = $state.raw<Explored | null>(null);
  book = $state.raw<Book | null>(null);
  own = $state.raw<OwnGames | null>(null);
  /** While the games of this device are counted. */
  progress = $state.raw<{ done: number; all: number } | null>(null);
  failure = $state<string | null>(null);
  readonly hasBook: boolean;

  private readonly engine = new EngineClient();
  /** Counting may be long; what is shown must not wait for it. */
  private readonly counter = new EngineClient();
  private wanted = 0;
  private isClosed = false;

  constructor(readonly id: string) {
    this.hasBook = hasBook(id);
    if (!this.hasBook) this.source = 'own';
  }

  private get collections(): Positions[] {
    const collections: Positions[] = [];
    if (this.source !== 'own' && this.book) collections.push(this.book.positions);
    if (this.source !== 'book' && this.own) collections.push(this.own.positions);
    return collections;
  }
  get rows(): Row[] {
    return this.explored && !this.explored.over ? rowsOf(this.explored, this.collections) : [];
  }
  /** Of all games that went on from here. */
  get here(): Count {
    return countAt(this.explored?.key ?? '', this.collections);
  }
  /** All that the chosen source has is there. */
  get isReady(): boolean {
    return this.explored !== null && (this.source === 'own' || !this.hasBook || this.book !== null) && (this.source === 'book' || this.own !== null);
  }

  /** Loads what the chosen source has, once. */
  async load(): Promise<void> {
    await this.guarded(async () => {
      if (this.source !== 'own' && this.hasBook) this.book ??= await bookOf(this.id);
      if (this.source === 'book' || this.own || this.progress) return;
      this.progress = { done: 0, all: 0 };
      try {
        this.own = await ownGames(this.counter, this.id, (done, all) => (this.progress = { done, all }));
      } finally {
        this.progress = null;
      }
    });
  }

  /** Shows another position; the last one that was asked for counts. */
  async look(script: GameScript): Promise<void> {
    const wanted = ++this.wanted;
    await this.guarded(async () => {
      const explored = await this.engine.ask('explore', script);
      if (wanted !== this.wanted) return;
      this.failure = null;
      this.explored = explored;
    });
  }

  close(): void {
    this.isClosed = true;
    this.engine.stop();
    this.counter.stop();
  }

  private async guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Stopped) && !this.isClosed) this.failure = sentenceOf(error);
    }
  }
}
