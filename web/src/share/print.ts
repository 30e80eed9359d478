// A game on paper: its moves and the board as it stands.

import { mount, tick, unmount } from 'svelte';
import { outcomeText, otherEndText } from '../play/words';
import { addressOfLink } from './addresses';
import { viewAt } from './game_views';
import PrintedRecord from './PrintedRecord.svelte';
import type { Sharing } from './sharing.svelte';

/** While it is in the page, paper gets nothing else (style/print.css). */
export async function printed(sharing: Sharing): Promise<void> {
  const { variant, shared, end, extent, outcome } = sharing;
  const at = extent === 'game' ? shared.script.actions.length : sharing.at;
  const isWhole = at === shared.script.actions.length;
  const host = document.createElement('div');
  host.className = 'printed';
  document.body.append(host);
  const sheet = mount(PrintedRecord, {
    target: host,
    props: {
      variant,
      view: await viewAt(sharing.engine, shared.script, at, sharing.viewer, shared.isTurned ?? false),
      played: extent === 'position' ? [] : sharing.played.slice(0, at),
      players: shared.players ?? [],
      start: shared.script,
      end: end ? otherEndText(variant, end) : isWhole && outcome ? outcomeText(variant, outcome) : '',
      address: sharing.link ? addressOfLink(sharing.link) : '',
    },
  });
  await tick();
  // Some browsers return at once and print later.
  addEventListener(
    'afterprint',
    () => {
      void unmount(sheet);
      host.remove();
    },
    { once: true },
  );
  window.print();
}
