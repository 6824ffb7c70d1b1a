import { closing, connect, type ConnectOptions } from "./database/connect.ts";

/** The API's: with two questions one after the other it answers within 2 s. */
const READS = { applicationName: "voteboard-reads", max: 4, answerWithinMs: 1_000 };

/** The pages': a browser waits, for 3 s in all. */
const PAGES = { applicationName: "voteboard", max: 6, answerWithinMs: 1_800 };

/** Of the dispatcher and the poller, whose statements move hundreds of rows and are tried again. */
const DELIVERIES = { applicationName: "voteboard-deliveries", max: 4, answerWithinMs: 3_000 };

/** Of the leases of what is being sent: when all else waits for something, nothing is sent twice. */
const LEASES = { applicationName: "voteboard-leases", max: 1, answerWithinMs: 1_500 };

/**
 * Of the timetable, recounts and exports. Their longest statements count a month of a busy server or delete a thousand
 * rows, in a second or two; a connection that fell silent holds the timetable up for no longer than this.
 */
const JOBS = { applicationName: "voteboard-jobs", max: 2, answerWithinMs: 60_000 };

const LISTENER = { applicationName: "voteboard-listener", max: 1, answerWithinMs: 1_500 };

type PoolOptions = ConnectOptions & { answerWithinMs: number };

/** The service's connections, by who waits for them. */
export type Pools = ReturnType<typeof openPools>;

/**
 * Opens the service's connections, in pools by who waits for them: none holds up another, and each has its own deadline
 * for a statement, so many times as long as `patience` says. One process has at most 18; none is made before it is needed.
 * With `directUrl`, `databaseUrl` is a pooler in any mode; what needs a session, or must never queue, goes past it.
 */
export function openPools(
  { databaseUrl, directUrl }: { databaseUrl: string; directUrl?: string | undefined },
  patience: number,
) {
  const isPooled = directUrl !== undefined;
  const open = (options: PoolOptions, url = databaseUrl, pooled = isPooled) =>
    connect(url, { ...options, pooled, answerWithinMs: options.answerWithinMs * patience });
  const openDirect = (options: PoolOptions) => open(options, directUrl, false);
  const pools = {
    reads: open(READS),
    pages: open(PAGES),
    deliveries: open(DELIVERIES),
    leases: openDirect(LEASES),
    jobs: openDirect(JOBS),
  };
  return {
    ...pools,
    /** Opens the one connection that hears what other processes notify. */
    openListener: (onNotify: NonNullable<ConnectOptions["onNotify"]>) =>
      openDirect({ ...LISTENER, onNotify }),
    /** Ends them all; running statements get so many seconds, 5 unless told. */
    async close(graceS?: number) {
      await Promise.all(Object.values(pools).map((pool) => closing(pool, graceS)));
    },
  };
}
