// What can be had below the lines and moves of an analysis: a line each. A panel is loaded when it is first opened.

import type { Component } from 'svelte';
import type { GameScript } from '../engine/types';
import { explorerWords } from '../explorer/words';
import { t } from '../i18n/index.svelte';
import type { Analysis } from './analysis.svelte';
import type { EngineLines } from './engine_lines.svelte';
import { analysisWords } from './words';

export interface PanelProps {
  analysis: Analysis;
  lines: EngineLines;
  /** The game up to the position that is looked at. */
  script: GameScript;
  /** Plays an action there, into the tree. */
  onChoose: (action: string) => void;
}

export interface Panel {
  name: string;
  label: () => string;
  load: () => Promise<Component<PanelProps>>;
  /** Waited for before the page is shown: where the label's words are the part's own. */
  ready?: () => Promise<void>;
  /** Where it makes sense; everywhere if it does not say. */
  isFor?: (analysis: Analysis) => boolean;
}

export const panels: Panel[] = [
  { name: 'notes', label: () => analysisWords.t('analysis.notes'), load: async () => (await import('./NotesPanel.svelte')).default },
  { name: 'graph', label: () => analysisWords.t('analysis.graph'), load: async () => (await import('./GraphPanel.svelte')).default, isFor: ({ variant }) => !variant.isPuzzle },
  {
    name: 'explorer',
    label: () => explorerWords.t('explorer.title'),
    load: async () => (await import('../explorer/ExplorerPanel.svelte')).default,
    ready: () => explorerWords.load(),
    isFor: ({ variant }) => !variant.isPuzzle,
  },
  { name: 'share', label: () => t('play.share'), load: async () => (await import('../share/SharePanel.svelte')).default },
];

/** All that is said on the page before a panel is opened. */
export async function panelsReady(): Promise<void> {
  await Promise.all([analysisWords.load(), ...panels.map(({ ready }) => ready?.())]);
}
