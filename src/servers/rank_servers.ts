import type { Query, Sql } from "../database/connect.ts";

/** UTC days whose votes rank the listing, including today. */
export const RANKING_DAYS = 30;

/** Milliseconds between two looks at everybody's votes, by all processes together. */
const LOOK_EVERY_MS = 1_000;

/** The pause after a look is at least so many times as long as the look took: it never needs over a twentieth of a core. */
const PAUSE_FACTOR = 20;

/** The longest pause in milliseconds. */
const PAUSE_MAX_MS = 30_000;

/** Milliseconds that a recount waits for each lock: it would keep a connection from the nightly jobs. */
const RECOUNT_LOCK_MS = 2_000;

/** What a look at the votes came to. `moved` asks for a recount: the window of 30 days is another by now. */
export type Look = "done" | "moved";

/**
 * Brings the ranking up to date: servers that changed always, votes of yesterday and today when a look at them is due,
 * or regardless with `isDue`. Does nothing while another process is at it. Nobody looks at votes of earlier days:
 * whoever changes those tells {@link noteVotes}.
 */
export async function updateRanking(
  sql: Sql,
  { now, isDue }: { now: Date; isDue: boolean },
): Promise<Look> {
  return await sql.begin(async (tx) => {
    const state = await lockRanking(tx, now);
    if (!state) return "done";
    if (state.moved) return "moved";
    const looks = isDue || state.due;
    if (state.changed) await countChanged(tx);
    if (looks) await countRecent(tx);
    if (state.changed || looks) await endLook(tx, { looks });
    return "done";
  });
}

/**
 * Counts all votes of the 30 UTC days up to `now` anew, for every approved server, in one transaction: until it ends,
 * everybody keeps the old order. Takes 0.3 s for 10,000 servers. Does nothing while another process is at it.
 */
export async function recountRanking(sql: Sql, now: Date): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select set_config('lock_timeout', ${String(RECOUNT_LOCK_MS)}, true)`;
    if (!await lockRanking(tx, now)) return;
    await tx`update ranking_state set today = (${now}::timestamptz at time zone 'utc')::date`;
    await countChanged(tx);
    await countAll(tx);
    await endLook(tx, { looks: true });
  });
}

/** Has a server counted anew whose votes of an earlier day changed. */
export async function noteVotes(tx: Query, serverId: string): Promise<void> {
  await tx`insert into ranking_change (server_id) values (${serverId})`;
}

interface RankingState {
  /** The window is not the one of `now`, nor that of tomorrow: another process's clock may be ahead. */
  moved: boolean;
  /** A look at everybody's votes is due. */
  due: boolean;
  /** Servers changed. */
  changed: boolean;
}

async function lockRanking(tx: Query, now: Date): Promise<RankingState | undefined> {
  const [state] = await tx<RankingState[]>`
    select
      today is null or (${now}::timestamptz at time zone 'utc')::date not between today - 1 and today as moved,
      -- Unless its pause is longer than any: the database's clock was set back.
      clock_timestamp() not between due_at - ${PAUSE_MAX_MS}::int * interval '1 ms' and due_at as due,
      exists (select from ranking_change) as changed
    from ranking_state for update skip locked`;
  return state;
}

async function countChanged(tx: Query): Promise<void> {
  await tx`
    with changed as (
      delete from ranking_change returning server_id
    )
    insert into ranking as r (server_id, revision, listed, settled, votes)
    select i.server_id, w.revision + 1, s.id is not null, coalesce(n.settled, 0), coalesce(n.votes, 0)
    from (select distinct server_id from changed) as i
    cross join ranking_state w
    left join server s on s.id = i.server_id and s.status = 'approved'
    left join lateral (
      select sum(c.votes) filter (where c.day < w.today - 1) as settled, sum(c.votes) as votes
      from vote_count c where c.server_id = s.id and c.day > w.today - ${RANKING_DAYS}::int
    ) n on true
    where s.id is not null or exists (select from ranking k where k.server_id = i.server_id)
    on conflict (server_id) do update
    set revision = excluded.revision, listed = excluded.listed, settled = excluded.settled, votes = excluded.votes`;
}

/** One probe of the counters' key per server; planned as a join, it would read years of counters. */
async function countRecent(tx: Query): Promise<void> {
  await tx`
    update ranking r set votes = n.votes, revision = n.revision
    from (
      select k.server_id, k.settled + recent.votes as votes, w.revision + 1 as revision
      from ranking_state w
      cross join ranking k
      cross join lateral (
        select coalesce(sum(c.votes), 0) as votes from vote_count c
        where c.server_id = k.server_id and c.day >= w.today - 1
      ) as recent
      where k.listed
    ) as n
    where n.server_id = r.server_id and n.votes <> r.votes`;
}

async function countAll(tx: Query): Promise<void> {
  await tx`
    with counted as (
      select c.server_id, coalesce(sum(c.votes) filter (where c.day < w.today - 1), 0) as settled,
        sum(c.votes) as votes
      from ranking_state w join vote_count c on c.day > w.today - ${RANKING_DAYS}::int
      group by c.server_id
    )
    insert into ranking as r (server_id, revision, listed, settled, votes)
    select s.id, w.revision + 1, true, coalesce(n.settled, 0), coalesce(n.votes, 0)
    from ranking_state w
    join server s on s.status = 'approved'
    left join counted n on n.server_id = s.id
    on conflict (server_id) do update
    set revision = excluded.revision, listed = true, settled = excluded.settled, votes = excluded.votes
    where (r.listed, r.settled, r.votes) is distinct from (true, excluded.settled, excluded.votes)`;
}

/** Ends an update: its changes bear the revision that it makes the last. */
async function endLook(tx: Query, { looks }: { looks: boolean }): Promise<void> {
  await tx`
    update ranking_state
    set revision = revision + 1, due_at = case when ${looks} then
      clock_timestamp() + least(
        greatest(
          ${LOOK_EVERY_MS}::int * interval '1 ms',
          ${PAUSE_FACTOR}::int * (clock_timestamp() - transaction_timestamp())
        ),
        ${PAUSE_MAX_MS}::int * interval '1 ms'
      )
      else due_at end`;
}

/** A server's place in the ranking, as it changed. */
export interface RankingChange {
  id: string;
  revision: number;
  /** False: it left the listing. */
  listed: boolean;
  /** In the last 30 UTC days, including today. */
  votes: number;
  name: string;
  /** The game's slug. */
  game: string;
  since: Date;
}

/** Finds what changed after a revision; 0 finds all. */
export async function findRankingChanges(sql: Sql, revision: number): Promise<RankingChange[]> {
  const rows = await sql<RankingChange[]>`
    select r.server_id as id, r.revision, r.listed, r.votes, s.name, g.slug as game, s.created_at as since
    from ranking r
    join server s on s.id = r.server_id
    join game g on g.id = s.game_id
    where r.revision > ${revision}`;
  return [...rows];
}

/** Lists all games by name; the database sorts names as its language does. */
export async function listGames(sql: Sql): Promise<{ slug: string; name: string }[]> {
  return [
    ...await sql<{ slug: string; name: string }[]>`select slug, name from game order by name`,
  ];
}

/** Whether anything was ever counted. */
export async function isRanked(sql: Sql): Promise<boolean> {
  const ranked = await sql`select from ranking_state where today is not null`;
  return ranked.length > 0;
}
