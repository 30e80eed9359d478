import { describe, expect, it } from 'vitest';
import {
  actionsTo, emptyTree, lineThrough, mainLine, nodeOf, promoted, start, variationOf, withAction, withComment, withEvaluation, withLine, without, withSign,
  type Played, type Tree,
} from './tree';

const played = (action: string, i: number): Played => ({ action, notation: action.toUpperCase(), side: i % 2 === 0 ? 'p1' : 'p2' });
const line = (...actions: string[]): Played[] => actions.map(played);

/** a b c, and after a instead of b: x y, and instead of y: z. */
function branched(): { tree: Tree; ids: Record<string, number> } {
  let { tree, id } = withLine(emptyTree(), start, line('a', 'b', 'c'));
  const ids: Record<string, number> = { c: id, b: id - 1, a: id - 2 };
  ({ tree, id } = withAction(tree, ids.a!, played('x', 1)));
  ids.x = id;
  ({ tree, id } = withAction(tree, ids.x, played('y', 0)));
  ids.y = id;
  ({ tree, id } = withAction(tree, ids.x, played('z', 0)));
  ids.z = id;
  return { tree, ids };
}
const actions = (nodes: { action: string }[]): string => nodes.map(({ action }) => action).join('');

describe('a tree of actions', () => {
  it('goes on, branches, and goes again where it went before', () => {
    const { tree, ids } = branched();
    expect(actions(mainLine(tree))).toBe('abc');
    expect(actionsTo(tree, ids.z!)).toEqual(['a', 'x', 'z']);
    const again = withAction(tree, ids.a!, played('x', 1));
    expect(again.id).toBe(ids.x);
    expect(again.tree).toBe(tree);
  });

  it('knows the line on which a node lies', () => {
    const { tree, ids } = branched();
    expect(actions(lineThrough(tree, ids.x!))).toBe('axy');
    expect(actions(lineThrough(tree, start))).toBe('abc');
  });

  it('promotes the innermost variation first', () => {
    const { tree, ids } = branched();
    expect(variationOf(tree, ids.z!)).toBe(ids.z);
    expect(variationOf(tree, ids.c!)).toBeNull();
    const once = promoted(tree, ids.z!);
    expect(actions(mainLine(once))).toBe('abc');
    expect(nodeOf(once, ids.x!).children).toEqual([ids.z, ids.y]);
    const twice = promoted(once, ids.z!);
    expect(actions(mainLine(twice))).toBe('axz');
    expect(promoted(twice, ids.z!)).toBe(twice);
  });

  it('loses what follows with what is deleted, and nothing else', () => {
    const { tree, ids } = branched();
    const less = without(tree, ids.x!);
    expect(Object.keys(less.nodes)).toHaveLength(4);
    expect(nodeOf(less, ids.a!).children).toEqual([ids.b]);
    expect(() => nodeOf(less, ids.z!)).toThrow('there is no node');
    expect(without(tree, start)).toBe(tree);
    expect(Object.keys(tree.nodes)).toHaveLength(7);
  });

  it('never gives an id twice', () => {
    const { tree, ids } = branched();
    const { id } = withAction(without(tree, ids.z!), start, played('q', 0));
    expect(id).not.toBe(ids.z);
  });

  it('keeps comments and signs until they are taken away', () => {
    const { tree, ids } = branched();
    const noted = withSign(withComment(tree, ids.b!, 'why not x'), ids.b!, '?!');
    expect(nodeOf(noted, ids.b!)).toMatchObject({ comment: 'why not x', sign: '?!' });
    expect(nodeOf(withSign(withComment(noted, ids.b!, ''), ids.b!, null), ids.b!)).toEqual(nodeOf(tree, ids.b!));
  });

  it('keeps the deepest evaluation', () => {
    const { tree, ids } = branched();
    const deep = withEvaluation(tree, ids.a!, { depth: 5, centi: 30 });
    expect(nodeOf(withEvaluation(deep, ids.a!, { depth: 4, centi: 90 }), ids.a!).evaluation).toEqual({ depth: 5, centi: 30 });
    expect(nodeOf(withEvaluation(deep, ids.a!, { depth: 6, win: -3 }), ids.a!).evaluation).toEqual({ depth: 6, win: -3 });
  });
});
