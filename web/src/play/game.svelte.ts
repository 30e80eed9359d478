// A game in progress at this screen: whose turn it is, and what comes next.

import { trackAnew, type Tracked } from '../board/tracked';
import { EngineClient, Stopped } from '../engine/client';
import type { PlayedAction } from '../engine/requests';
import { everybody, spectator, type Thought, type Viewer } from '../engine/types';
import { seatNumber } from '../games/catalog';
import { Clock } from './clock.svelte';
import { gameSeed } from './game_seed';
import { keep, keepSolved, type KeptGame } from './kept_games';
import { persons, type Player } from './players';
import { isStill } from './settings.svelte';
import { sound } from './sounds';
import { pause, sentenceOf, Table } from './table.svelte';

/** An end that no rule of the game brings. */
export type OtherEnd = { kind: 'resigned' | 'time'; loser: 'p1' | 'p2' };

const thinkMilliseconds = 1500;

export class Game extends Table {
  readonly kept: KeptGame;
  played = $state.raw<PlayedAction[]>([]);
  hint = $state.raw<Thought | null>(null);
  isThinking = $state(false);
  /** Whose eyes are waited for before anything secret is shown: a seat. */
  handover = $state<number | null>(null);
  otherEnd = $state.raw<OtherEnd | null>(null);
  readonly clock: Clock | null;

  private readonly thinker = new EngineClient('thinker');
  private lastPerson = 0;

  constructor(kept: KeptGame) {
    super(kept.script.id);
    this.kept = kept;
    this.lastPerson = persons(kept.players)[0] ?? 0;
    this.clock = kept.clock ? new Clock(kept.clock, (side) => void this.endOtherwise({ kind: 'time', loser: side })) : null;
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
  override get mayAct(): boolean {
    return this.screen !== null && !this.isOver && this.actor.kind === 'person' && this.handover === null;
  }
  override get pointed(): Set<string> {
    return this.cellsOf(this.hint?.action);
  }

  protected override get viewer(): Viewer {
    if (!this.variant.hasSecrets || this.screen?.outcome || this.otherEnd) return everybody;
    if (this.handover !== null) return spectator;
    const people = persons(this.kept.players);
    return people.length === 0 ? everybody : this.lastPerson;
  }

  async open(): Promise<void> {
    await this.settle(this.guarded(() => this.lay()));
    if (!this.failure) void this.goOn();
  }

  private async lay(): Promise<void> {
    const { board, played } = await this.engine.ask('open', this.kept.script);
    this.board = board;
    this.played = played;
    const people = persons(this.kept.players);
    const first = await this.engine.ask('screen', this.variant.hasSecrets ? spectator : everybody);
    this.screen = first;
    const seat = seatNumber(this.variant, first);
    if (people.includes(seat)) this.lastPerson = seat;
    if (this.variant.hasSecrets && people.length > 1 && people.includes(seat)) this.handover = seat;
    await this.look();
    this.pieces = trackAnew(this.screen.pieces);
    if (this.kept.ended && !this.screen.outcome) this.otherEnd = parsedEnd(this.kept.ended);
    // The page was closed while the last action was being shown.
    if (this.screen.outcome && !this.kept.ended) await this.save();
  }

  override close(): void {
    super.close();
    this.clock?.stop();
    this.thinker.stop();
  }

  protected override touched(): void {
    this.hint = null;
  }

  override async play(action: string): Promise<void> {
    const era = ++this.era;
    await this.settle(this.perform(action, era));
    if (era === this.era && !this.refusal) await this.goOn();
  }

  private async perform(action: string, era: number): Promise<void> {
    const before = this.screen?.seat;
    this.refusal = null;
    try {
      const done = await this.engine.ask('act', action);
      this.played = [...this.played, done];
    } catch (error) {
      this.refusal = { sentence: sentenceOf(error) };
      return;
    }
    this.kept.script.actions = this.played.map((one) => one.action);
    this.taps = [];
    this.preview = null;
    this.hint = null;
    // Before anything is shown: who sees the action may close the page.
    const saved = this.save();
    await this.look(this.pieces);
    await saved;
    this.clock?.acted(this.screen!, before === this.screen!.seat);
    await this.save();
    if (era === this.era) await this.passOn();
  }

  /** Takes back to where a person is to act: a step of this turn, or a whole exchange with the computer. */
  async takeBack(): Promise<void> {
    const era = ++this.era;
    this.thinker.stop();
    this.isThinking = false;
    await this.settleNext(() => this.guarded(() => this.stepBackwards()));
    if (era === this.era) await this.guarded(() => this.goOn());
  }

  private async stepBackwards(): Promise<void> {
    if (this.played.length === 0) return;
    let actions = this.played.map((one) => one.action);
    const people = persons(this.kept.players);
    do {
      actions = actions.slice(0, -1);
      const { played } = await this.engine.ask('open', { ...this.kept.script, actions });
      this.played = played;
      this.screen = await this.engine.ask('screen', this.viewer);
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
    await this.passOn();
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
    // A tap that is quicker than the new screen is not judged by the one without secrets.
    await this.settle(this.guarded(() => this.look()));
    await this.goOn();
  }

  /** Where there are secrets the device is passed on before the next person's are shown. */
  private async passOn(): Promise<void> {
    if (this.isOver || this.actor.kind !== 'person') return;
    const seat = this.seatToAct;
    if (this.variant.hasSecrets && persons(this.kept.players).length > 1 && seat !== this.lastPerson) {
      this.handover = seat;
      await this.look();
    } else {
      this.lastPerson = seat;
    }
  }

  private async endOtherwise(end: OtherEnd): Promise<void> {
    this.era += 1;
    this.thinker.stop();
    this.isThinking = false;
    this.otherEnd = end;
    this.clock?.stop();
    // Before the end is shown: who sees it may close the page.
    const saved = this.save();
    await this.look();
    await saved;
    sound('end');
  }

  /** Asks the engine what there is to see now; moves pieces there beat by beat where some were shown before. */
  private async look(before?: Tracked[]): Promise<void> {
    let next = await this.engine.ask('screen', this.viewer);
    if (next.outcome && this.variant.hasSecrets) next = await this.engine.ask('screen', everybody);
    if (before && next.last) await this.animate(before, next);
    this.done = [];
    this.screen = next;
    if (!before) this.pieces = trackAnew(next.pieces);
  }

  /** Whoever is next: a person is waited for, others act. Who holds the device was settled with the screen. */
  private async goOn(): Promise<void> {
    const era = this.era;
    if (this.isClosed || !this.screen) return;
    if (this.isOver) return this.finish();
    const player = this.actor;
    this.clock?.run(this.screen.side);
    if (player.kind === 'person') return;
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
      const seed = gameSeed(this.kept.key);
      const limits = { level, milliseconds: this.clock?.budget() ?? thinkMilliseconds, seed };
      return (await this.thinker.ask('think', this.kept.script, limits)).action;
    } finally {
      if (era === this.era) this.isThinking = false;
    }
  }

  private async rolled(isRuthless: boolean): Promise<string | null> {
    const seed = Math.floor(Math.random() * 2 ** 31);
    this.roll = await this.engine.ask('roll', isRuthless, seed);
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
}

function parsedEnd(text: string): OtherEnd | null {
  const [kind, loser] = text.split(' ');
  if ((kind !== 'resigned' && kind !== 'time') || (loser !== 'p1' && loser !== 'p2')) return null;
  return { kind, loser };
}
