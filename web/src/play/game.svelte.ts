// A game in progress at this screen: what is shown, what was tapped, whose turn it is, and what comes next.

import { compose, isDecided, tapped, type Composition } from '../board/composer';
import { marksAfter } from '../board/marked';
import { trackAnew, trackedAfter, afterBeat, type Tracked } from '../board/tracked';
import { EngineClient, Stopped } from '../engine/client';
import type { PlayedAction } from '../engine/requests';
import { everybody, spectator, type Board, type Mark, type Motion, type Refusal, type Roll, type Screen, type Tap, type Thought, type Viewer } from '../engine/types';
import { seatNumber, variantOf, type Variant } from '../games/catalog';
import { Clock } from './clock.svelte';
import { keep, keepSolved, type KeptGame } from './kept_games';
import { persons, type Player } from './players';
import { isStill } from './settings.svelte';
import { sound } from './sounds';

/** An end that no rule of the game brings. */
export type OtherEnd = { kind: 'resigned' | 'time'; loser: 'p1' | 'p2' };

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** How long a beat is looked at. */
export const beatMilliseconds = 260;
const thinkMilliseconds = 1500;

export class Game {
  readonly kept: KeptGame;
  readonly variant: Variant;
  board = $state.raw<Board | null>(null);
  screen = $state.raw<Screen | null>(null);
  pieces = $state.raw<Tracked[]>([]);
  /** What the beat being shown does, for marks and sounds. */
  beat = $state.raw<Motion[]>([]);
  /** All that the action being shown has done so far. */
  done = $state.raw<Motion[]>([]);
  taps = $state.raw<Tap[]>([]);
  played = $state.raw<PlayedAction[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  roll = $state.raw<Roll | null>(null);
  hint = $state.raw<Thought | null>(null);
  isThinking = $state(false);
  /** Whose eyes are waited for before anything secret is shown: a seat. */
  handover = $state<number | null>(null);
  otherEnd = $state.raw<OtherEnd | null>(null);
  failure = $state<string | null>(null);
  /** The screen as it would be, where the taps make an action that may go on. */
  preview = $state.raw<Screen | null>(null);
  readonly clock: Clock | null;

  private readonly table = new EngineClient();
  private readonly thinker = new EngineClient();
  private isClosed = false;
  /** Grows when the game changes under work in hand. */
  private era = 0;
  private lastPerson = 0;

  constructor(kept: KeptGame) {
    this.kept = kept;
    const variant = variantOf(kept.script.id);
    if (!variant) throw new Error(`there is no game ${kept.script.id}`);
    this.variant = variant;
    this.lastPerson = persons(kept.players)[0] ?? 0;
    this.clock = kept.clock ? new Clock(kept.clock, (side) => void this.endOtherwise({ kind: 'time', loser: side })) : null;
  }

  get composition(): Composition {
    return compose(this.mayAct ? (this.screen?.actions ?? []) : [], this.taps);
  }
  get isOver(): boolean {
    return this.screen?.outcome != null || this.otherEnd !== null;
  }
  get seatToAct(): number {
    return this.screen ? seatNumber(this.variant, this.screen) : 0;
  }
  get actor(): Player {
    return this.kept.players[this.seatToAct] ?? { kind: 'person' };
  }
  get mayAct(): boolean {
    return this.screen !== null && !this.isOver && this.actor.kind === 'person' && this.handover === null;
  }
  /** What lies on the board, with the taps so far done. */
  get shownMarks(): Mark[] {
    return marksAfter((this.preview ?? this.screen)?.marks ?? [], this.done);
  }

  private get viewer(): Viewer {
    if (!this.variant.hasSecrets || this.screen?.outcome || this.otherEnd) return everybody;
    if (this.handover !== null) return spectator;
    const people = persons(this.kept.players);
    return people.length === 0 ? everybody : this.lastPerson;
  }

  async open(): Promise<void> {
    await this.guarded(async () => {
      const { board, played } = await this.table.ask('open', this.kept.script);
      this.board = board;
      this.played = played;
      const people = persons(this.kept.players);
      const first = await this.table.ask('screen', this.variant.hasSecrets ? spectator : everybody);
      this.screen = first;
      const seat = seatNumber(this.variant, first);
      if (people.includes(seat)) this.lastPerson = seat;
      if (this.variant.hasSecrets && people.length > 1 && people.includes(seat)) this.handover = seat;
      await this.look();
      this.pieces = trackAnew(this.screen.pieces);
      if (this.kept.ended && !this.screen.outcome) this.otherEnd = parsedEnd(this.kept.ended);
      void this.goOn();
    });
  }

  close(): void {
    this.isClosed = true;
    this.era += 1;
    this.clock?.stop();
    this.table.stop();
    this.thinker.stop();
  }

  /** A tap of the player; says why it leads nowhere. */
  async tap(tap: Tap): Promise<void> {
    if (!this.mayAct || !this.screen) return;
    this.hint = null;
    const next = tapped(this.screen.actions, this.taps, tap);
    if (next === null) {
      const refusal = await this.table.ask('whyNot', [...this.taps, tap]);
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
    if (!this.mayAct || !this.screen || from === to) return;
    const taps = this.taps.length > 0 && this.taps[this.taps.length - 1] === `cell:${from}` ? this.taps : null;
    if (!taps) this.setTaps(tapped(this.screen.actions, this.taps, `cell:${from}`) ?? []);
    await this.tap(`cell:${to}`);
  }

  /** The taps make an action, and the player wants that one. */
  async confirm(): Promise<void> {
    const { complete } = this.composition;
    if (complete) await this.play(complete);
  }

  async playText(text: string): Promise<void> {
    if (!this.mayAct || !this.screen) return;
    const wanted = text.trim();
    const known = this.screen.actions.find(({ action }) => action.toLowerCase() === wanted.toLowerCase());
    await this.guarded(() => this.play(known?.action ?? wanted));
  }

  stepBack(): void {
    this.refusal = null;
    this.setTaps(this.taps.slice(0, -1));
  }

  private setTaps(taps: Tap[]): void {
    this.taps = taps;
    this.preview = null;
    const { complete } = this.composition;
    if (!complete || isDecided(this.composition)) return;
    const era = this.era;
    void this.table.ask('preview', complete, this.viewer).then((screen) => {
      if (era === this.era && this.composition.complete === complete) this.preview = screen;
    });
  }

  async play(action: string): Promise<void> {
    const era = ++this.era;
    const before = this.screen?.seat;
    this.refusal = null;
    try {
      const done = await this.table.ask('act', action);
      this.played = [...this.played, done];
    } catch (error) {
      this.refusal = { sentence: sentenceOf(error) };
      return;
    }
    this.kept.script.actions = this.played.map((one) => one.action);
    this.taps = [];
    this.preview = null;
    this.hint = null;
    await this.look(this.pieces);
    this.clock?.acted(this.screen!, before === this.screen!.seat);
    await this.save();
    if (era === this.era) await this.goOn();
  }

  /** Takes back to where a person is to act: a step of this turn, or a whole exchange with the computer. */
  async takeBack(): Promise<void> {
    if (this.played.length === 0) return;
    const era = ++this.era;
    this.thinker.stop();
    this.isThinking = false;
    await this.guarded(async () => {
      let actions = this.played.map((one) => one.action);
      const people = persons(this.kept.players);
      do {
        actions = actions.slice(0, -1);
        const { played } = await this.table.ask('open', { ...this.kept.script, actions });
        this.played = played;
        this.screen = await this.table.ask('screen', this.viewer);
      } while (actions.length > 0 && people.length > 0 && !people.includes(this.seatToAct));
      this.kept.script.actions = actions;
      this.kept.ended = null;
      this.otherEnd = null;
      this.taps = [];
      this.preview = null;
      this.refusal = null;
      this.roll = null;
      this.hint = null;
      this.pieces = trackAnew(this.screen!.pieces);
      await this.save();
      if (era === this.era) await this.goOn();
    });
  }

  async askForHint(): Promise<void> {
    const era = this.era;
    this.isThinking = true;
    try {
      const thought = await this.thinker.ask('think', this.kept.script, { level: 10, milliseconds: thinkMilliseconds, seed: 1 });
      if (era === this.era) this.hint = thought;
    } catch (error) {
      if (!(error instanceof Stopped)) this.failure = sentenceOf(error);
    } finally {
      if (era === this.era) this.isThinking = false;
    }
  }

  async resign(): Promise<void> {
    const people = persons(this.kept.players);
    const seat = people.includes(this.seatToAct) ? this.seatToAct : this.lastPerson;
    await this.endOtherwise({ kind: 'resigned', loser: seat % 2 === 0 ? 'p1' : 'p2' });
  }

  /** The person who is next has the device. */
  async takeDevice(): Promise<void> {
    if (this.handover === null) return;
    this.lastPerson = this.handover;
    this.handover = null;
    await this.look();
    this.pieces = trackAnew(this.screen!.pieces);
    await this.goOn();
  }

  private async endOtherwise(end: OtherEnd): Promise<void> {
    this.era += 1;
    this.thinker.stop();
    this.isThinking = false;
    this.otherEnd = end;
    this.clock?.stop();
    await this.look();
    await this.save();
    sound('end');
  }

  /** Asks the engine what there is to see now; moves pieces there beat by beat where some were shown before. */
  private async look(before?: Tracked[]): Promise<void> {
    let next = await this.table.ask('screen', this.viewer);
    if (next.outcome && this.variant.hasSecrets) next = await this.table.ask('screen', everybody);
    if (before && next.last) await this.animate(before, next);
    this.done = [];
    this.screen = next;
    if (!before) this.pieces = trackAnew(next.pieces);
  }

  private async animate(before: Tracked[], next: Screen): Promise<void> {
    const beats = next.last!.beats;
    const final = trackedAfter(before, beats, next.pieces);
    const faces = new Map(final.map((piece) => [piece.id, piece]));
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
    }
    this.beat = [];
    this.pieces = final;
  }

  /** Whoever is next: a person is waited for, others act. */
  private async goOn(): Promise<void> {
    const era = this.era;
    if (this.isClosed || !this.screen) return;
    if (this.isOver) return this.finish();
    const seat = this.seatToAct;
    const player = this.actor;
    this.clock?.run(this.screen.side);
    if (player.kind === 'person') {
      if (this.variant.hasSecrets && persons(this.kept.players).length > 1 && seat !== this.lastPerson) {
        this.handover = seat;
        await this.look();
      } else {
        this.lastPerson = seat;
      }
      return;
    }
    try {
      const action = player.kind === 'bot' ? await this.think(player.level, era) : await this.rolled(player.ruthless);
      if (era === this.era && action && !this.isClosed) await this.play(action);
    } catch (error) {
      if (!(error instanceof Stopped)) this.failure = sentenceOf(error);
    }
  }

  private async think(level: number, era: number): Promise<string | null> {
    this.isThinking = true;
    try {
      const seed = 1 + this.played.length;
      const limits = { level, milliseconds: this.clock?.budget() ?? thinkMilliseconds, seed };
      return (await this.thinker.ask('think', this.kept.script, limits)).action;
    } finally {
      if (era === this.era) this.isThinking = false;
    }
  }

  private async rolled(isRuthless: boolean): Promise<string | null> {
    const seed = Math.floor(Math.random() * 2 ** 31);
    this.roll = await this.table.ask('roll', isRuthless, seed);
    sound('roll');
    // The dice want to be seen.
    if (!isStill()) await pause(this.roll?.dice ? 900 : 200);
    return this.roll?.action ?? null;
  }

  private async finish(): Promise<void> {
    this.clock?.stop();
    sound('end');
    const puzzle = this.kept.puzzle;
    if (puzzle && this.screen?.outcome?.result === 'p1win') {
      const spent = Number(this.screen.facts.find((fact) => fact.kind === 'spent')?.value ?? 0);
      await keepSolved(puzzle.pack, puzzle.id, spent);
    }
  }

  private async save(): Promise<void> {
    this.kept.changed = Date.now();
    this.kept.clock = this.clock?.left() ?? null;
    this.kept.ended = this.otherEnd ? `${this.otherEnd.kind} ${this.otherEnd.loser}` : (this.screen?.outcome?.result ?? null);
    try {
      await keep(this.kept);
    } catch {
      // Where the device keeps nothing the game can still be played.
    }
  }

  private async guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Stopped)) this.failure = sentenceOf(error);
    }
  }
}

/** The engine's sentence, without the line that caused it. */
function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/^(go manual|position|setoption)[^:]*: /, '');
}

function parsedEnd(text: string): OtherEnd | null {
  const [kind, loser] = text.split(' ');
  if ((kind !== 'resigned' && kind !== 'time') || (loser !== 'p1' && loser !== 'p2')) return null;
  return { kind, loser };
}
