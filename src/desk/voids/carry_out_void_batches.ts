import type { Query, Sql } from "../../core/database/connect.ts";
import type { VoteKey } from "../../site/voting/moderation/vote_keys.ts";
import { restoreVotes, voidVotes } from "./void_vote.ts";

/** Votes per transaction. The next votes of the same players wait until it ends. */
const PIECE = 1_000;

/** A void batch that is being carried out, and the last vote that it reached. */
interface OpenVoidBatch {
  id: string;
  serverId: string;
  since: Date;
  until: Date;
  reason: string | null;
  /** The moderator's account. Null for the operator. */
  voidedBy: string | null;
  voidedAt: Date;
  isLifting: boolean;
  reachedAt: Date | null;
  reachedId: string | null;
}

/**
 * Carries out every unfinished void batch, in pieces of a thousand votes. Each piece is consistent on its own, and the
 * next call continues where this one stopped. A batch that fails doesn't delay the others, and its error is thrown at
 * the end. Runs after each batch and once a minute.
 */
export async function carryOutVoidBatches(sql: Sql, now: Date): Promise<void> {
  const failed = new Map<string, unknown>();
  for (;;) {
    const failedIds = [...failed.keys()];
    const [next] = await sql<{ id: string }[]>`
      select id from void_batch
      where state in ('listed', 'restoring') and id <> all(${failedIds}::uuid[])
      order by voided_at limit 1`;
    if (!next) break;
    await sql.begin((tx) => carryOutPiece(tx, next.id, now)).catch((error) =>
      failed.set(next.id, error)
    );
  }
  for (const error of failed.values()) throw error;
}

/** Carries out the next thousand votes of a void batch, unless another process has finished it. */
export async function carryOutPiece(tx: Query, batchId: string, now: Date): Promise<void> {
  const [batch] = await tx<OpenVoidBatch[]>`
    select id, server_id, since, until, reason, voided_by, voided_at,
      state = 'restoring' as is_lifting, reached_at, reached_id
    from void_batch
    where id = ${batchId} and state in ('listed', 'restoring') for update`;
  if (!batch) return;
  const { serverId, reason, voidedBy, voidedAt } = batch;
  const votes = await nextVotes(tx, batch);
  const change = batch.isLifting
    ? -await restoreVotes(tx, votes, { serverId, batchId, now })
    : (await voidVotes(tx, votes, { serverId, voidedBy, reason, now: voidedAt, batchId })).voided;
  const last = votes.at(-1);
  await tx`
    update void_batch
    set votes = votes + ${change}::int, reached_at = ${last?.votedAt ?? null},
      reached_id = ${last?.id ?? null},
      state = case
        when ${votes.length}::int = ${PIECE}::int then state
        when state = 'restoring' then 'lifted'
        else 'void'
      end
    where id = ${batchId}`;
}

/** Finds the next votes of the batch's list or, to lift it, of those that are void because of it. */
async function nextVotes(tx: Query, batch: OpenVoidBatch): Promise<VoteKey[]> {
  const { id, serverId, since, until, isLifting, reachedAt, reachedId } = batch;
  const isNext = isLifting
    ? tx`void_batch = ${id}`
    : tx`voided_at is null and id in (select unnest(vote_ids) from void_batch where id = ${id})`;
  return await tx<VoteKey[]>`
    select id, account_id, voted_at from vote
    where server_id = ${serverId} and voted_at >= ${since} and voted_at < ${until} and ${isNext}
      and (${reachedAt}::timestamptz is null or (voted_at, id) > (${reachedAt}, ${reachedId}::uuid))
    order by voted_at, id limit ${PIECE}`;
}
