// How the player likes to analyse, kept on the device.

export interface Choices {
  /** Whether the engine thinks along. */
  isOn: boolean;
  /** How many lines it tells, 1 to 5. */
  lines: number;
  arrows: boolean;
}

const key = 'tessera.analysis';
const defaults: Choices = { isOn: true, lines: 3, arrows: true };

function kept(): Choices {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Choices>) };
  } catch {
    return { ...defaults };
  }
}

export const choices: Choices = $state(kept());

export function chooseForAnalysis<K extends keyof Choices>(name: K, value: Choices[K]): void {
  choices[name] = value;
  try {
    localStorage.setItem(key, JSON.stringify(choices));
  } catch {
    // Private windows may forbid it.
  }
}
