// What the player has chosen for all games, kept on the device.

export type Theme = 'system' | 'light' | 'dark';
export type View = 'auto' | 'flat' | 'solid';

export interface Settings {
  language: string;
  theme: Theme;
  view: View;
  boardTheme: 'wood' | 'slate' | 'contrast';
  coordinates: boolean;
  sounds: boolean;
  /** `system` follows the device. */
  motion: 'system' | 'full' | 'none';
  textMode: boolean;
  /** The level last chosen, for the next game. */
  level: number;
}

const key = 'tessera.settings';
const defaults: Settings = {
  language: '',
  theme: 'system',
  view: 'auto',
  boardTheme: 'wood',
  coordinates: true,
  sounds: false,
  motion: 'system',
  textMode: false,
  level: 3,
};

function kept(): Settings {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...defaults };
  }
}

export const settings: Settings = $state(kept());

/** Changes a setting and keeps it. Where the device keeps nothing, it holds until the page is closed. */
export function choose<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // Private windows may forbid it.
  }
  applyTheme();
}

export function applyTheme(): void {
  const isDark =
    settings.theme === 'dark' || (settings.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  document.documentElement.dataset.board = settings.boardTheme;
  document.documentElement.dataset.motion = isStill() ? 'none' : 'full';
}

/** Whether nothing should move by itself. */
export function isStill(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'none';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
