import type { Query } from "../../../core/database/connect.ts";
import { type Actor, requireRight } from "../../../core/rights/actor.ts";
import { daysBefore } from "../../../core/time/day.ts";

/** Days for which the origins of votes are kept. */
const ORIGIN_DAYS = 7;

/** Maximum votes of an account, the latest ones, that are compared with others. */
const COMPARED = 20;

/**
 * Counts the other accounts that voted for the same listing on the same day from the same IP address as an account,
 * within the days for which origins are kept. `known` is the number of the account's votes that were compared. Refuses
 * non-moderators.
 */
export async function countSharers(
  sql: Query,
  { by, accountId, now }: { by: Actor; accountId: string; now: Date },
): Promise<{ known: number; accounts: number }> {
  requireRight(by, "votes");
  const [row = { known: 0, accounts: 0 }] = await sql<{ known: number; accounts: number }[]>`
    with own as materialized (
      select o.server_id, o.voted_at, o.address from last_vote l
      join vote_origin o on o.server_id = l.server_id and o.voted_at = l.voted_at and o.vote_id = l.vote_id
      where l.account_id = ${accountId} and l.voted_at >= ${daysBefore(now, ORIGIN_DAYS)}
      order by l.voted_at desc limit ${COMPARED}
    )
    select (select count(*) from own)::int as known, count(distinct v.account_id)::int as accounts
    from own
    join vote_origin o on o.server_id = own.server_id and o.address = own.address
      and o.voted_at >= date_trunc('day', own.voted_at, 'utc')
      and o.voted_at < date_trunc('day', own.voted_at, 'utc') + interval '24 hours'
    join vote v on v.id = o.vote_id and v.voted_at = o.voted_at
    where v.account_id <> ${accountId}`;
  return row;
}
