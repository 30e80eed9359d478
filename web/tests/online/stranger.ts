// Somebody without a browser: plain requests, with or without what a page would send along.

import { RawSocket, type Opening } from './raw_socket';
import type { MadeGame, NewGame } from './player';
import { fischer } from './player';
import type { Server } from './server';

export interface Answer<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}

export interface Asked {
  cookie?: string | null;
  headers?: Record<string, string>;
}

export class Stranger {
  cookie = '';

  constructor(readonly server: Server) {}

  static async guest(server: Server): Promise<Stranger> {
    const stranger = new Stranger(server);
    const { headers, status } = await stranger.ask('POST', '/api/v1/guest');
    if (status >= 300) throw new Error(`No guest: ${status}`);
    stranger.keep(headers);
    return stranger;
  }

  keep(headers: Headers): void {
    this.cookie = headers.getSetCookie().find((one) => one.startsWith('tessera='))!.split(';')[0]!;
  }

  /** As a page asks, unless told otherwise. */
  async ask<T = unknown>(method: string, path: string, data?: unknown, { cookie = this.cookie, headers = {} }: Asked = {}): Promise<Answer<T>> {
    const response = await fetch(`${this.server.url}${path}`, {
      method,
      headers: {
        'X-Tessera': '1',
        Origin: this.server.url,
        ...(data === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(cookie ? { Cookie: cookie } : {}),
        ...headers,
      },
      ...(data === undefined ? {} : { body: typeof data === 'string' ? data : JSON.stringify(data) }),
    });
    const text = await response.text();
    let body: unknown = text;
    try {
      body = JSON.parse(text);
    } catch {
      // Pages and records are no JSON.
    }
    return { status: response.status, body: body as T, headers: response.headers };
  }

  async make(game: NewGame): Promise<MadeGame> {
    const wish = { clock: fischer(600), seats: ['me', 'open'], rated: false, isPrivate: false, side: 'chosen', ...game };
    const { status, body } = await this.ask<MadeGame>('POST', '/api/v1/games', wish);
    if (status >= 300) throw new Error(`No game: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  async socket(opening: Opening = {}): Promise<RawSocket> {
    return RawSocket.open(this.server.port, { cookie: this.cookie, ...opening });
  }
}
