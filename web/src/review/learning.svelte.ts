// Learning from mistakes: each of a side's is a question on the board, answered by any action that is as good.

import type { Party } from '../engine/types';
import { sound } from '../play/sounds';
import { sentenceOf } from '../play/table.svelte';
import { Stopped } from '../engine/client';
import { isFine, lessonsFor } from './summary';
import type { Reviewer } from './reviewer.svelte';
import type { ReviewTable } from './review_table.svelte';
import type { ReviewedAction } from './types';

export type Answered = 'no' | 'asked' | 'same' | 'worse' | 'right' | 'shown';

export class Learning {
  /** Numbers of the actions that are asked about. */
  questions = $state.raw<number[]>([]);
  number = $state(0);
  answered = $state<Answered>('no');
  /** What the engine said of the last try. */
  tried = $state.raw<ReviewedAction | null>(null);
  isThinking = $state(false);
  failure = $state<string | null>(null);
  side = $state<Party | null>(null);

  constructor(
    private readonly table: ReviewTable,
    private readonly reviewer: Reviewer,
  ) {}

  get isOn(): boolean {
    return this.side !== null;
  }
  get isFinished(): boolean {
    return this.isOn && this.number >= this.questions.length;
  }
  /** The number of the action that is asked about. */
  get asked(): number | null {
    return this.questions[this.number] ?? null;
  }
  get isSolved(): boolean {
    return this.answered === 'right' || this.answered === 'shown';
  }

  async start(side: Party): Promise<void> {
    this.side = side;
    this.questions = lessonsFor(this.reviewer.reviews, side);
    await this.ask(0);
  }

  stop(): void {
    this.side = null;
    this.table.onTry = null;
    this.answered = 'no';
  }

  async next(): Promise<void> {
    await this.ask(this.number + 1);
  }

  async again(): Promise<void> {
    await this.ask(this.number);
  }

  async show(): Promise<void> {
    const at = this.asked;
    const best = at === null ? undefined : this.reviewer.reviews[at]?.best[0];
    if (at === null || !best) return;
    await this.table.goTo(at);
    this.table.onTry = null;
    this.answered = 'shown';
    await this.table.showOther(best.action);
  }

  private async ask(number: number): Promise<void> {
    this.number = number;
    this.answered = 'asked';
    this.tried = null;
    this.failure = null;
    const at = this.asked;
    this.table.onTry = at === null ? null : (action) => this.check(at, action);
    if (at !== null) await this.table.goTo(at);
  }

  private async check(at: number, action: string): Promise<void> {
    if (action === this.reviewer.script.actions[at]) {
      this.tried = this.reviewer.reviews[at] ?? null;
      return this.decline('same');
    }
    this.isThinking = true;
    try {
      const review = await this.reviewer.judge(at, action);
      if (this.asked !== at || !this.isOn) return;
      this.tried = review;
      if (!isFine(review.grade)) return this.decline('worse');
      this.answered = 'right';
      this.table.onTry = null;
      await this.table.showOther(action);
    } catch (error) {
      if (!(error instanceof Stopped)) this.failure = sentenceOf(error);
    } finally {
      this.isThinking = false;
    }
  }

  private decline(answered: Answered): void {
    this.answered = answered;
    sound('refuse');
  }
}
