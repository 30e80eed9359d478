// What a search tells in lines of UGI.

import { infoOf } from './info_line';
import type { Thought } from './types';

/** What the last line of a search says. */
export function thoughtOf(lines: string[]): Thought {
  const thought: Thought = { action: null, depth: 0, line: [] };
  for (const text of lines) {
    const words = text.split(' ');
    if (words[0] === 'bestmove') thought.action = words[1] && words[1] !== 'none' ? words[1] : null;
    const info = infoOf(text);
    if (!info) continue;
    const { depth, line, centi, win } = info;
    delete thought.centi;
    delete thought.win;
    Object.assign(thought, { depth, line }, centi === undefined ? {} : { centi }, win === undefined ? {} : { win });
  }
  return thought;
}
