import { forgetVoteNames } from "../accounts/names/game_names.ts";
import type { Query, Sql } from "../../core/database/connect.ts";
import { keptSince } from "../../core/database/retention.ts";
import { daysBefore } from "../../core/time/day.ts";

/** Milliseconds after which a vote that was in progress when its account was deleted has surely ended. */
const SETTLED_MS = 60_000;

/** Days by which deliveries may outlive their retention, because whole days are dropped once a day. */
const LATE_DAYS = 2;

/**
 * Deletes all deliveries, sent or not, that contain the name of an account deleted over a minute ago, with the
 * receivers' responses. Waiting deliveries are no longer sent. A delivery that is being sent, or was moved
 * concurrently, is deleted a minute later. Each account is a separate transaction. Runs every minute. An index by
 * account would find deliveries faster, but made each vote 14 % slower.
 */
export async function forgetVoters(sql: Sql, now: Date): Promise<void> {
  const settled = new Date(now.getTime() - SETTLED_MS);
  const due = await sql<{ accountId: string }[]>`
    select account_id from erasure where deleted_at <= ${settled}`;
  const since = daysBefore(keptSince(now), LATE_DAYS);
  for (const { accountId } of due) {
    await sql.begin((tx) => forgetVoter(tx, { accountId, since, now }));
  }
}

async function forgetVoter(
  tx: Query,
  { accountId, since, now }: { accountId: string; since: Date; now: Date },
): Promise<void> {
  const held = await tx`
    select from erasure where account_id = ${accountId} for update skip locked`;
  if (held.length === 0) return;
  // The deletion removed these rows, but a request that was in progress may have added some since.
  for (const table of ["identity", "passkey", "second_factor", "recovery_code", "half_sign_in"]) {
    await tx`delete from ${tx(table)} where account_id = ${accountId}`;
  }
  // Expires the rewards of votes that were in progress at the deletion. Plugins' notes may contain the name.
  await tx`select expire_rewards_of(${accountId}, (select deleted_at from erasure where account_id = ${accountId}))`;
  await tx`
    update reward_outcome o set note = null from last_vote l
    where l.account_id = ${accountId} and o.server_id = l.server_id and o.account_id = l.account_id
      and note is not null`;
  await tx`delete from goal_given where account_id = ${accountId}`;
  // For votes that were in progress at the deletion.
  await forgetVoteNames(tx, accountId, now);
  // Test deliveries may name a player who never voted for the server.
  await tx`update reward_outcome set note = null where account_id = ${accountId} and is_test and note is not null`;
  if (!await deleteDeliveries(tx, accountId, since)) return;
  await tx`delete from erasure where account_id = ${accountId}`;
}

/**
 * Deletes an account's deliveries, and returns whether none is left.
 *
 * ```text
 *   cast_vote ─┬─► waiting ──► unsent ─┐                    outbox, what is not being sent
 *   since      ├─► finished ───────────┴─► gone ──► unlogged    delivery; then the attempts of both
 *   sign-up    └─► seen: both tables as they were
 *
 *   left = seen − gone: what is being sent, and what moved at that moment
 * ```
 */
async function deleteDeliveries(tx: Query, accountId: string, since: Date): Promise<boolean> {
  const [row] = await tx<{ left: number }[]>`
    with cast_vote as materialized (
      select v.id, v.server_id, v.voted_at
      from account a
      join last_vote l on l.account_id = a.id
      -- An account can't vote before it exists, so a new account is cheap to erase even if its servers get many votes.
      join vote v on v.server_id = l.server_id and v.account_id = a.id
        and v.voted_at >= greatest(a.created_at, ${since})
      where a.id = ${accountId}
    ), waiting as materialized (
      select o.id from cast_vote c
      join outbox o on o.server_id = c.server_id and o.created_at = c.voted_at and o.vote_id = c.id
      -- A delivery that is being sent gets its response later.
      where o.state <> 'sending'
      -- Recording attempts locks several rows, too, so both use the same order.
      order by o.id for update of o
    ), unsent as (
      delete from outbox o using waiting w where o.id = w.id returning o.id
    ), finished as (
      delete from delivery d using cast_vote c
      where d.server_id = c.server_id and d.created_at = c.voted_at and d.vote_id = c.id
      returning d.id
    ), gone as materialized (
      select id from unsent union all select id from finished
    ), unlogged as (
      delete from attempt where delivery_id in (select id from gone)
    ), seen as (
      -- Rows move between the two tables. In a single snapshot, each row is in exactly one of them.
      select o.id from cast_vote c
      join outbox o on o.server_id = c.server_id and o.created_at = c.voted_at and o.vote_id = c.id
      union all
      select d.id from cast_vote c
      join delivery d on d.server_id = c.server_id and d.created_at = c.voted_at and d.vote_id = c.id
    )
    select (select count(*) from seen) - (select count(*) from gone) as left`;
  return row?.left === 0;
}
