/** The line is full: whoever asked may try again after that many seconds. */
export class LineFull extends Error {
  override name = "LineFull";

  constructor(readonly retryAfterSeconds: number) {
    super("Too many are waiting");
  }
}

/** Whoever waited is gone, so that nothing was done. */
export class LeftLine extends Error {
  override name = "LeftLine";
}

/** Who waits in a line. */
export interface Waiting {
  /** The network that its jobs take turns with, and share places with. */
  network: string;
  /** Leaves the line when aborted; a job that has begun ends by itself. */
  signal?: AbortSignal | undefined;
  /** Whether it waits however many others do: for work that cannot be asked for again. */
  isSure?: boolean | undefined;
}

/** Lets a limited number of jobs in at once; the networks of those that wait take turns. */
export type FairLine = <Value>(work: () => Promise<Value>, waiting: Waiting) => Promise<Value>;

/** Room of a line. */
export interface FairLineOptions {
  /** Jobs done at once. */
  places: number;
  /** Jobs that wait, at most. */
  waiting: number;
  /** Of these, jobs of one network. */
  perNetwork: number;
  /** Seconds after which it is worth trying again. */
  retryAfterSeconds: number;
}

interface Entry {
  enter(): void;
  refuse(error: Error): void;
  isSure: boolean;
}

/**
 * Makes a line in which nobody waits longer for one network's many jobs than for a few of them: networks take turns,
 * and in a full line the one that has most waiting gives up its last place to one that has less.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const line = createFairLine({ places: 1, waiting: 8, perNetwork: 4, retryAfterSeconds: 1 });
 * assert.equal(await line(async () => "done", { network: "192.0.2.0/24" }), "done");
 * ```
 */
export function createFairLine(options: FairLineOptions): FairLine {
  // In the order of their turns: whoever had one goes to the end.
  const networks = new Map<string, Entry[]>();
  let free = options.places;
  let waiting = 0;

  function leave(): void {
    const [next] = networks;
    if (next === undefined) {
      free += 1;
      return;
    }
    const [network, [entry, ...rest]] = next;
    networks.delete(network);
    if (rest.length > 0) networks.set(network, rest);
    waiting -= 1;
    entry?.enter();
  }

  function makeRoom(network: string): void {
    const own = networks.get(network)?.length ?? 0;
    if (own >= options.perNetwork) throw new LineFull(options.retryAfterSeconds);
    if (waiting < options.waiting) return;
    const [longest, entries] = [...networks].reduce<[string, Entry[]]>(
      (most, next) => next[1].length > most[1].length ? next : most,
      ["", []],
    );
    const last = entries.findLast(({ isSure }) => !isSure);
    if (entries.length <= own + 1 || !last) throw new LineFull(options.retryAfterSeconds);
    remove(longest, last);
    last.refuse(new LineFull(options.retryAfterSeconds));
  }

  function remove(network: string, entry: Entry): boolean {
    const entries = networks.get(network) ?? [];
    const place = entries.indexOf(entry);
    if (place < 0) return false;
    entries.splice(place, 1);
    if (entries.length === 0) networks.delete(network);
    waiting -= 1;
    return true;
  }

  function wait({ network, signal, isSure = false }: Waiting): Promise<void> {
    if (!isSure) makeRoom(network);
    const { promise, resolve: enter, reject: refuse } = Promise.withResolvers<void>();
    const entry: Entry = { enter, refuse, isSure };
    function abort(): void {
      if (remove(network, entry)) refuse(new LeftLine("Left while waiting"));
    }
    signal?.addEventListener("abort", abort);
    networks.set(network, [...networks.get(network) ?? [], entry]);
    waiting += 1;
    return promise.finally(() => signal?.removeEventListener("abort", abort));
  }

  return async (work, asked) => {
    if (asked.signal?.aborted) throw new LeftLine("Left before waiting");
    if (free > 0) free -= 1;
    else await wait(asked);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
