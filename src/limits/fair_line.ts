/** The queue is full. The caller may try again after `retryAfterSeconds`. */
export class LineFull extends Error {
  override name = "LineFull";

  constructor(readonly retryAfterSeconds: number) {
    super("Too many are waiting");
  }
}

/** The caller left the queue while it waited, so nothing was done. */
export class LeftLine extends Error {
  override name = "LeftLine";
}

/** Options of a waiting job. */
export interface Waiting {
  /** The network that shares turns and room among its jobs. */
  network: string;
  /**
   * Jobs of a higher rank run first, except on every fifth turn, and replace a lower-ranked job in a full
   * queue, except an eighth of it. Defaults to 0. Use few ranks, because each is checked in turn.
   */
  rank?: number | undefined;
  /** Leaves the queue when aborted. A job that has started runs to its end. */
  signal?: AbortSignal | undefined;
  /** Whether it may wait however long the queue is. For work that can't be requested again. */
  isSure?: boolean | undefined;
}

/** Runs a limited number of jobs at once. The networks of waiting jobs take turns. */
export interface FairLine {
  <Value>(work: () => Promise<Value>, waiting: Waiting): Promise<Value>;
  /** Returns the number of waiting jobs. */
  waiting(): number;
  /** Changes how many jobs may wait from now on. Those that wait already stay. */
  resize(room: Pick<FairLineOptions, "waiting" | "perNetwork">): void;
  /** Returns whether a job would be rejected now. */
  isFullFor(waiting: Pick<Waiting, "rank" | "network">): boolean;
}

/** Capacity of a queue. */
export interface FairLineOptions {
  /** Jobs that run at once. */
  slots: number;
  /** Most jobs that may wait. */
  waiting: number;
  /** Most waiting jobs of one network and rank. */
  perNetwork: number;
  /** Seconds after which a retry makes sense. */
  retryAfterSeconds: number;
}

/** Every fifth turn goes to the next rank below that waits, and every fifth of those to the one below that. */
const TURNS_ABOVE = 5;

/** The share of the queue that no higher rank takes from a rank. */
const KEPT_SHARE = 1 / 8;

/** A waiting job. */
interface WaitingJob {
  rank: number;
  network: string;
  isSure: boolean;
  enter(): void;
  refuse(error: Error): void;
}

/** The waiting jobs of one rank, by network. The network whose turn is next comes first. */
type Queue = Map<string, WaitingJob[]>;

/**
 * Creates a queue in which a network with many jobs delays others no longer than one with a few: networks take turns,
 * and when the queue is full, a job replaces the last job of a lower rank, or of a network of its own rank that has more
 * jobs waiting.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const line = createFairLine({ slots: 1, waiting: 8, perNetwork: 4, retryAfterSeconds: 1 });
 * assert.equal(await line(async () => "done", { network: "192.0.2.0/24" }), "done");
 * ```
 */
export function createFairLine(options: FairLineOptions): FairLine {
  const queues = createQueues();
  let { waiting: room, perNetwork } = options;
  let free = options.slots;

  function isFullFor({ rank = 0, network }: Pick<Waiting, "rank" | "network">): boolean {
    if (free > 0) return false;
    if (queues.countOf(rank, network) >= perNetwork) return true;
    return queues.size() >= room && !queues.findVictim(rank, { network, room });
  }

  function makeRoom(rank: number, network: string): void {
    const full = new LineFull(options.retryAfterSeconds);
    if (isFullFor({ rank, network })) throw full;
    const victim = queues.size() < room ? undefined : queues.findVictim(rank, { network, room });
    if (victim && queues.remove(victim)) victim.refuse(full);
  }

  function wait({ network, signal, rank = 0, isSure = false }: Waiting): Promise<void> {
    if (!isSure) makeRoom(rank, network);
    const { promise, resolve: enter, reject: refuse } = Promise.withResolvers<void>();
    const entry: WaitingJob = { rank, network, isSure, enter, refuse };
    function abort(): void {
      if (queues.remove(entry)) refuse(new LeftLine("Left while waiting"));
    }
    signal?.addEventListener("abort", abort);
    queues.add(entry);
    return promise.finally(() => signal?.removeEventListener("abort", abort));
  }

  async function enter<Value>(work: () => Promise<Value>, asked: Waiting): Promise<Value> {
    if (asked.signal?.aborted) throw new LeftLine("Left before waiting");
    if (free > 0) free -= 1;
    else await wait(asked);
    try {
      return await work();
    } finally {
      const next = queues.takeNext();
      if (next) next.enter();
      else free += 1;
    }
  }

  function resize(to: Pick<FairLineOptions, "waiting" | "perNetwork">): void {
    ({ waiting: room, perNetwork } = to);
  }

  return Object.assign(enter, { waiting: queues.size, resize, isFullFor });
}

/** Creates the queues of waiting jobs, one for each rank. */
function createQueues() {
  const ranks: Queue[] = [];
  let size = 0;
  let turn = 0;

  function queueOf(rank: number): Queue {
    while (ranks.length <= rank) ranks.push(new Map());
    return ranks[rank] ?? new Map();
  }

  function countOf(rank: number, network: string): number {
    return queueOf(rank).get(network)?.length ?? 0;
  }

  function add(entry: WaitingJob): void {
    const queue = queueOf(entry.rank);
    queue.set(entry.network, [...queue.get(entry.network) ?? [], entry]);
    size += 1;
  }

  /** Removes a job. Returns whether it was still waiting. */
  function remove(entry: WaitingJob): boolean {
    const queue = queueOf(entry.rank);
    const entries = queue.get(entry.network) ?? [];
    const index = entries.indexOf(entry);
    if (index < 0) return false;
    entries.splice(index, 1);
    if (entries.length === 0) queue.delete(entry.network);
    size -= 1;
    return true;
  }

  /** Removes the job whose turn is next. Its network goes to the end of its queue. */
  function takeNext(): WaitingJob | undefined {
    const queues = ranks.filter((queue) => queue.size > 0).reverse();
    let below = 0;
    for (let left = ++turn; left % TURNS_ABOVE === 0; left /= TURNS_ABOVE) below += 1;
    const queue = queues[Math.min(below, queues.length - 1)];
    const [network, [entry, ...rest]] = queue?.entries().next().value ?? ["", []];
    if (!queue || !entry) return undefined;
    queue.delete(network);
    if (rest.length > 0) queue.set(network, rest);
    size -= 1;
    return entry;
  }

  /**
   * Finds the job that is replaced: one of the lowest rank below that has more than its share, or of a network
   * of this rank with more jobs waiting.
   */
  function findVictim(rank: number, { network, room }: { network: string; room: number }) {
    const below = ranks.slice(0, rank)
      .filter((queue) => jobsIn(queue) > room * KEPT_SHARE)
      .map((queue) => lastOfLongest(queue, 0));
    return below.find((entry) => entry !== undefined) ??
      lastOfLongest(queueOf(rank), countOf(rank, network) + 1);
  }

  return { size: () => size, countOf, add, remove, takeNext, findVictim };
}

function jobsIn(queue: Queue): number {
  return [...queue.values()].reduce((count, entries) => count + entries.length, 0);
}

/** Returns the last job of the network with most jobs waiting, if that has more than `least`. */
function lastOfLongest(queue: Queue, least: number): WaitingJob | undefined {
  const longest = [...queue.values()].reduce(
    (most, next) => next.length >= most.length ? next : most,
    [],
  );
  return longest.length > least ? longest.findLast(({ isSure }) => !isSure) : undefined;
}
