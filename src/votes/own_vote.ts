import type { Query } from "../database/connect.ts";
import { dayEnd, votedToday } from "./voting_day.ts";

/** An account's vote today. */
export interface OwnVote {
  /** Undefined once a moderator voided it. */
  id: string | undefined;
  /** The first moment it may vote for that server again. */
  nextVoteAt: Date;
}

/** Finds the vote that an account cast for a server on the UTC day of `now`; undefined when it may vote. */
export async function findOwnVote(
  sql: Query,
  { serverId, accountId, now }: { serverId: string; accountId: string; now: Date },
): Promise<OwnVote | undefined> {
  const [last] = await sql<{ voteId: string | null; votedAt: Date | null; votedOn: Date }[]>`
    select vote_id, voted_at, voted_on from last_vote
    where server_id = ${serverId} and account_id = ${accountId}`;
  if (!last || !votedToday(last.votedOn, now)) return undefined;
  const id = votedToday(last.votedAt, last.votedOn) ? last.voteId ?? undefined : undefined;
  return { id, nextVoteAt: dayEnd(last.votedOn) };
}
