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

  constructor(private readonly asked: AskedPuzzle) {}

  get states(): number {
    return (this.proof?.tries ?? []).reduce((sum, { states }) => sum + states, 0);
  }

  async run(): Promise<void> {
    try {
      // Trying a cost once more, for the next, takes a fraction of the next: positions grow that fast.
      for (this.cost = 0; ; this.cost += 1) {
        this.proof = await this.engine.ask('puzzleProof', { ...this.asked, most_cost: this.cost, pieces: false });
        if (this.proof.verdict !== 'open') break;
      }
      if (this.proof.verdict === 'solved') {
        this.stage = 'pieces';
        this.proof = await this.engine.ask('puzzleProof', this.asked);
      }
      this.stage = 'done';
    } catch (error) {
      this.stage = error instanceof Stopped ? 'stopped' : 'failed';
      this.sentence = sentenceOf(error);
    }
  }

  stop(): void {
    this.engine.stop();
  }
}
