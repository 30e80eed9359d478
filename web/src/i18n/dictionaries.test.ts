import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en as enWords } from './en';
import { es } from './es';
import { fr } from './fr';
import { it as italian } from './it';
import { nl } from './nl';

type Words = Record<string, string>;

/** Words of parts that are loaded apart, by their folder: each file exports one dictionary. */
const apart = import.meta.glob<Record<string, Words>>('../*/words/??.ts', { eager: true });

function wordsApart(language: string): Words[] {
  const files = Object.entries(apart).filter(([path]) => path.endsWith(`/${language}.ts`));
  return files.map(([, exported]) => Object.values(exported)[0]!);
}

const withParts = (language: string, words: Words): Words => Object.assign({}, words, ...wordsApart(language));

const en = withParts('en', enWords);
const others: Record<string, Words> = Object.fromEntries(
  Object.entries({ fr, it: italian, de, es, nl }).map(([language, words]) => [language, withParts(language, words)]),
);

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

it('no two parts share a key', () => {
  const keys = [enWords, ...wordsApart('en')].flatMap((words) => Object.keys(words));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('refusals are those of the engine', () => {
  const page = readFileSync(new URL('../../../docs/refusals.md', import.meta.url), 'utf8');
  const keys = new Set([...page.matchAll(/^\| `(\w+)` \|/gm)].map((match) => `refusal.${match[1]}`));
  expect(Object.keys(en).filter((key) => key.startsWith('refusal.')).sort()).toEqual([...keys].sort());
});
