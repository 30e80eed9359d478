// All lessons, in the order in which one may like to take them.

import { headlock } from './headlock';
import { himiki } from './himiki';
import { himikiPairs } from './himiki_2v2';
import { himikiExpert } from './himiki_expert';
import { mindlock } from './mindlock';
import { mukyan } from './mukyan';
import { pijersi } from './pijersi';
import { remparts } from './remparts';
import type { Lesson } from './types';
import { versus } from './versus';

export const lessons: readonly Lesson[] = [himiki, versus, pijersi, remparts, mukyan, mindlock, headlock, himikiPairs, himikiExpert];

export const lessonOf = (id: string): Lesson | undefined => lessons.find((lesson) => lesson.id === id);

export function lessonAfter(id: string): Lesson | undefined {
  return lessons[lessons.findIndex((lesson) => lesson.id === id) + 1];
}
