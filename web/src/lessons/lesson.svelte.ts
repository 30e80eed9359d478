// A lesson in progress: the step on the table, what of it is done, and what the player is told.

import { trackAnew } from '../board/tracked';
import { everybody, type Party, type Screen, type Viewer } from '../engine/types';
import { seatNumber } from '../games/catalog';
import { isStill } from '../play/settings.svelte';
import { sound } from '../play/sounds';
import { knownVariant, pause, sentenceOf, Table } from '../play/table.svelte';
import { isMet, slipOf } from './goals';
import { keepProgress, progressIn } from './progress';
import type { Lesson, Part, Reply, Step } from './types';

/** Long enough to read a sentence's beginning before the next thing happens. */
const readMilliseconds = 1100;
const pointMilliseconds = 700;

/** What was made of an action that is legal and not wanted: the word of its slip, or `other`. */
export type Slipped = string | null;

export class LessonTable extends Table {
  readonly lesson: Lesson;
  number = $state(0);
  /** How many parts of the step are done. */
  partsDone = $state(0);
  /** The opponent has answered. */
  hasReplied = $state(false);
  isCompleted = $state(false);
  slipped = $state.raw<Slipped>(null);
  /** Something is being shown. */
  private isBusy = $state(true);
  /** What "Show me" is about to do. */
  private shown = $state.raw<string | null>(null);
  private seat = $state(0);

  constructor(lesson: Lesson) {
    super(lesson.id);
    this.lesson = lesson;
  }

  get step(): Step {
    return this.lesson.steps[this.number]!;
  }
  get isDone(): boolean {
    return this.partsDone === this.step.parts.length;
  }
  /** Whom the player acts for. */
  get side(): Party {
    return this.seat % 2 === 0 ? 'p1' : 'p2';
  }
  override get mayAct(): boolean {
    return this.screen !== null && !this.isBusy && !this.isDone && !this.isCompleted;
  }
  override get pointed(): Set<string> {
    if (this.shown !== null) return this.cellsOf(this.shown);
    return new Set(this.partsDone === 0 ? this.step.look : []);
  }
  /** Tiles of the opponent stay hidden, as in a game. */
  protected override get viewer(): Viewer {
    return this.variant.hasSecrets && !this.screen?.outcome ? this.seat : everybody;
  }

  async open(): Promise<void> {
    const kept = await progressIn(this.lesson.id).catch(() => undefined);
    // Who has been through it starts anew.
    const at = kept && kept.step < this.lesson.steps.length ? kept.step : 0;
    await this.goTo(at);
  }

  /** Puts a step on the table as it begins. */
  async goTo(number: number): Promise<void> {
    const era = ++this.era;
    this.isBusy = true;
    await this.guarded(async () => {
      const step = this.lesson.steps[number]!;
      const position = step.position === 'startpos' ? {} : { position: step.position };
      const { board } = await this.engine.ask('open', { id: step.id ?? this.lesson.id, actions: [], ...position });
      const first = await this.engine.ask('screen', everybody);
      const variant = knownVariant(first.game);
      const seat = seatNumber(variant, first);
      const screen = variant.hasSecrets ? await this.engine.ask('screen', seat) : first;
      const roll = step.seed === undefined ? null : await this.engine.ask('roll', false, step.seed);
      if (era !== this.era) return;
      this.clear();
      this.variant = variant;
      this.seat = seat;
      this.board = board;
      this.number = number;
      this.partsDone = 0;
      this.hasReplied = false;
      this.isCompleted = false;
      this.roll = roll;
      this.beat = [];
      this.screen = screen;
      this.pieces = trackAnew(screen.pieces);
      this.isBusy = false;
    });
    void keepProgress(this.lesson.id, number, false);
  }

  async next(): Promise<void> {
    if (this.number + 1 < this.lesson.steps.length) return this.goTo(this.number + 1);
    this.era += 1;
    this.clear();
    this.isBusy = false;
    this.isCompleted = true;
    sound('end');
    await keepProgress(this.lesson.id, 0, true);
  }

  async back(): Promise<void> {
    if (this.isCompleted) return this.goTo(this.number);
    if (this.number > 0) await this.goTo(this.number - 1);
  }

  /** Plays what is left of the step, or all of it once more. */
  async showMe(): Promise<void> {
    if (this.isDone) await this.goTo(this.number);
    const { era } = this;
    for (const part of this.step.parts.slice(this.partsDone)) {
      this.clear();
      this.shown = part.show;
      this.isBusy = true;
      if (!isStill()) await pause(pointMilliseconds);
      if (era !== this.era) return;
      this.isBusy = false;
      await this.play(part.show);
      if (era !== this.era) return;
    }
  }

  override async play(action: string): Promise<void> {
    const part = this.step.parts[this.partsDone];
    if (!part || this.isBusy) return;
    const era = this.era;
    this.isBusy = true;
    this.refusal = null;
    await this.guarded(async () => {
      const after = await this.engine.ask('preview', action, this.viewer);
      if (era !== this.era) return;
      if (after === null) await this.refuse(action);
      else if (isMet(part.goal, action, after)) await this.carryOut(action, part, era);
      else this.decline(action, after);
    });
    if (era === this.era) this.isBusy = false;
  }

  protected override touched(): void {
    this.slipped = null;
  }

  /** It is not legal: the engine says why when it is asked to play it. */
  private async refuse(action: string): Promise<void> {
    this.setTaps([]);
    await this.engine.ask('act', action).catch((error: unknown) => (this.refusal = { sentence: sentenceOf(error) }));
  }

  private decline(action: string, after: Screen): void {
    this.setTaps([]);
    this.slipped = slipOf(this.step.slips ?? [], action, after)?.says ?? 'other';
    sound('refuse');
  }

  private async carryOut(action: string, part: Part, era: number): Promise<void> {
    this.clear();
    await this.act(action, era);
    if (era !== this.era) return;
    // What is said of the last part is said at once; what comes after an earlier one waits for the answer.
    const isLast = this.partsDone + 1 === this.step.parts.length;
    if (isLast) this.partsDone += 1;
    for (const reply of part.replies ?? []) {
      if (!isStill()) await pause(isLast ? readMilliseconds : pointMilliseconds);
      if (era !== this.era) return;
      await this.answer(reply, era);
    }
    if (era !== this.era) return;
    if (isLast) this.hasReplied = true;
    else this.partsDone += 1;
  }

  private async answer(reply: Reply, era: number): Promise<void> {
    if (typeof reply === 'string') return this.act(reply, era);
    const roll = await this.engine.ask('roll', false, reply.seed);
    if (era !== this.era || !roll) return;
    this.roll = roll;
    sound('roll');
    if (!isStill() && roll.dice) await pause(readMilliseconds);
    if (era === this.era) await this.act(roll.action, era);
  }

  private async act(action: string, era: number): Promise<void> {
    await this.engine.ask('act', action);
    const next = await this.engine.ask('screen', this.viewer);
    if (era !== this.era) return;
    await this.animate(this.pieces, next);
    if (era !== this.era) return;
    this.done = [];
    this.screen = next;
  }

  private clear(): void {
    this.taps = [];
    this.preview = null;
    this.refusal = null;
    this.slipped = null;
    this.shown = null;
  }
}
