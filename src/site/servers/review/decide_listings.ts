import { Refusal } from "../../../core/refusals/refusal.ts";
import type { Act } from "../../../core/rights/actor.ts";
import type { NudgeContext } from "../../../core/trail/context.ts";
import { findSlug } from "../slugs/find_slug.ts";
import { decideChange } from "./decide_change.ts";
import { decideStatus } from "./decide_status.ts";
import type { SeenStatus } from "./move_status.ts";

/** The version of a listing that a moderator saw: of its waiting change, or of a new listing. */
export type SeenVersion = { changeId: string } | { seenAt: Date; statusSeen: SeenStatus };

/** A decision on several listings. Only the operator may reject without a reason. */
interface BulkDecision extends Act {
  decision: "approve" | "reject";
  reason: string;
}

/**
 * Approves or rejects new listings, or their changes, each in a transaction of its own and in the version that the
 * moderator saw. Returns the refusals of those that can't be decided; the others are decided. A missing reason is
 * refused for all. A listing that was deleted for good since is left out.
 */
export async function decideListings(
  context: NudgeContext,
  listings: readonly { id: string; seen: SeenVersion }[],
  decision: BulkDecision,
): Promise<Refusal[]> {
  const refused: Refusal[] = [];
  for (const { id, seen } of listings) {
    const slug = await findSlug(context.sql, id);
    if (slug === undefined) continue;
    try {
      await decideOne(context, slug, { seen, ...decision });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === "reason_needed") throw error;
      refused.push(error);
    }
  }
  return refused;
}

async function decideOne(
  context: NudgeContext,
  slug: string,
  { seen, decision, ...rest }: BulkDecision & { seen: SeenVersion },
): Promise<void> {
  if ("changeId" in seen) {
    const onChange = decision === "approve" ? decision : "refuse";
    await decideChange(context, slug, { decision: onChange, ...seen, ...rest });
  } else {
    await decideStatus(context, slug, { decision, ...seen, ...rest });
  }
}
