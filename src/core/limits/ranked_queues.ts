import { createFixedWindow } from "./fixed_window.ts";

/** Capacity of a queue. */
export interface FairQueueOptions {
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

/** Every fifth turn goes to the next lower rank with waiting jobs, and every fifth of those to the one below it. */
const TURNS_ABOVE = 5;

/** The share of the queue that a rank keeps from higher ranks. */
const KEPT_SHARE = 1 / 8;

/** A waiting job. */
export interface WaitingJob {
  rank: number;
  network: string | undefined;
  isSure: boolean;
  enter(): void;
  refuse(error: Error): void;
}

/** The waiting jobs of one rank. */
interface Queue {
  /** The jobs by network. Of networks that were served equally often, the first has the next turn. */
  waiting: Map<string | undefined, WaitingJob[]>;
  /**
   * Number of a network's jobs that left the queue for a slot, within `yieldsMs`. Jobs that found a free slot don't
   * count.
   */
  servedTo(network: string | undefined): number;
  noteServed(network: string | undefined): void;
}

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

function removeFrom({ waiting }: Queue, entry: WaitingJob): boolean {
  const entries = waiting.get(entry.network) ?? [];
  const index = entries.indexOf(entry);
  if (index < 0) return false;
  entries.splice(index, 1);
  if (entries.length === 0) waiting.delete(entry.network);
  return true;
}

function createQueue(
  { yieldsMs = 0, now = () => performance.now() }: Pick<FairQueueOptions, "yieldsMs" | "now">,
): Queue {
  const served = createFixedWindow(yieldsMs);
  return {
    waiting: new Map(),
    servedTo: (network) =>
      network !== undefined && yieldsMs > 0 ? served.countOf(network, now()) : 0,
    noteServed: (network) => network !== undefined && yieldsMs > 0 && served.note(network, now()),
  };
}

/** Returns the first network among those that were served least, with its jobs. */
function leastServed(
  { waiting, servedTo }: Queue,
): [network: string | undefined, jobs: WaitingJob[]] | undefined {
  let least: [string | undefined, WaitingJob[]] | undefined;
  let leastTurns = Infinity;
  for (const jobs of waiting) {
    const turns = servedTo(jobs[0]);
    if (turns < leastTurns) {
      least = jobs;
      leastTurns = turns;
    }
    if (turns === 0) break;
  }
  return least;
}

function jobsIn({ waiting }: Queue): number {
  return [...waiting.values()].reduce((count, entries) => count + entries.length, 0);
}

/** Returns the last job of the network with the highest load, if that is at least `least`. */
function lastOfLoad({ waiting, servedTo }: Queue, least: number): WaitingJob | undefined {
  let highest = least;
  let victim: WaitingJob | undefined;
  for (const [network, entries] of waiting) {
    const load = entries.length + servedTo(network);
    const last = load >= highest ? entries.findLast(({ isSure }) => !isSure) : undefined;
    if (last) {
      highest = load;
      victim = last;
    }
  }
  return victim;
}
