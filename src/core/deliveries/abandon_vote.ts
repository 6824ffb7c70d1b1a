import { jsonRows } from "../database/json_rows.ts";
import type { Query } from "../database/connect.ts";

/** Recorded in place of an outcome on the deliveries of a voided vote. */
const REASON = "vote_voided";

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
      -- Recording attempts locks several rows too, so everything uses the same order. A delivery is as old as its vote.
      select id from outbox
      where server_id = ${serverId} and vote_id in (select id from void)
        and created_at between (select min(voted_at) from void) and (select max(voted_at) from void)
      order by id for update
    ), ${abandoned(tx, { reason: REASON, now })}`;
  return rows.length;
}

/**
 * The end of a statement: abandons the outbox rows that it locked as `waiting`. A delivery that was accepted earlier
 * and is waiting to be sent again ends as delivered.
 */
export function abandoned(sql: Query, { reason, now }: { reason: string; now: Date }) {
  return sql`
    taken as (
      delete from outbox o using waiting w where o.id = w.id
      returning o.id, o.vote_id, o.key_id, o.server_id, o.is_test, o.body, o.attempts,
        o.accepted_attempt, o.last_outcome, o.last_status, o.created_at
    )
    insert into delivery (
      id, vote_id, key_id, server_id, state, is_test, body, attempts, accepted_attempt, last_outcome,
      last_status, created_at, finished_at
    )
    select id, vote_id, key_id, server_id,
      case when accepted_attempt is null then 'abandoned'::delivery_state else 'delivered' end, is_test, body, attempts,
      accepted_attempt, case when accepted_attempt is null then ${reason} else last_outcome end, last_status,
      created_at, ${now}
    from taken
    returning id`;
}
