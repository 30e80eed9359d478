// The rules as the engine plays them: the project's own pages in each language, made into HTML with an address for each rule.

import { marked } from 'marked';
import type { Family } from '../games/catalog';

const files = import.meta.glob<string>(['../../../docs/rules/*.md', '../../../docs/rules/*/*.md'], { query: '?raw', import: 'default' });

/** English stands in the folder itself, translations in one of their own. */
const fileOf = (name: string, language: string): string => `../../../docs/rules/${language === 'en' ? '' : `${language}/`}${name}.md`;

export const hasRulesIn = (language: string): boolean => fileOf('README', language) in files;

export async function rulesHtml(family: Family, language: string): Promise<string> {
  const [page, all] = await Promise.all([files[fileOf(family, language)]!(), files[fileOf('README', language)]!()]);
  // Of the page on all games only the rules that hold in every game.
  const technical = all.split('\n\n').find((paragraph) => paragraph.includes('**T1**')) ?? '';
  return htmlOf(`${page}\n\n${technical}`);
}

/** Rules get anchors; links between pages of the project lead to pages here. */
export function htmlOf(markdown: string): string {
  const anchored = markdown.replace(/\*\*([HVPRT]\d+)(?=[ *.\u00a0\u202f])/g, '<span id="$1"></span>**$1');
  const html = marked.parse(anchored, { async: false });
  return html
    .replace(/<h1.*?<\/h1>/, '')
    .replace(/<a href="(README|himiki|versus|pijersi|remparts)\.md">/g, (_, name: string) => `<a href="${name === 'README' ? '#T1' : `/rules/${name}`}">`)
    .replace(/<a href="\.\.[^"]*">(.*?)<\/a>/g, '$1')
    .replaceAll('<table>', '<div class="wide" tabindex="0" role="group"><table>')
    .replaceAll('</table>', '</table></div>');
}
