import type { Sql } from "../../../core/database/connect.ts";
import { keptSince } from "../../../core/database/retention.ts";
import type { DeliveryState } from "../../../core/deliveries/delivery.ts";

/** Delivery status shown to a player. It never reveals the destination or the receiver's response. */
export type DeliveryStatus =
  | "on_its_way"
  | "retrying"
  | "held"
  | "delivered"
  | "given_up"
  | "withdrawn";

/** How a vote gets to its server, as its receipt tells the player. */
export type ReceiptDeliveries =
  /** One status per webhook of the server. */
  | { kind: "sent"; statuses: DeliveryStatus[] }
  /** The server has a key, but no webhook: it asks for its votes. */
  | { kind: "polled" }
  /** The server has no key, so it can't get the vote. */
  | { kind: "without_key" }
  /** The deliveries of a vote this old are deleted. */
  | { kind: "forgotten" };

/** The vote whose deliveries are looked up. */
interface ReceiptVote {
  voteId: string;
  serverId: string;
  votedAt: Date;
  isVoid: boolean;
  /** Whether the server has a key. */
  hasKey: boolean;
}

/** Finds out how a vote gets to its server. */
export async function findReceiptDeliveries(
  sql: Sql,
  vote: ReceiptVote,
  now: Date,
): Promise<ReceiptDeliveries> {
  const statuses = await findStatuses(sql, vote);
  if (statuses.length > 0) return { kind: "sent", statuses };
  if (vote.votedAt < keptSince(now)) return { kind: "forgotten" };
  return { kind: vote.hasKey ? "polled" : "without_key" };
}

/** Deliveries have the time of their vote, so an index finds them by it. */
async function findStatuses(
  sql: Sql,
  { voteId, serverId, votedAt, isVoid }: ReceiptVote,
): Promise<DeliveryStatus[]> {
  // A message in a chat doesn't bring the vote to the server.
  const isForServer = sql`
    key_id <> all(array(select key_id from endpoint where server_id = ${serverId} and kind = 'chat'))`;
  const rows = await sql<{ state: DeliveryState; attempts: number }[]>`
    select case when accepted_attempt is null then state else 'delivered' end as state, attempts from outbox
    where server_id = ${serverId} and created_at = ${votedAt} and vote_id = ${voteId} and ${isForServer}
    union all
    select state, attempts from delivery
    where server_id = ${serverId} and created_at = ${votedAt} and vote_id = ${voteId} and ${isForServer}`;
  return rows.map((row) => statusOf(row, isVoid));
}

function statusOf(
  { state, attempts }: { state: DeliveryState; attempts: number },
  isVoid: boolean,
): DeliveryStatus {
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
