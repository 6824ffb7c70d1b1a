import { lockAccount } from "../accounts/account_repository.ts";
import { addNews } from "../mail/news.ts";
import { type Act, isInOffice } from "../trail/actor.ts";
import { type AuditAction, recordAudit } from "../trail/audit.ts";
import { parseReason, whyOf } from "../trail/reason.ts";
import type { NudgeContext } from "../trail/context.ts";
import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import { requireServer } from "./require_server.ts";
import { type Decision, type Server, type ServerStatus, TRANSITIONS } from "./server.ts";
import { moveServer } from "./server_repository.ts";

const ACTIONS = {
  approve: "server_approved",
  reject: "server_rejected",
  suspend: "server_suspended",
} as const satisfies Record<Decision, AuditAction>;

/** A moderator's decision. The owner sees the reason; only the operator may reject or suspend without one. */
export interface StatusDecision extends Act {
  decision: Decision;
  reason?: string | undefined;
  /** The `updatedAt` of the listing that was looked at, for an approval; absent: whatever it has become. */
  seenAt?: Date | undefined;
}

/**
 * Carries out a moderator's decision. Refuses non-moderators, an unknown server, a transition missing from the
 * drawing, a rejection or suspension without a reason, and approval of a server whose owner is gone or edited it
 * meanwhile. An edit stops no other decision, or it would be a way out of one.
 */
export async function decideStatus(
  { sql, nudge }: NudgeContext,
  slug: string,
  { decision, reason: text, seenAt: seen, ...act }: StatusDecision,
): Promise<Server> {
  if (!isInOffice(act.by)) {
    throw new Refusal("moderators_only", `Cannot ${decision} server: only moderators decide`);
  }
  // An approval has no reason: it clears an earlier one.
  const reason = decision === "approve"
    ? null
    : parseReason(text, { by: act.by, doing: `${decision} server` });
  const server = await sql.begin(async (tx) => {
    const wasSuspended = decision === "approve" &&
      await requireOwnerThere(tx, slug) === "suspended";
    const seenAt = decision === "approve" ? seen : undefined;
    const move = { ...TRANSITIONS[decision], reason, now: act.now, seenAt };
    const moved = await moveServer(tx, slug, move);
    if (!moved) throw await refuseMove(tx, slug, decision);
    await recordAudit(tx, act, {
      action: ACTIONS[decision],
      serverId: moved.id,
      subject: slug,
      details: whyOf(reason),
    });
    const kind = wasSuspended ? "server_reinstated" : ACTIONS[decision];
    await addNews(tx, { accountId: moved.ownerId, kind, serverId: moved.id, reason, now: act.now });
    return moved;
  });
  // Approval releases held deliveries.
  if (decision === "approve") nudge();
  return server;
}

/**
 * Locks the owner's account, as submitting a server does first too: nobody can delete it in between. Returns the
 * server's status.
 */
async function requireOwnerThere(tx: Query, slug: string): Promise<ServerStatus> {
  const { ownerId, status } = await requireServer(tx, slug);
  if (await lockAccount(tx, ownerId)) return status;
  throw new Refusal(
    "server_transition",
    `Cannot approve server "${slug}": its owner deleted the account, so nobody is responsible for it`,
  );
}

async function refuseMove(sql: Query, slug: string, decision: Decision): Promise<Refusal> {
  const { status } = await requireServer(sql, slug);
  const why = TRANSITIONS[decision].from.includes(status)
    ? "it was changed meanwhile; look at it again"
    : `it is ${status}`;
  return new Refusal("server_transition", `Cannot ${decision} server "${slug}": ${why}`);
}
