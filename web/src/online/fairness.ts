// Whether the server kept its word: commitment = SHA-256(salt ‖ seed).

import type { Fairness } from '../net/messages';

export type Verdict = 'waiting' | 'yes' | 'no' | 'unable';

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> | null =>
  /^([0-9a-f]{2})+$/i.test(hex) ? Uint8Array.from(hex.match(/../g)!, (pair) => parseInt(pair, 16)) : null;

export async function verified({ commitment, seed, salt }: Fairness): Promise<Verdict> {
  if (!seed || !salt) return 'waiting';
  // Only pages over https or on this very device may use it.
  if (!globalThis.crypto?.subtle) return 'unable';
  const [saltBytes, seedBytes] = [bytesOf(salt), bytesOf(seed)];
  if (!saltBytes || !seedBytes) return 'no';
  const joined = new Uint8Array(saltBytes.length + seedBytes.length);
  joined.set(saltBytes);
  joined.set(seedBytes, saltBytes.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', joined));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment.toLowerCase() ? 'yes' : 'no';
}
