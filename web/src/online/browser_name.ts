// What a browser says of itself, in two words.

const browsers: [RegExp, string][] = [
  [/Firefox\//, 'Firefox'],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** The text itself where it tells neither. */
export function browserName(agent: string): string {
  const found = [browsers, systems].flatMap((list) => list.find(([sign]) => sign.test(agent))?.[1] ?? []);
  return found.length > 0 ? found.join(' · ') : agent;
}
