// What lessons say, in the player's language: only that one is loaded.

import type { LessonKey, LessonWords } from './en';

export type { LessonKey, LessonWords };

const loaders: Record<string, () => Promise<LessonWords>> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  it: async () => (await import('./it')).it,
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  nl: async () => (await import('./nl')).nl,
};

export async function lessonWords(language: string): Promise<LessonWords> {
  return (loaders[language] ?? loaders.en!)();
}

/** A word that a step may do without, such as the one after an answer. */
export const wordOf = (words: LessonWords, key: string): string | undefined => (words as Record<string, string | undefined>)[key];
