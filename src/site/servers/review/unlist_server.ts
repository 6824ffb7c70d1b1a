import { refusal } from "../../../core/refusals/refusal.ts";
import type { Act } from "../../../core/rights/actor.ts";
import type { Context, NudgeContext } from "../../../core/trail/context.ts";
import { requireOwnerThere } from "./approve_server.ts";
import { changeServer } from "../change_server.ts";
import { listingStage, stageSet } from "../../../core/servers/listing_stage.ts";
import { TRANSITIONS } from "./status_transitions.ts";

/**
 * Unlists an approved listing: votes and keys stop, and deliveries wait. Everything else stays, and `relistServer`
 * undoes it. It doesn't set `status_at`, so that it can't prevent a moderator's decision. Refuses a listing that isn't
 * approved.
 */
export async function unlistServer(context: Context, slug: string, act: Act): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: "server_unlisted",
    async change(tx, { id, status }) {
      const { from, to } = TRANSITIONS.unlist;
      const moved = await tx`
        update server s set ${stageSet(tx, to, act.now)}, updated_at = ${act.now}
        where id = ${id} and ${listingStage(tx)} = any(${[...from]}::text[]) returning id`;
      if (moved.length === 0) {
        throw refusal("server_transition", { slug, why: "status", status });
      }
    },
  });
}

/**
 * Relists a server that its owner or a manager unlisted. Refuses a server that a moderator suspended, before or since,
 * and one whose owner was deleted.
 */
export async function relistServer(
  { sql, nudge }: NudgeContext,
  slug: string,
  act: Act,
): Promise<void> {
  await changeServer({ sql }, slug, {
    act,
    action: "server_relisted",
    async change(tx, server) {
      await requireOwnerThere(tx, server);
      const { id, status } = server;
      const { from, to } = TRANSITIONS.relist;
      const moved = await tx`
        update server s set ${stageSet(tx, to, act.now)}, updated_at = ${act.now}
        where id = ${id} and ${listingStage(tx)} = any(${[...from]}::text[]) returning id`;
      if (moved.length > 0) return;
      throw refusal("server_transition", { slug, why: "status", status });
    },
  });
  // Releases held deliveries.
  nudge();
}
