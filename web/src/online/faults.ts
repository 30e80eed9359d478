// What went wrong, as one sentence.

import { ApiError, NoServer } from '../net/api';
import { Refused, Unanswered } from '../net/messages';
import { o } from './words';

export function faultText(error: unknown): string {
  if (error instanceof ApiError || error instanceof Refused) return error.sentence;
  if (error instanceof NoServer) return o('online.failed');
  if (error instanceof Unanswered) return o('online.unanswered');
  return error instanceof Error ? error.message : String(error);
}
