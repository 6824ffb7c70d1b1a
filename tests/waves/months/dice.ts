/** Random numbers that a seed determines (mulberry32). */
export function dice(seed: number) {
  let state = seed >>> 0;
  let places = 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    /** Returns a number that no other place has. */
    place: () => ++places,
    between: (low: number, high: number) => low + (high - low) * next(),
    whole: (below: number) => Math.floor(next() * below),
    logNormal: (median: number, sigma: number) => median * Math.exp(sigma * normal()),
    poisson(mean: number): number {
      if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
      const floor = Math.exp(-mean);
      let count = 0;
      for (let product = next(); product > floor; product *= next()) count += 1;
      return count;
    },
  };
}

/** The random numbers of one listing. */
export type Dice = ReturnType<typeof dice>;
