import { createBatch } from "../database/batch.ts";
import type { Sql } from "../database/connect.ts";
import { isLockTimeout, isRolledBack, isUnavailable } from "../database/unavailable.ts";
import { insertVotes, isOvertaken, type VoteRow } from "./vote_repository.ts";

/** Milliseconds that votes which share a statement wait for a row; the one that somebody holds waits alone then. */
const SHARED_LOCK_MS = 100;

/** A vote to cast, and what its voter wants to know and to decide meanwhile. */
export interface Casting {
  vote: VoteRow;
  /** Once it is aborted the vote is not cast any more, unless it is under way. */
  giveUp?: AbortSignal | undefined;
  /** Told true when the vote is under way, and false when it turns out that it was not cast. */
  inDoubt?: ((isInDoubt: boolean) => void) | undefined;
}

/** Result of a statement for one of its votes: whether anything of it is due, or why it must be looked at again. */
type Cast = boolean | "not_cast" | "given_up" | "undone";

const batches = new WeakMap<Sql, (casting: Casting) => Promise<Cast>>();

/**
 * Casts a vote and returns whether anything of it is due now, or undefined when nothing was written. Votes that arrive in
 * one turn of the event loop, or while others are on their way, share a statement per pool: a player's vote costs a
 * third of one alone. When such a statement fails, each of its votes is cast by one of its own.
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

function batchOf(sql: Sql): (casting: Casting) => Promise<Cast> {
  const known = batches.get(sql);
  if (known) return known;
  // The pool's own deadline ends a statement.
  const batch = createBatch((castings: Casting[]) => castBatch(sql, castings), {
    timeoutMs: Infinity,
  });
  batches.set(sql, batch);
  return batch;
}

async function castBatch(sql: Sql, castings: Casting[]): Promise<Cast[]> {
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

/** Whether a statement may have failed for one of its votes: not for a database that is too slow or full. */
function hangsOnOne(error: unknown): boolean {
  return isRolledBack(error) && (!isUnavailable(error) || isLockTimeout(error));
}

async function insertAll(sql: Sql, castings: Casting[]): Promise<Map<string, boolean>> {
  if (castings.length === 0) return new Map();
  for (const { inDoubt } of castings) inDoubt?.(true);
  return await insertVotes(sql, castings.map(({ vote }) => vote), { lockMs: SHARED_LOCK_MS });
}

async function castAlone(sql: Sql, { vote, giveUp }: Casting): Promise<Cast> {
  if (giveUp?.aborted) return "given_up";
  try {
    return (await insertVotes(sql, [vote], { lockMs: 0 })).get(vote.voteId) ?? "not_cast";
  } catch (error) {
    if (isOvertaken(error)) return "not_cast";
    throw error;
  }
}
