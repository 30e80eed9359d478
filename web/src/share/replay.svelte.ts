// A game to look at, forwards and backwards.

import { trackAnew } from '../board/tracked';
import type { PlayedAction } from '../engine/requests';
import { everybody, type GameScript, type Viewer } from '../engine/types';
import { Table } from '../play/table.svelte';
import { scriptAt } from './game_views';

export class Replay extends Table {
  played = $state.raw<PlayedAction[]>([]);
  at = $state(0);
  override readonly mayAct = false;
  override readonly pointed = new Set<string>();

  /** Grows where the game is still being played. */
  script: GameScript;

  constructor(script: GameScript) {
    super(script.id);
    this.script = $state.raw(script);
  }

  get length(): number {
    return this.script.actions.length;
  }
  protected override get viewer(): Viewer {
    return everybody;
  }
  override async play(): Promise<void> {}

  /** At its end, which is what was shared. */
  async open(): Promise<void> {
    await this.guarded(async () => {
      const { board, played } = await this.engine.ask('open', this.script);
      this.played = played;
      this.board = board;
      await this.goTo(this.length);
    });
  }

  /** The position string of a game, where it has one. */
  async positionOf(script: GameScript): Promise<string | null> {
    const answer = await this.engine.ask('linkOf', script).catch(() => null);
    return answer && 'position' in answer ? answer.position : null;
  }

  /** To the moment after so many actions; the next one is seen to happen. */
  async goTo(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.length, at));
    const isNext = this.screen !== null && wanted === this.at + 1;
    const era = ++this.era;
    this.at = wanted;
    await this.guarded(async () => {
      const { board, screen } = await this.engine.ask('glance', scriptAt(this.script, wanted), everybody);
      if (era !== this.era) return;
      this.board ??= board;
      if (isNext && screen.last) await this.animate(this.pieces, screen);
      if (era !== this.era) return;
      this.done = [];
      this.screen = screen;
      if (!isNext) this.pieces = trackAnew(screen.pieces);
    });
  }
}
