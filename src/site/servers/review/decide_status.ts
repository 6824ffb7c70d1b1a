import { addNews, dropOfferNewsOf } from "../../mail/news.ts";
import type { Act } from "../../../core/rights/actor.ts";
import type { AuditAction } from "../../../core/trail/audit.ts";
import type { Context, NudgeContext } from "../../../core/trail/context.ts";
import { type Approval, approveServer } from "./approve_server.ts";
import { type AccompanyingWork, changeServer, moderateServer } from "../change_server.ts";
import { moveStatus, type SeenStatus } from "./move_status.ts";
import type { Server } from "../../../core/servers/server.ts";
import { type ModeratorDecision, TRANSITIONS } from "./status_transitions.ts";
import { requireRoom } from "../add_server.ts";
import { forgetEdits } from "./listing_version.ts";

/** The audit trail's action for each decision. */
export const ACTIONS = {
  approve: "server_approved",
  reject: "server_rejected",
  suspend: "server_suspended",
} as const satisfies Record<ModeratorDecision, AuditAction>;

/** A moderator's decision. The owner sees the reason. Only the operator may reject or suspend without a reason. */
interface StatusDecision extends Approval {
  decision: ModeratorDecision;
  reason?: string | undefined;
  /** The status that the moderator saw. If absent, the decision applies to any status. */
  statusSeen?: SeenStatus | undefined;
  /** Runs in the same transaction as the rejection or suspension. */
  also?: AccompanyingWork | undefined;
}

/**
 * Carries out a moderator's decision. Refuses non-moderators, an unknown server, a transition that isn't in
 * `TRANSITIONS`, a rejection or suspension without a reason, and what `approveServer` refuses. A concurrent edit
 * prevents only an approval, so that owners can't use edits to prevent a suspension. A concurrent decision by another
 * moderator prevents every decision.
 */
export async function decideStatus(
  context: NudgeContext,
  slug: string,
  { decision, reason: text, seenAt, statusSeen, also, ...act }: StatusDecision,
): Promise<Server> {
  if (decision === "approve") return await approveServer(context, slug, { seenAt, ...act });
  const action = ACTIONS[decision];
  return await moderateServer(context, slug, {
    act,
    action,
    typedReason: text ?? "",
    also,
    async change(tx, { id: serverId, ownerId: accountId }, reason) {
      const { by, now } = act;
      // Work in the same transaction can't be undone.
      const isUndoable = by.kind === "account" && also === undefined;
      const move = { transition: TRANSITIONS[decision], reason, now, statusSeen, isUndoable };
      const moved = await moveStatus(tx, slug, move);
      if (decision === "reject") await forgetEdits(tx, serverId, { seenAt });
      else await dropOfferNewsOf(tx, serverId);
      await addNews(tx, { accountId, kind: action, serverId, content: reason, now });
      return moved;
    },
  });
}

/**
 * Puts a rejected server back into the moderators' queue. The reason is cleared, but stays in the audit trail. Refuses
 * another account's server, a server that isn't rejected, and an account with the maximum of waiting listings.
 */
export async function resubmitServer(context: Context, slug: string, act: Act): Promise<Server> {
  return await changeServer(context, slug, {
    act,
    action: "server_resubmitted",
    async change(tx, { ownerId }) {
      await requireRoom(tx, ownerId, { ...act, adds: false, waits: true });
      return await moveStatus(tx, slug, {
        transition: TRANSITIONS.resubmit,
        reason: null,
        now: act.now,
      });
    },
  });
}
