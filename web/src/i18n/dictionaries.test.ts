import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { de as deLessons } from '../lessons/words/de';
import { en as enLessons } from '../lessons/words/en';
import { es as esLessons } from '../lessons/words/es';
import { fr as frLessons } from '../lessons/words/fr';
import { it as itLessons } from '../lessons/words/it';
import { nl as nlLessons } from '../lessons/words/nl';
import { de } from './de';
import { en as enWords } from './en';
import { es } from './es';
import { fr } from './fr';
import { it as italian } from './it';
import { nl } from './nl';

/** With what lessons say, which is loaded apart. */
const en: Record<string, string> = { ...enWords, ...enLessons };
const others: Record<string, Record<string, string>> = {
  fr: { ...fr, ...frLessons },
  it: { ...italian, ...itLessons },
  de: { ...de, ...deLessons },
  es: { ...es, ...esLessons },
  nl: { ...nl, ...nlLessons },
};

/** The names of a message's gaps, those within plurals too. */
function gapsOf(message: string): string[] {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (node !== null && typeof node === 'object') {
      const { type, value, options } = node as { type?: number; value?: unknown; options?: Record<string, { value: unknown }> };
      if (type !== undefined && type > 0 && type < 7 && typeof value === 'string') names.add(value);
      if (options) Object.values(options).forEach((option) => walk(option.value));
    }
  };
  walk(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
  return [...names].sort();
}

describe.each(Object.entries(others))('the dictionary %s', (_, words) => {
  it('has every message and no other', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
  });

  it('has the same gaps', () => {
    for (const [key, message] of Object.entries(en)) expect(gapsOf(words[key]!), key).toEqual(gapsOf(message));
  });

  it('leaves nothing in English but names', () => {
    const same = Object.entries(en).filter(([key, message]) => words[key] === message && /[a-z]{3}.* [a-z]{3}/.test(message.replace(/\{[^}]*\}/g, '')));
    expect(same).toEqual([]);
  });
});

it.each(Object.entries({ en, ...others }))('lessons in %s name the button as it is named', (_, words) => {
  const quoted = (key: string): string => words[key]!.match(/[“„«][\u00A0]?(.*?)[\u00A0]?[”“»]/)?.[1] ?? '';
  for (const key of ['pijersi.stack.ask', 'pijersi.run.ask']) expect(quoted(key), key).toBe(words['play.done']);
});

it('no word of a lesson is a word of the pages', () => {
  expect(Object.keys(enLessons).filter((key) => key in enWords)).toEqual([]);
});

it('refusals are those of the engine', () => {
  const page = readFileSync(new URL('../../../docs/refusals.md', import.meta.url), 'utf8');
  const keys = new Set([...page.matchAll(/^\| `(\w+)` \|/gm)].map((match) => `refusal.${match[1]}`));
  expect(Object.keys(en).filter((key) => key.startsWith('refusal.')).sort()).toEqual([...keys].sort());
});
