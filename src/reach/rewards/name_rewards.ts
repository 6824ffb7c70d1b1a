import type { Query } from "../../core/database/connect.ts";
import { jsonRows } from "../../core/database/json_rows.ts";
import { countVoters } from "./voter_counts.ts";

/** A vote that a claim holds. */
interface HeldVote {
  voteId: string;
  userId: string;
  votedAt: Date;
  isTest: boolean;
}

/** The player's numbers of a test, which reaches no goal: it carries only the name that it was made for. */
const NOTHING_REACHED = { streak: 0, total: 0 };

/**
 * Decides which of the owner's goals each vote reached for its player, and returns their names by vote. A vote without
 * names is absent. What was decided stays: a vote that is handed out again carries the same names, and each step of a
 * goal belongs to one vote. Servers without such goals cost one look-up.
 */
export async function nameRewards(
  sql: Query,
  { serverId, votes }: { serverId: string; votes: readonly HeldVote[] },
): Promise<Map<string, string[]>> {
  if (votes.length === 0) return new Map();
  const open = await sql`
    select from goal where server_id = ${serverId} and kind <> 'votes' and ended_at is null limit 1`;
  if (open.length === 0) return new Map();
  const counts = await countVoters(sql, { serverId, votes });
  const counted = votes.map(({ voteId, userId, votedAt, isTest }, nth) => ({
    voteId,
    userId,
    votedAt,
    ...isTest ? NOTHING_REACHED : counts[nth],
  }));
  const rows = await sql<{ voteId: string; names: string[] }[]>`
    select vote_id, names from name_rewards(${serverId}, ${jsonRows(counted)}::text::json)`;
  return new Map(rows.map(({ voteId, names }) => [voteId, names]));
}
