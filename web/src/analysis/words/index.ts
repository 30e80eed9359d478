// What the analysis board says, in the player's language: only that one is loaded.

import { FeatureWords } from '../../i18n/feature_words.svelte';
import type { words as en } from './en';

export const analysisWords = new FeatureWords<keyof typeof en>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  de: () => import('./de'),
  es: () => import('./es'),
  nl: () => import('./nl'),
});
