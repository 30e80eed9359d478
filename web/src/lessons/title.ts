import { variantOf } from '../games/catalog';
import { t } from '../i18n/index.svelte';
import { variantTitle } from '../play/words';
import type { Lesson } from './types';

/** A lesson is named after its mode; that of VERSUS is for both boards. */
export function lessonTitle(lesson: Lesson): string {
  const variant = variantOf(lesson.id)!;
  return variant.family === 'versus' ? t('family.versus') : variantTitle(variant);
}
