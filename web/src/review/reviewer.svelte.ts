// Goes over a game, action by action, in a worker of its own. What is done is kept, so that it can be given up and taken up again.

import { EngineClient, Stopped } from '../engine/client';
import type { GameScript, Thought } from '../engine/types';
import { sentenceOf } from '../play/table.svelte';
import { nodesOf, type Depth, type KeptReview, type ReviewedAction } from './types';

export type Keep = (review: KeptReview) => Promise<void>;

export class Reviewer {
  depth = $state<Depth>('normal');
  reviews = $state.raw<(ReviewedAction | null)[]>([]);
  isRunning = $state(false);
  failure = $state<string | null>(null);

  private thoughts: (Thought | null)[] = [];
  private readonly engine = new EngineClient('thinker');

  constructor(
    readonly script: GameScript,
    kept: KeptReview | undefined,
    private readonly keep: Keep,
  ) {
    const isSame = kept !== undefined && kept.actions.join(' ') === script.actions.join(' ');
    if (isSame) {
      this.depth = kept.depth;
      this.thoughts = kept.thoughts;
      this.reviews = kept.reviews;
    } else {
      this.clear();
    }
  }

  get count(): number {
    return this.script.actions.length;
  }
  get done(): number {
    return this.reviews.filter((review) => review !== null).length;
  }
  get isComplete(): boolean {
    return this.count > 0 && this.done === this.count;
  }

  /** Reviews what is left; from the beginning where another depth is wanted. */
  async run(depth: Depth): Promise<void> {
    if (this.isRunning) return;
    if (depth !== this.depth) this.clear();
    this.depth = depth;
    this.isRunning = true;
    this.failure = null;
    try {
      await this.reviewAll();
    } catch (error) {
      if (!(error instanceof Stopped)) this.failure = sentenceOf(error);
    } finally {
      this.isRunning = false;
    }
  }

  /** Reviews everything once more. */
  async anew(depth: Depth): Promise<void> {
    if (this.isRunning) return;
    this.clear();
    await this.run(depth);
  }

  /** Gives up; what is reviewed stays. */
  cancel(): void {
    this.engine.stop();
  }

  /** What the engine would have done before an action. */
  thoughtAt(at: number): Thought | null {
    return this.thoughts[at] ?? null;
  }

  /** How good another action would have been there. */
  async judge(at: number, action: string): Promise<ReviewedAction> {
    const before = this.scriptAt(at);
    const nodes = nodesOf[this.depth];
    const best = this.thoughts[at] ?? (await this.engine.ask('judge', before, nodes));
    if (!best) throw new Error('the game is over there');
    const after = await this.engine.ask('judge', { ...before, actions: [...before.actions, action] }, nodes);
    return this.engine.ask('reviewAction', before, action, best, after);
  }

  /** From the end to the beginning: what is thought of a position helps with the one before it. */
  private async reviewAll(): Promise<void> {
    for (let at = this.count; at >= 0; --at) {
      if (at < this.count && this.reviews[at]) continue;
      const before = this.scriptAt(at);
      this.thoughts[at] ??= await this.engine.ask('judge', before, nodesOf[this.depth]);
      const best = this.thoughts[at];
      if (at === this.count || !best) continue;
      const review = await this.engine.ask('reviewAction', before, this.script.actions[at]!, best, this.thoughts[at + 1] ?? null);
      this.reviews = this.reviews.with(at, review);
      await this.save();
    }
  }

  private scriptAt(at: number): GameScript {
    return { ...this.script, actions: this.script.actions.slice(0, at) };
  }

  private clear(): void {
    this.thoughts = this.script.actions.map(() => null).concat([null]);
    this.reviews = this.script.actions.map(() => null);
  }

  private async save(): Promise<void> {
    try {
      await this.keep({ depth: this.depth, actions: this.script.actions, thoughts: this.thoughts, reviews: this.reviews });
    } catch {
      // Where the device keeps nothing a review can still be read.
    }
  }
}
