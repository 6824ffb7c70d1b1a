import type { Act } from "../trail/actor.ts";
import { recordAudit } from "../trail/audit.ts";
import type { Context } from "../trail/context.ts";
import { Refusal } from "../errors.ts";
import { requireOwnServer } from "./require_server.ts";
import { RESUBMISSION, type Server } from "./server.ts";
import { requireRoom } from "./server_limits.ts";
import { moveServer } from "./server_repository.ts";

/**
 * Puts a rejected server back into the moderators' queue. The reason is cleared, but stays in the trail. Refuses a
 * server that is not the actor's own or not rejected, and an account that already has the most it may have waiting.
 */
export async function resubmitServer(
  { sql }: Context,
  slug: string,
  act: Act,
): Promise<Server> {
  return await sql.begin(async (tx) => {
    const server = await requireOwnServer(tx, slug, act);
    await requireRoom(tx, server.ownerId, { by: act.by, doing: "submit server", adds: false });
    const moved = await moveServer(tx, slug, { ...RESUBMISSION, reason: null, now: act.now });
    if (!moved) {
      throw new Refusal(
        "server_transition",
        `Cannot submit server "${slug}" again: it is ${server.status}`,
      );
    }
    await recordAudit(tx, act, {
      action: "server_resubmitted",
      serverId: moved.id,
      subject: slug,
    });
    return moved;
  });
}
