import type { Query, SqlFragment } from "../../../core/database/connect.ts";
import { lockVoids } from "../../deliveries/abandon_vote.ts";
import { lowestUuidOf, NIL_UUID } from "../../../core/database/uuid_v7.ts";
import { tableOf, type VoteKey } from "./vote_keys.ts";
import { dayOf, daysBefore } from "../../../core/time/day.ts";

/** Days for which another void vote, for any server, counts against its player. */
const FAULT_DAYS = 30;

/**
 * Gives the voting day back to players whose vote of today was just voided together with many others, if it is their
 * only void vote in 30 days. They may vote for the server again today, under the same name, too. A day is given back
 * only once. Call it in the transaction that voids the votes and locks their players' rows.
 *
 * ```text
 * voided ─► today            those cast today
 *             ├─► faultless  players without another void vote in 30 days
 *             └─► given      last_vote: the day before is the last one used, so that today is free
 *                   └─► vote_name  the name is free today, too
 * ```
 */
export async function giveDaysBack(
  tx: Query,
  voided: readonly VoteKey[],
  { serverId, now }: { serverId: string; now: Date },
): Promise<void> {
  const since = daysBefore(now, FAULT_DAYS);
  // A lock for all servers, so that concurrent void batches on two of them see each other's void votes.
  await lockVoids(tx, NIL_UUID);
  await tx`
    with today as materialized (
      select w.id, w.account_id, d.day
      from ${tableOf(tx, voided)} as w
      cross join lateral (select (w.voted_at at time zone 'utc')::date as day) as d
      where d.day >= ${dayOf(now)}
    ), faultless as materialized (
      -- Uses the index of void votes, which are few.
      select account_id from vote
      where voided_at is not null and id >= ${lowestUuidOf(since)} and voted_at >= ${since}
        and account_id = any(array(select account_id from today))
      group by account_id having count(*) = 1
    ), given as (
      update last_vote l set voted_on = t.day - 1, given_back = t.day
      from today t
      where l.server_id = ${serverId} and l.account_id = t.account_id and l.voted_on = t.day
        and t.account_id = any(array(select account_id from faultless))
      returning t.id
    )
    update vote_name set voted_on = null where vote_id = any(array(select id from given))`;
}

/**
 * Builds CTEs for a statement that makes void votes valid again. The last one is `countable` (id, voted_at): the votes
 * for which neither their player nor another account voting under the same name has a valid vote on that day. Run it in
 * a separate statement, after locking the players' rows.
 *
 * ```text
 * votes ─► asked                the latest void vote of each player and day
 *            ├─► counted        days on which these players have a valid vote
 *            └─► named          asked, with the name in the game
 *                  └─► countable  the latest of each day and name, without a valid vote of its player or name
 * ```
 */
export function countableAgain(
  tx: Query,
  votes: readonly VoteKey[],
  serverId: string,
): SqlFragment {
  return tx`
    asked as materialized (
      -- If another void batch was lifted in between, one can contain two votes of a player on the same day. The later
      -- one becomes valid.
      select distinct on (w.account_id, d.day) w.id, w.account_id, w.voted_at, d.day
      from ${tableOf(tx, votes)} as w
      cross join lateral (select (w.voted_at at time zone 'utc')::date as day) as d
      order by w.account_id, d.day, w.voted_at desc
    ), counted as materialized (
      select account_id, (voted_at at time zone 'utc')::date as day from vote
      where server_id = ${serverId} and voided_at is null
        and account_id = any(array(select account_id from asked))
        and voted_at >= (select min(day) from asked)::timestamp at time zone 'utc'
        and voted_at < ((select max(day) from asked) + 1)::timestamp at time zone 'utc'
    ), named as materialized (
      -- The names in the game of the votes. A vote by a link has one even if its account's name isn't recorded.
      select asked.*, coalesce(n.name_key, case when v.source = 'link' then a.username_key end) as name_key,
        coalesce(n.is_proved, true) as is_proved
      from asked
      join account a on a.id = asked.account_id
      join vote v on v.id = asked.id and v.voted_at = asked.voted_at
      left join vote_name n on n.vote_id = asked.id
      -- After an account's deletion, no row shows who voted under its name on the day that it got back.
      where a.deleted_at is null or not exists (
        select from last_vote l
        where l.server_id = ${serverId} and l.account_id = asked.account_id and l.given_back = asked.day
      )
    ), countable as materialized (
      select id, voted_at from (
        select *, row_number() over (
          partition by day, coalesce(name_key, id::text), is_proved order by voted_at desc
        ) as nth
        from named where (account_id, day) not in (select account_id, day from counted)
          -- No other account has a valid vote on that day under the name.
          and not (exists (
            select from vote_name other
            where other.server_id = ${serverId} and other.name_key = named.name_key and other.voted_on = named.day
              and other.is_proved = named.is_proved and other.vote_id <> named.id
          ) or named.is_proved and exists (
            -- A vote without a session uses the account's own name, which isn't recorded separately.
            select from account o
            join last_vote l on l.server_id = ${serverId} and l.account_id = o.id
            join vote v on v.id = l.vote_id and v.voted_at = l.voted_at
            where o.username_key = named.name_key and o.id <> named.account_id and v.source in ('link', 'typed_name')
              and (v.voted_at at time zone 'utc')::date = named.day
          ))
      ) as free where nth = 1
    )`;
}

/** Marks the days and names of restored votes as used. Call it in the transaction that restores the votes. */
export async function spendDaysAgain(
  tx: Query,
  restored: readonly VoteKey[],
  serverId: string,
): Promise<void> {
  await tx`
    with again as materialized (
      select w.id, w.account_id, (w.voted_at at time zone 'utc')::date as day
      from ${tableOf(tx, restored)} as w
    ), spent as (
      update last_vote l
      set voted_on = greatest(l.voted_on, a.day), given_back = null, taken_on = nullif(l.taken_on, a.day)
      from again a
      where l.server_id = ${serverId} and l.account_id = a.account_id and l.given_back = a.day
    )
    update vote_name n set voted_on = a.day from again a where n.vote_id = a.id and n.voted_on is null`;
}
