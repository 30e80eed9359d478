// Looking back in a game, while it goes on or after its end. Where something is still secret there is no script, and no way back.

import { Replay } from '../share/replay.svelte';
import type { OnlineGame } from './online_game.svelte';

export class Past {
  /** The table of what was; none while one looks at what is. */
  shown = $state.raw<Replay | null>(null);
  private replay: Replay | null = null;

  constructor(private readonly game: OnlineGame) {}

  get isOffered(): boolean {
    return this.length > 0;
  }
  get length(): number {
    return this.game.state.script?.actions.length ?? 0;
  }
  get at(): number {
    return Math.min(this.shown?.at ?? this.length, this.length);
  }

  /** To the moment after so many actions; the last one is the present. */
  goTo(at: number): void {
    const { script } = this.game.state;
    if (!script || at < 0) return;
    if (at >= this.length) return this.toPresent();
    this.replay ??= new Replay(script);
    this.replay.script = script;
    this.replay.board = this.game.board;
    void this.replay.goTo(at);
    this.shown = this.replay;
  }

  /** More was played, or taken back, while one looks back. */
  follow(): void {
    const { script } = this.game.state;
    if (!this.shown || !script) return;
    if (this.shown.at >= script.actions.length) return this.toPresent();
    this.shown.script = script;
  }

  toPresent(): void {
    this.shown = null;
  }

  close(): void {
    this.replay?.close();
  }
}
