import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compose } from '../board/composer';
import { answers } from '../engine/requests';
import { testEngine } from '../engine/testing';
import { everybody } from '../engine/types';
import { families } from '../games/catalog';
import { languages } from '../i18n/index.svelte';
import { captionsIn } from './captions';
import { diagrams } from './diagrams';
import { htmlOf } from './pages';

const pageOf = (name: string, language: string): string =>
  readFileSync(new URL(`../../../docs/rules/${language === 'en' ? '' : `${language}/`}${name}.md`, import.meta.url), 'utf8');
const found = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map((match) => match[0]).sort();

describe.each(Object.keys(languages))('the rules in %s', (language) => {
  it.each(families)('%s: the same rules, code and tables as in English', (family) => {
    const page = pageOf(family, language);
    const english = pageOf(family, 'en');
    for (const what of [/\*\*[HVPRT]\d+/g, /`[^`]+`/g, /^#+ /gm, /^\|/gm]) expect(found(page, what)).toEqual(found(english, what));
  });

  it('has an address for each rule', () => {
    const html = families.map((family) => htmlOf(pageOf(family, language))).join('') + htmlOf(pageOf('README', language));
    for (const rule of ['H1', 'H62', 'V13', 'P10', 'R11', 'T1', 'T2']) expect(html).toContain(`<span id="${rule}"></span>`);
  });

  it('counts the nine things of Muk Yan as the dice do', () => {
    const list = /<ol>.*?<\/ol>/s.exec(htmlOf(pageOf('himiki', language)))![0];
    expect(found(list, /<li>/g)).toHaveLength(9);
  });

  it('has all captions', async () => {
    const { captions } = await captionsIn[language]!();
    const english = (await captionsIn['en']!()).captions;
    expect(Object.keys(captions).sort()).toEqual(Object.keys(english).sort());
    if (language !== 'en') for (const [key, text] of Object.entries(english)) expect(captions[key as keyof typeof captions], key).not.toBe(text);
  });
});

describe('the pictures of the rules', () => {
  it.each(families.flatMap((family) => diagrams[family].map((diagram) => ({ family, ...diagram }))))(
    '$family $rule: $caption',
    async ({ family, rule, script, taps, actions }) => {
      expect(pageOf(family, 'en')).toContain(`**${rule}`);
      const engine = await testEngine();
      const { screen } = answers.glance(engine, { ...script, actions: [] }, everybody);
      if (taps) expect(compose(screen.actions, taps).next.size).toBeGreaterThan(0);
      if (actions) expect(answers.glance(engine, { ...script, actions }, everybody).screen.played).toBe(actions.length);
    },
  );
});
