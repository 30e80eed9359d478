// A draft being edited: what it is, what it was, and what the engine says of it.

import { EngineClient, Stopped } from '../engine/client';
import type { Board } from '../engine/types';
import type { Draft, Fault, Form, Read } from './draft';

/** As much as anybody takes back. */
const mostSteps = 200;

interface KeptDraft {
  /** The position of the address that it began with. */
  from: string;
  draft: Draft;
}

export class Editor {
  board = $state.raw<Board | null>(null);
  form = $state.raw<Form | null>(null);
  draft = $state.raw<Draft>({ pieces: {}, fields: {} });
  read = $state.raw<Read | null>(null);
  /** What is wrong with the text that was put in; the draft stays as it was. */
  textFaults = $state.raw<Fault[]>([]);
  past = $state.raw<Draft[]>([]);
  future = $state.raw<Draft[]>([]);

  private empty: Draft = { pieces: {}, fields: {} };
  private readonly engine = new EngineClient();
  /** Answers to drafts that are no longer the newest are not looked at. */
  private asked = 0;
  private readonly place: string;

  constructor(
    readonly id: string,
    private readonly from: string,
  ) {
    this.place = `tessera.editor.${id}`;
  }

  async open(): Promise<void> {
    const kept = this.kept();
    let answer = await this.engine.ask('draft', this.id, this.from);
    if ('faults' in answer) {
      this.textFaults = answer.faults;
      answer = await this.engine.ask('draft', this.id, '');
    }
    if ('faults' in answer) return;
    this.board = answer.board;
    this.empty = answer.empty;
    this.form = answer.form;
    this.draft = answer.draft;
    if (kept && kept.from === this.from) {
      // A draft of an older version may not fit this one's form.
      const fits = await this.engine.ask('positionOfDraft', this.id, kept.draft).then(() => true, () => false);
      if (fits) this.draft = kept.draft;
    }
    await this.ask();
  }

  close(): void {
    this.engine.stop();
  }

  change(next: Draft): void {
    if (next === this.draft) return;
    this.past = [...this.past, this.draft].slice(-mostSteps);
    this.future = [];
    this.show(next);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.draft];
    this.show(before);
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.draft];
    this.show(after);
  }

  clear(): void {
    this.change(this.empty);
  }

  /** A position string, or nothing for the start. */
  async setText(text: string): Promise<void> {
    const answer = await this.engine.ask('draft', this.id, text.trim());
    this.textFaults = 'faults' in answer ? answer.faults : [];
    if ('draft' in answer) this.change(answer.draft);
  }

  private show(draft: Draft): void {
    this.draft = draft;
    this.textFaults = [];
    try {
      localStorage.setItem(this.place, JSON.stringify({ from: this.from, draft } satisfies KeptDraft));
    } catch {
      // A device that keeps nothing can still be edited on.
    }
    void this.ask();
  }

  private async ask(): Promise<void> {
    const number = ++this.asked;
    try {
      const read = await this.engine.ask('positionOfDraft', this.id, this.draft);
      if (number === this.asked) this.read = read;
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  }

  private kept(): KeptDraft | null {
    try {
      const text = localStorage.getItem(this.place);
      return text ? (JSON.parse(text) as KeptDraft) : null;
    } catch {
      return null;
    }
  }
}
