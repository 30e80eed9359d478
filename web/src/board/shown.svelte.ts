// Which board is shown: what the player chose, as far as this device can draw it.

import type { Component } from 'svelte';
import { choose, settings } from '../play/settings.svelte';
import { solidSupport } from './solid/support';
import type { BoardView } from './view';

export type SolidBoard = Component<{ view: BoardView; onLost: () => void }>;

const state = $state({ isLost: false });
let loading: Promise<SolidBoard> | null = null;

export function shownBoard(): 'flat' | 'solid' {
  if (settings.view === 'flat' || state.isLost) return 'flat';
  const support = solidSupport();
  return support === 'well' || (support === 'slowly' && settings.view === 'solid') ? 'solid' : 'flat';
}

/** The player wants what this device cannot draw. */
export const isSolidMissing = (): boolean => settings.view === 'solid' && shownBoard() === 'flat';

export function loseSolid(): void {
  state.isLost = true;
}

/** From one to the other. What was lost may work again: graphics chips are taken away from pages and given back. */
export function switchBoard(): void {
  const wanted = shownBoard() === 'solid' ? 'flat' : 'solid';
  state.isLost = false;
  choose('view', wanted);
}

/** All that solid boards need is a part of its own, loaded when the first of them is wanted. */
export function loadSolid(): Promise<SolidBoard> {
  loading ??= import('./solid/SolidBoard.svelte').then(
    ({ default: board }) => board,
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
