// Reviews are kept with the game they are about.

import { database } from '../play/database';
import type { KeptReview } from './types';

/** Only the review changes: the game may have been kept again meanwhile. */
export async function keepReview(key: string, review: KeptReview): Promise<void> {
  const plain = JSON.parse(JSON.stringify(review)) as KeptReview;
  const change = (await database()).transaction('games', 'readwrite');
  const game = await change.store.get(key);
  if (game) await change.store.put({ ...game, review: plain });
  await change.done;
}
