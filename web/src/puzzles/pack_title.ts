// What a pack is called.

import { variantOf } from '../games/catalog';
import { t } from '../i18n/index.svelte';
import { p, pOf } from './words';

export function packTitle(pack: string, game: string): string {
  if (!pack.startsWith('tactics-')) return pOf('puzzle.pack', pack);
  const family = variantOf(game)?.family;
  return p('puzzle.pack.tactics', { game: family ? t(`family.${family}`) : game });
}
