// A text that somebody pastes, drops or opens, and the games that were found in it.

import { EngineClient } from '../engine/client';
import type { Fault, ImportedGame } from '../engine/share_answers';
import { sentenceOf } from '../play/table.svelte';
import { shareWords } from './words';

/** As src/play/import.hpp has it. */
const mostBytes = 2 * 1024 * 1024;

export class Reading {
  games = $state.raw<ImportedGame[] | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** A file could not be taken at all: a sentence. */
  fileFault = $state<string | null>(null);
  isBusy = $state(false);
  private readonly engine = new EngineClient();
  private era = 0;

  async read(text: string): Promise<void> {
    const era = ++this.era;
    this.isBusy = true;
    this.games = null;
    this.fault = null;
    this.fileFault = null;
    try {
      const answer = await this.engine.ask('readRecords', text);
      if (era !== this.era) return;
      if ('fault' in answer) this.fault = answer.fault;
      else this.games = answer.games;
    } catch (error) {
      if (era === this.era) this.fault = { sentence: sentenceOf(error) };
    } finally {
      if (era === this.era) this.isBusy = false;
    }
  }

  /** The text of a file; nothing where it is no text. */
  async textOf(file: File): Promise<string | null> {
    this.games = null;
    this.fault = null;
    this.fileFault = null;
    if (file.size > mostBytes) {
      this.fileFault = shareWords.t('share.import.large', { name: file.name });
      return null;
    }
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    } catch {
      this.fileFault = shareWords.t('share.import.notext', { name: file.name });
      return null;
    }
  }

  /** The link of a game that was read, for its page. */
  async linkOf(game: ImportedGame): Promise<string | null> {
    const answer = await this.engine.ask('linkOf', game.script);
    if ('link' in answer) return answer.link;
    this.fault = answer.fault;
    return null;
  }

  close(): void {
    this.era += 1;
    this.engine.stop();
  }
}
