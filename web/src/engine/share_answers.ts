// Links and records: what src/play/share_json.hpp answers, for the page.

import type { Engine } from './module';
import type { GameScript, Party } from './types';

/** Why something cannot be read or written. */
export interface Fault {
  /** In English, with the rule's number where there is one. */
  sentence: string;
  /** The same for dictionaries, where they have it. */
  key?: string;
  /** Of the text, from 1. */
  line?: number;
  form?: RecordForm;
}

export type RecordForm = 'record' | 'author' | 'position' | 'link';

/** A game as somebody's text had it. */
export interface ImportedGame {
  form: RecordForm;
  script: GameScript;
  tags: Record<string, string>;
  /** `1-0`, `0-1`, `1/2-1/2` or `*`. */
  result: string;
  /** By seat; empty where a seat has no name. */
  players: string[];
  /** How many comments, times and judgements there were, which are not taken over. */
  notes: number;
  resigned?: Party;
  out_of_time?: Party;
}

export interface RecordWish {
  script: GameScript;
  form: 'record' | 'author';
  event?: string;
  date?: string;
  players?: string[];
  resigned?: Party;
  out_of_time?: Party;
}

export type OrFault<T> = T | { fault: Fault };

export const shareAnswers = {
  /** A game's link, and the position that it leads to. */
  linkOf: (engine: Engine, script: GameScript): OrFault<{ link: string; position: string }> => engine.ask('link_of', { script }),
  gameOfLink: (engine: Engine, link: string): OrFault<{ script: GameScript }> => engine.ask('game_of_link', { link }),
  readRecords: (engine: Engine, text: string): OrFault<{ games: ImportedGame[] }> => engine.ask('read_records', { text }),
  writeRecord: (engine: Engine, wish: RecordWish): OrFault<{ text: string }> => engine.ask('write_record', wish),
};
