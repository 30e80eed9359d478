// Every game for two, from the lobby to its end, in two real browsers.

import { expect, test } from './fixtures';
import { begin, expectEnd, playOn, shown } from './playing';

for (const variant of ['himiki', 'himiki-1', 'himiki-expert', 'himiki-expert-1', 'versus', 'versus-91', 'pijersi', 'remparts']) {
  test(`${variant} is played to its end by two browsers, with reloads`, async ({ arrive, engine }) => {
    const players = await Promise.all([arrive(), arrive()]);
    const [first, second] = players;
    const id = await begin(first!, second!, { variant });
    const played = await playOn(engine, players, id, 0, {
      before: async (ply) => {
        // A reload in the middle changes nothing.
        if (ply !== 5 && ply !== 8) return;
        const player = players[ply % 2]!;
        await player.page.reload();
        await shown(player, ply, 'running');
      },
    });
    expect(played).toBeGreaterThan(6);
    const { outcome } = await expectEnd(players, id, played);
    expect(outcome).toMatchObject({ result: expect.stringMatching(/^(p1win|p2win|draw)$/) });
    await expect(first!.page.getByTestId('fairness')).toHaveAttribute('data-verified', 'yes');
    // The record is there for everybody now, and the engine reads it.
    const record = await first!.context.request.get(`/api/v1/games/${id}/record`);
    expect(record.ok()).toBe(true);
    expect(await record.text()).toContain(variant.split('-')[0]);
  });
}

for (const variant of ['mukyan', 'mukyan-1']) {
  test(`${variant} is played to its end against dice that the server rolls`, async ({ arrive, engine }) => {
    const player = await arrive();
    const { id } = await player.make({ variant, clock: null, seats: ['me', { mukyan: 'fair' }] });
    await player.open(id);
    await shown(player, 0, 'running');
    let played = 0;
    while (!player.messages(id).some(({ kind }) => kind === 'ended')) {
      await playOn(engine, [player], id, played, { most: played + 1, isStrong: () => true });
      // His answer comes by itself.
      await expect
        .poll(() => player.messages(id).some(({ kind, seat, ply }) => kind === 'ended' || (kind === 'action' && seat === 1 && ply! > played)), { intervals: [5, 10, 20] })
        .toBe(true);
      played = Math.max(...player.messages(id).map(({ kind, ply }) => (kind === 'action' ? ply! + 1 : 0)));
      await shown(player, played);
    }
    await expectEnd([player], id, played);
    await expect(player.page.getByTestId('fairness')).toHaveAttribute('data-verified', 'yes');
  });
}
