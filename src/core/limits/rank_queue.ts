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

/** A waiting job. */
export interface WaitingJob {
  rank: number;
  network: string | undefined;
  isSure: boolean;
  enter(): void;
  refuse(error: Error): void;
}

/** The waiting jobs of one rank. */
export interface Queue {
  /** The jobs by network. Of networks that were served equally often, the first has the next turn. */
  waiting: Map<string | undefined, WaitingJob[]>;
  /**
   * Number of a network's jobs that left the queue for a slot, within `yieldsMs`. Jobs that found a free slot don't
   * count.
   */
  servedTo(network: string | undefined): number;
  noteServed(network: string | undefined): void;
}

export function removeFrom({ waiting }: Queue, entry: WaitingJob): boolean {
  const entries = waiting.get(entry.network) ?? [];
  const index = entries.indexOf(entry);
  if (index < 0) return false;
  entries.splice(index, 1);
  if (entries.length === 0) waiting.delete(entry.network);
  return true;
}

export function createQueue(
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
export function leastServed(
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

export function jobsIn({ waiting }: Queue): number {
  return [...waiting.values()].reduce((count, entries) => count + entries.length, 0);
}

/** Returns the last job of the network with the highest load, if that is at least `least`. */
export function lastOfLoad({ waiting, servedTo }: Queue, least: number): WaitingJob | undefined {
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
