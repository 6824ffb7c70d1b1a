/** Returns a number from 0 (included) to 1 (excluded), like Math.random. */
export type Random = () => number;

/** Creates a generator that is the same for the same seed: xorshift with 32 bits of state (Marsaglia 2003). */
export function seededRandom(seed: number): Random {
  // Zero would stay zero, and small seeds begin with similar numbers, so the constant mixes them.
  let state = Math.imul(seed + 1, 0x9e3779b1) || 1;
  return function random() {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Returns the items in random order, without changing the given array. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
