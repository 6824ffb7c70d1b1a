import type { Query, Sql } from "../../../core/database/connect.ts";
import { type RankCounts, rankedOf } from "../../../core/votes/rank_counts.ts";
import { noteRanks } from "./rank_history.ts";
import { dayOf } from "../../../core/time/day.ts";

/** UTC days whose votes rank the listing, including today. */
export const RANKING_DAYS = 30;

/** Milliseconds between two checks for changes, across all processes. */
const LOOK_EVERY_MS = 1_000;

/**
 * After a check, the pause is at least this many times its duration, so that checks use at most a twentieth of a core.
 */
const PAUSE_FACTOR = 20;

/** The longest pause in milliseconds. */
const PAUSE_MAX_MS = 30_000;

/**
 * Maximum milliseconds that a recount waits for each lock. Without a limit, it could occupy a connection of the nightly
 * jobs.
 */
const RECOUNT_LOCK_MS = 2_000;

/**
 * Recounts changed servers if a check is due or `isDue` is set, unless another process is doing so. `moved` asks for a
 * full recount, because the window of 30 days has moved.
 */
export async function updateRanking(
  sql: Sql,
  { now, isDue, counts }: { now: Date; isDue: boolean; counts: RankCounts },
): Promise<"done" | "moved"> {
  return await sql.begin(async (tx) => {
    const state = await lockRanking(tx, now);
    if (!state) return "done";
    if (state.moved) return "moved";
    if (!isDue && !state.due) return "done";
    await countChanged(tx, counts);
    await endLook(tx);
    return "done";
  });
}

/**
 * Recounts all votes of the 30 UTC days up to `now` for every approved server, in one transaction, so that visitors see
 * the old order until it ends. Takes 0.3 s for 10,000 servers. Does nothing while another process is recounting.
 */
export async function recountRanking(
  sql: Sql,
  { now, counts }: { now: Date; counts: RankCounts },
): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select set_config('lock_timeout', ${String(RECOUNT_LOCK_MS)}, true)`;
    if (!await lockRanking(tx, now)) return;
    // Changes since the last check, even hours ago, still count for the day that ends.
    await countChanged(tx, counts);
    await noteRanks(tx);
    await tx`update ranking_state set today = ${dayOf(now)}::date`;
    await countAll(tx, counts);
    await endLook(tx);
  });
}

/**
 * Locks the ranking, unless another process has locked it. `moved`: the window is neither that of `now` nor tomorrow's
 * (another process's clock may be ahead). `due`: a check is due, and something changed.
 */
async function lockRanking(tx: Query, now: Date) {
  const [state] = await tx<{ moved: boolean; due: boolean }[]>`
    select
      today is null or ${dayOf(now)}::date not between today - 1 and today as moved,
      -- Also due if the pause is longer than allowed, because the database's clock was set back.
      clock_timestamp() not between due_at - ${PAUSE_MAX_MS}::int * interval '1 ms' and due_at
        and exists (select from ranking_change) as due
    from ranking_state for update skip locked`;
  return state;
}

/**
 * Counts servers that were marked as changed. A mark covers everything its transaction wrote; later writes add their
 * own.
 */
async function countChanged(tx: Query, counts: RankCounts): Promise<void> {
  const votes = countedColumns(tx, counts);
  await tx`
    with changed as (
      delete from ranking_change returning server_id
    )
    insert into ranking as r (server_id, revision, listed, votes, votes_today, votes_all)
    select i.server_id, w.revision + 1, s.id is not null, ${votes.totals}
    from (select distinct server_id from changed) as i
    cross join ranking_state w
    left join server s on s.id = i.server_id and s.status = 'approved'
    left join vote_total t on t.server_id = s.id
    left join lateral (
      select ${votes.sums}
      from vote_count c
      where c.server_id = s.id
        and c.day >= least(coalesce(t.counted_before, '-infinity'), w.today - ${RANKING_DAYS}::int)
    ) n on true
    where s.id is not null or exists (select from ranking k where k.server_id = i.server_id)
    on conflict (server_id) do update
    set revision = excluded.revision, listed = excluded.listed, votes = excluded.votes,
      votes_today = excluded.votes_today, votes_all = excluded.votes_all`;
}

async function countAll(tx: Query, counts: RankCounts): Promise<void> {
  const votes = countedColumns(tx, counts);
  await tx`
    with counted as (
      select c.server_id, ${votes.sums}
      from ranking_state w
      cross join vote_count c
      left join vote_total t on t.server_id = c.server_id
      group by c.server_id
    )
    insert into ranking as r (server_id, revision, listed, votes, votes_today, votes_all)
    select s.id, w.revision + 1, true, ${votes.totals}
    from ranking_state w
    join server s on s.status = 'approved'
    left join counted n on n.server_id = s.id
    left join vote_total t on t.server_id = s.id
    on conflict (server_id) do update
    set revision = excluded.revision, listed = true, votes = excluded.votes,
      votes_today = excluded.votes_today, votes_all = excluded.votes_all
    where (r.listed, r.votes, r.votes_today, r.votes_all)
      is distinct from (true, excluded.votes, excluded.votes_today, excluded.votes_all)`;
}

/**
 * Builds the three counts of a server: of the ranking's days, of today and of all time. `sums` adds up its days (c),
 * and `totals` are those sums (n) with the votes before them (t).
 */
function countedColumns(tx: Query, counts: RankCounts) {
  const { ofDay, before } = rankedOf(tx, counts);
  return {
    sums: tx`
      sum(${ofDay}) filter (where c.day > w.today - ${RANKING_DAYS}::int) as votes,
      sum(${ofDay}) filter (where c.day = w.today) as votes_today,
      sum(${ofDay}) filter (where c.day >= coalesce(t.counted_before, '-infinity')) as votes_all`,
    totals: tx`
      coalesce(n.votes, 0),
      coalesce(n.votes_today, 0),
      coalesce(n.votes_all, 0) + coalesce(${before}, 0)`,
  };
}

/** Ends a check. Its changes get a new revision, which becomes the latest. */
async function endLook(tx: Query): Promise<void> {
  await tx`
    update ranking_state
    set revision = revision + 1, due_at = clock_timestamp() + least(
      greatest(
        ${LOOK_EVERY_MS}::int * interval '1 ms',
        ${PAUSE_FACTOR}::int * (clock_timestamp() - transaction_timestamp())
      ),
      ${PAUSE_MAX_MS}::int * interval '1 ms'
    )`;
}
