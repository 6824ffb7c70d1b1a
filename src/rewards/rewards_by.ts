import { requireOwnServer } from "../servers/require_server.ts";
import type { Act } from "../trail/actor.ts";
import { recordAudit } from "../trail/audit.ts";
import type { Context } from "../trail/context.ts";

/** The one way by which a server's votes become rewards: nothing here, its Votifier, or its inbox. */
export type RewardsBy = "none" | "push" | "inbox";

/**
 * Chooses the way for a server's votes from now on; what waits in its inbox stays there until it ends. Refuses a server
 * that is unknown or someone else's.
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
