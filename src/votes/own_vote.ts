import type { Query } from "../database/connect.ts";
import { dayEnd, votedToday } from "./voting_day.ts";

/** An account's vote today. */
export interface OwnVote {
  id: string;
  votedAt: Date;
  /** The first moment it may vote for that server again. */
  nextVoteAt: Date;
}

/** Finds the vote that an account cast for a server on the UTC day of `now`; undefined when it may vote. */
export async function findOwnVote(
  sql: Query,
  { serverId, accountId, now }: { serverId: string; accountId: string; now: Date },
): Promise<OwnVote | undefined> {
  const [vote] = await sql<{ id: string; votedAt: Date }[]>`
    select vote_id as id, voted_at from last_vote
    where server_id = ${serverId} and account_id = ${accountId}`;
  return vote && votedToday(vote.votedAt, now)
    ? { ...vote, nextVoteAt: dayEnd(vote.votedAt) }
    : undefined;
}
