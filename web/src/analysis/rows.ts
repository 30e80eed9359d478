// How a tree is written down: lines of text, variations indented below the action that they replace.

import { nodeOf, start, type Tree, type TreeNode } from './tree';

export interface Written {
  node: TreeNode;
  /** The turn's number, where a turn begins or a row does. */
  turn: number | null;
  /** Whether another side acted before, or a row begins. */
  isOther: boolean;
}

export interface Row {
  /** 0 is the main line. */
  level: number;
  written: Written[];
}

/** How many turns have begun up to an action: p1 begins each, or p2 the first. */
const turnAfter = (turn: number, before: TreeNode, node: TreeNode): number =>
  before.parent === null || (node.side === 'p1' && before.side !== 'p1') ? turn + 1 : turn;

export function rowsOf(tree: Tree): Row[] {
  const rows: Row[] = [];

  function write(from: TreeNode, first: number, level: number, turnBefore: number): void {
    let row: Row = { level, written: [] };
    let before = from;
    let turn = turnBefore;
    let next: number | undefined = first;
    while (next !== undefined) {
      const node = nodeOf(tree, next);
      const turnHere = turnAfter(turn, before, node);
      const isOther = row.written.length === 0 || node.side !== before.side;
      row.written.push({ node, turn: row.written.length === 0 || turnHere !== turn ? turnHere : null, isOther });
      const others = before.children[0] === next ? before.children.slice(1) : [];
      if (others.length > 0) {
        rows.push(row);
        for (const other of others) write(before, other, level + 1, turn);
        row = { level, written: [] };
      }
      before = node;
      turn = turnHere;
      next = node.children[0];
    }
    if (row.written.length > 0) rows.push(row);
  }

  const [first] = nodeOf(tree, start).children;
  if (first !== undefined) write(nodeOf(tree, start), first, 0, 0);
  return rows;
}
