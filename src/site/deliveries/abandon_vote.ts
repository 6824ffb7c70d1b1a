import { jsonRows } from "../../core/database/json_rows.ts";
import type { Query } from "../../core/database/connect.ts";
import { abandoned } from "../../core/deliveries/abandon_waiting.ts";

/** Namespace ("void") that separates the locks on a server's voids from other advisory locks. */
const VOID_LOCK = 0x766f6964;

/** Serializes transactions that void a server's votes with transactions that send its deliveries again. */
export async function lockVoids(tx: Query, serverId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${serverId}::uuid::text, ${VOID_LOCK}))`;
}

/**
 * Abandons all unfinished deliveries of a server's votes and returns their number. A delivery that is being sent is
 * taken from its sender and not retried; the POST in progress is logged and may still arrive.
 */
export async function abandonVotes(
  tx: Query,
  votes: readonly { id: string; votedAt: Date }[],
  { serverId, now }: { serverId: string; now: Date },
): Promise<number> {
  const rows = await tx`
    with void as (
      select id, voted_at
      from json_to_recordset(${jsonRows(votes)}::text::json) as v (id uuid, voted_at timestamptz)
    ), waiting as materialized (
      -- Recording attempts locks several rows, too, so both use the same order. A delivery has the time of its vote.
      select id from outbox
      where server_id = ${serverId} and vote_id in (select id from void)
        and created_at between (select min(voted_at) from void) and (select max(voted_at) from void)
      order by id for update
    ), ${abandoned(tx, { reason: "vote_voided", now })}`;
  return rows.length;
}
