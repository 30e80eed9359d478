// Why something cannot be shared or read, in the player's language as far as it goes; details are the engine's own sentence.

import type { Fault } from '../engine/share_answers';
import { shareWords } from './words';

const keyed = ['damaged', 'newer', 'too_long', 'points'] as const;

export function faultText(fault: Fault): string {
  const key = keyed.find((one) => one === fault.key);
  if (key) return shareWords.t(`share.fault.${key}`);
  const sentence = `${fault.sentence.charAt(0).toUpperCase()}${fault.sentence.slice(1)}.`;
  // Readers of records name line and column themselves.
  if (fault.line === undefined || /^line \d/i.test(sentence)) return sentence;
  return shareWords.t('share.fault.line', { line: fault.line, sentence });
}
