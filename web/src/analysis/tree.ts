// A game with its variations: nodes are positions, each reached by an action. Trees are values: whatever changes one gives another back,
// so that the one before is there to be taken back to.

import type { Score } from '../engine/info_line';
import type { Party } from '../engine/types';

export const signs = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type Sign = (typeof signs)[number];

/** What was thought of a position, seen by p1 whoever is to act. */
export interface Evaluation extends Score {
  depth: number;
}

/** An action as it is kept and shown. */
export interface Played {
  action: string;
  notation: string;
  side: Party;
}

export interface TreeNode extends Played {
  id: number;
  /** Null at the start, whose action is empty. */
  parent: number | null;
  /** The first goes on with the line, the others are variations. */
  children: number[];
  comment?: string;
  sign?: Sign;
  evaluation?: Evaluation;
}

export interface Tree {
  nodes: Record<number, TreeNode>;
  /** The id of the next node; none is given twice. */
  next: number;
}

export const start = 0;

export const emptyTree = (): Tree => ({
  nodes: { [start]: { id: start, parent: null, children: [], action: '', notation: '', side: 'p1' } },
  next: start + 1,
});

export function nodeOf(tree: Tree, id: number): TreeNode {
  const node = tree.nodes[id];
  if (!node) throw new Error(`there is no node ${id}`);
  return node;
}

/** The nodes after the start up to this one. */
export function pathTo(tree: Tree, id: number): TreeNode[] {
  const path: TreeNode[] = [];
  for (let node = nodeOf(tree, id); node.parent !== null; node = nodeOf(tree, node.parent)) path.unshift(node);
  return path;
}

export const actionsTo = (tree: Tree, id: number): string[] => pathTo(tree, id).map(({ action }) => action);

/** What follows a node along first children. */
export function restFrom(tree: Tree, id: number): TreeNode[] {
  const rest: TreeNode[] = [];
  for (let next = nodeOf(tree, id).children[0]; next !== undefined; next = nodeOf(tree, next).children[0]) rest.push(nodeOf(tree, next));
  return rest;
}

/** The whole line on which a node lies: the way to it and on from it. */
export const lineThrough = (tree: Tree, id: number): TreeNode[] => [...pathTo(tree, id), ...restFrom(tree, id)];

export const mainLine = (tree: Tree): TreeNode[] => restFrom(tree, start);

const changed = (tree: Tree, ...nodes: TreeNode[]): Tree => ({
  ...tree,
  nodes: { ...tree.nodes, ...Object.fromEntries(nodes.map((node) => [node.id, node])) },
});

/** The node after an action: the one that is there already, or a new one behind its siblings. */
export function withAction(tree: Tree, from: number, { action, notation, side }: Played): { tree: Tree; id: number } {
  const parent = nodeOf(tree, from);
  const known = parent.children.find((child) => nodeOf(tree, child).action === action);
  if (known !== undefined) return { tree, id: known };
  const id = tree.next;
  const child: TreeNode = { id, parent: from, children: [], action, notation, side };
  return { tree: { ...changed(tree, { ...parent, children: [...parent.children, id] }, child), next: id + 1 }, id };
}

export function withLine(tree: Tree, from: number, line: Played[]): { tree: Tree; id: number } {
  return line.reduce((now, played) => withAction(now.tree, now.id, played), { tree, id: from });
}

/** The last node on the way to this one that begins a variation; null on the main line. */
export function variationOf(tree: Tree, id: number): number | null {
  const branches = pathTo(tree, id).filter((node) => nodeOf(tree, node.parent!).children[0] !== node.id);
  return branches.at(-1)?.id ?? null;
}

/** The variation on which the node lies becomes the line that it left, and that line a variation. */
export function promoted(tree: Tree, id: number): Tree {
  const first = variationOf(tree, id);
  if (first === null) return tree;
  const parent = nodeOf(tree, nodeOf(tree, first).parent!);
  return changed(tree, { ...parent, children: [first, ...parent.children.filter((child) => child !== first)] });
}

/** The tree without a node and all that follows it. The start stays. */
export function without(tree: Tree, id: number): Tree {
  const node = nodeOf(tree, id);
  if (node.parent === null) return tree;
  const gone = new Set<number>();
  const collect = (one: number): void => {
    gone.add(one);
    nodeOf(tree, one).children.forEach(collect);
  };
  collect(id);
  const nodes = Object.fromEntries(Object.entries(tree.nodes).filter(([key]) => !gone.has(Number(key)))) as Tree['nodes'];
  const parent = nodeOf(tree, node.parent);
  return changed({ ...tree, nodes }, { ...parent, children: parent.children.filter((child) => child !== id) });
}

export function withComment(tree: Tree, id: number, comment: string): Tree {
  const { comment: _, ...node } = nodeOf(tree, id);
  return changed(tree, comment === '' ? node : { ...node, comment });
}

export function withSign(tree: Tree, id: number, sign: Sign | null): Tree {
  const { sign: _, ...node } = nodeOf(tree, id);
  return changed(tree, sign === null ? node : { ...node, sign });
}

/** Keeps what was thought unless something deeper is known. */
export function withEvaluation(tree: Tree, id: number, evaluation: Evaluation): Tree {
  const node = nodeOf(tree, id);
  return node.evaluation && node.evaluation.depth > evaluation.depth ? tree : changed(tree, { ...node, evaluation });
}
