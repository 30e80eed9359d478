// On pages that are not online ones: whose turn it is in the games that wait elsewhere.

import { ownGames, watchOwnGames } from './own_games';
import { session } from './session.svelte';
import { onlineWords } from './words';

export async function wake(): Promise<void> {
  await onlineWords.load();
  watchOwnGames();
  await session.open();
  if (session.server === 'there') await ownGames();
}
