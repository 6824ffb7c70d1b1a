import type { Act } from "../../../src/core/rights/actor.ts";
import type { Context } from "../../../src/core/trail/context.ts";
import type { Sql } from "../../../src/core/database/connect.ts";
import type { RankCounts } from "../../../src/core/votes/rank_counts.ts";
import { findHits, type WaveHit } from "../../../src/desk/waves/wave_hits.ts";
import { daysBefore } from "../../../src/core/time/day.ts";
import { voidMany } from "../../../src/desk/voids/void_batch.ts";
import { findChosen, type VoteChoice } from "../../../src/desk/voids/vote_choice.ts";

/**
 * Voids all votes of a server that match a choice, by default of the last day, in one void batch, as the desk does for
 * more than 2,000.
 */
export async function voidMatching(
  context: Context,
  { id, slug }: { id: string; slug: string },
  { choice, ...act }: Act & { choice: Partial<VoteChoice>; reason?: string },
): Promise<{ id: string; votes: number }> {
  const all = { since: daysBefore(act.now, 1), until: act.now, youngerDays: null, source: null };
  const votes = await findChosen(context.sql, id, { ...act, choice: { ...all, ...choice } });
  return await voidMany(context, slug, { votes, ...act });
}

/** Finds the votes of a server that match a choice, as a moderator sees them. */
export async function findMatching(
  sql: Sql,
  serverId: string,
  { choice, counts = "signed-in", ...act }: Act & { choice: VoteChoice; counts?: RankCounts },
): Promise<WaveHit[]> {
  const votes = await findChosen(sql, serverId, { ...act, choice });
  return await findHits(sql, serverId, { ...act, votes, counts });
}
