import {
  closing,
  connect,
  type ConnectOptions,
  LONG_WORK_MS,
  type Sql,
} from "./database/connect.ts";

/**
 * The service's connections, in pools by who waits for them: none holds up another, and each has its own deadline
 * for a statement. One process has at most 18.
 */
export interface Pools {
  /** The API's: with two questions one after the other it answers within 2 s. */
  reads: Sql;
  /** The pages': a browser waits, for 3 s in all. */
  pages: Sql;
  /** Of the dispatcher and the poller, whose statements move hundreds of rows and are tried again. */
  deliveries: Sql;
  /** Of the leases of what is being sent: when all else waits for something, nothing is sent twice. */
  leases: Sql;
  /** Of migrations and the timetable, which rewrite or drop whole tables. */
  jobs: Sql;
  /** Opens the one connection that hears what other processes notify. */
  openListener(onNotify: NonNullable<ConnectOptions["onNotify"]>): Sql;
  /** Ends them all; running statements get so many seconds, 5 unless told. */
  close(graceS?: number): Promise<void>;
}

const READS = { applicationName: "voteboard-reads", max: 4, answerWithinMs: 1_000 };
const PAGES = { applicationName: "voteboard", max: 6, answerWithinMs: 1_800 };
const DELIVERIES = { applicationName: "voteboard-deliveries", max: 4, answerWithinMs: 3_000 };
const LEASES = { applicationName: "voteboard-leases", max: 1, answerWithinMs: 1_500 };
const JOBS = { applicationName: "voteboard-jobs", max: 2, answerWithinMs: LONG_WORK_MS };
const LISTENER = { applicationName: "voteboard-listener", max: 1, answerWithinMs: 1_500 };

/** Opens the pools, with every deadline so many times as long; no connection is made before it is needed. */
export function openPools(databaseUrl: string, patience: number): Pools {
  const open = (options: ConnectOptions & { answerWithinMs: number }) =>
    connect(databaseUrl, { ...options, answerWithinMs: options.answerWithinMs * patience });
  const pools = {
    reads: open(READS),
    pages: open(PAGES),
    deliveries: open(DELIVERIES),
    leases: open(LEASES),
    jobs: open(JOBS),
  };
  return {
    ...pools,
    openListener: (onNotify) => open({ ...LISTENER, onNotify }),
    async close(graceS) {
      await Promise.all(Object.values(pools).map((pool) => closing(pool, graceS)));
    },
  };
}
