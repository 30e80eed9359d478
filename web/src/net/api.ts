// The HTTP API: /api/v1. What goes wrong is an `ApiError` with the server's sentence.

import type { ClockKind, Fairness, GameState, Lobby, Me, Summary } from './messages';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly sentence: string,
    readonly rule?: string,
  ) {
    super(sentence);
  }
}
/** Nothing that speaks our language answers: no network, or pages without a server. */
export class NoServer extends Error {
  /** Whether what was asked for would have changed something, and may have been done all the same. */
  constructor(readonly mayBeDone = false) {
    super();
  }
}

const root = '/api/v1';

/** Told when the server does not know any more who asks: the session was ended elsewhere. */
export const lapse = { heard: (): void => undefined };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const mayBeDone = method !== 'GET';
  let response: Response;
  try {
    response = await fetch(root + path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { ...(method === 'GET' ? {} : { 'X-Tessera': '1' }), ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new NoServer(mayBeDone);
  }
  if (response.status === 204) return undefined as T;
  // Where files are served without a server, every address is the start page.
  if (!response.headers.get('Content-Type')?.includes('application/json')) throw new NoServer(mayBeDone);
  const answer = (await response.json().catch(() => null)) as unknown;
  if (response.ok) return answer as T;
  const error = (answer as { error?: { code?: string; sentence?: string; rule?: string } } | null)?.error;
  if (response.status === 401 && error?.code === 'nobody') lapse.heard();
  throw new ApiError(response.status, error?.code ?? 'unknown', error?.sentence ?? response.statusText, error?.rule);
}

const get = <T>(path: string): Promise<T> => ask('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask('POST', path, body);
const remove = <T>(path: string, body?: unknown): Promise<T> => ask('DELETE', path, body);
const name = encodeURIComponent;

/** Lists come as such or under a name. */
const listed = <T>(answer: unknown, key: string): T[] => (Array.isArray(answer) ? answer : ((answer as Record<string, T[]> | null)?.[key] ?? []));

export type SeatWish = 'me' | 'open' | 'invited' | { bot: number } | { mukyan: 'fair' | 'ruthless' };
export interface GameWish {
  variant: string;
  setup?: string;
  clock: ClockKind | null;
  seats: SeatWish[];
  rated: boolean;
  isPrivate: boolean;
  side: 'chosen' | 'random';
}
export interface GameMade {
  id: string;
  key?: string;
  seatKeys?: Record<string, string>;
}
export interface Rating {
  variant: string;
  rating: number;
  deviation: number;
  games: number;
}
export interface Profile {
  id?: string;
  name: string;
  since?: number;
  created?: number;
  isBot?: boolean;
  games?: number;
  /** By who asks. */
  isBlocked?: boolean;
  ratings: Rating[];
}
export interface RatingPoint {
  at: number;
  rating: number;
  deviation: number;
}
export interface Ranked {
  name: string;
  isBot?: boolean;
  rating: number;
  deviation: number;
  games?: number;
}
export interface DailyEntry {
  name: string;
  cost: number;
  millis: number;
}
export interface Session {
  id: string;
  label: string;
  created: number;
  used: number;
  isThis?: boolean;
  current?: boolean;
}
export interface Token {
  id: string;
  name?: string;
  label?: string;
  created: number;
}
export interface Blocked {
  player: string;
  name?: string;
}

export const api = {
  me: () => get<Me>('/me'),
  becomeGuest: () => post<Me>('/guest'),
  register: (account: { name: string; password: string }) => post<Me>('/accounts', account),
  login: (account: { name: string; password: string }) => post<Me>('/login', account),
  logout: () => post<void>('/logout'),
  changePassword: (old: string, fresh: string) => post<void>('/password', { old, new: fresh }),
  sessions: async () => listed<Session>(await get('/sessions'), 'sessions'),
  endSession: (id: string) => remove<void>(`/sessions/${name(id)}`),
  exportAddress: `${root}/me/export`,
  /** Accounts prove by the password who they are; guests have none. */
  deleteMe: (password?: string) => remove<void>('/me', password === undefined ? {} : { password }),

  makeGame: (wish: GameWish) => post<GameMade>('/games', wish),
  games: async (query: { player?: string; variant?: string; state?: GameState['state']; before?: number; limit?: number }) => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    return listed<Summary>(await get(`/games?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`), 'games');
  },
  takeSeat: (id: string, wish: { seat?: number; key?: string }) => post<unknown>(`/games/${name(id)}/join`, wish),
  leaveSeat: (id: string) => post<unknown>(`/games/${name(id)}/leave`),
  /** All free seats to computers, by the game's maker. */
  fill: (id: string, level: number) => post<unknown>(`/games/${name(id)}/fill`, { level }),
  withdraw: (id: string) => remove<void>(`/games/${name(id)}`),
  stateAddress: (id: string, key?: string) => `${root}/games/${name(id)}${key ? `?key=${name(key)}` : ''}`,
  recordAddress: (id: string, key?: string) => `${root}/games/${name(id)}/record${key ? `?key=${name(key)}` : ''}`,
  fairness: (id: string) => get<Fairness>(`/games/${name(id)}/fairness`),

  pair: (wish: { variant: string; clock: ClockKind; rated: boolean }) => post<{ game?: string } | undefined>('/pairing', wish),
  endPairing: () => remove<void>('/pairing'),
  lobby: () => get<Lobby>('/lobby'),
  tv: async () => listed<Summary>(await get('/tv'), 'games'),

  player: (who: string) => get<Profile>(`/players/${name(who)}`),
  ratings: async (who: string, variant: string) => listed<RatingPoint>(await get(`/players/${name(who)}/ratings/${name(variant)}`), 'ratings'),
  leaderboard: async (variant: string) => listed<Ranked>(await get(`/leaderboards/${name(variant)}`), 'players'),
  daily: async (date: string) => listed<DailyEntry>(await get(`/daily/${name(date)}`), 'entries'),
  enterDaily: (date: string, actions: string[], millis: number) => post<unknown>(`/daily/${name(date)}`, { actions, millis }),

  blocks: async () => listed<Blocked | string>(await get('/blocks'), 'blocks').map((one): Blocked => (typeof one === 'string' ? { player: one } : one)),
  block: (player: string) => post<void>('/blocks', { player }),
  unblock: (player: string) => remove<void>('/blocks', { player }),
  report: (player: string, text: string, game?: string) => post<void>('/reports', { player, text, ...(game ? { game } : {}) }),
  tokens: async () => listed<Token>(await get('/tokens'), 'tokens'),
  makeToken: (label: string) => post<{ id: string; token: string }>('/tokens', { name: label }),
  endToken: (id: string) => remove<void>(`/tokens/${name(id)}`),

  pushKey: () => get<{ key?: string }>('/push/key'),
  push: (subscription: unknown) => post<void>('/push', subscription),
  endPush: (endpoint: string) => remove<void>('/push', { endpoint }),
};
