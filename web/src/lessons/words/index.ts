// What lessons say, in the player's language: only that one is loaded.

import type { LessonKey, LessonWords } from './en';

export type { LessonKey, LessonWords };

const loaders: Record<string, () => Promise<LessonWords>> = {
  en: async () => (await import('./en')).en,
};

export async function lessonWords(language: string): Promise<LessonWords> {
  return (loaders[language] ?? loaders.en!)();
}

/** A word that a step may do without, such as the one after an answer. */
export const wordOf = (words: LessonWords, key: string): string | undefined => (words as Record<string, string | undefined>)[key];
