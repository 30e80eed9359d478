// An analysis on the table: a tree of actions, the node that is looked at, and what the player changes.

import { trackAnew } from '../board/tracked';
import { Stopped } from '../engine/client';
import { everybody, type GameScript, type LastAction, type Party, type Viewer } from '../engine/types';
import { sentenceOf, Table } from '../play/table.svelte';
import { evaluationOfEnd, learnScale } from './chance';
import { keepStudy } from './studies';
import { scriptTo, type Study } from './study';
import {
  lineThrough, nodeOf, promoted, start, variationOf, withAction, withComment, withEvaluation, withLine, without, withSign,
  type Evaluation, type Sign, type Tree, type TreeNode,
} from './tree';

/** Evaluations can be had again: they need not be kept at once. */
const laterMilliseconds = 1500;

export class Analysis extends Table {
  readonly key: string;
  readonly beginning: Study['beginning'];
  tree = $state.raw<Tree>({ nodes: {}, next: 0 });
  at = $state(start);
  /** The node whose position is on the table, once it is. */
  arrived = $state<number | null>(null);
  /** Why the game of the address cannot be shown. */
  isBroken = $state(false);
  /** What was there before something was deleted. */
  private before = $state.raw<{ tree: Tree; at: number } | null>(null);
  private arriving: Promise<void> = Promise.resolve();
  private later: ReturnType<typeof setTimeout> | null = null;

  constructor(
    study: Study,
    /** What shall be played first, where the tree does not have it yet. */
    private readonly line: string[] = [],
  ) {
    super(study.beginning.id);
    this.key = study.key;
    this.beginning = study.beginning;
    this.tree = study.tree;
    this.at = study.tree.nodes[study.at] ? study.at : start;
  }

  get node(): TreeNode {
    return nodeOf(this.tree, this.at);
  }
  /** The game up to the node. */
  get script(): GameScript {
    return scriptTo(this.beginning, this.tree, this.at);
  }
  get shownLine(): TreeNode[] {
    return lineThrough(this.tree, this.at);
  }
  /** Who is to act, and who was first. */
  get toAct(): Party {
    return this.screen?.side ?? 'p1';
  }
  get isVariation(): boolean {
    return variationOf(this.tree, this.at) !== null;
  }
  get canUndo(): boolean {
    return this.before !== null;
  }
  override get mayAct(): boolean {
    return this.screen !== null && this.screen.outcome === null && this.arrived === this.at;
  }
  override get pointed(): Set<string> {
    return new Set();
  }
  /** It is one player's own device: nothing is secret here. */
  protected override get viewer(): Viewer {
    return everybody;
  }

  async open(): Promise<void> {
    try {
      await learnScale(this.variant.id, (id) => this.engine.ask('chanceScale', id));
      if (this.line.length > 0) {
        const { played } = await this.engine.ask('visit', { ...this.beginning, actions: this.line });
        const { tree, id } = withLine(this.tree, start, played);
        const isNew = tree !== this.tree;
        this.tree = tree;
        if (this.at === start) this.at = id;
        if (isNew) this.save();
      }
      await this.arrive(this.at, ++this.era);
    } catch (error) {
      if (error instanceof Stopped) return;
      this.failure = sentenceOf(error);
      this.isBroken = true;
    }
  }

  override close(): void {
    this.leave();
    super.close();
  }

  /** The page may be gone in a moment. */
  leave(): void {
    if (this.later) this.save();
  }

  /** Looks at another position. */
  async goTo(id: number): Promise<void> {
    if (id === this.at && this.arrived === id) return;
    const isStep = this.arrived === nodeOf(this.tree, id).parent;
    this.at = id;
    this.clear();
    this.saveLater();
    const era = ++this.era;
    this.arriving = this.guarded(() => this.arrive(id, era, isStep));
    await this.settle(this.arriving);
  }

  async back(): Promise<void> {
    const { parent } = this.node;
    if (parent !== null) await this.goTo(parent);
  }
  async forward(): Promise<void> {
    const [next] = this.node.children;
    if (next !== undefined) await this.goTo(next);
  }
  async toStart(): Promise<void> {
    await this.goTo(start);
  }
  async toEnd(): Promise<void> {
    await this.goTo(this.shownLine.at(-1)?.id ?? start);
  }
  /** The next variation of the same action, or the one before. */
  async toSibling(step: 1 | -1): Promise<void> {
    const { parent, id } = this.node;
    if (parent === null) return;
    const { children } = nodeOf(this.tree, parent);
    const other = children[children.indexOf(id) + step];
    if (other !== undefined) await this.goTo(other);
  }

  override async play(action: string): Promise<void> {
    await this.arriving;
    this.refusal = null;
    const from = this.at;
    const legal = this.screen?.actions.find((one) => one.action === action);
    try {
      const [done] = await this.engine.ask('ahead', [legal?.action ?? action]);
      if (!done || from !== this.at) return;
      const { tree, id } = withAction(this.tree, from, done);
      this.change(tree);
      await this.goTo(id);
    } catch (error) {
      if (!(error instanceof Stopped)) this.refusal = { sentence: sentenceOf(error).replace(/^action 1 '.*?': /, '') };
    }
  }

  /** Plays the actions of a line one after the other into the tree, and looks at the last. */
  async playLine(actions: string[]): Promise<void> {
    await this.arriving;
    const from = this.at;
    await this.guarded(async () => {
      const steps = await this.engine.ask('ahead', actions);
      if (from !== this.at) return;
      const { tree, id } = withLine(this.tree, from, steps);
      this.change(tree);
      await this.goTo(id);
    });
  }

  /** What a line would do from here; nothing where the player has gone on. */
  async ahead(actions: string[]): Promise<LastAction[]> {
    await this.arriving;
    return this.engine.ask('ahead', actions);
  }

  /** Shows the board as it would be after a line, or as it is. */
  async show(actions: string[] | null): Promise<void> {
    if (this.taps.length > 0 || !this.mayAct) return;
    const from = this.at;
    const wanted = actions === null ? null : await this.engine.ask('preview', actions.join(' '), everybody).catch(() => null);
    if (from === this.at && this.taps.length === 0) this.preview = wanted;
  }

  promote(): void {
    this.change(promoted(this.tree, this.at));
  }

  /** Deletes the node that is looked at with all that follows. */
  async deleteHere(): Promise<void> {
    const { parent } = this.node;
    if (parent === null) return;
    const before = { tree: this.tree, at: this.at };
    this.change(without(this.tree, this.at));
    this.before = before;
    await this.goTo(parent);
  }

  async undoDelete(): Promise<void> {
    if (!this.before) return;
    const { tree, at } = this.before;
    this.change(tree);
    await this.goTo(at);
  }

  comment(text: string): void {
    this.change(withComment(this.tree, this.at, text.trim() === '' ? '' : text));
  }
  sign(sign: Sign | null): void {
    this.change(withSign(this.tree, this.at, sign));
  }

  /** Seen by p1. The node may be another than the one that is looked at, or gone. */
  keepEvaluation(id: number, evaluation: Evaluation): void {
    if (!this.tree.nodes[id]) return;
    this.tree = withEvaluation(this.tree, id, evaluation);
    this.saveLater();
  }

  /** A change of the player's. */
  private change(tree: Tree): void {
    if (tree === this.tree) return;
    this.tree = tree;
    this.before = null;
    this.save();
  }

  private async arrive(id: number, era: number, isStep = false): Promise<void> {
    const { board, screen } = await this.engine.ask('visit', scriptTo(this.beginning, this.tree, id));
    if (era !== this.era) return;
    this.board = board;
    if (isStep && screen.last) await this.animate(this.pieces, screen);
    if (era !== this.era) return;
    if (!isStep) this.pieces = trackAnew(screen.pieces);
    this.done = [];
    this.screen = screen;
    this.arrived = id;
    if (screen.outcome) this.keepEvaluation(id, evaluationOfEnd(screen.outcome));
  }

  private clear(): void {
    this.taps = [];
    this.preview = null;
    this.refusal = null;
    this.roll = null;
  }

  private saveLater(): void {
    this.later ??= setTimeout(() => this.save(), laterMilliseconds);
  }

  private save(): void {
    if (this.later) clearTimeout(this.later);
    this.later = null;
    // Nothing was done yet: there is nothing to come back to.
    if (Object.keys(this.tree.nodes).length === 1 && !nodeOf(this.tree, start).comment) return;
    const { key, beginning, tree, at } = this;
    // Where the device keeps nothing it can still be worked with.
    const isElsewhere = (): boolean => this.isClosed || location.pathname !== '/analysis';
    keepStudy({ key, beginning, tree, at, changed: Date.now() }).then(
      () => isElsewhere() || history.replaceState(null, '', `/analysis/${key}`),
      () => undefined,
    );
  }
}
