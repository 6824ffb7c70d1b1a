/** Columns of bits, a bit for each place: 2.5 MB for 10,000 places. Keys share them, so the more the better. */
const COLUMNS = 2_048;

/** Keys that are asked for: all of the first, those of one of several lists, and most of a list. */
export interface Wish {
  all?: readonly string[];
  anyOf?: readonly (readonly string[])[];
  most?: { of: readonly string[]; butFor: number };
}

/** A set of places as bits. */
export type Places = Uint32Array;

/**
 * Keeps which keys numbered places have. Finds all that have the keys of a wish, in some hundreds of operations whatever
 * their number, and a few that have not: keys share columns.
 */
export function createColumns() {
  let words = 0;
  let bits = new Uint32Array();

  function column(key: string): Uint32Array {
    const start = columnOf(key) * words;
    return bits.subarray(start, start + words);
  }

  function grow(): void {
    const [old, oldWords] = [bits, words];
    words = Math.max(32, oldWords * 2);
    bits = new Uint32Array(COLUMNS * words);
    for (let at = 0; at < COLUMNS; at++) {
      bits.set(old.subarray(at * oldWords, (at + 1) * oldWords), at * words);
    }
  }

  function all(keys: readonly string[], among: Places): Places {
    const found = among.slice();
    for (const key of keys) {
      column(key).forEach((word, at) => found[at] = (found[at] ?? 0) & word);
    }
    return found;
  }

  function most({ of: keys, butFor }: { of: readonly string[]; butFor: number }, among: Places) {
    const counts = new Uint8Array(words * 32);
    for (const key of keys) {
      eachPlace(column(key), (place) => counts[place] = (counts[place] ?? 0) + 1);
    }
    const found = among.slice();
    counts.forEach((count, place) => count < keys.length - butFor && mark(found, place, false));
    return found;
  }

  return {
    /** Gives a place its keys, instead of those it had. */
    put(place: number, keys: Iterable<string>): void {
      while (place >= words * 32) grow();
      for (let at = 0; at < COLUMNS; at++) mark(bits, at * words * 32 + place, false);
      for (const key of keys) mark(bits, columnOf(key) * words * 32 + place, true);
    },
    /** Finds the places that have what is wished for. */
    find({ all: needed = [], anyOf, most: many }: Wish): Places {
      let found = all(needed, new Uint32Array(words).fill(~0));
      if (anyOf) found = either(anyOf.map((keys) => all(keys, found)));
      return many ? most(many, found) : found;
    },
  };
}

/** Whether a place is in a set. */
export function has(places: Places, place: number): boolean {
  return ((places[place >> 5] ?? 0) >>> (place & 31) & 1) === 1;
}

function either(sets: readonly Places[]): Places {
  return sets.reduce((one, other) => one.map((word, at) => word | (other[at] ?? 0)));
}

function mark(places: Places, place: number, isSet: boolean): void {
  const [word, bit] = [places[place >> 5] ?? 0, 1 << (place & 31)];
  places[place >> 5] = isSet ? word | bit : word & ~bit;
}

function eachPlace(places: Places, use: (place: number) => void): void {
  places.forEach((word, at) => {
    for (let rest = word; rest !== 0; rest &= rest - 1) {
      use(at * 32 + 31 - Math.clz32(rest & -rest));
    }
  });
}

function columnOf(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x9e3779b1);
  return (hash ^ hash >>> 15) & COLUMNS - 1;
}
