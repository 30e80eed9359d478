// The words of online play, loaded with it.

import { FeatureWords } from '../i18n/feature_words.svelte';
import type { words as en } from './words/en';

export const onlineWords = new FeatureWords<keyof typeof en>({
  en: () => import('./words/en'),
  fr: () => import('./words/fr'),
  it: () => import('./words/it'),
  de: () => import('./words/de'),
  es: () => import('./words/es'),
  nl: () => import('./words/nl'),
});

export const { t: o, tOf: oOf } = onlineWords;
