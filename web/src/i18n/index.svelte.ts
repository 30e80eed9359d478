// Every word that people read comes through here.

import { IntlMessageFormat } from 'intl-messageformat';
import { settings } from '../play/settings.svelte';
import { en } from './en';

export type Key = keyof typeof en;
export type Dictionary = Record<Key, string>;

/** In the order of HI MI KI's own rulebook, by their own names. */
export const languages: Record<string, string> = {
  fr: 'Français',
  en: 'English',
  it: 'Italiano',
  de: 'Deutsch',
  es: 'Español',
  nl: 'Nederlands',
};

const loaders: Record<string, () => Promise<Dictionary>> = {
  fr: async () => (await import('./fr')).fr,
  it: async () => (await import('./it')).it,
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  nl: async () => (await import('./nl')).nl,
};

const state = $state<{ language: string; words: Dictionary }>({ language: 'en', words: en });
let formats = new Map<string, IntlMessageFormat>();

/** The player's choice, else the first language of the browser that we have. */
export function wantedLanguage(): string {
  if (settings.language in languages) return settings.language;
  for (const tag of navigator.languages) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short === 'en' || short in loaders) return short;
  }
  return 'en';
}

export async function loadLanguage(): Promise<void> {
  const language = wantedLanguage();
  const words = language in loaders ? await loaders[language]!() : en;
  formats = new Map();
  state.language = language;
  state.words = words;
  document.documentElement.lang = language;
}

export const language = (): string => state.language;
/** Languages with a dictionary. */
export const available = (): string[] => Object.keys(languages).filter((code) => code === 'en' || code in loaders);

export type Values = Record<string, string | number>;

/** A message in the player's language, its gaps filled; plurals and numbers as that language has them. */
export function t(key: Key, values?: Values): string {
  const message = state.words[key];
  if (!values) return message;
  let format = formats.get(key);
  if (!format) {
    format = new IntlMessageFormat(message, state.language, undefined, { ignoreTag: true });
    formats.set(key, format);
  }
  return String(format.format(values));
}

/** A message whose key is made of words of the engine; the word itself where no dictionary has it. */
export function tOf(prefix: string, word: string, values?: Values): string {
  const key = `${prefix}.${word}`;
  return key in en ? t(key as Key, values) : word;
}
