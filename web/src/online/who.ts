// Who plays in this browser, agreed among its tabs: they have one cookie.

import { api } from '../net/api';
import type { Me } from '../net/messages';

const name = 'tessera-session';

async function ask(): Promise<Me> {
  const me = await api.me();
  return me.kind === 'nobody' ? api.becomeGuest() : me;
}

/** Makes a guest of who is nobody. One tab at a time: two that ask at once would become two guests, and only one of them has the cookie. */
export function somebody(): Promise<Me> {
  // Without TLS browsers have no locks.
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks.request(name, ask) : ask();
}

/** Tells the other tabs, and hears of them, that it is somebody else now. */
export class OtherTabs {
  private readonly channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);

  constructor(heard: (id: string | undefined) => void) {
    this.channel?.addEventListener('message', ({ data }: MessageEvent<string | undefined>) => heard(data));
  }

  tell(id: string | undefined): void {
    this.channel?.postMessage(id);
  }
}
