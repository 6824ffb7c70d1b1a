import { SLOTS_PER_BLOCK, TimesBlock } from "./times_block.ts";

/** Ring positions are 16-bit. */
const MAX_REQUESTS = 65_535;

/** A slot's number combines its block's number and its place in it; powers of two make the split cheap. */
const BLOCK_SHIFT = Math.log2(SLOTS_PER_BLOCK);
const SLOT_MASK = SLOTS_PER_BLOCK - 1;

/** The accepted requests of every key, addressed by slot. */
export type AcceptedTimes = ReturnType<typeof createAcceptedTimes>;

/**
 * Keeps the accepted times of many keys, up to `requests` each, in blocks outside the garbage-collected heap. A new key
 * goes to the lowest block with room, so the upper ones drain and are released.
 *
 * @throws {RangeError} when `requests` is not a whole number of 1 to 65,535.
 */
export function createAcceptedTimes(requests: number) {
  if (!Number.isInteger(requests) || requests < 1 || requests > MAX_REQUESTS) {
    throw new RangeError(`Cannot limit: ${requests} requests a window`);
  }
  const slots = new Map<string, number>();
  const blocks: (TimesBlock | undefined)[] = [];
  let firstWithRoom = 0;
  let hand = 0;

  function blockOf(slot: number): TimesBlock {
    const block = blocks[slot >> BLOCK_SHIFT];
    if (block === undefined) throw new Error(`Cannot read slot ${slot}: it was dropped`);
    return block;
  }

  /** Gives a new key a slot. The caller has checked that it has none. */
  function open(key: string): number {
    while (blocks[firstWithRoom]?.isFull) firstWithRoom++;
    const block = blocks[firstWithRoom] ??= new TimesBlock(requests);
    const slot = firstWithRoom * SLOTS_PER_BLOCK + block.claim(key);
    slots.set(key, slot);
    return slot;
  }

  /** Looks at the next `count` slots and drops keys whose last request is at or before `cutoff`. */
  function sweep(count: number, cutoff: number): void {
    for (let step = 0; step < count; step++) {
      if (hand >= blocks.length * SLOTS_PER_BLOCK) hand = 0;
      const index = hand >> BLOCK_SHIFT;
      const block = blocks[index];
      if (block === undefined) {
        hand = (index + 1) * SLOTS_PER_BLOCK;
        continue;
      }
      const key = block.idleKey(hand & SLOT_MASK, cutoff);
      if (key !== undefined) drop(key, hand);
      hand++;
    }
  }

  function drop(key: string, slot: number): void {
    const index = slot >> BLOCK_SHIFT;
    const block = blockOf(slot);
    slots.delete(key);
    block.release(slot & SLOT_MASK);
    firstWithRoom = Math.min(firstWithRoom, index);
    if (block.isEmpty) blocks[index] = undefined;
  }

  return {
    /** Returns a key's slot, if it has one. */
    find: (key: string) => slots.get(key),
    open,
    /** Counts the requests accepted after `cutoff`; forgets those at or before it. */
    countSince: (slot: number, cutoff: number) =>
      blockOf(slot).countSince(slot & SLOT_MASK, cutoff),
    /** Returns the time of the oldest request still counted; `Infinity` when there is none. */
    oldest: (slot: number) => blockOf(slot).oldestAt(slot & SLOT_MASK),
    /** Records a request. The caller has checked that it is within the limit. */
    accept: (slot: number, at: number) => blockOf(slot).accept(slot & SLOT_MASK, at),
    sweep,
    /** Keys that have a slot. */
    get size() {
      return slots.size;
    },
    /** Bytes held outside the heap. */
    get bytes() {
      return blocks.reduce((sum, block) => sum + (block?.bytes ?? 0), 0);
    },
  };
}
