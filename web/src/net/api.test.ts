import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, NoServer } from './api';

const page = { status: 502, ok: false, headers: new Headers({ 'Content-Type': 'text/html' }) };
const fault = (work: Promise<unknown>): Promise<NoServer> => work.then(() => Promise.reject(new Error('it was answered')), (error: unknown) => error as NoServer);

describe.each([
  ['the network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['what stands before the server', () => Promise.resolve(page)],
])('where %s fails', (_, answer) => {
  afterEach(() => vi.unstubAllGlobals());

  it('reading has changed nothing, and anything else perhaps has', async () => {
    vi.stubGlobal('fetch', answer);
    for (const work of [api.me(), api.lobby()]) expect(await fault(work)).toEqual(expect.objectContaining({ mayBeDone: false }));
    for (const work of [api.takeSeat('abc123', {}), api.endPairing()]) {
      const error = await fault(work);
      expect(error).toBeInstanceOf(NoServer);
      expect(error.mayBeDone).toBe(true);
    }
  });
});
