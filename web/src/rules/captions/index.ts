// What stands below the pictures, in each language; only the one that is wanted is loaded.

import type { Caption } from './en';

export type Captions = Record<Caption, string>;

export const captionsIn: Record<string, () => Promise<{ captions: Captions }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  de: () => import('./de'),
  es: () => import('./es'),
  nl: () => import('./nl'),
};
