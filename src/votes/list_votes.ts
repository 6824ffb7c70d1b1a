import { type Actor, isInOffice } from "../trail/actor.ts";
import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import { findVotes, type ListedVote } from "./vote_history.ts";

/** Votes per page. */
export const VOTES_PAGE = 25;

/** Lists a server's votes, voided ones included, newest first and before a given one. Refuses all but moderators. */
export async function listVotes(
  sql: Query,
  serverId: string,
  { by, ...page }: { by: Actor; before?: string | undefined; limit: number },
): Promise<ListedVote[]> {
  if (isInOffice(by)) return await findVotes(sql, serverId, page);
  throw new Refusal("moderators_only", "Cannot show votes: only moderators may see them");
}
