// Words of a part that is loaded when it is wanted: analysis, puzzles, the editor. Each keeps its own beside it, a file a language.

import { IntlMessageFormat } from 'intl-messageformat';
import { language, type Values } from './index.svelte';

/** By language; English is the source and must be there. */
export type WordLoaders<Words> = Record<string, () => Promise<{ words: Words }>>;

export class FeatureWords<Key extends string> {
  private state = $state.raw<{ language: string; words: Record<Key, string> } | null>(null);
  private formats = new Map<string, IntlMessageFormat>();

  constructor(private readonly loaders: WordLoaders<Record<Key, string>>) {}

  /** To be waited for before the part is shown; again whenever it is opened, since the language may have changed. */
  async load(): Promise<void> {
    const wanted = language();
    if (this.state?.language === wanted) return;
    const { words } = await (this.loaders[wanted] ?? this.loaders.en!)();
    this.formats = new Map();
    this.state = { language: wanted, words };
  }

  /** A message in the player's language, its gaps filled. */
  t = (key: Key, values?: Values): string => {
    const { state } = this;
    if (!state) throw new Error(`the words of '${key}' were not loaded`);
    const message = state.words[key];
    if (!values) return message;
    let format = this.formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(message, state.language, undefined, { ignoreTag: true });
      this.formats.set(key, format);
    }
    return String(format.format(values));
  };

  /** A message whose key is made of a word of the engine; the word itself where the dictionary does not have it. */
  tOf = (prefix: string, word: string, values?: Values): string => {
    const key = `${prefix}.${word}`;
    return this.state && key in this.state.words ? this.t(key as Key, values) : word;
  };
}
