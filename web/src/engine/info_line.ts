// What the engine says while it searches: a line each time that it has looked deeper.

/** For the side to move: hundredths, or where an end is proved a win by this action from here, below zero a loss. */
export interface Score {
  centi?: number;
  win?: number;
}

export interface Info extends Score {
  depth: number;
  /** 1 is the best line, 2 the next. */
  rank: number;
  nodes: number;
  perSecond: number;
  /** Actions, the first to be played now. */
  line: string[];
}

/** Null where the line says something else. */
export function infoOf(text: string): Info | null {
  const words = text.split(' ');
  const start = words.indexOf('pv');
  if (words[0] !== 'info' || words[1] !== 'depth' || start < 0) return null;
  const head = words.slice(0, start);
  const after = (word: string): number | undefined => (head.includes(word) ? Number(head[head.indexOf(word) + 1]) : undefined);
  const centi = after('cp');
  const win = after('win');
  return {
    depth: after('depth') ?? 0,
    rank: after('multipv') ?? 1,
    nodes: after('nodes') ?? 0,
    perSecond: after('nps') ?? 0,
    line: words.slice(start + 1),
    ...(centi === undefined ? {} : { centi }),
    ...(win === undefined ? {} : { win }),
  };
}
