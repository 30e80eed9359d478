// What went wrong, as one sentence in the player's language. The server's own sentence is the last resort: it is English.

import type { Refusal } from '../engine/types';
import { ApiError, NoServer } from '../net/api';
import { Refused, Unanswered, type Farewell } from '../net/messages';
import { o, oOf } from './words';

/** What was being done, where the same code means something else. */
export type About = 'login' | 'register' | 'change' | 'bye' | '';

function wordOf(code: string, about: About): string | undefined {
  const keys = about ? [`${about}.${code}`, code] : [code];
  return keys.map((key) => ({ key, text: oOf('online.fault', key) })).find(({ key, text }) => text !== key)?.text;
}

export function faultText(error: unknown, about: About = ''): string {
  if (error instanceof ApiError || error instanceof Refused) return wordOf(error.code, about) ?? error.sentence;
  if (error instanceof NoServer) return o(error.mayBeDone ? 'online.failed.perhaps' : 'online.failed');
  if (error instanceof Unanswered) return o(error.wasSent ? 'online.unanswered' : 'online.unsent');
  return error instanceof Error ? error.message : String(error);
}

export const refusalOf = (error: unknown): Refusal => ({ sentence: faultText(error), ...(error instanceof Refused && error.rule ? { rule: error.rule } : {}) });

/** Why the server has closed the connection. */
export function farewellText({ code, sentence }: Pick<Farewell, 'code' | 'sentence'>): string {
  return (code && wordOf(code, 'bye')) ?? sentence;
}
