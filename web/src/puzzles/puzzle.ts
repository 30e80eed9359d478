// What a puzzle of the trainer is, whichever pack it comes from.

export type Grade = 'F' | 'M' | 'D' | 'E';
export const grades: readonly Grade[] = ['F', 'M', 'D', 'E'];

interface Common {
  /** Where it lies: `mindlock`, `classic`, `tactics-pijersi`. */
  pack: string;
  id: string;
  /** The engine's id of the game. */
  game: string;
  position: string;
  /** As its maker's model has it; see `priorOf`. */
  rating: number;
  grade: Grade;
}

/** Mindlock and Headlock: remove every black cube with as few moves as can be. */
export interface Lock extends Common {
  kind: 'lock';
  par: number;
  /** As records write them, a blank between actions. */
  solutions: string[];
}

/** Win by force: one action, or turn, is right at each step. */
export interface Tactic extends Common {
  kind: 'tactic';
  steps: number;
  /** Actions of both sides. */
  solution: string[];
}

export type Puzzle = Lock | Tactic;

export interface Pack {
  name: string;
  game: string;
  kind: Puzzle['kind'];
  puzzles: Puzzle[];
}

/** Puzzles that want the same skill share a rating of the player. */
export type Skill = 'locks' | 'himiki' | 'versus' | 'pijersi' | 'remparts';
export const skills: readonly Skill[] = ['locks', 'himiki', 'versus', 'pijersi', 'remparts'];

export const skillOf = (puzzle: Puzzle): Skill => (puzzle.kind === 'lock' ? 'locks' : (puzzle.game as Skill));

export const keyOf = ({ pack, id }: { pack: string; id: string }): string => `${pack}/${id}`;

export const pathOf = (puzzle: Puzzle): string => `/puzzles/${puzzle.pack}/${puzzle.id}`;

/** Ratings at which the next grade begins, as src/solver/puzzles/features.cpp has them. */
export function gradeOf(rating: number): Grade {
  if (rating < 550) return 'F';
  if (rating < 750) return 'M';
  return rating < 1000 ? 'D' : 'E';
}
