import { findAccount } from "../accounts/account_repository.ts";
import type { Clock } from "../clock.ts";
import type { Query, Sql } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import { requireServer } from "../servers/require_server.ts";
import { uuidV7 } from "../uuid_v7.ts";
import { voteBody } from "../deliveries/vote_body.ts";
import { findLastVote, insertVote, type VoteRow } from "./vote_repository.ts";
import { dayEnd } from "./voting_day.ts";

/** Result of casting a vote. */
export type VoteOutcome =
  | { kind: "cast"; voteId: string; votedAt: Date; deliveries: number }
  | { kind: "already_voted"; nextVoteAt: Date };

/** Dependencies of castVote. */
export interface VoteContext {
  sql: Sql;
  /** Called after the commit when there are deliveries to send; must not throw. */
  nudge: () => void;
  /** Whether the day of a vote can be told. */
  clock: Clock;
}

/** Who votes for which server, and when (to the millisecond). */
export interface Wish {
  slug: string;
  username: string;
  now: Date;
}

/** The voting account, with its current name. */
interface Voter {
  id: string;
  username: string;
}

/**
 * Casts a player's vote for a server: last vote, history, counter and one outbox row per active key with a webhook
 * URL, all or nothing (SPEC §1, §6.1). A second vote on the same UTC day is an outcome, not an error. Refuses an
 * unknown server or account, a server that is not approved, and every vote while the clock is off.
 */
export async function castVote(context: VoteContext, wish: Wish): Promise<VoteOutcome> {
  const { sql, nudge, clock } = context;
  const { slug, username, now } = wish;
  await requireClock(clock, now);
  const voter = await findAccount(sql, username);
  if (!voter) {
    throw new Refusal("account_unknown", `Cannot vote: there is no account "${username}"`);
  }
  const { server, vote } = await prepareVote(sql, { slug, voter, now });
  const cast = await insertVote(sql, vote);
  if (cast === undefined) return await explainNoVote(sql, { ...vote, slug: server.slug });
  if (cast.deliveries > 0) nudge();
  return { kind: "cast", voteId: vote.voteId, votedAt: wish.now, deliveries: cast.deliveries };
}

/** Refuses a vote whose day is uncertain: it could count for tomorrow. */
export async function requireClock(clock: Clock, now: Date): Promise<void> {
  if (await clock.isRight(now)) return;
  throw new Refusal("clock_off", "Cannot vote: this host's clock and the database's disagree");
}

/** Builds the row of a vote. Refuses an unknown server. */
export async function prepareVote(
  sql: Query,
  { slug, voter, now }: { slug: string; voter: Voter; now: Date },
): Promise<{ server: { id: string; slug: string }; vote: VoteRow }> {
  const server = await requireServer(sql, slug);
  const body = voteBody({
    serverId: server.id,
    userId: voter.id,
    username: voter.username,
    votedAt: now,
  });
  const vote = { voteId: uuidV7(now), serverId: server.id, accountId: voter.id, body, now };
  return { server, vote };
}

/** Explains why the statement cast nothing: the server's status, or an earlier vote. */
export async function explainNoVote(
  sql: Query,
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
