import { closing, type Sql } from "../database/connect.ts";
import { describeError, log } from "../observing/log.ts";
import type { Dispatcher } from "./dispatcher.ts";
import { hasPending } from "./outbox_claim.ts";
import { holdWorkerLock } from "./worker_lock.ts";

/** The channel on which processes announce votes to each other. */
const CHANNEL = "voteboard_outbox";

/** Votes within this many milliseconds share one NOTIFY, because each NOTIFY takes a lock that all commits wait for. */
const COALESCE_MS = 3;

/** Milliseconds between checks of the listening connection, and between reconnects. */
const LISTEN_EVERY_MS = 2_000;
const LISTEN_RETRY_MS = 250;

/** Milliseconds between polls for rows: while some are pending, and otherwise. */
const POLL_PENDING_MS = 1_000;
const POLL_IDLE_MS = 5_000;

/** Milliseconds until a failed poll is repeated, in case the database is back. */
const POLL_FAILED_MS = 250;

/** Milliseconds between polls that also free the rows of dead processes. */
const REAP_EVERY_MS = 1_000;

/** Tells other processes at once that something is due. A short-lived process calls it before it ends. */
export async function notifyDue(sql: Sql, sender = ""): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${sender})`;
}

/** The part of a dispatcher that is nudged when there are votes to send. */
type NudgeTarget = Pick<Dispatcher, "nudge">;

/** Nudges this process after a commit, and the other processes soon after. */
export function createNudge(sql: Sql, { nudge: own }: NudgeTarget, processId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return function nudge() {
    own();
    timer ??= setTimeout(() => {
      timer = undefined;
      notifyDue(sql, processId).catch((error) =>
        log("warn", "notify_failed", describeError(error))
      );
    }, COALESCE_MS);
  };
}

/**
 * Nudges this process when another one casts a vote, and at each new connection, because it may have missed some.
 * `LISTEN` is repeated regularly: on the same connection it changes nothing but shows whether the connection is alive;
 * on a new one it subscribes again. A worker's session also shows other processes that a worker is running. Runs until
 * `stop`.
 */
export function startListening(
  open: (onNotify: (channel: string, sender: string) => void) => Sql,
  own: NudgeTarget,
  { processId, isWorker = false }: { processId: string; isWorker?: boolean },
): { stop(): Promise<void> } {
  const sql = open((_channel, sender) => sender === processId || own.nudge());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let session: number | undefined;
  let isHeard = true;

  async function keepListening(): Promise<void> {
    const wasHeard = isHeard;
    isHeard = await listen().then(() => true, (error) => {
      if (wasHeard && !stopped) log("warn", "listen_failed", describeError(error));
      return false;
    });
    if (!stopped) timer = setTimeout(keepListening, isHeard ? LISTEN_EVERY_MS : LISTEN_RETRY_MS);
  }

  async function listen(): Promise<void> {
    const { state } = await sql`listen ${sql(CHANNEL)}`;
    if (state.pid === session) return;
    if (isWorker) await holdWorkerLock(sql);
    session = state.pid;
    own.nudge();
  }

  void keepListening();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      return closing(sql);
    },
  };
}

/** Polls for due rows until stopped. This is the safety net under nudge and NOTIFY. */
export function startPolling(
  sql: Sql,
  dispatcher: Dispatcher,
  { reapEveryMs = REAP_EVERY_MS }: { reapEveryMs?: number } = {},
): { stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let reapedAt = -Infinity;

  async function poll(): Promise<void> {
    const pauseMs = await check().then(
      (isPending) => isPending ? POLL_PENDING_MS : POLL_IDLE_MS,
      (error) => {
        log("warn", "queue_not_read", describeError(error));
        return POLL_FAILED_MS;
      },
    );
    if (!stopped) timer = setTimeout(poll, pauseMs);
  }

  async function check(): Promise<boolean> {
    if (!await hasPending(sql)) return false;
    if (performance.now() - reapedAt >= reapEveryMs) {
      reapedAt = performance.now();
      void dispatcher.reap().catch((error) =>
        log("warn", "leases_not_freed", describeError(error))
      );
    }
    dispatcher.nudge();
    return true;
  }

  void poll();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
