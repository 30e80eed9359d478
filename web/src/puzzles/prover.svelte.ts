// A proof in a worker of its own, cost by cost, so that one sees how far it is and can stop it.

import { EngineClient, Stopped } from '../engine/client';
import type { AskedPuzzle, Proof } from '../engine/puzzle_answers';
import { sentenceOf } from '../play/table.svelte';

export type Stage = 'running' | 'pieces' | 'done' | 'stopped' | 'failed';

export class Prover {
  /** What is proved so far. */
  proof = $state.raw<Proof | null>(null);
  stage = $state<Stage>('running');
  /** The cost that is being tried. */
  cost = $state(0);
  sentence = $state('');
  private readonly engine = new EngineClient();
  private isStopped = false;

  constructor(private readonly asked: AskedPuzzle) {}

  get states(): number {
    return (this.proof?.tries ?? []).reduce((sum, { states }) => sum + states, 0);
  }

  async run(): Promise<void> {
    try {
      // Trying a cost once more, for the next, takes a fraction of the next: positions grow that fast.
      for (this.cost = 0; ; this.cost += 1) {
        this.proof = await this.ask({ ...this.asked, most_cost: this.cost, pieces: false });
        if (this.proof.verdict !== 'open') break;
      }
      if (this.proof.verdict === 'solved') {
        this.stage = 'pieces';
        this.proof = await this.ask(this.asked);
      }
      this.stage = 'done';
    } catch (error) {
      this.stage = error instanceof Stopped ? 'stopped' : 'failed';
      this.sentence = sentenceOf(error);
    }
  }

  /** For good, also before it has begun. */
  stop(): void {
    this.isStopped = true;
    if (this.stage === 'running' || this.stage === 'pieces') this.stage = 'stopped';
    this.engine.stop();
  }

  private async ask(asked: AskedPuzzle & { most_cost?: number; pieces?: boolean }): Promise<Proof> {
    if (this.isStopped) throw new Stopped();
    return this.engine.ask('puzzleProof', asked);
  }
}
