/** The smallest convex polygon round these points, in order (Andrew's monotone chain). */
export function hullOf(points: [number, number][]): [number, number][] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turnsLeft = (a: [number, number], b: [number, number], c: [number, number]): boolean =>
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 1e-12;
  const chain = (all: [number, number][]): [number, number][] => {
    const kept: [number, number][] = [];
    for (const point of all) {
      while (kept.length > 1 && !turnsLeft(kept[kept.length - 2]!, kept[kept.length - 1]!, point)) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}
