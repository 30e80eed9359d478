import type { Dictionary } from '../index.svelte';
import { refusals } from './refusals';
import { words } from './words';

export const fr: Dictionary = { ...words, ...refusals };
