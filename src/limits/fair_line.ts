/** The line is full: the caller may try again after `retryAfterSeconds`. */
export class LineFull extends Error {
  override name = "LineFull";

  constructor(readonly retryAfterSeconds: number) {
    super("Too many are waiting");
  }
}

/** The caller left while it waited, so nothing was done. */
export class LeftLine extends Error {
  override name = "LeftLine";
}

/** Who waits in a line. */
export interface Waiting {
  /** The network, or the account, that its jobs take turns with, and share places with. */
  network: string;
  /**
   * Jobs of a higher rank go first, and in a full line take the place of one of a lower rank: 0 unless told. Ranks are
   * few: each is looked at in turn.
   */
  rank?: number | undefined;
  /** Leaves the line when aborted; a job that has begun ends by itself. */
  signal?: AbortSignal | undefined;
  /** Whether it waits however many others do: for work that cannot be asked for again. */
  isSure?: boolean | undefined;
}

/** Lets a limited number of jobs in at once; the networks of those that wait take turns. */
export interface FairLine {
  <Value>(work: () => Promise<Value>, waiting: Waiting): Promise<Value>;
  /** Returns how many jobs wait. */
  waiting(): number;
  /** Whether a job would find no place now. */
  isFullFor(waiting: Pick<Waiting, "rank" | "network">): boolean;
}

/** Room of a line. */
export interface FairLineOptions {
  /** Jobs done at once. */
  places: number;
  /** Jobs that wait, at most. */
  waiting: number;
  /** Of these, jobs of one network and rank. */
  perNetwork: number;
  /** Seconds after which it is worth trying again. */
  retryAfterSeconds: number;
}

interface Entry {
  enter(): void;
  refuse(error: Error): void;
  isSure: boolean;
}

/** The jobs of one rank that wait, by network. The network whose turn is next comes first. */
type Queue = Map<string, Entry[]>;

/**
 * Makes a line in which nobody waits longer for one network's many jobs than for a few of them: networks take turns,
 * and in a full line a job takes the last place of a lower rank, or of a network of its own rank that has more waiting.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const line = createFairLine({ places: 1, waiting: 8, perNetwork: 4, retryAfterSeconds: 1 });
 * assert.equal(await line(async () => "done", { network: "192.0.2.0/24" }), "done");
 * ```
 */
export function createFairLine(options: FairLineOptions): FairLine {
  const ranks: Queue[] = [];
  let free = options.places;
  let waiting = 0;

  function queueOf(rank: number): Queue {
    while (ranks.length <= rank) ranks.push(new Map());
    return ranks[rank] ?? new Map();
  }

  function leave(): void {
    const queue = ranks.findLast(({ size }) => size > 0);
    if (queue === undefined) {
      free += 1;
      return;
    }
    for (const [network, [entry, ...rest]] of queue) {
      queue.delete(network);
      if (rest.length > 0) queue.set(network, rest);
      waiting -= 1;
      return entry?.enter();
    }
  }

  function makeRoom(rank: number, network: string): void {
    if (isFullFor({ rank, network })) throw new LineFull(options.retryAfterSeconds);
    if (waiting < options.waiting) return;
    const found = findVictim(rank, network);
    if (!found) return;
    remove(found.queue, found.network, found.entry);
    found.entry.refuse(new LineFull(options.retryAfterSeconds));
  }

  function isFullFor({ rank = 0, network }: Pick<Waiting, "rank" | "network">): boolean {
    if (free > 0) return false;
    const own = queueOf(rank).get(network)?.length ?? 0;
    if (own >= options.perNetwork) return true;
    return waiting >= options.waiting && !findVictim(rank, network);
  }

  /** Finds the job that gives up its place: of the lowest rank below, or of a network of this rank that has more waiting. */
  function findVictim(rank: number, network: string) {
    const own = queueOf(rank).get(network)?.length ?? 0;
    for (const queue of ranks.slice(0, rank)) {
      const last = lastOfLongest(queue, 0);
      if (last) return last;
    }
    return lastOfLongest(queueOf(rank), own + 1);
  }

  function remove(queue: Queue, network: string, entry: Entry): boolean {
    const entries = queue.get(network) ?? [];
    const place = entries.indexOf(entry);
    if (place < 0) return false;
    entries.splice(place, 1);
    if (entries.length === 0) queue.delete(network);
    waiting -= 1;
    return true;
  }

  function wait({ network, signal, rank = 0, isSure = false }: Waiting): Promise<void> {
    if (!isSure) makeRoom(rank, network);
    const { promise, resolve: enter, reject: refuse } = Promise.withResolvers<void>();
    const entry: Entry = { enter, refuse, isSure };
    const queue = queueOf(rank);
    function abort(): void {
      if (remove(queue, network, entry)) refuse(new LeftLine("Left while waiting"));
    }
    signal?.addEventListener("abort", abort);
    queue.set(network, [...queue.get(network) ?? [], entry]);
    waiting += 1;
    return promise.finally(() => signal?.removeEventListener("abort", abort));
  }

  async function enter<Value>(work: () => Promise<Value>, asked: Waiting): Promise<Value> {
    if (asked.signal?.aborted) throw new LeftLine("Left before waiting");
    if (free > 0) free -= 1;
    else await wait(asked);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return Object.assign(enter, { waiting: () => waiting, isFullFor });
}

/** Returns the last job of the network that has most waiting, if it has more than `least`. */
function lastOfLongest(queue: Queue, least: number) {
  const [network, entries] = [...queue].reduce<[string, Entry[]]>(
    (most, next) => next[1].length >= most[1].length ? next : most,
    ["", []],
  );
  const entry = entries.findLast(({ isSure }) => !isSure);
  return entries.length > least && entry ? { queue, network, entry } : undefined;
}
