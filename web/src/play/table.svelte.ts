// What a game and a lesson have in common: a board with pieces that are seen to move, and taps that become actions.

import { compose, isDecided, tapped, type Composition } from '../board/composer';
import { marksAfter } from '../board/marked';
import { afterBeat, trackedAfter, type Tracked } from '../board/tracked';
import { EngineClient, Stopped } from '../engine/client';
import type { Board, Mark, Motion, Refusal, Roll, Screen, Tap, Viewer } from '../engine/types';
import { variantOf, type Variant } from '../games/catalog';
import { isStill } from './settings.svelte';
import { sound } from './sounds';

export const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** How long a beat is looked at. */
export const beatMilliseconds = 260;

export abstract class Table {
  /** Of the game that is on the table. */
  variant: Variant;
  board = $state.raw<Board | null>(null);
  screen = $state.raw<Screen | null>(null);
  pieces = $state.raw<Tracked[]>([]);
  /** What the beat being shown does, for marks and sounds. */
  beat = $state.raw<Motion[]>([]);
  private settling: Promise<void> = Promise.resolve();
  /** All that the action being shown has done so far. */
  done = $state.raw<Motion[]>([]);
  taps = $state.raw<Tap[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  roll = $state.raw<Roll | null>(null);
  failure = $state<string | null>(null);
  /** The screen as it would be, where the taps make an action that may go on. */
  preview = $state.raw<Screen | null>(null);

  protected readonly engine = new EngineClient();
  protected isClosed = false;
  /** Grows when the table changes under work in hand. */
  protected era = 0;

  constructor(id: string) {
    this.variant = $state.raw(knownVariant(id));
  }

  /** Whether taps of the player count now. */
  abstract get mayAct(): boolean;
  /** Cells that are pointed out to the player. */
  abstract get pointed(): Set<string>;
  protected abstract get viewer(): Viewer;
  abstract play(action: string): Promise<void>;

  get composition(): Composition {
    return compose(this.mayAct ? (this.screen?.actions ?? []) : [], this.taps);
  }
  /** What lies on the board, with the taps so far done. */
  get shownMarks(): Mark[] {
    return marksAfter((this.preview ?? this.screen)?.marks ?? [], this.done);
  }

  close(): void {
    this.isClosed = true;
    this.era += 1;
    this.engine.stop();
  }

  /** A tap of the player; says why it leads nowhere. */
  async tap(tap: Tap): Promise<void> {
    await this.settled();
    if (!this.mayAct || !this.screen) return;
    this.touched();
    const next = tapped(this.screen.actions, this.taps, tap);
    if (next === null) {
      const refusal = await this.whyNot([...this.taps, tap]);
      // A tap beside a chosen piece lets it go.
      this.setTaps([]);
      this.refusal = refusal;
      sound('refuse');
      return;
    }
    this.refusal = null;
    this.setTaps(next);
    if (isDecided(this.composition)) await this.play(this.composition.complete!);
    else sound('tap');
  }

  /** Two taps in one go: from a piece to where it was dragged. */
  async drag(from: string, to: string): Promise<void> {
    await this.settled();
    if (!this.mayAct || !this.screen || from === to) return;
    const taps = this.taps.length > 0 && this.taps[this.taps.length - 1] === `cell:${from}` ? this.taps : null;
    if (!taps) this.setTaps(tapped(this.screen.actions, this.taps, `cell:${from}`) ?? []);
    await this.tap(`cell:${to}`);
  }

  /** The taps make an action, and the player wants that one. */
  async confirm(): Promise<void> {
    await this.settled();
    const { complete } = this.composition;
    if (complete) await this.play(complete);
  }

  /** Says whether it was the player's turn, so that nothing typed is lost. */
  async playText(text: string): Promise<boolean> {
    await this.settled();
    if (!this.mayAct || !this.screen) return false;
    const wanted = text.trim();
    const known = this.screen.actions.find(({ action }) => action.toLowerCase() === wanted.toLowerCase());
    await this.guarded(() => this.play(known?.action ?? wanted));
    return true;
  }

  stepBack(): void {
    this.refusal = null;
    this.setTaps(this.taps.slice(0, -1));
  }

  /** Work after which the screen is another: whoever is quicker is judged by that one. */
  protected async settle(work: Promise<void>): Promise<void> {
    this.settling = work.catch(() => undefined);
    await work;
  }

  /** The same for what begins only after all that was asked for before, so that of three quick presses none is lost. */
  protected async settleNext(work: () => Promise<void>): Promise<void> {
    await this.settle(this.settling.then(work));
  }

  /** Why taps lead nowhere, and what an action would lead to: asked elsewhere where this device may not know all. */
  protected whyNot(taps: Tap[]): Promise<Refusal | null> {
    return this.engine.ask('whyNot', taps);
  }
  protected previewOf(action: string): Promise<Screen | null> {
    return this.engine.ask('preview', action, this.viewer);
  }

  /** Waits for all of that, also for what begins meanwhile. */
  private async settled(): Promise<void> {
    let waitedFor: Promise<void>;
    do {
      waitedFor = this.settling;
      await waitedFor;
    } while (waitedFor !== this.settling);
  }

  /** The player has begun something. */
  protected touched(): void {}

  protected setTaps(taps: Tap[]): void {
    this.taps = taps;
    this.preview = null;
    const { complete } = this.composition;
    if (!complete || isDecided(this.composition)) return;
    const era = this.era;
    const shown = this.previewOf(complete).then((screen) => {
      if (era === this.era && this.composition.complete === complete) this.preview = screen;
    });
    // Without it the board stays as it is.
    shown.catch(() => undefined);
  }

  /** Moves pieces to where they are on the next screen, beat by beat. */
  protected async animate(before: Tracked[], next: Screen): Promise<void> {
    const beats = next.last!.beats;
    const final = trackedAfter(before, beats, next.pieces);
    const faces = new Map(final.map((piece) => [piece.id, piece]));
    const { era } = this;
    let now = before;
    for (const [number, beat] of beats.entries()) {
      const isLast = number === beats.length - 1;
      const after = afterBeat(now, beat);
      const movers = new Set(after.filter((piece) => now.find((old) => old.id === piece.id)?.cell !== piece.cell).map(({ id }) => id));
      const turned = new Set(beat.filter((m) => m.kind === 'turn' || m.kind === 'lies').map((m) => m.cell));
      // What a piece shows changes with its movement, not before.
      now = after.map((piece) => {
        const shown = faces.get(piece.id);
        return shown && (movers.has(piece.id) || turned.has(piece.cell)) ? { ...shown, cell: piece.cell, level: piece.level } : piece;
      });
      this.beat = beat;
      this.done = [...this.done, ...beat];
      this.pieces = isLast ? final : now;
      for (const motion of beat) sound(motion.kind);
      if (!isStill()) await pause(beatMilliseconds);
      if (this.isClosed) return;
      if (era !== this.era) break;
    }
    this.beat = [];
    if (era === this.era) this.pieces = final;
    else this.done = [];
  }

  /** The cells that an action's first gesture taps. */
  protected cellsOf(action: string | null | undefined): Set<string> {
    const gesture = this.screen?.actions.find((one) => one.action === action)?.gestures[0];
    return cellsOfTaps(gesture ? [...gesture.steps, ...(gesture.rest ?? [])] : []);
  }

  protected async guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Stopped)) this.failure = sentenceOf(error);
    }
  }
}

export const cellsOfTaps = (taps: Iterable<Tap>): Set<string> =>
  new Set([...taps].filter((tap) => tap.startsWith('cell:')).map((tap) => tap.slice('cell:'.length)));

/** The engine's sentence, without the line that caused it. */
export function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/^(go manual|position|setoption)[^:]*: /, '');
}

export function knownVariant(id: string): Variant {
  const variant = variantOf(id);
  if (!variant) throw new Error(`there is no game ${id}`);
  return variant;
}
