// What the puzzle trainer says, in the player's language.

import { FeatureWords } from '../../i18n/feature_words.svelte';
import type { words as en } from './en';

export const words = new FeatureWords<keyof typeof en>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  de: () => import('./de'),
  es: () => import('./es'),
  nl: () => import('./nl'),
});

export const { t: p, tOf: pOf } = words;
