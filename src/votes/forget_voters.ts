import type { Query, Sql } from "../database/connect.ts";
import { keptSince } from "../database/retention.ts";

/** Milliseconds that a vote or a POST under way may take when its account is deleted. */
const SETTLED_MS = 60_000;

/**
 * Deletes every delivery, sent or not, that names an account which was deleted over a minute ago, with all that
 * receivers answered: what waited is not sent any more. Each account is a transaction of its own. Runs every minute.
 */
export async function forgetVoters(sql: Sql, now: Date): Promise<void> {
  const settled = new Date(now.getTime() - SETTLED_MS);
  const forgetOne = async (tx: Query) => {
    const [gone] = await tx<{ accountId: string }[]>`
      delete from erasure where account_id = (
        select account_id from erasure where deleted_at <= ${settled} limit 1 for update skip locked
      )
      returning account_id`;
    if (gone) await deleteDeliveries(tx, gone.accountId, keptSince(now));
    return gone !== undefined;
  };
  while (await sql.begin(forgetOne));
}

async function deleteDeliveries(tx: Query, accountId: string, since: Date): Promise<void> {
  await tx`
    with cast_vote as materialized (
      select v.id, v.server_id, v.voted_at
      from account a
      join last_vote l on l.account_id = a.id
      -- Nobody voted before they signed up: a new account costs little, however many vote for its servers.
      join vote v on v.server_id = l.server_id and v.account_id = a.id and v.voted_at >= greatest(a.created_at, ${since})
      where a.id = ${accountId}
    ), waiting as materialized (
      select o.id from cast_vote c
      join outbox o on o.server_id = c.server_id and o.created_at = c.voted_at and o.vote_id = c.id
      -- In one order everywhere: whoever records attempts locks several rows too.
      order by o.id for update of o
    ), unsent as (
      delete from outbox o using waiting w where o.id = w.id
    ), finished as (
      delete from delivery d using cast_vote c
      where d.server_id = c.server_id and d.created_at = c.voted_at and d.vote_id = c.id
      returning d.id
    )
    delete from attempt where delivery_id in (select id from waiting union all select id from finished)`;
}
