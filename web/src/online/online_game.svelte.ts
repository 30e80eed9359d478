// A game that the server holds. Where nothing is secret the engine here plays along, so that taps are answered at once; an action is shown when it is made and
// counts when the server has answered. Where something is secret the server's screen is all that is known.

import { trackAnew } from '../board/tracked';
import type { PlayedAction } from '../engine/requests';
import { everybody, spectator, type Party, type Refusal, type Roll, type Screen, type Tap, type Viewer } from '../engine/types';
import { seatNumber } from '../games/catalog';
import type { ChatRoom, ClockState, GameEvent, GameState, Offer, Presence } from '../net/messages';
import type { Socket } from '../net/socket';
import { sound } from '../play/sounds';
import { sentenceOf, Table } from '../play/table.svelte';
import { blocks } from './blocks.svelte';
import { keepCommitment } from './commitments';
import { refusalOf } from './faults';
import { afterEvent } from './game_state';
import { Wishes } from './wishes.svelte';

interface Pending extends PlayedAction {
  ply: number;
  /** How often actions had been taken back: sent once more after that, it does not count again. */
  undone: number;
}

export class OnlineGame extends Table {
  state: GameState;
  here = $state.raw<number[]>([]);
  watchers = $state(0);
  /** Made here, not yet answered. */
  pending = $state.raw<Pending | null>(null);
  /** Who is to act, known before the way there has been shown. */
  private sideToAct = $state<Party | null>(null);
  /** The actions that stand on the engine's table; none where it has only a board. */
  private laid: string[] | null = null;
  private shownScreen: Screen | null = null;
  /** What became of an offer, until the next thing happens. */
  news = $state.raw<{ kind: 'declined'; what: Offer } | { kind: 'undone'; notations: string[] } | null>(null);
  private readonly wishes: Wishes;
  /** Offers of one's own that were declined, and when: the same is not asked twice for one position. */
  private declined = $state.raw<Partial<Record<Offer, number>>>({});
  /** The game is not open to this player any more; what is seen is old. */
  isShut = $state(false);
  private isStepping = false;

  constructor(
    state: GameState,
    private readonly socket: Socket,
  ) {
    super(state.variant);
    this.state = $state.raw(state);
    this.wishes = new Wishes(socket, (refusal) => (this.refusal = refusal));
    keepCommitment(state);
  }

  get id(): string {
    return this.state.id;
  }
  get you(): number | null {
    return this.state.you;
  }
  get yourSide(): Party | null {
    return this.you === null ? null : this.you % 2 === 0 ? 'p1' : 'p2';
  }
  get isOver(): boolean {
    return this.state.state === 'over';
  }
  get seatToAct(): number | null {
    return this.screen && this.state.state === 'running' ? seatNumber(this.variant, this.screen) : null;
  }
  get isYourTurn(): boolean {
    return this.you !== null && this.seatToAct === this.you && !this.screen?.outcome && !this.isShut;
  }
  override get mayAct(): boolean {
    return this.isYourTurn && this.pending === null;
  }
  /** An offer, or the answer to one, is on its way. */
  get isAsking(): boolean {
    return this.wishes.areAgreeing;
  }
  wasDeclined(what: Offer): boolean {
    return this.declined[what] === this.state.played.length;
  }
  override get pointed(): Set<string> {
    return new Set();
  }
  get played(): PlayedAction[] {
    return this.pending ? [...this.state.played, this.pending] : this.state.played;
  }
  /** As the server has it; whose time runs is seen on the board. */
  get clock(): ClockState | null {
    const { clock, state } = this.state;
    if (!clock?.running || state !== 'running' || this.pending) return clock;
    return { ...clock, running: this.sideToAct ?? clock.running };
  }

  protected override get viewer(): Viewer {
    // What has a script has no secrets any more.
    return this.state.script ? everybody : (this.you ?? spectator);
  }

  async open(): Promise<void> {
    await this.keepUp();
  }

  /** The whole state, at first and whenever events were missed. */
  joined(state: GameState): void {
    this.state = state;
    this.isShut = false;
    keepCommitment(state);
    if (this.pending && (state.state === 'over' || state.played.length > this.pending.ply)) this.pending = null;
    void this.keepUp();
  }

  heard(event: GameEvent): void {
    const { state, isPartial } = afterEvent(this.state, event);
    const wasOver = this.isOver;
    this.tellNews(event);
    this.state = state;
    if (event.kind === 'action') {
      if (this.pending && event.ply >= this.pending.ply) this.pending = null;
      if (event.dice) this.roll = rollOf(event.dice, event.action);
    }
    if (this.isOver && !wasOver) {
      this.pending = null;
      sound('end');
    }
    if (isPartial) this.socket.refresh(this.id);
    void this.keepUp();
  }

  /** Told by what was before the event. */
  private tellNews(event: GameEvent): void {
    if (event.kind === 'declined') {
      const isOwn = this.state.offers.some(({ what, seat }) => what === event.what && seat === this.you) && event.seat !== this.you;
      if (!isOwn) return;
      this.news = { kind: 'declined', what: event.what };
      this.declined = { ...this.declined, [event.what]: this.state.played.length };
    } else if (event.kind === 'undone') {
      this.news = { kind: 'undone', notations: this.state.played.slice(event.played).map(({ notation }) => notation) };
    } else if (event.kind === 'action' || event.kind === 'ended' || event.kind === 'offered') {
      this.news = null;
    }
    if (event.kind === 'started') sound('begin');
    if (event.kind === 'offered' && event.seat !== this.you && this.you !== null) sound('offer');
    if (event.kind === 'said' && (event.seat === null || event.seat !== this.you) && !blocks.has(event.player)) sound('chat');
  }

  present({ here, watchers }: Presence): void {
    this.here = here;
    this.watchers = watchers;
  }

  override async play(action: string): Promise<void> {
    if (!this.mayAct) return;
    this.refusal = null;
    const ply = this.state.played.length;
    const { undone } = this.state;
    if (this.state.script) {
      const after = await this.previewOf(action);
      // A quicker tap, or the other side, may have been there first.
      if (!this.mayAct || this.state.played.length !== ply) return;
      if (!after?.last) return this.refuse(action);
      this.pending = { ply, undone, action: after.last.action, notation: after.last.notation, side: after.last.side };
    } else {
      this.pending = { ply, undone, action, notation: action, side: this.yourSide! };
    }
    this.clearTaps();
    const { pending } = this;
    void this.keepUp();
    void this.send(pending);
  }

  async offer(what: Offer): Promise<void> {
    await this.wishes.ask({ t: 'offer', game: this.id, what });
  }
  async answer(what: Offer, yes: boolean): Promise<void> {
    await this.wishes.ask({ t: 'answer', game: this.id, what, yes });
  }
  async end(how: 'resign' | 'abort' | 'claim'): Promise<void> {
    await this.wishes.ask({ t: how, game: this.id });
  }
  /** Whether it was said; else the text is not lost. Lines may follow each other as quickly as one writes. */
  async say(room: ChatRoom, text: string): Promise<boolean> {
    return this.wishes.send({ t: 'chat', game: this.id, room, text });
  }

  protected override async whyNot(taps: Tap[]): Promise<Refusal | null> {
    if (this.state.script) return super.whyNot(taps);
    try {
      const reply = await this.socket.request({ t: 'why', game: this.id, taps });
      return reply.t === 'why' ? reply.why : null;
    } catch (error) {
      return refusalOf(error);
    }
  }

  protected override async previewOf(action: string): Promise<Screen | null> {
    if (this.state.script) return super.previewOf(action);
    const reply = await this.socket.request({ t: 'preview', game: this.id, action });
    return reply.t === 'preview' ? reply.screen : null;
  }

  private async send(pending: Pending | null): Promise<void> {
    if (!pending) return;
    const { ply, action, undone } = pending;
    try {
      await this.socket.request({ t: 'act', game: this.id, ply, action, undone });
    } catch (error) {
      if (this.pending !== pending || this.isClosed) return;
      // It did not count: the board goes back to what does.
      this.pending = null;
      this.refusal = refusalOf(error);
      sound('refuse');
      await this.keepUp();
    }
  }

  /** The engine says why when it is asked to play it. */
  private async refuse(action: string): Promise<void> {
    this.clearTaps();
    await this.engine.ask('act', action).catch((error: unknown) => (this.refusal = { sentence: sentenceOf(error) }));
    sound('refuse');
  }

  private clearTaps(): void {
    this.taps = [];
    this.preview = null;
  }

  /** Brings the board to where the game is, step by step where one step is missing. Whoever comes meanwhile is taken along. */
  private async keepUp(): Promise<void> {
    if (this.isStepping || this.isClosed) return;
    this.isStepping = true;
    const work = async (): Promise<void> => {
      while (!this.isClosed && (await this.step())) continue;
    };
    try {
      await this.settle(this.guarded(work));
    } finally {
      this.isStepping = false;
    }
  }

  /** False where nothing was missing. */
  private async step(): Promise<boolean> {
    if (!this.board) {
      const { id, setup, seed, position } = this.state.script ?? { id: this.state.variant };
      const begun = { id, actions: [], ...(setup ? { setup, seed: seed ?? 0 } : {}), ...(position ? { position } : {}) };
      this.board = (await this.engine.ask('open', begun)).board;
      return true;
    }
    return this.state.script ? this.stepHere() : this.stepThere();
  }

  private get wanted(): string[] {
    const actions = this.state.script?.actions ?? [];
    return this.pending?.ply === actions.length ? [...actions, this.pending.action] : actions;
  }

  private async stepHere(): Promise<boolean> {
    const { wanted, laid } = this;
    const { script } = this.state;
    if (laid && isSame(laid, wanted)) {
      // The end may have come without an action.
      this.sideToAct = this.screen?.side ?? null;
      return false;
    }
    const isNext = laid !== null && laid.length + 1 === wanted.length && isSame(laid, wanted.slice(0, -1));
    if (isNext) await this.engine.ask('act', wanted[wanted.length - 1]!);
    else await this.engine.ask('open', { ...script!, actions: wanted });
    this.laid = wanted;
    await this.show(await this.engine.ask('screen', this.viewer), isNext);
    return true;
  }

  private async stepThere(): Promise<boolean> {
    const { screen } = this.state;
    const { shownScreen } = this;
    if (!screen || screen === shownScreen) return false;
    await this.show(screen, shownScreen !== null && shownScreen.played + 1 === screen.played);
    return true;
  }

  private async show(next: Screen, isNext: boolean): Promise<void> {
    this.era += 1;
    this.clearTaps();
    this.shownScreen = next;
    this.sideToAct = next.side;
    if (isNext && next.last) await this.animate(this.pieces, next);
    else this.pieces = trackAnew(next.pieces);
    this.done = [];
    this.screen = next;
  }
}

const isSame = (a: string[], b: string[]): boolean => a.length === b.length && a.every((action, i) => action === b[i]);

/** The dice alone, or with the list that they made him read. */
const rollOf = (dice: string | Roll, action: string): Roll => (typeof dice === 'string' ? { action, told: '', dice, list: [], aim: '' } : dice);
