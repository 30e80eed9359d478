// Which ids there are and how pages group them. What they are like the engine knows.

export type Family = 'himiki' | 'versus' | 'pijersi' | 'remparts';

export interface Variant {
  id: string;
  family: Family;
  /** Key of what is special about it: `mode.pairs`. */
  mode: string;
  /** Of the box; only HI MI KI has two. */
  edition?: 1 | 2;
  /** Puzzles are for one and have packs instead of opponents. */
  isPuzzle?: boolean;
  hasSecrets?: boolean;
  /** A seat that dice play unless somebody else is put there. */
  script?: number;
  seats: number;
  /** The lesson that teaches it, where it has none of its own. */
  lesson?: string;
}

export const families: Family[] = ['himiki', 'versus', 'pijersi', 'remparts'];

export const variants: Variant[] = [
  { id: 'himiki', family: 'himiki', mode: 'duel', edition: 2, seats: 2 },
  { id: 'himiki-2v2', family: 'himiki', mode: 'pairs', edition: 2, seats: 4 },
  { id: 'himiki-expert', family: 'himiki', mode: 'expert', edition: 2, seats: 2, hasSecrets: true },
  { id: 'himiki-expert-2v2', family: 'himiki', mode: 'expert-pairs', edition: 2, seats: 4, hasSecrets: true, lesson: 'himiki-expert' },
  { id: 'mukyan', family: 'himiki', mode: 'mukyan', edition: 2, seats: 2, script: 1 },
  { id: 'mindlock', family: 'himiki', mode: 'mindlock', edition: 2, seats: 1, isPuzzle: true },
  { id: 'himiki-1', family: 'himiki', mode: 'duel', edition: 1, seats: 2, lesson: 'himiki' },
  { id: 'himiki-2v2-1', family: 'himiki', mode: 'pairs', edition: 1, seats: 4, lesson: 'himiki-2v2' },
  { id: 'himiki-expert-1', family: 'himiki', mode: 'expert', edition: 1, seats: 2, hasSecrets: true, lesson: 'himiki-expert' },
  { id: 'himiki-expert-2v2-1', family: 'himiki', mode: 'expert-pairs', edition: 1, seats: 4, hasSecrets: true, lesson: 'himiki-expert' },
  { id: 'mukyan-1', family: 'himiki', mode: 'mukyan', edition: 1, seats: 2, script: 1, lesson: 'mukyan' },
  { id: 'headlock', family: 'himiki', mode: 'headlock', edition: 1, seats: 1, isPuzzle: true },
  { id: 'versus', family: 'versus', mode: 'cells-61', seats: 2 },
  { id: 'versus-91', family: 'versus', mode: 'cells-91', seats: 2, lesson: 'versus' },
  { id: 'pijersi', family: 'pijersi', mode: 'duel', seats: 2 },
  { id: 'remparts', family: 'remparts', mode: 'duel', seats: 2 },
];

export function variantOf(id: string): Variant | undefined {
  return variants.find((variant) => variant.id === id);
}

/** Both sides choose their actions, so that both can be told how well they did. */
export const isReviewable = (variant: Variant): boolean => !variant.isPuzzle && variant.script === undefined;

export const lessonFor = (variant: Variant): string => variant.lesson ?? variant.id;

/** The seats of a variant by the words that screens use, in the order in which they act. */
export function seatsOf(variant: Variant): string[] {
  if (variant.seats === 4) return ['wl', 'bl', 'wd', 'bd'];
  return variant.seats === 1 ? ['p1'] : ['p1', 'p2'];
}

/** The number of the seat that a screen names. Only pairs have more seats than sides. */
export function seatNumber(variant: Variant, { side, seat }: { side: 'p1' | 'p2'; seat: string }): number {
  if (variant.seats === 4) return Math.max(0, seatsOf(variant).indexOf(seat));
  return side === 'p1' ? 0 : 1;
}

/** How the sides look, by key: `side.white`. */
export function sideKey(family: Family, side: 'p1' | 'p2'): string {
  const names: Record<Family, [string, string]> = {
    himiki: ['white', 'black'],
    pijersi: ['white', 'black'],
    versus: ['dark', 'light'],
    remparts: ['black', 'white'],
  };
  return `side.${names[family][side === 'p1' ? 0 : 1]}`;
}

/** Whether a side's pieces are drawn light. */
export function isLight(family: Family, side: 'p1' | 'p2'): boolean {
  return family === 'versus' || family === 'remparts' ? side === 'p2' : side === 'p1';
}
