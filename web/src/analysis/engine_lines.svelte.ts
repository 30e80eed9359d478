// What the engine thinks of the position that is looked at: several lines, deeper and deeper.

import { EngineClient, Stopped } from '../engine/client';
import { infoOf, type Info } from '../engine/info_line';
import type { LastAction } from '../engine/types';
import { sentenceOf } from '../play/table.svelte';
import type { Analysis } from './analysis.svelte';
import { evaluationOfEnd, seenByFirst } from './chance';
import { choices } from './choices.svelte';
import { scriptTo } from './study';

/** Long enough for a strong opinion; phones get hot. */
const mostMilliseconds = 60_000;
/** Of one position where a whole line is evaluated. */
const glanceMilliseconds = 400;
/** Shallow lines come many at a time: they are shown together. */
const togetherMilliseconds = 120;
/** Who listens hears of a position twice: soon, and in the end. */
const firstWordMilliseconds = 2500;

export const mostLines = 5;
/** More of a line nobody reads. */
const mostSteps = 12;

export interface Line extends Info {
  steps: LastAction[];
}

export class EngineLines {
  lines = $state.raw<Line[]>([]);
  isThinking = $state(false);
  failure = $state<string | null>(null);
  /** Grows when it is time to say aloud what is thought. */
  said = $state(0);
  /** Of a whole line: how many positions are left. */
  left = $state(0);

  /** Somebody points at a line: what is under the finger stays what it is. */
  private isHeld = false;

  private readonly client = new EngineClient('thinker');
  /** Grows with each position. */
  private era = 0;
  private heard = new Map<number, Info>();
  private showing: ReturnType<typeof setTimeout> | null = null;
  private speaking: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly analysis: Analysis) {}

  /** Puzzles have proofs instead, where they are played. */
  get isAvailable(): boolean {
    return !this.analysis.variant.isPuzzle;
  }
  get best(): Line | null {
    return this.lines[0] ?? null;
  }

  /** To be called whenever the position or what the player wants has changed. */
  consider(): void {
    this.halt();
    this.lines = [];
    const { screen, arrived, at } = this.analysis;
    if (!this.isAvailable || !choices.isOn || !screen || screen.outcome || arrived !== at) return;
    void this.think(at, mostMilliseconds, choices.lines, true);
  }

  /** Thinks a little about each position of the line that has not been thought about. */
  async evaluateLine(): Promise<void> {
    this.halt();
    const wanted = [this.analysis.tree.nodes[0]!, ...this.analysis.shownLine].filter(({ evaluation }) => !evaluation);
    const run = this.era;
    this.left = wanted.length;
    for (const { id } of wanted) {
      if (run !== this.era) return;
      await this.think(id, glanceMilliseconds, 1, false);
      if (run !== this.era) return;
      this.left -= 1;
    }
    this.consider();
  }

  hold(): void {
    this.isHeld = true;
  }
  letGo(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    void this.show(this.analysis.at, this.era);
  }

  stop(): void {
    this.halt();
    this.client.stop();
  }

  private halt(): void {
    this.era += 1;
    this.left = 0;
    this.isHeld = false;
    if (this.isThinking) this.client.giveUp();
    this.isThinking = false;
    this.heard = new Map();
    if (this.showing) clearTimeout(this.showing);
    if (this.speaking) clearTimeout(this.speaking);
    this.showing = null;
    this.speaking = null;
  }

  private async think(id: number, milliseconds: number, lines: number, isShown: boolean): Promise<void> {
    const { era } = this;
    this.isThinking = true;
    this.failure = null;
    if (isShown) this.speaking = setTimeout(() => (this.said += 1), firstWordMilliseconds);
    const script = scriptTo(this.analysis.beginning, this.analysis.tree, id);
    let best: Info | null = null;
    const hear = (text: string): void => {
      const info = infoOf(text);
      if (!info || era !== this.era) return;
      if (info.rank === 1) best = info;
      if (!isShown) return;
      this.heard.set(info.rank, info);
      this.showing ??= setTimeout(() => void this.show(id, era), togetherMilliseconds);
    };
    try {
      const { side, outcome } = await this.client.follow(hear, 'analyse', script, lines, milliseconds);
      if (era !== this.era) return;
      if (outcome) this.analysis.keepEvaluation(id, evaluationOfEnd(outcome));
      else if (isShown) await this.show(id, era);
      else if (best) this.analysis.keepEvaluation(id, seenByFirst(best, side));
    } catch (error) {
      if (era === this.era && !(error instanceof Stopped)) this.failure = sentenceOf(error);
    }
    if (era !== this.era) return;
    this.isThinking = false;
    if (this.speaking) clearTimeout(this.speaking);
    if (isShown) this.said += 1;
  }

  private async show(id: number, era: number): Promise<void> {
    this.showing = null;
    if (this.isHeld) return;
    const heard = [...this.heard.values()].sort((a, b) => a.rank - b.rank);
    try {
      const lines = await Promise.all(
        heard.map(async (info): Promise<Line> => {
          const known = this.lines.find(({ line }) => line.join() === info.line.join());
          return { ...info, steps: known?.steps ?? (await this.analysis.ahead(info.line.slice(0, mostSteps))) };
        }),
      );
      if (era !== this.era || this.analysis.at !== id || this.isHeld || lines.length === 0) return;
      this.lines = lines;
      if (lines[0]) this.analysis.keepEvaluation(id, seenByFirst(lines[0], this.analysis.toAct));
    } catch {
      // The table shows another position by now.
    }
  }
}
