import {
  CHANGES_KEPT_MS,
  CHANGES_MAX,
  type FoundChanges,
  type Position,
  type VoteChange,
} from "./find_changes.ts";
import { MINUTE_MS } from "../time/day.ts";

/** Milliseconds for which a read counts, from its start. No remembered answer is older. */
export const CURRENT_MS = 250;

/** Milliseconds between two reads, and if a change is expected. */
const READ_EVERY_MS = 100;
const READ_AGAIN_MS = 10;

/** Milliseconds between two reads after which changes may have been dropped unseen. */
const GAP_MAX_MS = CHANGES_KEPT_MS / 3;

/** Milliseconds after which everything is forgotten in any case, because a host can disable triggers. */
const FORGET_EVERY_MS = 10 * MINUTE_MS;

/** Something that remembers what the database returned. */
export interface Follower {
  /** Forgets what has changed. */
  forget(changes: readonly VoteChange[]): void;
  /** Forgets everything, because changes may have been missed. */
  forgetAll(): void;
  /** Called after each read, with the server that responded. */
  accept(found: { revision: number; server: Date }): void;
}

/** Reports the database's changes to a process's followers. */
export type Following = ReturnType<typeof followChanges>;

/**
 * Reports changes in the database, whichever process made them, to followers. `read` finds them. Reads only while
 * requests come in.
 *
 * ```text
 *   isCurrent() ─┬─► has a read that started less than 250 ms ago told the followers?
 *                │                                 yes: they may answer  no: query the database
 *                └─► read, if the last one started 100 ms ago
 *                      ├─► forget(changes)
 *                      └─► forgetAll()             after the first read, a failed one, a gap, another server, too many
 *                                                  changes, and every ten minutes
 * ```
 *
 * A gap is measured by the database's clock, because that of a virtual machine may stand still while it is paused.
 */
export function followChanges(
  read: (last: Position | undefined) => Promise<FoundChanges>,
  { monotonic = () => performance.now() }: { monotonic?: () => number } = {},
) {
  const followers: Follower[] = [];
  const turns = createTurns();
  let last: LastRead | undefined;
  let confirmedAt = -Infinity;
  let askedAt = -Infinity;

  function isCurrent(since = -Infinity): boolean {
    const now = askedAt = monotonic();
    const isConfirmed = confirmedAt > since;
    if (!isConfirmed) turns.bringForward();
    if (turns.isDue(now)) void startRead(now);
    return isConfirmed && now - confirmedAt < CURRENT_MS;
  }

  function expectChange(): void {
    turns.bringForward();
    const now = monotonic();
    if (turns.isDue(now) && now - askedAt < CURRENT_MS) void startRead(now);
  }

  async function startRead(startedAt: number): Promise<void> {
    turns.begin(startedAt);
    try {
      const found = await read(last?.position);
      last = report(followers, found, last);
      confirmedAt = startedAt;
    } catch {
      // A request that queries the database gets and logs the error. The next server to respond may be another one.
      last = undefined;
    } finally {
      turns.end();
    }
  }

  return {
    /** Reports changes to a follower from now on. */
    add: (follower: Follower) => void followers.push(follower),
    /**
     * Returns whether the followers know of all changes that are older than 250 ms, and of all that were committed
     * before `since` (monotonic milliseconds). Reads if that is due.
     */
    isCurrent,
    /** Reads soon, because another process has announced a change. */
    expectChange,
  };
}

/** The position of the last read, and the database's time when everything was last forgotten. */
interface LastRead {
  position: Position;
  forgotAt: Date;
}

/** Reports what a query found, or that changes may have been missed. */
function report(
  followers: readonly Follower[],
  { position, changes, revision }: FoundChanges,
  before: LastRead | undefined,
): LastRead {
  const known = changes.length <= CHANGES_MAX ? knownSince(before, position) : undefined;
  for (const follower of followers) {
    if (known) follower.forget(changes);
    else follower.forgetAll();
    follower.accept({ revision, server: position.server });
  }
  return { position, forgotAt: known?.forgotAt ?? position.at };
}

/** Returns what was seen before, if no change since then can have been missed and it isn't too long ago. */
function knownSince(before: LastRead | undefined, { server, at }: Position): LastRead | undefined {
  if (before === undefined) return undefined;
  const gapMs = elapsed(before.position.at, at);
  const isSame = elapsed(before.position.server, server) === 0;
  const isClose = gapMs >= 0 && gapMs <= GAP_MAX_MS;
  return isSame && isClose && elapsed(before.forgotAt, at) <= FORGET_EVERY_MS ? before : undefined;
}

/** Decides when the next read is due. Only one runs at a time. */
function createTurns() {
  let begunAt = -Infinity;
  let dueAt = -Infinity;
  let isLooking = false;
  return {
    isDue: (now: number) => !isLooking && now >= dueAt,
    begin(now: number): void {
      isLooking = true;
      begunAt = now;
      dueAt = now + READ_EVERY_MS;
    },
    end: () => void (isLooking = false),
    bringForward: () => void (dueAt = Math.min(dueAt, begunAt + READ_AGAIN_MS)),
  };
}

const elapsed = (from: Date, to: Date) => to.getTime() - from.getTime();
