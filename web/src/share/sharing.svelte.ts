// What is about to be shared: a game, a part of it or a position, and whether that gives secrets away.

import { EngineClient } from '../engine/client';
import type { PlayedAction } from '../engine/requests';
import type { Fault } from '../engine/share_answers';
import { everybody, spectator, type GameScript, type Outcome, type Viewer } from '../engine/types';
import type { Variant } from '../games/catalog';
import type { OtherEnd } from '../play/game.svelte';
import { knownVariant, sentenceOf } from '../play/table.svelte';
import { scriptAt } from './game_views';

export type Extent = 'game' | 'shown' | 'position';

export interface Shareable {
  script: GameScript;
  /** How many actions are shown; all of them where nothing is said. */
  at?: number;
  /** Names by seat. */
  players?: string[];
  /** How it ended, where the board does not show it. */
  end?: OtherEnd | null;
  isTurned?: boolean;
}

export class Sharing {
  readonly variant: Variant;
  readonly engine = new EngineClient();
  readonly shared: Shareable;
  extent = $state<Extent>('game');
  /** The player knows that secrets go out with it. */
  isAllowed = $state(false);
  outcome = $state.raw<Outcome | null>(null);
  link = $state<string | null>(null);
  /** The position after the actions that are shown. */
  position = $state<string | null>(null);
  fault = $state.raw<Fault | null>(null);
  played = $state.raw<PlayedAction[]>([]);
  isReady = $state(false);
  private era = 0;

  constructor(shared: Shareable) {
    this.shared = shared;
    this.variant = knownVariant(shared.script.id);
  }

  get at(): number {
    return Math.min(this.shared.at ?? Infinity, this.shared.script.actions.length);
  }
  get extents(): Extent[] {
    return this.at < this.shared.script.actions.length ? ['game', 'shown', 'position'] : ['game', 'position'];
  }
  get isOver(): boolean {
    return this.outcome !== null || (this.shared.end ?? null) !== null;
  }
  /** Whoever gets it would see what somebody at the table may not. */
  get hasSecrets(): boolean {
    return this.variant.hasSecrets === true && !this.isOver;
  }
  get isOpen(): boolean {
    return this.isReady && (!this.hasSecrets || this.isAllowed);
  }
  get viewer(): Viewer {
    return this.hasSecrets ? spectator : everybody;
  }
  /** The game as far as it is shared. */
  get script(): GameScript {
    if (this.extent === 'position' && this.position) return { id: this.shared.script.id, position: this.position, actions: [] };
    return this.extent === 'game' ? this.shared.script : scriptAt(this.shared.script, this.at);
  }
  /** How it ended, if what is shared goes so far. */
  get end(): OtherEnd | null {
    return this.extent === 'game' ? (this.shared.end ?? null) : null;
  }

  async open(): Promise<void> {
    try {
      const { played } = await this.engine.ask('open', this.shared.script);
      this.played = played;
      this.outcome = (await this.engine.ask('screen', this.variant.hasSecrets ? spectator : everybody)).outcome;
      this.isReady = true;
      await this.choose('game');
    } catch (error) {
      this.fault = { sentence: sentenceOf(error) };
    }
  }

  async choose(extent: Extent): Promise<void> {
    const era = ++this.era;
    this.extent = extent;
    const shown = await this.engine.ask('linkOf', scriptAt(this.shared.script, this.at));
    if (era !== this.era) return;
    // A game too long for a link still has a position.
    if ('fault' in shown) this.position = null;
    else this.position = shown.position;
    const answer = await this.engine.ask('linkOf', this.script);
    if (era !== this.era) return;
    this.fault = 'fault' in answer ? answer.fault : null;
    this.link = 'fault' in answer ? null : answer.link;
  }

  close(): void {
    this.era += 1;
    this.engine.stop();
  }
}
