import type { Query } from "../../../core/database/connect.ts";
import { votedToday } from "../../../core/votes/voting_day.ts";
import { dayEnd, dayOf } from "../../../core/time/day.ts";

/** An account's vote today. */
export interface OwnVote {
  /** Undefined if a moderator voided it, or if `isTaken`. */
  id: string | undefined;
  /** Whether an identity linked today had already voted with another account. */
  isTaken: boolean;
  /** The earliest time at which the account may vote for that server again. */
  nextVoteAt: Date;
}

/** Returns an account's vote for a server on the UTC day of `now`, or undefined if it may still vote. */
export async function findOwnVote(
  sql: Query,
  { serverId, accountId, now }: { serverId: string; accountId: string; now: Date },
): Promise<OwnVote | undefined> {
  const [last] = await sql<
    { voteId: string | null; votedAt: Date | null; votedOn: Date; isTaken: boolean }[]
  >`
    select vote_id, voted_at, voted_on, taken_on is not distinct from voted_on as is_taken from last_vote
    where server_id = ${serverId} and account_id = ${accountId}`;
  if (!last || !votedToday(last.votedOn, now)) return undefined;
  const id = votedToday(last.votedAt, last.votedOn) ? last.voteId ?? undefined : undefined;
  return { id, isTaken: last.isTaken, nextVoteAt: dayEnd(last.votedOn) };
}

/** Returns the slugs of the servers that an account voted for on the UTC day of `now`. */
export async function findVotedToday(sql: Query, accountId: string, now: Date): Promise<string[]> {
  const rows = await sql<{ slug: string }[]>`
    select s.slug from last_vote l join server s on s.id = l.server_id
    where l.account_id = ${accountId} and l.voted_on >= ${dayOf(now)}`;
  return rows.map(({ slug }) => slug);
}
