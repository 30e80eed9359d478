// Analyses kept on this device.

import { database } from '../play/database';
import { write, written } from '../play/write_ahead';
import type { Study } from './study';

/** Apart from games, which may have the same key. */
const placeOf = (key: string): string => `study/${key}`;

export async function keepStudy(study: Study): Promise<void> {
  // Plain data only: what comes from reactive state is a proxy, which cannot be stored.
  const text = JSON.stringify(study);
  const place = write(placeOf(study.key), text);
  await (await database()).put('studies', JSON.parse(text) as Study);
  written(place, text);
}

export async function keptStudy(key: string): Promise<Study | undefined> {
  return (await database()).get('studies', key);
}

/** The newest first. */
export async function keptStudies(): Promise<Study[]> {
  return (await (await database()).getAllFromIndex('studies', 'changed')).reverse();
}

export async function forgetStudy(key: string): Promise<void> {
  await (await database()).delete('studies', key);
}
