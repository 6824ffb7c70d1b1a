import { accountOf, type Act, requireOffice } from "../trail/actor.ts";
import { recordAudit } from "../trail/audit.ts";
import { parseReason, whyOf } from "../trail/reason.ts";
import type { Context } from "../trail/context.ts";
import { Refusal } from "../errors.ts";
import { requireVote } from "./vote_history.ts";
import { abandonVotes, lockVoids } from "../deliveries/abandon_vote.ts";
import { jsonRows } from "../database/json_rows.ts";
import type { Query } from "../database/connect.ts";
import { noteVotes } from "../servers/rank_servers.ts";
import { correctBoards } from "./correct_boards.ts";
import { isWithoutSignIn, type VoteSource } from "./vote_source.ts";

/**
 * Voids a vote in one transaction: it leaves the counters, the player's previous vote becomes the last one again, its
 * reward is withdrawn, and its waiting deliveries are abandoned. `abandoned` is the number of those deliveries. The day
 * stays spent: the player counts as not having voted that day, but can't vote again before it ends. Refuses
 * non-moderators, an unknown or voided vote, and a missing reason.
 */
export async function voidVote(
  { sql }: Context,
  id: string,
  { reason: text, ...act }: Act & { reason?: string | undefined },
): Promise<{ id: string; voidedAt: Date; abandoned: number }> {
  const { by, now } = act;
  const doing = "void vote";
  requireOffice(by, doing);
  const reason = parseReason(text, { by, doing });
  return await sql.begin(async (tx) => {
    const vote = await requireVote(tx, id, { by, doing });
    const { serverId } = vote;
    const voiding = { serverId, voidedBy: accountOf(by), reason, now };
    const { voided, abandoned } = await voidVotes(tx, [vote], voiding);
    if (voided === 0) {
      throw new Refusal("vote_voided", `Cannot void vote "${id}": it is already void`);
    }
    const details = { voted_at: vote.votedAt.toISOString(), ...whyOf(reason) };
    await recordAudit(tx, act, { action: "vote_voided", serverId, subject: id, details });
    return { id, voidedAt: now, abandoned };
  });
}

/** A vote of a server. */
export interface VoteKey {
  id: string;
  accountId: string;
  votedAt: Date;
}

/** A vote whose state has just changed. */
type ChangedVote = VoteKey & { source: VoteSource | null };

/**
 * Voids those of a server's votes that are not void yet. Returns their number and the number of waiting deliveries that
 * were abandoned. The votes leave the counters, each player's previous vote becomes the last one again, and the days
 * stay spent. The players' next votes, and concurrent calls for the same votes, wait until the transaction ends.
 */
export async function voidVotes(
  tx: Query,
  votes: readonly VoteKey[],
  { serverId, voidedBy, reason, now, batchId }: {
    serverId: string;
    /** A moderator's account. Null is the operator. */
    voidedBy: string | null;
    reason: string | null;
    now: Date;
    /** The act that voids many votes. */
    batchId?: string;
  },
): Promise<{ voided: number; abandoned: number }> {
  await lockVoids(tx, serverId);
  await lockVoters(tx, serverId, votes);
  const voided = await tx<ChangedVote[]>`
    update vote v
    set voided_at = ${now}, voided_by = ${voidedBy}, void_reason = ${reason}, void_batch = ${
    batchId ?? null
  }
    from ${rowsOf(tx, votes)}
    where v.id = w.id and v.voted_at = w.voted_at and v.server_id = ${serverId} and v.voided_at is null
    returning v.id, v.account_id, v.voted_at, v.source`;
  if (voided.length === 0) return { voided: 0, abandoned: 0 };
  await noteChange(tx, voided, { serverId, each: -1, type: "vote.voided", now });
  await correctBoards(tx, voided, { serverId, each: -1 });
  await takeLastVotes(tx, voided, serverId);
  await tx`select withdraw_rewards(${voided.map(({ id }) => id)}::uuid[], ${now})`;
  return { voided: voided.length, abandoned: await abandonVotes(tx, voided, { serverId, now }) };
}

/**
 * Makes those of a server's votes count again that one act voided, and makes their withdrawn rewards available again.
 * Returns the number of votes.
 */
export async function restoreVotes(
  tx: Query,
  votes: readonly VoteKey[],
  { serverId, batchId, now }: { serverId: string; batchId: string; now: Date },
): Promise<number> {
  await lockVoters(tx, serverId, votes);
  const restored = await tx<ChangedVote[]>`
    update vote v set voided_at = null, voided_by = null, void_reason = null, void_batch = null
    from ${rowsOf(tx, votes)}
    where v.id = w.id and v.voted_at = w.voted_at and v.server_id = ${serverId} and v.void_batch = ${batchId}
    returning v.id, v.account_id, v.voted_at, v.source`;
  if (restored.length === 0) return 0;
  await noteChange(tx, restored, { serverId, each: 1, type: "vote.restored", now });
  await correctBoards(tx, restored, { serverId, each: 1 });
  await tx`
    update last_vote l set vote_id = r.id, voted_at = r.voted_at
    from (
      select distinct on (w.account_id) w.account_id, w.id, w.voted_at from ${rowsOf(tx, restored)}
      order by w.account_id, w.voted_at desc
    ) as r
    where l.server_id = ${serverId} and l.account_id = r.account_id
      and (l.voted_at is null or l.voted_at < r.voted_at)`;
  await tx`select restore_rewards(${restored.map(({ id }) => id)}::uuid[])`;
  return restored.length;
}

function rowsOf(tx: Query, votes: readonly VoteKey[]) {
  return tx`json_to_recordset(${jsonRows(votes)}::text::json)
    as w (id uuid, account_id uuid, voted_at timestamptz, source vote_source)`;
}

/** Locks rows in the order in which votes lock them, to prevent deadlocks. */
async function lockVoters(tx: Query, serverId: string, votes: readonly VoteKey[]): Promise<void> {
  await tx`
    select from last_vote
    where server_id = ${serverId} and account_id in (select account_id from ${rowsOf(tx, votes)})
    order by account_id for update`;
}

/**
 * Adds votes to the counters of their days, or subtracts them; for days that were rolled up, uses the server's total.
 * Adds entries to the server's feed, if it has one.
 */
async function noteChange(
  tx: Query,
  votes: readonly ChangedVote[],
  { serverId, each, type, now }: { serverId: string; each: 1 | -1; type: string; now: Date },
): Promise<void> {
  // No roll-up may run before this transaction ends.
  await tx`lock table vote_total in row exclusive mode`;
  await tx`
    with days as (
      select (w.voted_at at time zone 'utc')::date as day, (count(*) * ${each}::int)::int as votes,
        (count(*) filter (where ${isWithoutSignIn(tx)}) * ${each}::int)::int as without_sign_in
      from ${rowsOf(tx, votes)} group by 1
    ), total as (
      update vote_total t
      set (votes, without_sign_in) = (
        select t.votes + sum(d.votes), t.without_sign_in + sum(d.without_sign_in) from days d
        where d.day < t.counted_before
      )
      where t.server_id = ${serverId} and t.counted_before > (select min(day) from days)
    )
    insert into vote_count as c (server_id, day, shard, votes, without_sign_in)
    select ${serverId}::uuid, day, 0, votes, without_sign_in from days order by day
    on conflict (server_id, day, shard) do update
    set votes = c.votes + excluded.votes, without_sign_in = c.without_sign_in + excluded.without_sign_in`;
  await noteVotes(tx, serverId);
  await tx`
    insert into feed_entry (server_id, type, vote_id, account_id, voted_at, noted_at)
    select s.id, ${type}, w.id, w.account_id, w.voted_at, ${now}
    from server s cross join ${rowsOf(tx, votes)} where s.id = ${serverId} and s.has_feed`;
}

/**
 * Makes the vote before a void one the player's last vote, if there is one. Scans the server's history from the
 * earliest day that the player's bits cover, or all of it for a row without bits. That takes 0.3 s for a million votes,
 * but saves an index write on every vote.
 */
async function takeLastVotes(
  tx: Query,
  voided: readonly VoteKey[],
  serverId: string,
): Promise<void> {
  await tx`
    with lost as materialized (
      select l.account_id, case when d.day >= s.counted_from then d.day else '-infinity' end as since
      from last_vote l join ${
    rowsOf(tx, voided)
  } on l.account_id = w.account_id cross join board_state s
      -- The lowest bit is the last day with a vote that still counts; 0 means that there is none. Bit 31 is the
      -- integer's sign.
      cross join lateral (select l.voted_on - log(2, nullif(l.days & -l.days::bigint, 0))::int as day) as d
      where l.server_id = ${serverId} and l.vote_id = w.id
    ), previous as (
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
