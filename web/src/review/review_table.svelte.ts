// A finished game on the table: any position of it is shown, and where a better action is asked for, one can be tried.

import { trackAnew } from '../board/tracked';
import { everybody, type Viewer } from '../engine/types';
import type { PlayedAction } from '../engine/requests';
import type { GameScript } from '../engine/types';
import { sentenceOf, Table } from '../play/table.svelte';

export type Try = (action: string) => Promise<void>;

export class ReviewTable extends Table {
  readonly script: GameScript;
  played = $state.raw<PlayedAction[]>([]);
  /** How many actions of the game are on the board. */
  at = $state(0);
  /** What is pointed out: an action that is legal here. */
  shown = $state.raw<string | null>(null);
  /** Who hears of actions that are tried; nobody where the game is only looked at. */
  onTry = $state.raw<Try | null>(null);
  private isBusy = $state(false);

  constructor(script: GameScript) {
    super(script.id);
    this.script = script;
  }

  get count(): number {
    return this.script.actions.length;
  }
  override get mayAct(): boolean {
    return this.onTry !== null && !this.isBusy && this.screen !== null && this.screen.outcome === null;
  }
  override get pointed(): Set<string> {
    return this.cellsOf(this.shown);
  }
  /** The game is over: nothing is secret any more. */
  protected override get viewer(): Viewer {
    return everybody;
  }

  async open(): Promise<void> {
    await this.guarded(async () => {
      const { board, played } = await this.engine.ask('open', this.script);
      this.board = board;
      this.played = played;
      await this.goTo(this.count);
    });
  }

  /** Shows the position after so many actions; the next one is seen to be played. */
  async goTo(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(at, this.count));
    const era = ++this.era;
    const isNext = wanted === this.at + 1 && this.screen !== null && this.shownActions === this.at;
    await this.guarded(async () => {
      const { screen } = await this.engine.ask('glance', { ...this.script, actions: this.script.actions.slice(0, wanted) }, everybody);
      if (era !== this.era) return;
      this.clear();
      this.at = wanted;
      if (isNext && screen.last) {
        this.screen = screen;
        await this.animate(this.pieces, screen);
        if (era !== this.era) return;
      }
      this.done = [];
      this.screen = screen;
      this.pieces = trackAnew(screen.pieces);
    });
  }

  /** Plays an action that is none of the game, to show what would have been. */
  async showOther(action: string): Promise<void> {
    const era = this.era;
    await this.guarded(async () => {
      const screen = await this.engine.ask('preview', action, everybody);
      if (era !== this.era || !screen) return;
      this.clear();
      await this.animate(this.pieces, screen);
      if (era !== this.era) return;
      this.done = [];
      this.screen = { ...screen, actions: [] };
    });
  }

  override async play(action: string): Promise<void> {
    if (!this.onTry || this.isBusy) return;
    const era = this.era;
    this.isBusy = true;
    this.refusal = null;
    await this.guarded(async () => {
      const after = await this.engine.ask('preview', action, everybody);
      if (era !== this.era) return;
      this.setTaps([]);
      if (after === null) await this.refuse(action);
      else await this.onTry?.(after.last?.action ?? action);
    });
    this.isBusy = false;
  }

  /** It is not legal: the engine says why when it is asked to play it. */
  private async refuse(action: string): Promise<void> {
    await this.engine.ask('act', action).catch((error: unknown) => (this.refusal = { sentence: sentenceOf(error) }));
  }

  private get shownActions(): number {
    return this.screen?.played ?? -1;
  }

  private clear(): void {
    this.taps = [];
    this.preview = null;
    this.refusal = null;
    this.shown = null;
  }
}
