import { expect, it } from 'vitest';
import { rowsOf } from './rows';
import { emptyTree, start, withAction, withLine, type Played } from './tree';

const played = (text: string): Played => ({ action: text.slice(1), notation: text.slice(1), side: text[0] === '1' ? 'p1' : 'p2' });
const written = (tree: ReturnType<typeof emptyTree>): string[] =>
  rowsOf(tree).map(({ level, written: row }) => `${'  '.repeat(level)}${row.map(({ node, turn, isOther }) => `${turn === null ? '' : `${turn}.`}${isOther ? '/' : ''}${node.notation}`).join(' ')}`);

it('nothing is written of nothing', () => {
  expect(rowsOf(emptyTree())).toEqual([]);
});

it('turns of several actions are numbered once', () => {
  const { tree } = withLine(emptyTree(), start, ['1a', '1b', '2c', '2d', '1e'].map(played));
  expect(written(tree)).toEqual(['1./a b /c d 2./e']);
});

it('variations stand below what they replace, and the line goes on after them', () => {
  let { tree, id } = withLine(emptyTree(), start, ['1a', '2b', '1c'].map(played));
  ({ tree, id } = withAction(tree, id - 2, played('2x')));
  ({ tree } = withAction(tree, id, played('1y')));
  ({ tree } = withAction(tree, id, played('1z')));
  ({ tree } = withAction(tree, start, played('1q')));
  expect(written(tree)).toEqual(['1./a', '  1./q', '1./b', '  1./x 2./y', '    2./z', '2./c']);
});
