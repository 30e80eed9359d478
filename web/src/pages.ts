// Pages that are loaded when they are wanted, by the first part of their address. Each gets the rest of it.

import type { Component } from 'svelte';

export interface PageProps {
  parts: string[];
  query: URLSearchParams;
}

/** The page, when all that it says and shows is there. */
type Loader = () => Promise<Component<PageProps>>;

export const lazyPages: Record<string, Loader> = {
  async analysis() {
    const [{ default: page }, { panelsReady }] = await Promise.all([import('./pages/AnalysisPage.svelte'), import('./analysis/panels')]);
    await panelsReady();
    return page;
  },
  async editor() {
    const [{ default: page }, { editorWords }, { words }] = await Promise.all([import('./pages/EditorPage.svelte'), import('./editor/words'), import('./puzzles/words')]);
    // A puzzle in the making is proved in the words of the trainer.
    await Promise.all([editorWords.load(), words.load()]);
    return page;
  },
  async online() {
    // Looking back in a game is worded as where games are shared.
    const [{ default: page }, { onlineWords }, words] = await Promise.all([import('./pages/OnlinePage.svelte'), import('./online/words'), shareWords()]);
    await Promise.all([onlineWords.load(), words.load()]);
    return page;
  },
  openings: () => withWords(import('./pages/OpeningsPage.svelte'), import('./explorer/words').then(({ explorerWords }) => explorerWords)),
  puzzles: () => withWords(import('./pages/PuzzlesPage.svelte'), import('./puzzles/words').then(({ words }) => words)),
  records: () => withWords(import('./pages/RecordsPage.svelte'), shareWords()),
  review: () => withWords(import('./pages/ReviewPage.svelte'), import('./review/words').then(({ reviewWords }) => reviewWords)),
  share: () => withWords(import('./pages/SharePage.svelte'), shareWords()),
};

const shareWords = (): Promise<PageWords> => import('./share/words').then((part) => part.shareWords);

interface PageWords {
  load(): Promise<void>;
}

/** A page that says nothing before its words are there. */
async function withWords(page: Promise<{ default: Component<PageProps> }>, words: Promise<PageWords>): Promise<Component<PageProps>> {
  const [{ default: loaded }] = await Promise.all([page, words.then((some) => some.load())]);
  return loaded;
}
