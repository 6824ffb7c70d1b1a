import { accountOf, type Act, requireRight } from "../../core/rights/actor.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import { parseReason, whyOf } from "../../site/trail/reason.ts";
import type { Context } from "../../core/trail/context.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { requireVote } from "../../site/voting/moderation/vote_history.ts";
import { abandonVotes, lockVoids } from "../../site/deliveries/abandon_vote.ts";
import type { Query } from "../../core/database/connect.ts";
import { withoutNestedLoops } from "../../core/database/without_nested_loops.ts";
import { lowestUuidOf } from "../../core/database/uuid_v7.ts";
import { recountDays } from "../../core/votes/recount_days.ts";
import {
  countableAgain,
  giveDaysBack,
  spendDaysAgain,
} from "../../site/voting/moderation/days_given_back.ts";
import { tableOf, type VoteKey } from "../../site/voting/moderation/vote_keys.ts";
import { tellOwnerOfOne } from "../../site/voting/moderation/void_notice.ts";
import { dayOf, daysBefore } from "../../core/time/day.ts";

/**
 * Votes that an account may void one by one within 24 hours. After that each one needs a recent proof of identity, as
 * a void batch does.
 *
 * ```text
 * limit         value        protects        used up by
 * single voids  10 in 1 day  players' votes  a moderator's stolen session
 *   test: voiding votes one by one asks who a moderator is from the eleventh in a day, also if all come at once
 * ```
 */
const UNPROVED_VOIDS = 10;

/** Most votes whose players are looked up one by one. */
const LOOKED_UP_MAX = 50;

/**
 * Voids a vote in one transaction: it leaves the counters, the player's previous vote becomes the last one again, its
 * reward is withdrawn, its waiting deliveries are abandoned (`abandoned` is their number), and the server's owner is
 * notified. The day stays spent: the player counts as not having voted that day, but can't vote again before it ends.
 * Returns `unproved`, and voids nothing, if the account has already voided ten votes without a recent proof. Refuses
 * non-moderators, an unknown or voided vote, and a missing reason.
 */
export async function voidVote(
  { sql }: Context,
  id: string,
  { reason: text, isProved = true, ...act }: Act & {
    reason?: string | undefined;
    /** Whether the moderator has just proved who they are. */
    isProved?: boolean;
  },
): Promise<{ kind: "void"; abandoned: number } | { kind: "unproved" }> {
  const { by, now } = act;
  requireRight(by, "votes");
  const reason = parseReason(text, by);
  return await sql.begin(async (tx) => {
    if (!isProved && await hasVoidedMany(tx, act)) return { kind: "unproved" };
    const vote = await requireVote(tx, id, by);
    const { serverId } = vote;
    const voiding = { serverId, voidedBy: accountOf(by), reason, now };
    const { voided, abandoned } = await voidVotes(tx, [vote], voiding);
    if (voided === 0) throw refusal("vote_voided", { why: "again" });
    await tellOwnerOfOne(tx, { serverId, votedAt: vote.votedAt, reason, now });
    const details = { voted_at: vote.votedAt.toISOString(), ...whyOf(reason) };
    await recordAudit(tx, act, { action: "vote_voided", serverId, subject: id, details });
    return { kind: "void", abandoned };
  });
}

/**
 * Returns whether the account has reached the limit of single voids, by the trail. Concurrent voids take turns, so that
 * each is counted.
 */
async function hasVoidedMany(tx: Query, { by, now }: Act): Promise<boolean> {
  const account = accountOf(by);
  const since = lowestUuidOf(daysBefore(now, 1));
  await tx`select from account where id = ${account} for no key update`;
  const voids = await tx`
    select from audit_entry where actor_id = ${account} and action = 'vote_voided' and id >= ${since}
    limit ${UNPROVED_VOIDS}`;
  return voids.length === UNPROVED_VOIDS;
}

/**
 * Voids the given votes of a server that are not void yet. Returns their number and the number of waiting deliveries
 * that were abandoned. The votes leave the counters, and each player's previous vote becomes the last one again. The
 * day stays spent, unless a void batch gives it back (`giveDaysBack`). The players' next votes, and concurrent
 * calls for the same votes, wait until the transaction ends.
 */
export async function voidVotes(
  tx: Query,
  votes: readonly VoteKey[],
  { serverId, voidedBy, reason, now, batchId }: {
    serverId: string;
    /** The moderator's account. Null for the operator. */
    voidedBy: string | null;
    reason: string | null;
    now: Date;
    /** The void batch that they belong to. */
    batchId?: string;
  },
): Promise<{ voided: number; abandoned: number }> {
  await lockVoids(tx, serverId);
  await lockVoters(tx, serverId, votes);
  const voided = await tx<VoteKey[]>`
    update vote v
    set voided_at = ${now}, voided_by = ${voidedBy}, void_reason = ${reason},
      void_batch = ${batchId ?? null}
    from ${tableOf(tx, votes)} as w
    where v.id = w.id and v.voted_at = w.voted_at and v.server_id = ${serverId} and v.voided_at is null
    returning v.id, v.account_id, v.voted_at`;
  if (voided.length === 0) return { voided: 0, abandoned: 0 };
  await readOnce(tx, voided, async () => {
    await recountMonths(tx, voided, serverId);
    await takeLastVotes(tx, voided, serverId);
  });
  await recountDays(tx, serverId, daysOf(voided));
  await feedChange(tx, voided, { serverId, type: "vote.voided", now });
  if (batchId !== undefined) await giveDaysBack(tx, voided, { serverId, now });
  await tx`select withdraw_rewards(${voided.map(({ id }) => id)}::uuid[], ${now})`;
  return { voided: voided.length, abandoned: await abandonVotes(tx, voided, { serverId, now }) };
}

/**
 * Makes the given votes of a server that one void batch voided count again, and makes their withdrawn rewards available
 * again. Votes whose players voted again on the same day stay void. Returns the number of votes that count again.
 */
export async function restoreVotes(
  tx: Query,
  votes: readonly VoteKey[],
  { serverId, batchId, now }: { serverId: string; batchId: string; now: Date },
): Promise<number> {
  await lockVoters(tx, serverId, votes);
  const restored = await tx<VoteKey[]>`
    with ${countableAgain(tx, votes, serverId)}
    update vote v set voided_at = null, voided_by = null, void_reason = null, void_batch = null
    from countable w
    where v.id = w.id and v.voted_at = w.voted_at and v.server_id = ${serverId} and v.void_batch = ${batchId}
    returning v.id, v.account_id, v.voted_at`;
  if (restored.length === 0) return 0;
  await readOnce(tx, restored, () => recountMonths(tx, restored, serverId));
  await tx`
    update last_vote l set vote_id = r.id, voted_at = r.voted_at
    from (
      select distinct on (w.account_id) w.account_id, w.id, w.voted_at
      from ${tableOf(tx, restored)} as w
      order by w.account_id, w.voted_at desc
    ) as r
    where l.server_id = ${serverId} and l.account_id = r.account_id
      and (l.voted_at is null or l.voted_at < r.voted_at)`;
  await recountDays(tx, serverId, daysOf(restored));
  await feedChange(tx, restored, { serverId, type: "vote.restored", now });
  await spendDaysAgain(tx, restored, serverId);
  await tx`select restore_rewards(${restored.map(({ id }) => id)}::uuid[])`;
  return restored.length;
}

/**
 * Runs statements that join votes with the server's rows. If there are many votes, they read these rows once, because
 * the planner's statistics may be from before the votes.
 */
async function readOnce(
  tx: Query,
  votes: readonly VoteKey[],
  work: () => Promise<void>,
): Promise<void> {
  if (votes.length <= LOOKED_UP_MAX) return await work();
  await withoutNestedLoops(tx, work);
}

/** Returns the UTC days of votes, the earliest first. */
function daysOf(votes: readonly VoteKey[]): string[] {
  return [...new Set(votes.map(({ votedAt }) => dayOf(votedAt)))].sort();
}

/** Locks rows in the order in which votes lock them, to prevent deadlocks. */
async function lockVoters(tx: Query, serverId: string, votes: readonly VoteKey[]): Promise<void> {
  await tx`
    select from last_vote
    where server_id = ${serverId} and account_id in (
      select w.account_id from ${tableOf(tx, votes)} as w
    )
    order by account_id for update`;
}

/** Adds entries about votes to the server's feed, if it has one. */
async function feedChange(
  tx: Query,
  votes: readonly VoteKey[],
  { serverId, type, now }: { serverId: string; type: "vote.voided" | "vote.restored"; now: Date },
): Promise<void> {
  await tx`
    insert into feed_entry (server_id, type, vote_id, account_id, voted_at, noted_at)
    select s.id, ${type}, w.id, w.account_id, w.voted_at, ${now}
    from server s cross join ${tableOf(tx, votes)} as w where s.id = ${serverId} and s.has_feed`;
}

/**
 * Counts the months of the votes' players again from the history. Reads the server's votes of these months once, which
 * takes 0.2 s for half a million.
 *
 * ```text
 * votes ─► touched                  player and month of each vote
 *            ├─► counted            days that count, votes voided after their month, time of the last one
 *            │     └─► vote_month   the month's row, if it is kept
 *            └─► gone               players of months without a row
 *                  └─► last_vote    earlier votes, by `recountEarlier`
 * ```
 */
async function recountMonths(
  tx: Query,
  votes: readonly VoteKey[],
  serverId: string,
): Promise<void> {
  const touched = tx`
    touched as materialized (
      select distinct w.account_id, date_trunc('month', w.voted_at at time zone 'utc')::date as month
      from ${tableOf(tx, votes)} as w
    )`;
  await tx`
    with ${touched}, counted as (
      select account_id, date_trunc('month', voted_at at time zone 'utc')::date as month,
        array_agg((voted_at at time zone 'utc')::date) filter (where voided_at is null) as days,
        count(*) filter (
          where voided_at >=
            (date_trunc('month', voted_at at time zone 'utc') + interval '1 month') at time zone 'utc'
        ) as voided,
        max(voted_at) filter (where voided_at is null) as last_voted_at
      from vote
      where server_id = ${serverId} and account_id in (select account_id from touched)
        and voted_at >= (select min(month) from touched)::timestamp at time zone 'utc'
        and voted_at < (select max(month) + interval '1 month' from touched) at time zone 'utc'
      group by 1, 2
    )
    update vote_month m
    set days = coalesce(c.days, '{}'), voided = c.voided,
      last_voted_at = coalesce(c.last_voted_at, m.last_voted_at)
    from counted c
    where m.server_id = ${serverId} and m.month = c.month and m.account_id = c.account_id`;
  const gone = await tx<{ accountId: string }[]>`
    with ${touched}
    select distinct account_id from touched t
    where not exists (
      select from vote_month m
      where m.server_id = ${serverId} and m.month = t.month and m.account_id = t.account_id
    )`;
  if (gone.length > 0) await recountEarlier(tx, gone.map(({ accountId }) => accountId), serverId);
}

/** Counts players' votes of the months that are no longer kept. */
async function recountEarlier(
  tx: Query,
  accountIds: readonly string[],
  serverId: string,
): Promise<void> {
  await tx`
    update last_vote l set earlier_votes = coalesce(n.votes, 0)
    from unnest(${accountIds}::uuid[]) as a (id)
    left join (
      select account_id, count(*)::int as votes from vote v
      where server_id = ${serverId} and voided_at is null
        and account_id in (select unnest(${accountIds}::uuid[]))
        and not exists (
          select from vote_month m
          where m.server_id = ${serverId} and m.account_id = v.account_id
            and m.month = date_trunc('month', v.voted_at at time zone 'utc')::date
        )
      group by account_id
    ) as n on n.account_id = a.id
    where l.server_id = ${serverId} and l.account_id = a.id`;
}

/**
 * Makes the vote before a void one the player's last vote, if there is one. If that vote is in the month of the void
 * one or in the month before, scans the server's history from its day, or else all of the history. That takes 0.3 s for
 * a million votes, but saves an index write on every vote.
 *
 * ```text
 * voided ─► lost              players whose last vote is void, and the day since which another may be the last
 *             └─► previous    the latest valid vote of each since the earliest of these days
 *                   └─► last_vote
 * ```
 */
async function takeLastVotes(
  tx: Query,
  voided: readonly VoteKey[],
  serverId: string,
): Promise<void> {
  const lost = tx`
    select l.account_id, coalesce(max(d.day), '-infinity') as since
    from last_vote l
    join ${tableOf(tx, voided)} as w on w.account_id = l.account_id and w.id = l.vote_id
    cross join lateral date_trunc('month', l.voted_on::timestamp) as this (month)
    left join vote_month m on m.server_id = l.server_id and m.account_id = l.account_id
      and m.month in (this.month::date, (this.month - interval '1 month')::date)
    left join lateral unnest(m.days) as d (day) on true
    where l.server_id = ${serverId} group by l.account_id`;
  await tx`
    with lost as materialized (${lost}), previous as (
      select distinct on (v.account_id) v.account_id, v.id, v.voted_at
      from vote v join lost on lost.account_id = v.account_id
      where v.server_id = ${serverId} and v.voided_at is null
        and v.voted_at >= (select min(since) from lost)::timestamp at time zone 'utc'
      order by v.account_id, v.voted_at desc
    )
    update last_vote l set vote_id = p.id, voted_at = p.voted_at
    from lost left join previous p on p.account_id = lost.account_id
    where l.server_id = ${serverId} and l.account_id = lost.account_id`;
}
