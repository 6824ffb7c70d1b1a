import type { Sql } from "../../core/database/connect.ts";
import { findRewardStates, type RewardState } from "../../site/voting/my_votes/reward_state.ts";
import { countVoters, type VoterCounts } from "./voter_counts.ts";

/** Namespace ("feed") that separates locks on feeds from other advisory locks. */
const FEED_LOCK = 0x66656564;

/**
 * An event of a vote. The name (null once the account was deleted), the reward, and the marks of void votes are
 * current.
 */
export interface FeedEntry extends Partial<VoterCounts> {
  type: "vote.cast" | "vote.voided" | "vote.restored";
  voteId: string;
  userId: string;
  username: string | null;
  votedAt: Date;
  reward: RewardState;
}

/**
 * Reads a server's feed after a cursor, in an order that never changes: nothing is ever inserted before an entry that
 * was read. A cursor is an entry's position and the random end of its vote's id. The returned one points to the next
 * part, and "0" to the first. `cursor_expired`: the entry at that position is gone, or has changed because a backup was
 * restored.
 */
export async function readFeed(
  sql: Sql,
  { serverId, after = "0", limit, withCounts = false }: {
    serverId: string;
    after?: string | undefined;
    limit: number;
    /** Whether entries have their players' streaks and totals. Counting costs 0.1 ms each. */
    withCounts?: boolean;
  },
  now: Date,
): Promise<{ entries: FeedEntry[]; cursor: string; more: boolean } | "cursor_expired"> {
  const from = parseInt(after);
  const [first, ...others] = await readPlaces(sql, { serverId, from, rows: limit + 2 });
  if (from > 0 && (!first || cursorOf(first) !== after)) return "cursor_expired";
  const behind = first && from === 0 ? [first, ...others] : others;
  const rows = behind.slice(0, limit);
  const [states, counts] = await Promise.all([
    findRewardStates(sql, rows.map(({ voteId }) => voteId), now),
    withCounts ? countVoters(sql, { serverId, votes: rows }) : [],
  ]);
  const last = rows.at(-1);
  return {
    entries: rows.map(({ place: _, ...row }, nth) => ({
      ...row,
      reward: states.get(row.voteId) ?? "none",
      ...counts[nth],
    })),
    cursor: last ? cursorOf(last) : after,
    more: behind.length > limit,
  };
}

type PlacedEntry = Omit<FeedEntry, "reward" | keyof VoterCounts> & { place: number };

/**
 * Returns the entry at a position and those after it. Entries get their positions here, one reader per server at a
 * time: an entry is invisible while its transaction is open, so a reader that ordered by id or time would miss it.
 */
async function readPlaces(
  sql: Sql,
  { serverId, from, rows }: { serverId: string; from: number; rows: number },
): Promise<PlacedEntry[]> {
  const [, , placed] = await sql.begin((tx) =>
    Promise.all([
      tx`select pg_advisory_xact_lock(hashtextextended(${serverId}::uuid::text, ${FEED_LOCK}))`,
      tx`
        update feed_entry e set place = n.place
        from (
          select id, row_number() over (order by id) + coalesce((
            select max(place) from feed_entry where server_id = ${serverId} and place is not null
          ), 0) as place
          from (
            select id from feed_entry where server_id = ${serverId} and place is null order by id limit ${rows}
          ) as new
        ) as n
        where e.id = n.id`,
      tx<PlacedEntry[]>`
        select e.place, e.type, e.vote_id, e.account_id as user_id, e.voted_at,
          coalesce(n.username, a.username) as username
        from feed_entry e
        left join account a on a.id = e.account_id and a.deleted_at is null
        left join vote_name n on n.vote_id = e.vote_id
        where e.server_id = ${serverId} and e.place >= ${from}
        order by e.place limit ${rows}`,
    ])
  );
  return placed;
}

function cursorOf({ place, voteId }: PlacedEntry): string {
  return `${place}.${voteId.slice(-8)}`;
}
