// "Win by force": one action, or turn, is right at each step, and the engine knows which.

import { isStill } from '../play/settings.svelte';
import { sound } from '../play/sounds';
import { pause } from '../play/table.svelte';
import type { Tactic } from './puzzle';
import { PuzzleTable } from './puzzle_table.svelte';

const replyMilliseconds = 500;

export class TacticTable extends PuzzleTable<Tactic> {
  /** The action that was tried last is not the one. */
  isWrong = $state(false);
  /** 1: the piece is pointed out; 2: the action is told. */
  hintStep = $state(0);
  told = $state('');

  override async play(action: string): Promise<void> {
    if (!this.mayAct) return;
    const era = ++this.era;
    this.isBusy = true;
    this.isWrong = false;
    await this.settle(this.judged(action, era));
  }

  /** Whoever waited for it may act, so it is part of the work that the table is free again. */
  private async judged(action: string, era: number): Promise<void> {
    await this.guarded(() => this.judge(action, era));
    if (era === this.era) this.isBusy = false;
  }

  private async judge(action: string, era: number): Promise<void> {
    const after = await this.engine.ask('preview', action, this.viewer);
    if (after === null) return this.refuse(action);
    const wanted = after.last!.action;
    const { state, reply } = await this.attempt([...this.played.map((one) => one.action), wanted]);
    if (era !== this.era) return;
    if (state === 'wrong') return this.miss();
    await this.perform(wanted);
    if (state === 'solved') return this.decide(true);
    for (const answer of reply) {
      if (!isStill()) await pause(replyMilliseconds);
      if (era !== this.era) return;
      await this.perform(answer);
    }
  }

  /** Nothing has moved; the try is lost and may be gone on with. */
  private miss(): void {
    this.setTaps([]);
    this.isWrong = true;
    sound('refuse');
    this.decide(false);
    this.state = 'open';
  }

  private attempt(played: string[]): Promise<{ state: 'open' | 'solved' | 'wrong'; reply: string[] }> {
    const { game, position, solution } = this.puzzle;
    return this.engine.ask('tacticAttempt', { game, position, solution, played });
  }

  override async takeHint(): Promise<void> {
    if (!this.mayAct) return;
    await this.guarded(async () => {
      const action = await this.rightAction();
      if (!action) return;
      this.hints += 1;
      this.hintStep = Math.min(2, this.hintStep + 1);
      const cells = this.cellsOf(action);
      // The first tap is on the piece.
      this.pointedCells = this.hintStep === 1 ? new Set([...cells].slice(0, 1)) : cells;
      this.told = this.hintStep === 2 ? action : '';
    });
  }

  /** Steps may have been played in another order than the solution's: the first of its actions that is right here. */
  private async rightAction(): Promise<string | undefined> {
    const { solution } = this.puzzle;
    const played = this.played.map((one) => one.action);
    const legal = new Set(this.screen?.actions.map(({ action }) => action));
    for (const action of [solution[played.length]!, ...solution]) {
      if (legal.has(action) && (await this.attempt([...played, action])).state !== 'wrong') return action;
    }
    return undefined;
  }

  protected override forgetHint(): void {
    this.hintStep = 0;
    this.told = '';
    this.isWrong = false;
  }

  /** To where the player acts again. */
  protected override backTo(actions: string[]): string[] {
    const mine = this.played.map((one) => one.side === (this.seat % 2 === 0 ? 'p1' : 'p2'));
    return actions.slice(0, Math.max(0, mine.lastIndexOf(true)));
  }

  protected override answer(): Promise<string[]> {
    return Promise.resolve(this.puzzle.solution);
  }
}
