import { type Actor, isInOffice } from "../trail/actor.ts";
import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import { type CastVote, findVotes } from "./vote_history.ts";

/** Votes on one page. */
export const VOTES_PAGE = 25;

/** A server's votes, void ones too, newest first and before one of them. Refuses whoever is no moderator. */
export async function listVotes(
  sql: Query,
  serverId: string,
  { by, ...page }: { by: Actor; before?: string | undefined; limit: number },
): Promise<CastVote[]> {
  if (isInOffice(by)) return await findVotes(sql, serverId, page);
  throw new Refusal("moderators_only", "Cannot show votes: only moderators may see them");
}
