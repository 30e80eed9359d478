import { expect, it } from 'vitest';
import type { ChatLine } from '../net/messages';
import { othersIn } from './others';

const line = (name: string, player?: string, seat: number | null = null): ChatLine => ({ room: 'watchers', seat, name, text: 'Hello', at: 0, ...(player ? { player } : {}) });

it('everybody who plays or has spoken is met once, but not oneself', () => {
  const seats = [{ player: { id: 'a:1', name: 'Ann' } }, { bot: 3 }, { player: { name: 'gone' } }];
  const chat = [line('Eve', 'g:2'), line('Ann', 'a:1', 0), line('Eve', 'g:2'), line('gone'), line('Fay', 'a:3')];
  expect(othersIn({ seats, chat }, 'a:3')).toEqual([
    { id: 'a:1', name: 'Ann' },
    { id: 'g:2', name: 'Eve' },
  ]);
});
