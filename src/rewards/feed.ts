import type { Query, Sql } from "../database/connect.ts";
import { findRewardStates, type RewardState } from "./reward_state.ts";

/** Keeps locks on feeds apart from other advisory locks ("feed"). */
const FEED_LOCK = 0x66656564;

/** The place before the first entry. */
const BEGINNING = "0";

/** Something that happened to a vote. */
export interface FeedEntry {
  type: "vote.cast" | "vote.voided" | "vote.restored";
  voteId: string;
  userId: string;
  /** Null once the account was deleted. */
  username: string | null;
  votedAt: Date;
  /** As of now, not of then. */
  reward: RewardState;
}

/** A part of a server's feed: `cursor` is its end, and the beginning of the next. */
export interface FeedPart {
  entries: FeedEntry[];
  cursor: string;
  more: boolean;
}

/**
 * Reads the entries behind a cursor, in an order that never changes: nothing is ever added before one that somebody
 * read. A cursor is the place of its entry and the random end of that vote's id: `cursor_expired` if the entry at the
 * place is gone, or another since a backup was restored.
 */
export async function readFeed(
  sql: Sql,
  { serverId, after = BEGINNING, limit }: {
    serverId: string;
    after?: string | undefined;
    limit: number;
  },
  now: Date,
): Promise<FeedPart | "cursor_expired"> {
  const from = Number(after.split(".")[0]);
  let found = await findEntries(sql, { serverId, from, limit });
  if (found.hasNew && found.rows.length < limit + 2) {
    await givePlaces(sql, { serverId, limit: limit + 1 });
    found = await findEntries(sql, { serverId, from, limit });
  }
  const isAtEntry = from === 0 || found.rows[0] !== undefined && cursorOf(found.rows[0]) === after;
  if (!isAtEntry) return "cursor_expired";
  const behind = from === 0 ? found.rows : found.rows.slice(1);
  const rows = behind.slice(0, limit);
  const states = await findRewardStates(sql, rows.map(({ voteId }) => voteId), now);
  const last = rows.at(-1);
  return {
    entries: rows.map(({ place: _, ...entry }) => ({
      ...entry,
      reward: states.get(entry.voteId) ?? "none",
    })),
    cursor: last === undefined ? after : cursorOf(last),
    more: behind.length > limit,
  };
}

type PlacedEntry = Omit<FeedEntry, "reward"> & { place: number };

/** The entry at a place and those behind it, two more than asked for, and whether there are some without a place. */
async function findEntries(
  sql: Query,
  { serverId, from, limit }: { serverId: string; from: number; limit: number },
): Promise<{ hasNew: boolean; rows: PlacedEntry[] }> {
  const rows = await sql<(PlacedEntry & { hasNew: boolean })[]>`
    select n.has_new, f.*
    from (
      select exists (select from feed_entry where server_id = ${serverId} and place is null) as has_new
    ) as n
    left join lateral (
      select e.place, e.type, e.vote_id, e.account_id as user_id, a.username, e.voted_at
      from feed_entry e left join account a on a.id = e.account_id and a.deleted_at is null
      where e.server_id = ${serverId} and e.place >= ${from}
      order by e.place limit ${limit + 2}
    ) as f on true
    order by f.place`;
  const hasNew = rows[0]?.hasNew ?? false;
  return {
    hasNew,
    rows: rows.flatMap(({ hasNew: _, ...row }) => row.voteId === null ? [] : [row]),
  };
}

/**
 * Gives committed entries their places, one reader of a server after another. It happens when they are read: while its
 * transaction is open an entry is invisible, and a reader who had passed it by its id or time would never see it.
 */
async function givePlaces(
  sql: Sql,
  { serverId, limit }: { serverId: string; limit: number },
): Promise<void> {
  await sql.begin((tx) =>
    Promise.all([
      tx`select pg_advisory_xact_lock(hashtextextended(${serverId}::uuid::text, ${FEED_LOCK}))`,
      tx`
        update feed_entry e set place = n.place
        from (
          select id, row_number() over (order by id) + coalesce((
            select max(place) from feed_entry where server_id = ${serverId} and place is not null
          ), 0) as place
          from (
            select id from feed_entry where server_id = ${serverId} and place is null order by id limit ${limit}
          ) as new
        ) as n
        where e.id = n.id`,
    ])
  );
}

function cursorOf({ place, voteId }: PlacedEntry): string {
  return `${place}.${voteId.slice(-8)}`;
}
