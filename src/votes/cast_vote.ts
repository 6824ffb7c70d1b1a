import { findAccount } from "../accounts/account_repository.ts";
import type { Sql } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import { requireServer } from "../servers/decide_status.ts";
import { uuidV7 } from "../uuid_v7.ts";
import { voteBody } from "../webhooks/vote_body.ts";
import { findLastVote, insertVote } from "./vote_repository.ts";
import { dayEnd } from "./voting_day.ts";

/** What became of the wish to vote. */
export type VoteOutcome =
  | { kind: "cast"; voteId: string; votedAt: Date; deliveries: number }
  | { kind: "already_voted"; nextVoteAt: Date };

/** What casting a vote needs beside its arguments. */
export interface VoteContext {
  sql: Sql;
  /** Told after the commit that there is something to deliver; must not throw. */
  nudge: () => void;
}

/**
 * Casts a player's vote for a server at `now`, a whole millisecond: last vote, history, counter and one
 * outbox row per active key with a webhook URL, or none of them (SPEC §1, §6.1). A second vote of the same
 * UTC day is an outcome. Refuses an unknown server or account, and a server that is not approved.
 */
export async function castVote(
  { sql, nudge }: VoteContext,
  { slug, username, now }: { slug: string; username: string; now: Date },
): Promise<VoteOutcome> {
  const server = await requireServer(sql, slug);
  const account = await findAccount(sql, username);
  if (!account) {
    throw new Refusal("account_unknown", `Cannot vote: there is no account "${username}"`);
  }
  const voteId = uuidV7(now);
  const body = voteBody({
    serverId: server.id,
    userId: account.id,
    username: account.username,
    votedAt: now,
  });
  const cast = await insertVote(sql, {
    voteId,
    serverId: server.id,
    accountId: account.id,
    body,
    now,
  });
  if (cast === undefined) {
    return await explainRefusal(sql, { slug, serverId: server.id, accountId: account.id, now });
  }
  if (cast.deliveries > 0) nudge();
  return { kind: "cast", voteId, votedAt: now, deliveries: cast.deliveries };
}

/** Why the statement cast nothing: the server's state, or a vote that stands already. */
async function explainRefusal(
  sql: Sql,
  { slug, serverId, accountId, now }: {
    slug: string;
    serverId: string;
    accountId: string;
    now: Date;
  },
): Promise<VoteOutcome> {
  const { status } = await requireServer(sql, slug);
  if (status !== "approved") {
    throw new Refusal("server_not_approved", `Cannot vote: server "${slug}" is ${status}`);
  }
  const lastVotedAt = await findLastVote(sql, serverId, accountId);
  return { kind: "already_voted", nextVoteAt: dayEnd(lastVotedAt ?? now) };
}
