import type { Query, Sql } from "../database/connect.ts";
import { dayEnd, votedToday } from "./voting_day.ts";
import { keptSince } from "../database/retention.ts";
import { isUuid } from "../uuid_v7.ts";
import type { DeliveryState } from "../deliveries/delivery.ts";
import { findRewardStates, type RewardState } from "../rewards/reward_state.ts";

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

/** Delivery status that a player sees: never where it goes or what the receiver answered. */
export type ReceiptWord =
  | "on_its_way"
  | "retrying"
  | "held"
  | "delivered"
  | "given_up"
  | "withdrawn";

/** A player's receipt for a vote. */
export interface VoteReceipt {
  serverName: string;
  slug: string;
  votedAt: Date;
  nextVoteAt: Date;
  /** Whether a moderator voided it. */
  isVoid: boolean;
  /** One word per webhook of the server; empty if it polls for votes instead, undefined once deliveries are deleted. */
  deliveries: ReceiptWord[] | undefined;
  /** None: the server's inbox is not the way to its rewards. */
  reward: RewardState;
}

/** Finds the receipt of a vote for a server; undefined if the vote is not the account's, where one is given. */
export async function findReceipt(
  sql: Sql,
  { slug, voteId, accountId, now }: {
    slug: string;
    voteId: string;
    accountId: string | null;
    now: Date;
  },
): Promise<VoteReceipt | undefined> {
  if (!isUuid(voteId)) return undefined;
  const [vote] = await sql<{ serverId: string; name: string; votedAt: Date; isVoid: boolean }[]>`
    select v.server_id, s.name, v.voted_at, v.voided_at is not null as is_void
    from vote v join server s on s.id = v.server_id
    where v.id = ${voteId} and v.account_id = coalesce(${accountId}, v.account_id) and s.slug = ${slug}`;
  if (!vote) return undefined;
  const deliveries = await findWords(sql, voteId, vote);
  const [reward = "none"] = (await findRewardStates(sql, [voteId], now)).values();
  const isForgotten = deliveries.length === 0 && vote.votedAt < keptSince(now);
  return {
    serverName: vote.name,
    slug,
    votedAt: vote.votedAt,
    nextVoteAt: dayEnd(vote.votedAt),
    isVoid: vote.isVoid,
    deliveries: isForgotten ? undefined : deliveries,
    reward,
  };
}

/** Deliveries are created at the moment of the vote, so their indexes find them by it. */
async function findWords(
  sql: Sql,
  voteId: string,
  { serverId, votedAt, isVoid }: { serverId: string; votedAt: Date; isVoid: boolean },
): Promise<ReceiptWord[]> {
  const rows = await sql<{ state: DeliveryState; attempts: number }[]>`
    select state, attempts from outbox
    where server_id = ${serverId} and created_at = ${votedAt} and vote_id = ${voteId}
    union all
    select state, attempts from delivery
    where server_id = ${serverId} and created_at = ${votedAt} and vote_id = ${voteId}`;
  return rows.map((row) => wordOf(row, isVoid));
}

function wordOf(
  { state, attempts }: { state: DeliveryState; attempts: number },
  isVoid: boolean,
): ReceiptWord {
  switch (state) {
    case "held":
      return "held";
    case "delivered":
      return "delivered";
    case "abandoned":
      return isVoid ? "withdrawn" : "given_up";
    case "pending":
    case "sending":
      return attempts > 0 ? "retrying" : "on_its_way";
  }
}
