import { changeServer } from "../../site/servers/change_server.ts";
import type { Act } from "../../core/rights/actor.ts";
import type { Context } from "../../core/trail/context.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import type { RewardsBy } from "../../core/servers/rewards_by.ts";
import { findVotifierKeys } from "../keys/connected_votifiers.ts";

/**
 * Sets how a server's votes become rewards from now on. Rewards waiting in its inbox stay there until they end. Refuses
 * a server that is unknown or owned by another account, and a change to push without a connected Votifier, because its
 * votes would reward no player.
 */
export async function setRewardsBy(
  context: Context,
  slug: string,
  { rewardsBy, ...act }: Act & { rewardsBy: RewardsBy },
): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: "rewards_set",
    async change(tx, { id }) {
      const changed = await tx`
        update server set rewards_by = ${rewardsBy} where id = ${id} and rewards_by <> ${rewardsBy} returning id`;
      const needsVotifier = rewardsBy === "push" && changed.length > 0;
      if (needsVotifier && (await findVotifierKeys(tx, id)).length === 0) {
        throw refusal("votifier_missing");
      }
      return changed;
    },
    // The name that entries of the trail have for it.
    details: (changed) => changed.length > 0 ? { path: rewardsBy } : null,
  });
}
