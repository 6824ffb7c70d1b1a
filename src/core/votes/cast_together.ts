import { createBatch } from "../database/batch.ts";
import type { Sql } from "../database/connect.ts";
import { isLockTimeout, isRolledBack, isUnavailable } from "../database/unavailable.ts";
import { insertVotes, isOvertaken, type VoteRow } from "./vote_repository.ts";

/** Milliseconds that votes sharing a statement wait for a row. On timeout, the vote whose row is locked waits alone. */
const SHARED_LOCK_MS = 100;

/** A vote to cast, with the callbacks of its voter. */
export interface Casting {
  vote: VoteRow;
  /** Aborting it stops the vote from being cast, unless the statement was already sent. */
  giveUp?: AbortSignal | undefined;
  /** Called with true when the statement is sent, and with false when the vote turns out not to be cast. */
  inDoubt?: ((isInDoubt: boolean) => void) | undefined;
}

/** Result of a statement for one of its votes: whether there is something to send, or why the vote wasn't cast yet. */
type CastResult = boolean | "not_cast" | "given_up" | "undone";

const batches = new WeakMap<Sql, (casting: Casting) => Promise<CastResult>>();

/**
 * Casts a vote. Returns whether there is something to send now, or undefined if nothing was written. Votes that arrive
 * in one turn of the event loop, or while another statement is running, share a statement per pool, which cuts the cost
 * per vote to a third. If such a statement fails, each of its votes is cast in a separate one.
 */
export async function castTogether(sql: Sql, casting: Casting): Promise<boolean | undefined> {
  const { giveUp, inDoubt } = casting;
  try {
    const shared = await batchOf(sql)(casting);
    const cast = shared === "undone" ? await castAlone(sql, casting) : shared;
    if (typeof cast === "boolean") return cast;
    inDoubt?.(false);
  } catch (error) {
    if (isRolledBack(error)) inDoubt?.(false);
    throw error;
  }
  giveUp?.throwIfAborted();
  return undefined;
}

function batchOf(sql: Sql): (casting: Casting) => Promise<CastResult> {
  const known = batches.get(sql);
  if (known) return known;
  // The pool's own deadline ends a statement.
  const batch = createBatch((castings: Casting[]) => castBatch(sql, castings), {
    timeoutMs: Infinity,
  });
  batches.set(sql, batch);
  return batch;
}

async function castBatch(sql: Sql, castings: Casting[]): Promise<CastResult[]> {
  const open = castings.filter(({ giveUp }) => !giveUp?.aborted);
  const cast = await insertAll(sql, open).catch((error) => {
    if (hangsOnOne(error)) return "undone" as const;
    throw error;
  });
  const asked = new Set(open);
  return castings.map((casting) => {
    if (!asked.has(casting)) return "given_up";
    return cast === "undone" ? cast : cast.get(casting.vote.voteId) ?? "not_cast";
  });
}

/**
 * Returns whether one of the votes may have made the statement fail, as opposed to a database that is too slow or full.
 */
function hangsOnOne(error: unknown): boolean {
  return isRolledBack(error) && (!isUnavailable(error) || isLockTimeout(error));
}

async function insertAll(sql: Sql, castings: Casting[]): Promise<Map<string, boolean>> {
  if (castings.length === 0) return new Map();
  for (const { inDoubt } of castings) inDoubt?.(true);
  return await insertVotes(sql, castings.map(({ vote }) => vote), { lockMs: SHARED_LOCK_MS });
}

async function castAlone(sql: Sql, { vote, giveUp }: Casting): Promise<CastResult> {
  if (giveUp?.aborted) return "given_up";
  try {
    return (await insertVotes(sql, [vote])).get(vote.voteId) ?? "not_cast";
  } catch (error) {
    if (isOvertaken(error)) return "not_cast";
    throw error;
  }
}
