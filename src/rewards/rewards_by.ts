import { requireOwnServer } from "../servers/require_server.ts";
import type { Act } from "../trail/actor.ts";
import { recordAudit } from "../trail/audit.ts";
import type { Context } from "../trail/context.ts";

/** How a server's votes become rewards: not through Voteboard, through its Votifier, or through its inbox. */
export type RewardsBy = "none" | "push" | "inbox";

/**
 * Sets how a server's votes become rewards from now on. Rewards waiting in its inbox stay there until they end. Refuses
 * a server that is unknown or owned by someone else.
 */
export async function setRewardsBy(
  { sql }: Context,
  slug: string,
  { path, ...act }: Act & { path: RewardsBy },
): Promise<void> {
  const { id: serverId } = await requireOwnServer(sql, slug, act);
  await sql.begin(async (tx) => {
    const changed = await tx`
      update server set rewards_by = ${path} where id = ${serverId} and rewards_by <> ${path} returning id`;
    if (changed.length === 0) return;
    const details = { path };
    await recordAudit(tx, act, { action: "rewards_set", serverId, subject: slug, details });
  });
}
