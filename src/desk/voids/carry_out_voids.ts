import type { Query, Sql } from "../../core/database/connect.ts";
import { restoreVotes, voidVotes, type VoteKey } from "./void_vote.ts";
import { chosenVotes, type VoidBatch } from "./void_batch.ts";

/** Votes per transaction. Those players' next votes wait until it ends. */
const PIECE = 1_000;

/** Here `voidedBy` is the account's id. */
type OpenBatch = Omit<VoidBatch, "state"> & {
  serverId: string;
  isLifting: boolean;
  reachedAt: Date | null;
  reachedId: string | null;
};

/**
 * Carries out every unfinished act on many votes, a thousand votes at a time. Each batch is consistent on its own, and
 * the next call continues where this one stopped. An act that fails doesn't delay the others; its error is thrown at
 * the end. Runs after each act and once a minute.
 */
export async function carryOutVoids(sql: Sql, now: Date): Promise<void> {
  const failed = new Map<string, unknown>();
  for (;;) {
    const failedIds = [...failed.keys()];
    const [next] = await sql<{ id: string }[]>`
      select id from void_batch
      where state in ('voiding', 'voiding_networks', 'lifting') and id <> all(${failedIds}::uuid[])
      order by voided_at limit 1`;
    if (!next) break;
    await sql.begin((tx) => carryOutPiece(tx, next.id, now)).catch((error) =>
      failed.set(next.id, error)
    );
  }
  for (const error of failed.values()) throw error;
}

async function carryOutPiece(tx: Query, batchId: string, now: Date): Promise<void> {
  const [batch] = await tx<OpenBatch[]>`
    select id, server_id, since, until, younger_days, sharing, network_sharing, source, trust, reason,
      voided_by, voided_at, state = 'lifting' as is_lifting, votes, reached_at, reached_id
    from void_batch
    where id = ${batchId} and state in ('voiding', 'voiding_networks', 'lifting') for update`;
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
        when ${votes.length}::int = ${PIECE}::int then state when state = 'lifting' then 'lifted' else 'void'
      end
    where id = ${batchId}`;
  if (batch.isLifting && votes.length < PIECE) await reopenOverlapping(tx, batch);
}

/** Reopens acts whose choice overlaps the act that was just lifted: they skipped its votes while those were void. */
async function reopenOverlapping(
  tx: Query,
  { id, serverId, since, until }: OpenBatch,
): Promise<void> {
  await tx`
    update void_batch
    set state = case when network_sharing is null and trust is null then 'voiding' else 'voiding_networks' end,
      reached_at = null, reached_id = null
    where server_id = ${serverId} and id <> ${id} and state = 'void' and since < ${until} and until > ${since}`;
}

async function nextVotes(tx: Query, batch: OpenBatch): Promise<VoteKey[]> {
  const { serverId, since, until, reachedAt, reachedId } = batch;
  const votes = batch.isLifting
    ? tx`
      select id, account_id, voted_at from vote
      where server_id = ${serverId} and voted_at >= ${since} and voted_at < ${until} and void_batch = ${batch.id}`
    : chosenVotes(tx, batch);
  return await tx<VoteKey[]>`
    select id, account_id, voted_at from (${votes}) as v
    where ${reachedAt}::timestamptz is null or (voted_at, id) > (${reachedAt}, ${reachedId}::uuid)
    order by voted_at, id limit ${PIECE}`;
}
