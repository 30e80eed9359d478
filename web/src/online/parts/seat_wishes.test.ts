import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variantOf } from '../../games/catalog';
import { choicesFor, gameWish, mayBeRated, turnedTo, usualChoices, type GameForm } from './seat_wishes';

const clock = { kind: 'fischer', initial: 600_000, increment: 5000 } as const;
const form = (id: string, changes: Partial<GameForm> = {}): GameForm => {
  const variant = variantOf(id)!;
  return { variant, setup: '', clock, side: 0, others: usualChoices(variant), levels: [4, 4, 4, 4], isRated: false, isPrivate: false, ...changes };
};

describe('a form for a new game', () => {
  it('asks for what the protocol has', () => {
    const path = new URL('../../../../tests/data/messages/http_new_game.json', import.meta.url);
    expect(gameWish(form('himiki-2v2', { others: ['open', 'open', 'invited', 'bot'] }), false)).toEqual(JSON.parse(readFileSync(path, 'utf8')));
  });
  it('puts its maker on the seat that was chosen', () => {
    expect(gameWish(form('pijersi', { side: 1 }), false)).toMatchObject({ seats: ['open', 'me'], side: 'chosen' });
    expect(gameWish(form('pijersi', { side: 'random' }), false)).toMatchObject({ seats: ['me', 'open'], side: 'random' });
  });
  it('keeps who sits where beside its maker, whichever seat that is', () => {
    expect(turnedTo(['open', 'bot'], 0, 1)).toEqual(['bot', 'open']);
    expect(turnedTo(['me', 'left', 'partner', 'right'], 0, 1)).toEqual(['right', 'me', 'left', 'partner']);
    expect(turnedTo(['right', 'me', 'left', 'partner'], 1, 0)).toEqual(['me', 'left', 'partner', 'right']);
  });
  it('has a level for every computer', () => {
    const seats = gameWish(form('himiki-2v2', { others: ['open', 'bot', 'open', 'bot'], levels: [1, 2, 3, 4] }), false).seats;
    expect(seats).toEqual(['me', { bot: 2 }, 'open', { bot: 4 }]);
  });
  it('has Muk Yan where he belongs', () => {
    expect(gameWish(form('mukyan'), false).seats).toEqual(['me', { mukyan: 'fair' }]);
    expect(choicesFor(variantOf('mukyan')!, 1)).toEqual(['fair', 'ruthless']);
  });
});

describe('a game is rated', () => {
  it('between two accounts with a clock only', () => {
    expect(mayBeRated(form('pijersi'), true)).toBe(true);
    expect(mayBeRated(form('pijersi'), false)).toBe(false);
    expect(mayBeRated(form('pijersi', { clock: null }), true)).toBe(false);
    expect(mayBeRated(form('pijersi', { others: ['open', 'bot'] }), true)).toBe(false);
    expect(mayBeRated(form('himiki-2v2'), true)).toBe(false);
  });
  it('never because of a box that was ticked before', () => {
    expect(gameWish(form('pijersi', { isRated: true }), false).rated).toBe(false);
  });
});
