import { createRankedQueues } from "./ranked_queues.ts";
import type { FairQueueOptions, WaitingJob } from "./rank_queue.ts";

/** The queue is full. The caller may try again after `retryAfterSeconds`. */
export class QueueFull extends Error {
  override name = "QueueFull";

  constructor(readonly retryAfterSeconds: number) {
    super("Too many are waiting");
  }
}

/** The caller left the queue while it waited, so nothing was done. */
export class LeftQueue extends Error {
  override name = "LeftQueue";
}

/** Options of a waiting job. */
export interface QueueEntry {
  /** The network that shares turns and room among its jobs. Undefined for jobs of the operator. */
  network: string | undefined;
  /**
   * Jobs of a higher rank run first, except on every fifth turn, and replace a lower-ranked job in a full
   * queue, except an eighth of it. Defaults to 0. Use few ranks, because each is checked in turn.
   */
  rank?: number | undefined;
  /** Removes the job from the queue when aborted. A job that has started runs to its end. */
  signal?: AbortSignal | undefined;
  /** Whether the job may wait even if the queue is full. For work that can't be requested again. */
  isSure?: boolean | undefined;
}

/** Runs a limited number of jobs at once. The networks of waiting jobs take turns; see `createFairQueue`. */
export interface FairQueue {
  <Value>(work: () => Promise<Value>, waiting: QueueEntry): Promise<Value>;
  /** Returns the number of waiting jobs. */
  waiting(): number;
  /** Changes how many jobs may wait from now on. Jobs that are already waiting stay. */
  resize(room: Pick<FairQueueOptions, "waiting" | "perNetwork">): void;
  /** Returns whether a job would be rejected now. */
  isFullFor(waiting: Pick<QueueEntry, "rank" | "network">): boolean;
}

/**
 * Creates a queue in which a network with many jobs delays others no more than one with a few. A network's load is the
 * number of its jobs that are waiting or were served within `yieldsMs`. The network that was served least has the next
 * turn. When the queue is full, a new job replaces the last job of a lower rank, or of a network of its own rank with a
 * higher load. So a network that was just served can't keep out one that wasn't.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const queue = createFairQueue({ slots: 1, waiting: 8, perNetwork: 4, retryAfterSeconds: 1 });
 * assert.equal(await queue(async () => "done", { network: "192.0.2.0/24" }), "done");
 * ```
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const queues = createRankedQueues(options);
  let { waiting: room, perNetwork } = options;
  let free = options.slots;

  function isFullFor({ rank = 0, network }: Pick<QueueEntry, "rank" | "network">): boolean {
    if (free > 0) return false;
    if (queues.countOf(rank, network) >= perNetwork) return true;
    return queues.size() >= room && !queues.findVictim(rank, { network, room });
  }

  function makeRoom(rank: number, network: string | undefined): void {
    const full = new QueueFull(options.retryAfterSeconds);
    if (isFullFor({ rank, network })) throw full;
    const victim = queues.size() < room ? undefined : queues.findVictim(rank, { network, room });
    if (victim && queues.remove(victim)) victim.refuse(full);
  }

  function wait({ network, signal, rank = 0, isSure = false }: QueueEntry): Promise<void> {
    if (!isSure) makeRoom(rank, network);
    const { promise, resolve: enter, reject: refuse } = Promise.withResolvers<void>();
    const entry: WaitingJob = { rank, network, isSure, enter, refuse };
    function abort(): void {
      if (queues.remove(entry)) refuse(new LeftQueue("Left while waiting"));
    }
    signal?.addEventListener("abort", abort);
    queues.add(entry);
    return promise.finally(() => signal?.removeEventListener("abort", abort));
  }

  async function enter<Value>(work: () => Promise<Value>, queueEntry: QueueEntry): Promise<Value> {
    if (queueEntry.signal?.aborted) throw new LeftQueue("Left before waiting");
    if (free > 0) free -= 1;
    else await wait(queueEntry);
    try {
      return await work();
    } finally {
      const next = queues.takeNext();
      if (next) next.enter();
      else free += 1;
    }
  }

  function resize(to: Pick<FairQueueOptions, "waiting" | "perNetwork">): void {
    ({ waiting: room, perNetwork } = to);
  }

  return Object.assign(enter, { waiting: queues.size, resize, isFullFor });
}
