// A Mindlock or Headlock puzzle on the table: PAR is what counts.

import type { PuzzleHint } from '../engine/puzzle_answers';
import type { Lock } from './puzzle';
import { PuzzleTable } from './puzzle_table.svelte';

export class LockTable extends PuzzleTable<Lock> {
  hint = $state.raw<PuzzleHint | null>(null);
  isAsking = $state(false);
  private step = 0;

  get spent(): number {
    return Number(this.screen?.facts.find((fact) => fact.kind === 'spent')?.value ?? 0);
  }

  override async play(action: string): Promise<void> {
    if (!this.mayAct) return;
    const era = ++this.era;
    const work = async (): Promise<void> => {
      const after = await this.engine.ask('preview', action, this.viewer);
      if (after === null) return this.refuse(action);
      const { action: wanted } = after.last!;
      // Before it is shown: who sees it may close the page.
      await this.options.onPlayed?.([...this.played.map((one) => one.action), wanted]);
      await this.perform(wanted);
    };
    await this.settle(this.guarded(work));
    if (era !== this.era || this.refusal || this.failure) return;
    this.judge();
  }

  private judge(): void {
    const result = this.screen?.outcome?.result;
    const isBeyond = this.isStrict && this.spent > this.puzzle.par;
    if (result === 'p1win' && !isBeyond) this.decide(true, this.spent);
    else if (this.isStrict && (result || isBeyond)) this.decide(false);
    // Where moves can be taken back nothing is decided yet.
    else if (result) this.state = 'failed';
  }

  /** The next of the four hints for the position on the table. */
  override async takeHint(): Promise<void> {
    if (!this.mayAct || this.isAsking) return;
    const { era } = this;
    this.isAsking = true;
    const step = Math.min(4, this.step + 1);
    await this.guarded(async () => {
      const position = await this.engine.ask('puzzlePosition');
      const hint = await this.solver.ask('puzzleHint', { game: this.puzzle.game, position, step });
      if (era !== this.era) return;
      this.step = step;
      this.hints += 1;
      this.hint = hint;
      this.pointedCells = this.cellsOfHint(hint);
      // The whole solution is the answer.
      if (hint.line && !this.hasSeenAnswer) {
        this.hasSeenAnswer = true;
        if (!this.isDecided) this.lose();
      }
    });
    this.isAsking = false;
  }

  /** The try is lost, yet the board stays open for who wants to play the answer. */
  private lose(): void {
    this.decide(false);
    this.state = 'open';
  }

  protected override forgetHint(): void {
    this.hint = null;
    this.step = 0;
  }

  protected override async answer(): Promise<string[]> {
    const { game, position } = this.puzzle;
    const hint = await this.solver.ask('puzzleHint', { game, position, step: 4 });
    return hint.line?.actions ?? [];
  }

  private cellsOfHint({ remark, action }: PuzzleHint): Set<string> {
    if (action) return this.cellsOf(action);
    return new Set([...(remark?.cells ?? []), ...(remark?.cubes ?? []).map(({ cell }) => cell)]);
  }
}
