/** Keys per block, a power of two: 1 MB at 120 requests, small enough to release soon. */
export const SLOTS_PER_BLOCK = 1_024;

/** Cells of a slot's row. One row is half a cache line: a decision reads it and not the 1 KB ring. */
const OLDEST = 0;
const NEWEST = 1;
const HEAD = 2;
const COUNT = 3;
const ROW = 4;

/**
 * The accepted times of up to {@link SLOTS_PER_BLOCK} keys, in milliseconds: a ring of `requests` times per slot, and
 * a row that says where the ring begins and what its ends hold. Both are plain numbers outside the garbage-collected
 * heap.
 */
export class TimesBlock {
  readonly #requests: number;
  readonly #times: Float64Array;
  readonly #rows = new Float64Array(SLOTS_PER_BLOCK * ROW);
  readonly #keys = new Array<string | undefined>(SLOTS_PER_BLOCK).fill(undefined);
  readonly #free = Uint16Array.from({ length: SLOTS_PER_BLOCK }, (_, slot) => slot);
  #freeCount = SLOTS_PER_BLOCK;

  /** Makes a block of empty slots, each with room for `requests` times. */
  constructor(requests: number) {
    this.#requests = requests;
    this.#times = new Float64Array(SLOTS_PER_BLOCK * requests);
    for (let slot = 0; slot < SLOTS_PER_BLOCK; slot++) this.#clear(slot);
  }

  /** Whether no slot is left. */
  get isFull(): boolean {
    return this.#freeCount === 0;
  }

  /** Whether no key is held. */
  get isEmpty(): boolean {
    return this.#freeCount === SLOTS_PER_BLOCK;
  }

  /** Bytes outside the heap, nearly all of them in the rings. */
  get bytes(): number {
    return this.#times.byteLength + this.#rows.byteLength + this.#free.byteLength;
  }

  /** Takes a free slot for a key. The caller has checked {@link TimesBlock.isFull}. */
  claim(key: string): number {
    const slot = cell(this.#free, --this.#freeCount);
    this.#keys[slot] = key;
    return slot;
  }

  /** Releases an idle slot. Its times may stay: they are older than any future cutoff. */
  release(slot: number): void {
    this.#keys[slot] = undefined;
    this.#free[this.#freeCount++] = slot;
  }

  /** Returns the slot's key if its last request is at or before `cutoff`; nothing if it is active or free. */
  idleKey(slot: number, cutoff: number): string | undefined {
    return cell(this.#rows, slot * ROW + NEWEST) <= cutoff ? this.#keys[slot] : undefined;
  }

  /** Counts the requests after `cutoff`; forgets those at or before it. */
  countSince(slot: number, cutoff: number): number {
    if (cell(this.#rows, slot * ROW + OLDEST) <= cutoff) this.#forget(slot, cutoff);
    return cell(this.#rows, slot * ROW + COUNT);
  }

  /** Returns the time of the oldest request still held; `Infinity` when there is none. */
  oldestAt(slot: number): number {
    return cell(this.#rows, slot * ROW + OLDEST);
  }

  /** Appends a request to a ring that has room. */
  accept(slot: number, at: number): void {
    const row = slot * ROW;
    const count = cell(this.#rows, row + COUNT);
    this.#times[this.#position(slot, cell(this.#rows, row + HEAD) + count)] = at;
    this.#rows[row + NEWEST] = at;
    this.#rows[row + COUNT] = count + 1;
    if (count === 0) this.#rows[row + OLDEST] = at;
  }

  #forget(slot: number, cutoff: number): void {
    const row = slot * ROW;
    if (cell(this.#rows, row + NEWEST) <= cutoff) return this.#clear(slot);
    let head = cell(this.#rows, row + HEAD);
    let count = cell(this.#rows, row + COUNT);
    while (cell(this.#times, this.#position(slot, head)) <= cutoff) {
      head = (head + 1) % this.#requests;
      count--;
    }
    this.#rows[row + HEAD] = head;
    this.#rows[row + COUNT] = count;
    this.#rows[row + OLDEST] = cell(this.#times, this.#position(slot, head));
  }

  #clear(slot: number): void {
    const row = slot * ROW;
    this.#rows[row + OLDEST] = Infinity;
    this.#rows[row + NEWEST] = -Infinity;
    this.#rows[row + HEAD] = 0;
    this.#rows[row + COUNT] = 0;
  }

  #position(slot: number, place: number): number {
    return slot * this.#requests + (place < this.#requests ? place : place - this.#requests);
  }
}

/** Reads a cell that always exists; the fallback only satisfies the type checker. */
function cell(cells: Float64Array | Uint16Array, index: number): number {
  return cells[index] ?? 0;
}
