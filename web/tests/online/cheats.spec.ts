// Clients that do not keep to the rules: of the game, of the protocol, of the web.

import { expect, test } from './fixtures';
import { setUp } from '../../src/engine/set_up';
import type { GameScript, Screen } from '../../src/engine/types';
import { Stranger } from './stranger';

interface State {
  played: { action: string }[];
  script: GameScript;
  n: number;
  seats: unknown[];
}

test('illegal, foreign, old and broken actions change nothing, and the game goes on', async ({ server, engine }) => {
  const [ann, ben, eve] = await Promise.all([Stranger.guest(server), Stranger.guest(server), Stranger.guest(server)]);
  const { id: game } = await ann.make({ variant: 'pijersi' });
  expect((await ben.ask('POST', `/api/v1/games/${game}/join`, { seat: 1 })).status).toBe(200);
  // Nobody sits down twice, or in a seat that is taken.
  expect((await ben.ask('POST', `/api/v1/games/${game}/join`, { seat: 0 })).status).toBeGreaterThanOrEqual(400);
  expect((await eve.ask('POST', `/api/v1/games/${game}/join`, {})).status).toBeGreaterThanOrEqual(400);

  const [white, black, watcher] = await Promise.all([ann.socket(), ben.socket(), eve.socket()]);
  for (const socket of [white, black, watcher]) socket.say({ t: 'join', game, seen: 0 });
  const { script } = (await white.hear(({ t }) => t === 'joined')) as unknown as State;
  await Promise.all([black, watcher].map((socket) => socket.hear(({ t }) => t === 'joined')));
  setUp(engine, script);
  const actions = engine.screen<Screen>(-1).actions.map(({ action }) => action);
  const [good, other] = [actions[0]!, actions.at(-1)!];
  const state = async (): Promise<State> => (await eve.ask<State>('GET', `/api/v1/games/${game}`)).body;
  const before = await state();

  const act = { t: 'act', game, ply: 0 };
  const wrong: [typeof white, Record<string, unknown>][] = [
    [white, { ...act, action: 'a1a1' }],
    [white, { ...act, action: 'a1-g6!' }],
    [white, { ...act, action: '' }],
    [white, { ...act, action: 'x'.repeat(5000) }],
    [white, { ...act, action: 17 }],
    [white, { ...act, action: [good] }],
    [white, { ...act, action: null }],
    [white, { ...act }],
    [white, { ...act, ply: 1, action: good }],
    [white, { ...act, ply: -1, action: good }],
    [white, { ...act, ply: 1e18, action: good }],
    [white, { ...act, ply: '0', action: good }],
    [white, { ...act, ply: 0.5, action: good }],
    [white, { ...act, game: 'nowhere0', action: good }],
    [white, { ...act, game: { id: game }, action: good }],
    [white, { t: 'act' }],
    [white, { t: 'made-up', game }],
    [white, { t: ['act'], game }],
    [white, { t: 'answer', game, what: 'draw', yes: true }],
    [white, { t: 'offer', game, what: 'victory' }],
    [white, { t: 'claim', game }],
    [white, { t: 'chat', game, room: 'players', text: 'y'.repeat(301) }],
    [white, { t: 'chat', game, room: 'watchers', text: 'Psst' }],
    // The other side's turn, other people's seats.
    [black, { ...act, action: good }],
    [black, { ...act, seat: 0, action: good }],
    [watcher, { ...act, action: good }],
    [watcher, { ...act, seat: 0, player: 'g:x', action: good }],
    [watcher, { t: 'resign', game }],
    [watcher, { t: 'abort', game }],
    [watcher, { t: 'offer', game, what: 'draw' }],
    [watcher, { t: 'chat', game, room: 'players', text: 'Resign!' }],
  ];
  for (const [socket, message] of wrong) {
    const answer = await socket.ask(message);
    expect(answer, JSON.stringify(message)).toMatchObject({ t: 'refused', code: expect.any(String), sentence: expect.stringMatching(/\.$/) });
  }
  // Rules are cited where a rule forbids it: neighbours only, two cubes at most, one's own.
  for (const [action, rule] of [['a1a1', 'P5'], ['a1g6', 'P5'], ['a4b4', 'P4'], ['f1e1', 'P7']]) {
    expect(await white.ask({ ...act, action }), action).toMatchObject({ t: 'refused', code: 'illegal', rule });
    const { status, body } = await ann.ask('POST', `/api/v1/games/${game}/act`, { ply: 0, action });
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: { code: 'illegal', rule } });
  }
  expect(JSON.stringify(await state())).toBe(JSON.stringify(before));

  expect(await white.ask({ ...act, action: good })).toMatchObject({ t: 'ok' });
  await black.hear(({ kind, ply }) => kind === 'action' && ply === 0);
  const acted = await state();
  expect(acted.played).toHaveLength(1);
  // The same again counts once; another one in its place does not count at all; nor does the past by another's hand.
  expect(await white.ask({ ...act, action: good })).toMatchObject({ t: 'ok' });
  expect(await white.ask({ ...act, action: other })).toMatchObject({ t: 'refused' });
  expect(await black.ask({ ...act, action: other })).toMatchObject({ t: 'refused' });
  expect(await watcher.ask({ ...act, action: good })).toMatchObject({ t: 'refused' });
  // One's own action is not the other's to take over.
  expect(await white.ask({ ...act, ply: 1, action: other })).toMatchObject({ t: 'refused' });
  expect((await state()).n).toBe(acted.n);

  setUp(engine, acted.script);
  const answer = engine.screen<Screen>(-1).actions[0]!.action;
  expect(await black.ask({ ...act, ply: 1, action: answer })).toMatchObject({ t: 'ok' });
  // Numbers without gaps for everybody.
  await white.hear(({ kind, ply }) => kind === 'action' && ply === 1);
  for (const socket of [white, black]) {
    const numbers = socket.messages.filter(({ t }) => t === 'event').map(({ n }) => n!);
    expect(numbers).toEqual(numbers.map((_, i) => numbers[0]! + i));
  }
  for (const socket of [white, black, watcher]) socket.end();
});

test('frames that are malformed or too large end their own connection and nothing else', async ({ server }) => {
  const ann = await Stranger.guest(server);
  const good = await ann.socket();
  await good.hear(({ t }) => t === 'hello');
  const broken: Record<string, [(socket: typeof good) => void, number[]]> = {
    'too large': [(socket) => socket.text(`{"t":"ping","rid":1,"more":"${'x'.repeat(300_000)}"}`), [1009, 0]],
    'claims to be huge': [(socket) => socket.frame(1, Buffer.from('{}'), { claimed: 2n ** 40n }), [1009, 1002, 0]],
    'too large in pieces': [
      (socket) => {
        socket.frame(1, Buffer.alloc(12_000, 'x'), { isFinal: false });
        for (let i = 0; i < 40; ++i) socket.frame(0, Buffer.alloc(12_000, 'x'), { isFinal: false });
      },
      // We go on talking to a closed door, so its last word may be lost.
      [1009, 0],
    ],
    'not masked': [(socket) => socket.frame(1, Buffer.from('{"t":"ping"}'), { isMasked: false }), [1002, 0]],
    'no such opcode': [(socket) => socket.frame(5, Buffer.from('{}')), [1002]],
    'no text': [(socket) => socket.frame(1, Buffer.from([0xc3, 0x28, 0xff])), [1007, 1002]],
    'a long ping': [(socket) => socket.frame(9, Buffer.alloc(200)), [1002]],
  };
  for (const [what, [send, codes]] of Object.entries(broken)) {
    const socket = await ann.socket();
    expect(socket.status).toBe(101);
    send(socket);
    expect(codes, what).toContain(await socket.ended());
  }
  // What is no message is refused, or ends the connection; it is never an error of the server.
  for (const text of ['', '{', 'null', '[]', '42', '"act"', '{"t":null}', '['.repeat(10_000), '{"a":'.repeat(2000), '\u0000']) {
    const socket = await ann.socket();
    await socket.hear(({ t }) => t === 'hello');
    socket.text(text);
    socket.say({ t: 'ping', rid: 7 });
    await socket.hear(({ rid }) => rid === 7).catch(() => undefined);
    expect(socket.closed !== null || socket.messages.some(({ t, rid }) => t === 'refused' && rid !== 7), text.slice(0, 20)).toBe(true);
    socket.end();
  }
  // Of a name that stands twice the last holds, as everywhere.
  good.text('{"t":"act","t":"ping","rid":3}');
  expect(await good.hear(({ rid }) => rid === 3)).toMatchObject({ t: 'ok' });
  expect(await good.ask({ t: 'ping' })).toMatchObject({ t: 'ok' });
  good.end();
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test('other sites and forged cookies get nothing', async ({ server }) => {
  const ann = await Stranger.guest(server);
  for (const origin of ['https://evil.example', 'null', `http://127.0.0.1:${server.port + 1}`, `${server.url}.evil.example`, 'http://localhost']) {
    expect((await ann.socket({ origin })).status, origin).toBe(403);
    expect((await ann.ask('POST', '/api/v1/games', {}, { headers: { Origin: origin } })).status, origin).toBe(403);
  }
  expect((await ann.ask('POST', '/api/v1/games', { variant: 'pijersi' }, { headers: { 'X-Tessera': '' } })).status).toBe(403);

  const [, id, expiry, mac] = ann.cookie.split('=')[1]!.split('.') as [string, string, string, string];
  const ben = await Stranger.guest(server);
  const forged = [
    `g.${id}.${expiry}.${mac.slice(0, -2)}${mac.endsWith('AA') ? 'BB' : 'AA'}`,
    `g.${id}.${Number(expiry) + 1000}.${mac}`,
    `g.${ben.cookie.split('.')[1]}.${expiry}.${mac}`,
    `g.${id}.${expiry}.`,
    `g.${id}.${expiry}`,
    `s.${'A'.repeat(43)}`,
    's.',
    'g...',
    `x.${id}.${expiry}.${mac}`,
    'A'.repeat(3000),
  ];
  const wish = { variant: 'pijersi', clock: null, seats: ['me', 'open'], rated: false, isPrivate: false, side: 'chosen' };
  for (const value of forged) {
    const cookie = `tessera=${value}`;
    expect((await ann.ask<{ kind: string }>('GET', '/api/v1/me', undefined, { cookie })).body.kind, value).toBe('nobody');
    expect((await ann.ask('POST', '/api/v1/games', wish, { cookie })).status, value).toBe(401);
    const socket = await ann.socket({ cookie });
    if (socket.status === 101) {
      expect((await socket.hear(({ t }) => t === 'hello')).you, value).toMatchObject({ kind: 'nobody' });
    } else {
      expect([401, 403], value).toContain(socket.status);
    }
    socket.end();
  }
  expect((await ann.ask('POST', '/api/v1/games', wish)).status).toBeLessThan(300);
  for (const token of ['', 'x', 'A'.repeat(43)]) {
    expect((await ann.ask('POST', '/api/v1/games', wish, { cookie: null, headers: { Authorization: `Bearer ${token}` } })).status).toBe(401);
  }
});

test('pages and answers carry strict headers, and wrong requests get one clear sentence', async ({ server }) => {
  const ann = await Stranger.guest(server);
  const page = await ann.ask('GET', '/online');
  expect(page.status).toBe(200);
  const policy = page.headers.get('content-security-policy')!;
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(page.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  const made = await new Stranger(server).ask('POST', '/api/v1/guest');
  expect(made.headers.getSetCookie().join()).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i);

  const sentence = { error: { code: expect.any(String), sentence: expect.stringMatching(/^[A-Z'].*\.$/) } };
  const wrong: [string, string, unknown, number][] = [
    ['POST', '/api/v1/games', '{', 400],
    ['POST', '/api/v1/games', [], 400],
    ['POST', '/api/v1/games', { variant: 'chess', clock: null, seats: ['me', 'open'], rated: false, isPrivate: false, side: 'chosen' }, 400],
    ['POST', '/api/v1/games', { variant: 'pijersi', clock: { kind: 'fischer', initial: -1, increment: 0 }, seats: ['me', 'open'], rated: false, isPrivate: false, side: 'chosen' }, 400],
    ['POST', '/api/v1/games', { variant: 'pijersi', clock: null, seats: ['me', 'me'], rated: false, isPrivate: false, side: 'chosen' }, 400],
    ['POST', '/api/v1/games', 'x'.repeat(200_000), 413],
    ['GET', '/api/v1/games/..%2f..%2fetc%2fpasswd', undefined, 404],
    ['GET', '/api/v1/games/zzzzzzzz', undefined, 404],
    ['GET', '/api/v1/nothing', undefined, 404],
    ['PUT', '/api/v1/games', {}, 405],
  ];
  for (const [method, path, data, status] of wrong) {
    const answer = await ann.ask(method, path, data);
    const accepted = status === 400 ? [400, 422] : status === 405 ? [404, 405] : [status];
    expect(accepted, `${method} ${path} ${JSON.stringify(answer.body)}`).toContain(answer.status);
    expect(answer.body, `${method} ${path}`).toMatchObject(sentence);
  }
  // No file outside of the pages.
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json', '/%00']) {
    const { body } = await ann.ask('GET', path);
    expect(JSON.stringify(body)).not.toContain('tessera-web');
  }
});

test('who is too quick is told to wait, and nobody learns which accounts there are', async ({ limitedServer: server }) => {
  const ann = await Stranger.guest(server);
  const name = 'Annalena';
  const made = await ann.ask('POST', '/api/v1/accounts', { name, password: 'correct horse battery' });
  expect(made.status).toBeLessThan(300);
  const wrong = await ann.ask('POST', '/api/v1/login', { name, password: 'wrong horse battery' }, { cookie: null });
  const nobody = await ann.ask('POST', '/api/v1/login', { name: 'Nobodyhere', password: 'wrong horse battery' }, { cookie: null });
  expect(wrong.status).toBe(401);
  expect(nobody.status).toBe(wrong.status);
  expect(nobody.body).toEqual(wrong.body);

  const tries = await Promise.all(Array.from({ length: 30 }, () => ann.ask('POST', '/api/v1/login', { name, password: 'guess guess guess' }, { cookie: null })));
  const refused = tries.find(({ status }) => status === 429);
  expect(refused, 'guessing passwords').toBeTruthy();
  expect(Number(refused!.headers.get('retry-after'))).toBeGreaterThan(0);

  // Fewer at once than the connections that an address may have, which are cut without an answer.
  let isRefused = false;
  for (let round = 0; round < 40 && !isRefused; ++round) {
    const asked = await Promise.all(Array.from({ length: 50 }, () => ann.ask('GET', '/api/v1/lobby')));
    isRefused = asked.some(({ status }) => status === 429);
  }
  expect(isRefused, 'asking without end').toBe(true);

  // To connect is to ask, too: who asked without end waits a moment first.
  let socket = await ann.socket();
  await expect(async () => {
    if (socket.status === 429) socket = await ann.socket();
    expect(socket.status).toBe(101);
  }).toPass();
  await socket.hear(({ t }) => t === 'hello');
  for (let i = 0; i < 500; ++i) socket.say({ t: 'ping', rid: i });
  await socket.hear(({ t, code }) => t === 'bye' || t === 'refused' || code !== undefined).catch(() => undefined);
  expect(socket.closed !== null || socket.messages.some(({ t }) => t === 'refused' || t === 'bye')).toBe(true);
  socket.end();
  // Nothing personal stands in the log.
  for (const secret of ['horse', 'guess', name, ann.cookie.split('=')[1]!, '127.0.0.1:5']) expect(server.log).not.toContain(secret);
});
