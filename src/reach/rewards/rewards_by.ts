import { changeServer } from "../../site/servers/change_server.ts";
import type { Act } from "../../core/rights/actor.ts";
import type { Context } from "../../core/trail/context.ts";

/** How a server's votes become rewards: not through Voteboard, through its Votifier, or through its inbox. */
export type RewardsBy = "none" | "push" | "inbox";

/**
 * Sets how a server's votes become rewards from now on. Rewards waiting in its inbox stay there until they end. Refuses
 * a server that is unknown or owned by another account.
 */
export async function setRewardsBy(
  context: Context,
  slug: string,
  { path, ...act }: Act & { path: RewardsBy },
): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: "rewards_set",
    change: (tx, { id }) =>
      tx`update server set rewards_by = ${path} where id = ${id} and rewards_by <> ${path} returning id`,
    details: (changed) => changed.length > 0 ? { path } : null,
  });
}
