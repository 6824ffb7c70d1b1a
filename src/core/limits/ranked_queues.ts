import {
  createQueue,
  type FairQueueOptions,
  jobsIn,
  lastOfLoad,
  leastServed,
  type Queue,
  removeFrom,
  type WaitingJob,
} from "./rank_queue.ts";

/** Every fifth turn goes to the next lower rank with waiting jobs, and every fifth of those to the one below it. */
const TURNS_ABOVE = 5;

/** The share of the queue that a rank keeps from higher ranks. */
const KEPT_SHARE = 1 / 8;

/** A new job's network, and the number of jobs that may wait. */
interface VictimQuery {
  network: string | undefined;
  room: number;
}

/** Creates the queues of waiting jobs, one for each rank. */
export function createRankedQueues(options: Pick<FairQueueOptions, "yieldsMs" | "now">) {
  const ranks: Queue[] = [];
  let size = 0;
  let turn = 0;

  function queueOf(rank: number): Queue {
    for (let next = ranks.length; next <= rank; next++) ranks.push(createQueue(options));
    return ranks[rank] ?? createQueue(options);
  }

  function countOf(rank: number, network: string | undefined): number {
    return queueOf(rank).waiting.get(network)?.length ?? 0;
  }

  function add(entry: WaitingJob): void {
    const { waiting } = queueOf(entry.rank);
    waiting.set(entry.network, [...waiting.get(entry.network) ?? [], entry]);
    size += 1;
  }

  /** Removes a job. Returns whether it was still waiting. */
  function remove(entry: WaitingJob): boolean {
    const wasWaiting = removeFrom(queueOf(entry.rank), entry);
    if (wasWaiting) size -= 1;
    return wasWaiting;
  }

  /** Removes the job whose turn is next. Its network goes to the end of its queue. */
  function takeNext(): WaitingJob | undefined {
    const queues = ranks.filter(({ waiting }) => waiting.size > 0).reverse();
    let below = 0;
    for (let left = ++turn; left % TURNS_ABOVE === 0; left /= TURNS_ABOVE) below += 1;
    const queue = queues[Math.min(below, queues.length - 1)];
    const [network, [entry, ...rest]] = (queue && leastServed(queue)) ?? [undefined, []];
    if (!queue || !entry) return undefined;
    queue.waiting.delete(network);
    if (rest.length > 0) queue.waiting.set(network, rest);
    queue.noteServed(network);
    size -= 1;
    return entry;
  }

  /**
   * Finds the job to replace: one of the lowest rank below this one with more than its share, or of a network of this
   * rank with a higher load.
   */
  function findVictim(rank: number, { network, room }: VictimQuery) {
    const below = ranks.slice(0, rank)
      .filter((queue) => jobsIn(queue) > room * KEPT_SHARE)
      .map((queue) => lastOfLoad(queue, 1));
    return below.find((entry) => entry !== undefined) ??
      lastOfLoad(queueOf(rank), countOf(rank, network) + queueOf(rank).servedTo(network) + 2);
  }

  return { size: () => size, countOf, add, remove, takeNext, findVictim };
}
