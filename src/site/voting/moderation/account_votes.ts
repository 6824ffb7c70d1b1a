import type { Query, SqlFragment } from "../../../core/database/connect.ts";
import { isUuid } from "../../../core/database/uuid_v7.ts";
import { type Actor, requireRight } from "../../../core/rights/actor.ts";
import type { VoteSource } from "../../../core/votes/vote_source.ts";

/** A vote in the list of a player's votes. */
export interface AccountVote {
  id: string;
  accountId: string;
  /** The account's current name. Null if the account was deleted. */
  player: string | null;
  slug: string;
  name: string;
  /** Whether the player owns the listing. */
  isOwn: boolean;
  votedAt: Date;
  voidedAt: Date | null;
  source: VoteSource | null;
}

/**
 * Lists the last vote of each account for each server, newest first: the last valid vote, and a later void one if there
 * is one. Refuses non-moderators.
 */
export async function listAccountVotes(
  sql: Query,
  { by, accountIds, limit }: {
    by: Actor;
    accountIds: readonly string[];
    limit: number;
  },
): Promise<AccountVote[]> {
  requireRight(by, "votes");
  return await readVotes(
    sql,
    sql`
      select v.* from (
        select l.* from unnest(${[...accountIds]}::uuid[]) as a (id)
        cross join lateral (
          select * from last_vote
          where account_id = a.id
          order by voted_on desc limit ${limit}
        ) as l
        order by l.voted_on desc limit ${limit}
      ) as l
      cross join lateral (select greatest(l.voted_on, l.given_back) as day) as d
      cross join lateral (
        select * from vote where id = l.vote_id and voted_at = l.voted_at
        union all
        -- The last voting day, or a day given back since, may have a void vote. Other days aren't read.
        (
          select * from vote
          where (l.voted_at is null or (l.voted_at at time zone 'utc')::date < d.day)
            and server_id = l.server_id and account_id = l.account_id and voided_at is not null
            and voted_at >= d.day::timestamp at time zone 'utc'
            and voted_at < (d.day + 1)::timestamp at time zone 'utc'
          limit 1
        )
      ) as v`,
  );
}

/** Returns the vote with an id, or the last votes of the accounts, newest first. Refuses non-moderators. */
export async function searchVotes(
  sql: Query,
  { text, ...search }: Parameters<typeof listAccountVotes>[1] & { text: string },
): Promise<AccountVote[]> {
  if (!isUuid(text)) return await listAccountVotes(sql, search);
  requireRight(search.by, "votes");
  return await readVotes(sql, sql`select * from vote where id = ${text} limit 1`);
}

async function readVotes(sql: Query, which: SqlFragment): Promise<AccountVote[]> {
  const rows = await sql<AccountVote[]>`
    select v.id, v.voted_at, v.voided_at, v.source,
      v.account_id, a.username as player,
      s.slug, s.name, s.owner_id = v.account_id as is_own
    from (${which}) as v
    join server s on s.id = v.server_id
    left join account a on a.id = v.account_id and a.deleted_at is null
    order by v.voted_at desc, v.id desc`;
  return [...rows];
}
