// A board to walk through openings on: both sides act, and every step can be taken back and done again.

import { trackAnew } from '../board/tracked';
import type { PlayedAction } from '../engine/requests';
import { everybody, type GameScript, type Viewer } from '../engine/types';
import { sentenceOf, Table } from '../play/table.svelte';

export class ExplorerTable extends Table {
  /** All that was walked, also what was taken back. */
  line = $state.raw<PlayedAction[]>([]);
  /** So many of it are on the board. */
  at = $state(0);
  private isBusy = $state(true);
  private pointedAction = $state.raw<string | null>(null);

  constructor(private readonly start: GameScript) {
    super(start.id);
  }

  /** The game as it stands on the board. */
  get script(): GameScript {
    return { ...this.start, actions: this.line.slice(0, this.at).map(({ action }) => action) };
  }
  override get mayAct(): boolean {
    return this.screen !== null && !this.isBusy && !this.screen.outcome;
  }
  override get pointed(): Set<string> {
    return this.cellsOf(this.pointedAction);
  }
  protected override get viewer(): Viewer {
    return everybody;
  }

  async open(): Promise<void> {
    await this.guarded(async () => {
      const { board, played } = await this.engine.ask('open', this.start).catch((error: unknown) => {
        // An address may hold any line; the start is always there.
        this.failure = sentenceOf(error);
        return this.engine.ask('open', { ...this.start, actions: [] });
      });
      this.board = board;
      this.line = played;
      this.at = played.length;
      await this.show();
    });
  }

  /** Marks an action on the board. */
  point(action: string | null): void {
    this.pointedAction = action;
  }

  /** Goes so far along the line. */
  async goTo(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(at, this.line.length));
    if (wanted === this.at) return;
    // One step on is seen to happen.
    if (wanted === this.at + 1) return this.step(this.line[this.at]!.action);
    this.era += 1;
    this.at = wanted;
    await this.guarded(async () => {
      await this.engine.ask('open', this.script);
      await this.show();
    });
  }

  override async play(action: string): Promise<void> {
    await this.step(action);
  }

  private async step(action: string): Promise<void> {
    const era = ++this.era;
    await this.settle(this.perform(action, era));
  }

  private async perform(action: string, era: number): Promise<void> {
    this.clear();
    let done: PlayedAction;
    try {
      done = await this.engine.ask('act', action);
    } catch (error) {
      this.refusal = { sentence: sentenceOf(error) };
      return;
    }
    // Another action than before begins another line.
    if (this.line[this.at]?.action !== done.action) this.line = [...this.line.slice(0, this.at), done];
    this.at += 1;
    await this.guarded(async () => {
      const next = await this.engine.ask('screen', everybody);
      if (era !== this.era) return;
      if (next.last) await this.animate(this.pieces, next);
      if (era !== this.era) return;
      this.done = [];
      this.screen = next;
    });
  }

  private async show(): Promise<void> {
    const { era } = this;
    const screen = await this.engine.ask('screen', everybody);
    if (era !== this.era) return;
    this.clear();
    this.done = [];
    this.beat = [];
    this.screen = screen;
    this.pieces = trackAnew(screen.pieces);
    this.isBusy = false;
  }

  private clear(): void {
    this.taps = [];
    this.preview = null;
    this.refusal = null;
    this.pointedAction = null;
  }
}
