// A puzzle on the table: what Mindlock, Headlock and tactics share.

import { trackAnew, type Tracked } from '../board/tracked';
import { EngineClient } from '../engine/client';
import type { PlayedAction } from '../engine/requests';
import { everybody, type Viewer } from '../engine/types';
import { seatNumber } from '../games/catalog';
import { isStill } from '../play/settings.svelte';
import { sound } from '../play/sounds';
import { pause, sentenceOf, Table } from '../play/table.svelte';
import type { Puzzle } from './puzzle';

export type State = 'open' | 'solved' | 'failed';

export interface Finished {
  isSolved: boolean;
  hints: number;
  spent?: number;
  /** What was played. */
  actions: string[];
}

export interface PuzzleOptions {
  /** For the rating and in runs: nothing is taken back, and the first slip decides. */
  isStrict: boolean;
  /** Called once for each try, when it is decided. */
  onFinish: (finished: Finished) => void;
  /** Keeps where the player is. */
  onPlayed?: (actions: string[]) => Promise<void>;
}

/** Long enough to see a move before the next. */
const showMilliseconds = 700;

export abstract class PuzzleTable<P extends Puzzle = Puzzle> extends Table {
  played = $state.raw<PlayedAction[]>([]);
  state = $state<State>('open');
  /** In this try. */
  hints = $state(0);
  /** The answer was shown: what follows is practice. */
  hasSeenAnswer = $state(false);
  /** Whom the player acts for. */
  seat = $state(0);
  protected isBusy = $state(true);
  protected pointedCells = $state.raw(new Set<string>());
  /** The try counts no more. */
  protected isDecided = false;
  private hasFailed = false;
  /** Works apart, so that the board answers while a proof is looked for. */
  protected readonly solver = new EngineClient();

  constructor(
    readonly puzzle: P,
    protected readonly options: PuzzleOptions,
  ) {
    super(puzzle.game);
  }

  get isStrict(): boolean {
    return this.options.isStrict;
  }
  override get mayAct(): boolean {
    return this.screen !== null && this.state === 'open' && !this.isBusy;
  }
  override get pointed(): Set<string> {
    return this.pointedCells;
  }
  protected override get viewer(): Viewer {
    return everybody;
  }
  get mayTakeBack(): boolean {
    return !this.isStrict && this.played.length > 0 && !this.isBusy && this.state !== 'solved';
  }

  /** All actions of the answer, from the puzzle's beginning. */
  protected abstract answer(): Promise<string[]>;
  abstract takeHint(): Promise<void>;
  protected abstract forgetHint(): void;

  override close(): void {
    super.close();
    this.solver.stop();
  }

  async open(actions: string[] = []): Promise<void> {
    const work = async (): Promise<void> => {
      await this.lay(actions);
      this.isBusy = false;
    };
    await this.settle(this.guarded(work));
  }

  /** Begins anew; who has failed only practises, until the puzzle is opened again. */
  async restart(): Promise<void> {
    this.era += 1;
    this.isDecided = this.hasFailed || this.isStrict;
    this.state = 'open';
    this.hints = 0;
    await this.open();
    await this.options.onPlayed?.([]);
  }

  async takeBack(): Promise<void> {
    if (!this.mayTakeBack) return;
    this.era += 1;
    this.state = 'open';
    const actions = this.backTo(this.played.map((one) => one.action));
    await this.open(actions);
    await this.options.onPlayed?.(actions);
  }

  /** Where taking back leads. */
  protected backTo(actions: string[]): string[] {
    return actions.slice(0, -1);
  }

  /** Plays the answer from the beginning; the try is lost by it. */
  async showAnswer(): Promise<void> {
    const era = ++this.era;
    this.hasSeenAnswer = true;
    this.isBusy = true;
    this.decide(false);
    await this.guarded(async () => {
      const actions = await this.answer();
      if (era !== this.era) return;
      await this.lay([]);
      for (const action of actions) {
        if (!isStill()) await pause(showMilliseconds);
        if (era !== this.era) return;
        await this.perform(action);
      }
      this.isBusy = false;
    });
    if (era === this.era) this.isBusy = false;
  }

  protected async lay(actions: string[]): Promise<void> {
    const { game: id, position } = this.puzzle;
    const { board, played } = await this.engine.ask('open', { id, position, actions });
    const screen = await this.engine.ask('screen', everybody);
    this.clear();
    if (played.length === 0) this.seat = seatNumber(this.variant, screen);
    this.board = board;
    this.played = played;
    this.screen = screen;
    this.pieces = trackAnew(screen.pieces);
  }

  /** Plays an action that is known to be legal, and shows it. */
  protected async perform(action: string): Promise<void> {
    const done = await this.engine.ask('act', action);
    this.played = [...this.played, done];
    this.clear();
    await this.look(this.pieces);
  }

  /** It is not legal: the engine says why when it is asked to play it. */
  protected async refuse(action: string): Promise<void> {
    this.setTaps([]);
    await this.engine.ask('act', action).catch((error: unknown) => (this.refusal = { sentence: sentenceOf(error) }));
  }

  /** The try is over, one way or the other; only the first time counts. */
  protected decide(isSolved: boolean, spent?: number): void {
    this.state = isSolved ? 'solved' : 'failed';
    if (this.isDecided) return;
    this.isDecided = true;
    this.hasFailed = !isSolved;
    sound('end');
    const actions = this.played.map((one) => one.action);
    this.options.onFinish({ isSolved, hints: this.hints, actions, ...(spent === undefined ? {} : { spent }) });
  }

  private async look(before: Tracked[]): Promise<void> {
    const { era } = this;
    const next = await this.engine.ask('screen', everybody);
    if (next.last) await this.animate(before, next);
    if (era !== this.era) return;
    this.done = [];
    this.screen = next;
  }

  private clear(): void {
    this.taps = [];
    this.preview = null;
    this.refusal = null;
    this.done = [];
    this.pointedCells = new Set();
    this.forgetHint();
  }
}
