import { jsonRows } from "../database/json_rows.ts";
import type { Query } from "../database/connect.ts";

/** Stands where an outcome word would on the deliveries of a vote that was voided. */
const REASON = "vote_voided";

/** Keeps locks on the voids of a server apart from other advisory locks ("void"). */
const VOID_LOCK = 0x766f6964;

/** Has those who void votes of a server and those who send its deliveries again wait for each other's transactions. */
export async function lockVoids(tx: Query, serverId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${serverId}::uuid::text, ${VOID_LOCK}))`;
}

/**
 * Abandons every delivery of a server's votes that is not finished, and returns how many. One that is being sent is
 * taken from its sender, so that it is not tried again; the POST under way is logged and may still arrive.
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
      -- In one order everywhere: whoever records attempts locks several rows too. A delivery is as old as its vote.
      select id from outbox
      where server_id = ${serverId} and vote_id in (select id from void)
        and created_at between (select min(voted_at) from void) and (select max(voted_at) from void)
      order by id for update
    ), ${abandoned(tx, { reason: REASON, now })}`;
  return rows.length;
}

/**
 * The end of a statement: the rows of the outbox that it has locked as `waiting` are abandoned. One that was accepted
 * earlier, and waits to be sent again, is delivered.
 */
export function abandoned(sql: Query, { reason, now }: { reason: string; now: Date }) {
  return sql`
    taken as (
      delete from outbox o using waiting w where o.id = w.id
      returning o.id, o.vote_id, o.key_id, o.server_id, o.channel, o.is_test, o.body, o.attempts,
        o.accepted_attempt, o.last_outcome, o.last_status, o.created_at
    )
    insert into delivery (
      id, vote_id, key_id, server_id, channel, state, is_test, body, attempts, accepted_attempt, last_outcome,
      last_status, created_at, finished_at
    )
    select id, vote_id, key_id, server_id, channel,
      case when accepted_attempt is null then 'abandoned'::delivery_state else 'delivered' end, is_test, body, attempts,
      accepted_attempt, case when accepted_attempt is null then ${reason} else last_outcome end, last_status,
      created_at, ${now}
    from taken
    returning id`;
}
