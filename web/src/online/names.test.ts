import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError, NoServer } from '../net/api';
import { Refused, Unanswered } from '../net/messages';
import { farewellText, faultText } from './faults';
import { playerName, shownName } from './naming';
import { numbered } from './numbered';
import { onlineWords } from './words';

// Words ask for the browser's languages; here they are English ones.
vi.stubGlobal('navigator', { languages: ['en'] });

beforeAll(() => onlineWords.load());

describe('a fault', () => {
  it('is told in the words of the page, whatever the server says', () => {
    expect(faultText(new ApiError(409, 'taken', 'Something of the server.'))).toBe('This name is taken.');
    expect(faultText(new Refused('conflict', 'Something of the server.'))).toMatch(/not possible now/);
  });
  it('means what was being done', () => {
    const wrong = new ApiError(401, 'wrong', '');
    expect(faultText(wrong, 'login')).toBe('Name or password is wrong.');
    expect(faultText(wrong)).toBe('The password is wrong.');
  });
  it('that no dictionary knows is told as the server tells it', () => {
    expect(faultText(new ApiError(418, 'teapot', 'This is a teapot.'))).toBe('This is a teapot.');
  });
  it('of a broken connection says whether anything was sent', () => {
    expect(faultText(new Unanswered(false))).toBe('No connection; nothing was sent.');
    expect(faultText(new Unanswered())).toMatch(/broke before/);
  });
  it('says that nothing was changed only where that is known', () => {
    expect(faultText(new NoServer())).toMatch(/Nothing was changed/);
    expect(faultText(new NoServer(true))).toMatch(/not known whether that was done/);
  });
});

describe('a farewell of the server', () => {
  const bye = { sentence: 'Something of the server.' };

  it('is told by its code in the words of the page', () => {
    expect(farewellText({ ...bye, code: 'stopping' })).toMatch(/being restarted/);
    expect(farewellText({ ...bye, code: 'too_much' })).toMatch(/too much/);
    expect(farewellText({ ...bye, code: 'too_slow' })).toMatch(/keep up/);
    expect(farewellText({ ...bye, code: 'signed_out' })).toMatch(/session has ended/);
  });
  it('is told as the server tells it where the code is missing or new', () => {
    expect(farewellText(bye)).toBe(bye.sentence);
    expect(farewellText({ ...bye, code: 'something new' as never })).toBe(bye.sentence);
  });
});

describe('a name', () => {
  it('of a guest is in the language of the page, of an account as it is', () => {
    expect(shownName('Guest 0cb9')).toBe('Guest 0cb9');
    expect(shownName('Guest_0cb9')).toBe('Guest_0cb9');
    expect(shownName('Ann')).toBe('Ann');
    expect(shownName('gone')).toBe('somebody who has left');
  });
});

it('a seat without a person is called by what plays there', () => {
  expect([{ bot: 3 }, { mukyan: 'fair' as const }, { mukyan: 'ruthless' as const }, { open: true }, {}].map(playerName)).toEqual([
    'Computer, level 3',
    'Muk Yan',
    'Muk Yan, ruthless',
    'free',
    'somebody',
  ]);
});

it('a title is preceded by how many games wait, once', () => {
  expect(numbered('Rules · Tessera', 2)).toBe('(2) Rules · Tessera');
  expect(numbered('(2) Rules · Tessera', 1)).toBe('(1) Rules · Tessera');
  expect(numbered('(1) Rules · Tessera', 0)).toBe('Rules · Tessera');
});
