// The packs of puzzles, made and proved by our own tools; loaded when somebody wants them.

export interface Puzzle {
  id: string;
  grade: 'F' | 'M' | 'D' | 'E';
  par: number;
  rating: number;
  position: string;
}

export interface Pack {
  name: string;
  title: string;
  edition: 1 | 2;
  puzzles: Puzzle[];
}

/** Those of one kind, the easiest first. */
export async function packsOf(id: string): Promise<Pack[]> {
  if (id === 'mindlock') return [(await import('@puzzles/mindlock.json')).default as Pack];
  const [classic, headlock] = await Promise.all([import('@puzzles/classic.json'), import('@puzzles/headlock.json')]);
  return [classic.default as Pack, headlock.default as Pack];
}

export async function puzzleAfter(id: string, pack: string, puzzle: string): Promise<{ pack: string; puzzle: Puzzle } | null> {
  const list = (await packsOf(id)).flatMap((one) => one.puzzles.map((each) => ({ pack: one.name, puzzle: each })));
  const at = list.findIndex((each) => each.pack === pack && each.puzzle.id === puzzle);
  return list[at + 1] ?? null;
}
