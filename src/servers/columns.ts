/** Columns of bits, a bit for each slot: 2.5 MB for 10,000 slots. Keys share them, so the more the better. */
const COLUMNS = 2_048;

/** Keys that are asked for: all of the first, those of one of several lists, and most of a list. */
export interface Wish {
  all?: readonly string[];
  anyOf?: readonly (readonly string[])[];
  most?: { of: readonly string[]; butFor: number };
}

/** A set of slots as bits. */
export type Slots = Uint32Array;

/**
 * Keeps which keys numbered slots have. Finds all that have the keys of a wish, in some hundreds of operations whatever
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

  function all(keys: readonly string[], among: Slots): Slots {
    const found = among.slice();
    for (const key of keys) {
      column(key).forEach((word, at) => found[at] = (found[at] ?? 0) & word);
    }
    return found;
  }

  function most({ of: keys, butFor }: { of: readonly string[]; butFor: number }, among: Slots) {
    const counts = new Uint8Array(words * 32);
    for (const key of keys) {
      eachSlot(column(key), (slot) => counts[slot] = (counts[slot] ?? 0) + 1);
    }
    const found = among.slice();
    counts.forEach((count, slot) => count < keys.length - butFor && mark(found, slot, false));
    return found;
  }

  return {
    /** Gives a slot its keys, instead of those it had. */
    put(slot: number, keys: Iterable<string>): void {
      while (slot >= words * 32) grow();
      for (let at = 0; at < COLUMNS; at++) mark(bits, at * words * 32 + slot, false);
      for (const key of keys) mark(bits, columnOf(key) * words * 32 + slot, true);
    },
    /** Finds the slots that have what is wished for. */
    find({ all: needed = [], anyOf, most: many }: Wish): Slots {
      let found = all(needed, new Uint32Array(words).fill(~0));
      if (anyOf) found = either(anyOf.map((keys) => all(keys, found)));
      return many ? most(many, found) : found;
    },
  };
}

/** Whether a slot is in a set. */
export function has(slots: Slots, slot: number): boolean {
  return ((slots[slot >> 5] ?? 0) >>> (slot & 31) & 1) === 1;
}

function either(sets: readonly Slots[]): Slots {
  return sets.reduce((one, other) => one.map((word, at) => word | (other[at] ?? 0)));
}

function mark(slots: Slots, slot: number, isSet: boolean): void {
  const [word, bit] = [slots[slot >> 5] ?? 0, 1 << (slot & 31)];
  slots[slot >> 5] = isSet ? word | bit : word & ~bit;
}

function eachSlot(slots: Slots, use: (slot: number) => void): void {
  slots.forEach((word, at) => {
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
