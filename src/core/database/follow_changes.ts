import {
  CHANGES_KEPT_MS,
  CHANGES_MAX,
  type FoundChanges,
  type Position,
  type VoteChange,
} from "./find_changes.ts";
import { MINUTE_MS } from "../time/day.ts";

/** Milliseconds for which a look counts, from its start. No remembered answer is older. */
export const CURRENT_MS = 250;

/** Milliseconds between two looks, and if a change is expected. */
const LOOK_EVERY_MS = 100;
const LOOK_AGAIN_MS = 10;

/** Milliseconds between two looks after which changes may have been dropped unseen. */
const GAP_MAX_MS = CHANGES_KEPT_MS / 3;

/** Milliseconds after which everything is forgotten in any case, because a host can disable triggers. */
const FORGET_EVERY_MS = 10 * MINUTE_MS;

/** Something that remembers what the database returned. */
export interface Follower {
  /** Forgets what has changed. */
  forget(changes: readonly VoteChange[]): void;
  /** Forgets everything, because changes may have been missed. */
  forgetAll(): void;
  /** Called after each look, with the server that responded. */
  accept(found: { revision: number; server: Date }): void;
}

/** Reports the database's changes to a process's followers. */
export type Following = ReturnType<typeof followChanges>;

/**
 * Reports changes in the database, whichever process made them, to followers. `look` finds them. Looks only while
 * requests come in.
 *
 * ```text
 *   isCurrent() ─┬─► has a look that started less than 250 ms ago told the followers?
 *                │                                 yes: they may answer  no: query the database
 *                └─► look, if the last one started 100 ms ago
 *                      ├─► forget(changes)
 *                      └─► forgetAll()             after the first look, a failed one, a gap, another server, too many
 *                                                  changes, and every ten minutes
 * ```
 *
 * A gap is measured by the database's clock, because that of a virtual machine may stand still while it is paused.
 */
export function followChanges(
  look: (last: Position | undefined) => Promise<FoundChanges>,
  { monotonic = () => performance.now() }: { monotonic?: () => number } = {},
) {
  const followers: Follower[] = [];
  let last: { position: Position; forgotAt: Date } | undefined;
  let confirmedAt = -Infinity;
  let lookedAt = -Infinity;
  let askedAt = -Infinity;
  let dueAt = -Infinity;
  let isLooking = false;

  function isCurrent(since = -Infinity): boolean {
    const now = askedAt = monotonic();
    const isConfirmed = confirmedAt > since;
    if (!isConfirmed) bringForward();
    if (now >= dueAt) void startLook();
    return isConfirmed && now - confirmedAt < CURRENT_MS;
  }

  function expectChange(): void {
    bringForward();
    const now = monotonic();
    if (now >= dueAt && now - askedAt < CURRENT_MS) void startLook();
  }

  function bringForward(): void {
    dueAt = Math.min(dueAt, lookedAt + LOOK_AGAIN_MS);
  }

  async function startLook(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    const startedAt = lookedAt = monotonic();
    dueAt = startedAt + LOOK_EVERY_MS;
    try {
      accept(await look(last?.position), startedAt);
    } catch {
      // A request that queries the database gets and logs the error. The next server to respond may be another one.
      last = undefined;
    } finally {
      isLooking = false;
    }
  }

  function accept({ position, changes, revision }: FoundChanges, startedAt: number): void {
    const keeps = last !== undefined && follows(last.position, position) &&
      elapsed(last.forgotAt, position.at) <= FORGET_EVERY_MS && changes.length <= CHANGES_MAX;
    for (const follower of followers) {
      if (keeps) follower.forget(changes);
      else follower.forgetAll();
      follower.accept({ revision, server: position.server });
    }
    last = { position, forgotAt: keeps && last ? last.forgotAt : position.at };
    confirmedAt = startedAt;
  }

  return {
    /** Reports changes to a follower from now on. */
    add: (follower: Follower) => void followers.push(follower),
    /**
     * Returns whether the followers know of all changes that are older than 250 ms, and of all that were committed
     * before `since` (monotonic milliseconds). Looks if that is due.
     */
    isCurrent,
    /** Looks soon, because another process has announced a change. */
    expectChange,
  };
}

/** Returns whether no change between two positions can have been missed. */
function follows(last: Position, { server, at }: Position): boolean {
  const gapMs = elapsed(last.at, at);
  return elapsed(last.server, server) === 0 && gapMs >= 0 && gapMs <= GAP_MAX_MS;
}

const elapsed = (from: Date, to: Date) => to.getTime() - from.getTime();
