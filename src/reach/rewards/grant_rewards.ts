import { jsonRows } from "../../core/database/json_rows.ts";
import type { Query } from "../../core/database/connect.ts";

/**
 * Result of a grant: it counts, it was reported before, another key or game server gave the reward too, or the reward
 * had already ended in another way.
 */
export type GrantResult =
  | "recorded"
  | "already_recorded"
  | "duplicate"
  | "voided"
  | "refused"
  | "expired"
  | "unknown";

/** The rewards that a plugin handed out. */
interface Grants {
  serverId: string;
  keyId: string;
  /** The game server that gave them. Undefined means the one that the lease names. */
  gameServer?: string | undefined;
  votes: { voteId: string; note?: string | undefined }[];
}

/**
 * Records that rewards were handed out. That has happened already, so it counts for any holder of the lease, and even
 * without a lease. Returns a result for each vote, in the same order.
 */
export async function grantRewards(
  sql: Query,
  { votes, ...by }: Grants,
  now: Date,
): Promise<{ voteId: string; result: GrantResult }[]> {
  const results = await record(sql, { ...by, votes }, now);
  // Lifting a void at the same time may have moved a reward to a table that the statement had already read.
  const unseen = votes.filter(({ voteId }) => results.get(voteId.toLowerCase()) === "unknown");
  const seen = unseen.length > 0 ? await record(sql, { ...by, votes: unseen }, now) : results;
  const granted = votes.map(({ voteId }) => {
    const id = voteId.toLowerCase();
    return { voteId, result: seen.get(id) ?? results.get(id) ?? "unknown" as const };
  });
  const late = granted.filter(({ result }) => result === "voided").map(({ voteId }) => voteId);
  if (late.length > 0) await keepGoals(sql, late);
  return granted;
}

/** Keeps what players got for their own goals with votes that were void by then from going on to their next votes. */
async function keepGoals(sql: Query, voteIds: string[]): Promise<void> {
  await sql`
    update goal_given set is_granted = true
    where (goal_id, account_id, step) in (
      select goal_id, account_id, step from goal_given where vote_id = any(${voteIds}::uuid[])
      -- Claims lock rows in this order, too.
      order by goal_id, account_id, step for update
    )`;
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
