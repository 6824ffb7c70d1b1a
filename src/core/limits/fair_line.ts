import { createFixedWindow } from "./fixed_window.ts";

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
export interface QueueEntry {
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

/** Runs a limited number of jobs at once. The networks of waiting jobs take turns; see `createFairLine`. */
export interface FairLine {
  <Value>(work: () => Promise<Value>, waiting: QueueEntry): Promise<Value>;
  /** Returns the number of waiting jobs. */
  waiting(): number;
  /** Changes how many jobs may wait from now on. Those that wait already stay. */
  resize(room: Pick<FairLineOptions, "waiting" | "perNetwork">): void;
  /** Returns whether a job would be rejected now. */
  isFullFor(waiting: Pick<QueueEntry, "rank" | "network">): boolean;
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
  /**
   * Milliseconds for which a network that was served yields to others of its rank that were served less. By default
   * only waiting jobs count.
   */
  yieldsMs?: number | undefined;
  /** Monotonic milliseconds. */
  now?: (() => number) | undefined;
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

/** The waiting jobs of one rank. */
interface Queue {
  /** The jobs by network. Of networks that were served equally often, the first has the next turn. */
  waiting: Map<string, WaitingJob[]>;
  /** How many jobs of a network left the queue for a slot, within `yieldsMs`. Jobs that found a free slot don't count. */
  servedTo(network: string): number;
  noteServed(network: string): void;
}

/**
 * Creates a queue in which a network with many jobs delays others no longer than one with a few. A network's load is
 * its jobs that wait, and those that were served within `yieldsMs`: the network that was served least has the next turn,
 * and when the queue is full, a job replaces the last job of a lower rank, or of a network of its own rank that has a
 * higher load. A network that was just served can therefore not keep out one that was not.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const line = createFairLine({ slots: 1, waiting: 8, perNetwork: 4, retryAfterSeconds: 1 });
 * assert.equal(await line(async () => "done", { network: "192.0.2.0/24" }), "done");
 * ```
 */
export function createFairLine(options: FairLineOptions): FairLine {
  const queues = createQueues(options);
  let { waiting: room, perNetwork } = options;
  let free = options.slots;

  function isFullFor({ rank = 0, network }: Pick<QueueEntry, "rank" | "network">): boolean {
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

  function wait({ network, signal, rank = 0, isSure = false }: QueueEntry): Promise<void> {
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

  async function enter<Value>(work: () => Promise<Value>, asked: QueueEntry): Promise<Value> {
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
function createQueues(options: Pick<FairLineOptions, "yieldsMs" | "now">) {
  const ranks: Queue[] = [];
  let size = 0;
  let turn = 0;

  function queueOf(rank: number): Queue {
    for (let next = ranks.length; next <= rank; next++) ranks.push(createQueue(options));
    return ranks[rank] ?? createQueue(options);
  }

  function countOf(rank: number, network: string): number {
    return queueOf(rank).waiting.get(network)?.length ?? 0;
  }

  function add(entry: WaitingJob): void {
    const { waiting } = queueOf(entry.rank);
    waiting.set(entry.network, [...waiting.get(entry.network) ?? [], entry]);
    size += 1;
  }

  /** Removes a job. Returns whether it was still waiting. */
  function remove(entry: WaitingJob): boolean {
    const { waiting } = queueOf(entry.rank);
    const entries = waiting.get(entry.network) ?? [];
    const index = entries.indexOf(entry);
    if (index < 0) return false;
    entries.splice(index, 1);
    if (entries.length === 0) waiting.delete(entry.network);
    size -= 1;
    return true;
  }

  /** Removes the job whose turn is next. Its network goes to the end of its queue. */
  function takeNext(): WaitingJob | undefined {
    const queues = ranks.filter(({ waiting }) => waiting.size > 0).reverse();
    let below = 0;
    for (let left = ++turn; left % TURNS_ABOVE === 0; left /= TURNS_ABOVE) below += 1;
    const queue = queues[Math.min(below, queues.length - 1)];
    const network = queue ? leastServed(queue) : "";
    const [entry, ...rest] = queue?.waiting.get(network) ?? [];
    if (!queue || !entry) return undefined;
    queue.waiting.delete(network);
    if (rest.length > 0) queue.waiting.set(network, rest);
    queue.noteServed(network);
    size -= 1;
    return entry;
  }

  /**
   * Finds the job that is replaced: one of the lowest rank below that has more than its share, or of a network of this
   * rank with a higher load.
   */
  function findVictim(rank: number, { network, room }: { network: string; room: number }) {
    const below = ranks.slice(0, rank)
      .filter((queue) => jobsIn(queue) > room * KEPT_SHARE)
      .map((queue) => lastOfLoad(queue, 1));
    return below.find((entry) => entry !== undefined) ??
      lastOfLoad(queueOf(rank), countOf(rank, network) + queueOf(rank).servedTo(network) + 2);
  }

  return { size: () => size, countOf, add, remove, takeNext, findVictim };
}

function createQueue(
  { yieldsMs = 0, now = () => performance.now() }: Pick<FairLineOptions, "yieldsMs" | "now">,
): Queue {
  const served = createFixedWindow(yieldsMs);
  return {
    waiting: new Map(),
    servedTo: (network) => yieldsMs > 0 ? served.countOf(network, now()) : 0,
    noteServed: (network) => yieldsMs > 0 && served.note(network, now()),
  };
}

/** Returns the first network among those that were served least. */
function leastServed({ waiting, servedTo }: Queue): string {
  let [least, leastTurns] = ["", Infinity];
  for (const network of waiting.keys()) {
    const turns = servedTo(network);
    if (turns < leastTurns) [least, leastTurns] = [network, turns];
    if (turns === 0) break;
  }
  return least;
}

function jobsIn({ waiting }: Queue): number {
  return [...waiting.values()].reduce((count, entries) => count + entries.length, 0);
}

/** Returns the last job of the network with the highest load, if that is at least `least`. */
function lastOfLoad({ waiting, servedTo }: Queue, least: number): WaitingJob | undefined {
  let [highest, victim]: [number, WaitingJob | undefined] = [least, undefined];
  for (const [network, entries] of waiting) {
    const load = entries.length + servedTo(network);
    const last = load >= highest ? entries.findLast(({ isSure }) => !isSure) : undefined;
    if (last) [highest, victim] = [load, last];
  }
  return victim;
}
