import { closing, connect, CONNECT_WITHIN_S, type ConnectOptions } from "./connect.ts";

/** For the API: two consecutive queries respond within 2 s. */
const READS = { applicationName: "voteboard-reads", max: 4, answerWithinMs: 1_000, byKey: true };

/** For votes from pages, which share their browser's wait. Whatever pages read, votes don't queue behind it. */
const VOTES = { applicationName: "voteboard-votes", max: 4, answerWithinMs: 1_800, byKey: true };

/** For pages: a browser waits at most 3 s in total. */
const PAGES = { applicationName: "voteboard", max: 6, answerWithinMs: 1_800 };

/** For the dispatcher and the poller, whose statements move hundreds of rows and are retried. */
const DELIVERIES = {
  applicationName: "voteboard-deliveries",
  max: 4,
  answerWithinMs: 3_000,
  byKey: true,
};

/** For the leases of what is being sent: even if everything else waits, nothing is sent twice. */
const LEASES = { applicationName: "voteboard-leases", max: 1, answerWithinMs: 1_500, byKey: true };

/**
 * For the timetable, recounts and exports. Their longest statements count a month of a busy server or delete a thousand
 * rows, in a second or two. A connection that becomes silent delays the timetable by no more than this deadline.
 */
const JOBS = { applicationName: "voteboard-jobs", max: 2, answerWithinMs: 60_000 };

const LISTENER = { applicationName: "voteboard-listener", max: 1, answerWithinMs: 1_500 };

type NamedPool = ConnectOptions & { answerWithinMs: number };

/** The service's connections, by the work that waits for them. */
export type Pools = ReturnType<typeof openPools>;

/**
 * Opens the service's connections, in pools by the work that waits for them. No pool delays another, and each has a
 * separate statement deadline. `timeoutFactor` multiplies it, and the time to connect. One process has at most 22
 * connections; none is opened before it is needed. With `directUrl`, `databaseUrl` is a pooler in any mode, and work
 * that needs a session, or must never queue, bypasses it.
 */
export function openPools(
  { databaseUrl, directUrl }: { databaseUrl: string; directUrl?: string | undefined },
  timeoutFactor: number,
) {
  const isPooled = directUrl !== undefined;
  const open = (options: NamedPool, url = databaseUrl, pooled = isPooled) =>
    connect(url, {
      ...options,
      pooled,
      connectWithinS: CONNECT_WITHIN_S * timeoutFactor,
      answerWithinMs: options.answerWithinMs * timeoutFactor,
    });
  const openDirect = (options: NamedPool) => open(options, directUrl, false);
  // A visitor's requests go through all three, so each would wait for a silent network again.
  const sockets: NonNullable<ConnectOptions["sockets"]> = new Set();
  const pools = {
    reads: open({ ...READS, sockets }),
    votes: open({ ...VOTES, sockets }),
    pages: open({ ...PAGES, sockets }),
    deliveries: open(DELIVERIES),
    leases: openDirect(LEASES),
    jobs: openDirect(JOBS),
  };
  return {
    ...pools,
    /** Opens the single connection that receives other processes' notifications. */
    openListener: (onNotify: NonNullable<ConnectOptions["onNotify"]>) =>
      openDirect({ ...LISTENER, onNotify }),
    /** Ends all pools. Running statements get `graceS` seconds (default 5). */
    async close(graceS?: number) {
      await Promise.all(Object.values(pools).map((pool) => closing(pool, graceS)));
    },
  };
}
