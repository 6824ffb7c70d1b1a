import { jsonRows } from "../../core/database/json_rows.ts";
import type { Query } from "../../core/database/connect.ts";

/**
 * Result of a grant: it counts, was reported before, was given by another key or game server too, or the reward had
 * ended otherwise.
 */
export type GrantResult =
  | "recorded"
  | "already_recorded"
  | "duplicate"
  | "voided"
  | "refused"
  | "expired"
  | "unknown";

/** Rewards that a plugin handed out. */
interface Grants {
  serverId: string;
  keyId: string;
  /** The game server that gave them. Undefined means the one that the lease names. */
  gameServer?: string | undefined;
  votes: { voteId: string; note?: string | undefined }[];
}

/**
 * Records that rewards were handed out. That is a fact, so it counts no matter who holds the lease, and even without
 * one. Returns a result for each vote, in the same order.
 */
export async function grantRewards(
  sql: Query,
  { votes, ...by }: Grants,
  now: Date,
): Promise<{ voteId: string; result: GrantResult }[]> {
  const results = await record(sql, { ...by, votes }, now);
  // Lifting a void may have moved a reward behind the statement's back, to where the statement had already looked.
  const unseen = votes.filter(({ voteId }) => results.get(voteId.toLowerCase()) === "unknown");
  const seen = unseen.length > 0 ? await record(sql, { ...by, votes: unseen }, now) : results;
  return votes.map(({ voteId }) => {
    const id = voteId.toLowerCase();
    return { voteId, result: seen.get(id) ?? results.get(id) ?? "unknown" };
  });
}

async function record(
  sql: Query,
  { serverId, keyId, gameServer, votes }: Grants,
  now: Date,
): Promise<Map<string, GrantResult>> {
  const grants = jsonRows(votes);
  const label = gameServer ?? null;
  const rows = await sql<{ voteId: string; result: GrantResult }[]>`
    select vote_id, result
    from grant_rewards(${serverId}, ${keyId}, ${grants}::text::json, ${now}, ${label})`;
  return new Map(rows.map(({ voteId, result }) => [voteId, result]));
}
