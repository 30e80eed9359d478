// All packs of puzzles, made and proved by our own tools; loaded when somebody wants them.

import { lockPack, tacticPack, type LockFile, type TacticFile } from './pack_files';
import { keyOf, type Pack, type Puzzle } from './puzzle';

type Loader = () => Promise<unknown>;

const lockLoaders: Record<string, Loader> = {
  mindlock: async () => (await import('@puzzles/mindlock.json')).default,
  classic: async () => (await import('@puzzles/classic.json')).default,
  headlock: async () => (await import('@puzzles/headlock.json')).default,
};

const tacticFiles = import.meta.glob<{ default: unknown }>('../../../data/puzzles/tactics/*.json');
const tacticLoaders: Record<string, Loader> = Object.fromEntries(
  Object.entries(tacticFiles)
    .filter(([path]) => !path.endsWith('schema.json'))
    .map(([path, load]) => [`tactics-${path.split('/').pop()!.replace('.json', '')}`, async () => (await load()).default]),
);

export const lockPacks = Object.keys(lockLoaders);
/** In the order in which they are listed. */
export const packNames: string[] = [...lockPacks, ...Object.keys(tacticLoaders).sort()];

const loaded = new Map<string, Promise<Pack>>();

/** Undefined where there is no such pack. */
export function packNamed(name: string): Promise<Pack> | undefined {
  const load = lockLoaders[name] ?? tacticLoaders[name];
  if (!load) return undefined;
  if (!loaded.has(name)) {
    const pack = load().then((file) => (name in lockLoaders ? lockPack(file as LockFile) : tacticPack(file as TacticFile, name)));
    // What failed without a network may work with one.
    pack.catch(() => loaded.delete(name));
    loaded.set(name, pack);
  }
  return loaded.get(name);
}

export const packsNamed = (names: string[]): Promise<Pack[]> => Promise.all(names.map((name) => packNamed(name)!));

/** The pack's own address, and those of the game where it has several: Headlock's are the rulebook's and ours. */
export function packsAt(address: string): string[] {
  if (address === 'headlock') return ['classic', 'headlock'];
  return packNames.includes(address) ? [address] : [];
}

export async function puzzleNamed(pack: string, id: string): Promise<Puzzle | undefined> {
  return (await packNamed(pack))?.puzzles.find((puzzle) => puzzle.id === id);
}

/** Those with these keys, in the order of the keys. */
export async function puzzlesOf(keys: string[]): Promise<Puzzle[]> {
  const names = new Set(keys.map((key) => key.split('/')[0]!));
  const packs = await packsNamed([...names].filter((name) => packNames.includes(name)));
  const byKey = new Map(packs.flatMap((pack) => pack.puzzles).map((puzzle) => [keyOf(puzzle), puzzle]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
