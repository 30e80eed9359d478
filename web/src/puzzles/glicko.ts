// Glicko-2 as Mark Glickman describes it in "Example of the Glicko-2 system" (2013): the steps have his numbers, the letters are his.

export interface Rated {
  rating: number;
  /** How unsure the rating is: within twice as much of it with 95 %. */
  deviation: number;
  /** How much the rating is expected to swing. */
  volatility: number;
}

export interface Result {
  opponent: Rated;
  /** 1 won, 0 lost. */
  score: number;
}

export const newcomer: Rated = { rating: 1500, deviation: 350, volatility: 0.06 };

/** The system's constant: how far volatility may change at once. */
const tau = 0.5;
const scale = 173.7178;
const accuracy = 0.000001;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);

/** How likely the first one wins, the second one's uncertainty counted. */
export function expected(one: Rated, other: Rated): number {
  return 1 / (1 + Math.exp((-g(other.deviation / scale) * (one.rating - other.rating)) / scale));
}

/** After a rating period with these results; without any, only the deviation grows. */
export function rated(before: Rated, results: Result[]): Rated {
  const phi = before.deviation / scale;
  if (results.length === 0) return { ...before, deviation: Math.min(newcomer.deviation, scale * Math.hypot(phi, before.volatility)) };
  // Steps 3 and 4: the variance of the rating by the results alone, and by how much they would change it.
  let inverse = 0;
  let sum = 0;
  for (const { opponent, score } of results) {
    const weight = g(opponent.deviation / scale);
    const chance = expected(before, opponent);
    inverse += weight * weight * chance * (1 - chance);
    sum += weight * (score - chance);
  }
  const v = 1 / inverse;
  const sigma = volatilityAfter(before.volatility, phi, v, v * sum);
  // Steps 6 to 8.
  const widened = Math.hypot(phi, sigma);
  const after = 1 / Math.sqrt(1 / widened ** 2 + 1 / v);
  return { rating: before.rating + scale * after * after * sum, deviation: Math.min(newcomer.deviation, scale * after), volatility: sigma };
}

/** Step 5: the root of f by the Illinois algorithm. */
function volatilityAfter(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi * phi + v + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (tau * tau);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + v) high = Math.log(delta * delta - phi * phi - v);
  else {
    let k = 1;
    while (f(a - k * tau) < 0) k += 1;
    high = a - k * tau;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > accuracy) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else atLow /= 2;
    high = middle;
    atHigh = atMiddle;
  }
  return Math.exp(low / 2);
}
