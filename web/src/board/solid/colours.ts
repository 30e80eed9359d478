// The colours of the page's theme, for things that style sheets do not reach.

const variables = {
  cell: '--cell',
  cellDark: '--cell-dark',
  cellHome: '--cell-home',
  cellTarget: '--cell-target',
  cellLast: '--cell-last',
  cellName: '--cell-name',
  line: '--board-line',
  wall: '--wall',
  wallLine: '--wall-line',
  terrain: '--terrain',
  terrainText: '--terrain-text',
  light: '--piece-light',
  lightEdge: '--piece-light-edge',
  dark: '--piece-dark',
  darkEdge: '--piece-dark-edge',
  fireOnLight: '--fire-on-light',
  waterOnLight: '--water-on-light',
  woodOnLight: '--wood-on-light',
  fireOnDark: '--fire-on-dark',
  waterOnDark: '--water-on-dark',
  woodOnDark: '--wood-on-dark',
  accent: '--accent',
  onAccent: '--on-accent',
  hint: '--hint',
  good: '--good',
  bad: '--bad',
  font: '--font',
} as const;

export type Colours = Record<keyof typeof variables, string> & {
  /** What the board is made of: `wood`, `slate`, `contrast`. */
  material: string;
};

export function coloursNow(): Colours {
  const style = getComputedStyle(document.documentElement);
  const read = Object.entries(variables).map(([name, variable]) => [name, style.getPropertyValue(variable).trim()]);
  return { ...(Object.fromEntries(read) as Record<keyof typeof variables, string>), material: document.documentElement.dataset.board ?? 'wood' };
}

export const groundColour = (colours: Colours, ground: string): string =>
  ({ dark: colours.cellDark, 'home-p1': colours.cellHome, 'home-p2': colours.cellHome, target: colours.cellTarget })[ground] ?? colours.cell;

/** Elements by colour too; their shapes alone are enough. */
export function elementColour(colours: Colours, element: string, isLight: boolean): string {
  if (element === 'H') return isLight ? colours.fireOnLight : colours.fireOnDark;
  if (element === 'M') return isLight ? colours.waterOnLight : colours.waterOnDark;
  return isLight ? colours.woodOnLight : colours.woodOnDark;
}
