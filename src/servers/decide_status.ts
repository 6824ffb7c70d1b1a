import { lockAccount } from "../accounts/account_repository.ts";
import { addNews } from "../mail/news.ts";
import { type Act, requireOffice } from "../trail/actor.ts";
import { type AuditAction, recordAudit } from "../trail/audit.ts";
import { parseReason, whyOf } from "../trail/reason.ts";
import type { Context, NudgeContext } from "../trail/context.ts";
import type { Query } from "../database/connect.ts";
import { refusal } from "../errors.ts";
import { requireOwnServer, requireServer } from "./require_server.ts";
import { type Decision, type Server, type ServerStatus, TRANSITIONS } from "./server.ts";
import { requireRoom } from "./add_server.ts";
import type { Doing } from "../refusals/doing.ts";

/** The audit trail's action for each decision. */
export const ACTIONS = {
  approve: "server_approved",
  reject: "server_rejected",
  suspend: "server_suspended",
} as const satisfies Record<Decision, AuditAction>;

/** A moderator's decision. The owner sees the reason; only the operator may reject or suspend without one. */
export interface StatusDecision extends Act {
  decision: Decision;
  reason?: string | undefined;
  /** The `updatedAt` of the listing that the moderator saw, for an approval. If absent, any version is approved. */
  seenAt?: Date | undefined;
}

/**
 * Carries out a moderator's decision. Refuses non-moderators, an unknown server, a transition missing from the diagram,
 * a rejection or suspension without a reason, and approval of a server whose owner is gone or edited it meanwhile. An
 * edit stops no other decision, or owners could use it to prevent one.
 */
export async function decideStatus(
  { sql, nudge }: NudgeContext,
  slug: string,
  { decision, reason: text, seenAt: seen, ...act }: StatusDecision,
): Promise<Server> {
  const doing = `${decision} server` as const;
  requireOffice(act.by, doing);
  // An approval has no reason: it clears an earlier one.
  const reason = decision === "approve" ? null : parseReason(text, { by: act.by, doing });
  const server = await sql.begin(async (tx) => {
    const wasSuspended = decision === "approve" &&
      await requireOwnerThere(tx, slug) === "suspended";
    const seenAt = decision === "approve" ? seen : undefined;
    // Proof of ownership also approves a listing, but without anyone looking at it.
    const looksAt = decision === "approve" && act.by.kind === "account";
    const move = { ...TRANSITIONS[decision], doing, reason, now: act.now, seenAt, looksAt };
    const moved = await moveServer(tx, slug, move);
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
 * Locks the owner's account, which submitting a server also locks first, so that the account can't be deleted in
 * between. Returns the server's status.
 */
async function requireOwnerThere(tx: Query, slug: string): Promise<ServerStatus> {
  const { ownerId, status } = await requireServer(tx, slug);
  if (await lockAccount(tx, ownerId)) return status;
  throw refusal("server_transition", { doing: "approve server", slug, why: "ownerless" });
}

/**
 * Puts a rejected server back into the moderators' queue. The reason is cleared, but stays in the audit trail. Refuses
 * a server that is not the actor's own or not rejected, and an account that already has the most it may have waiting.
 */
export async function resubmitServer({ sql }: Context, slug: string, act: Act): Promise<Server> {
  return await sql.begin(async (tx) => {
    const { id, ownerId } = await requireOwnServer(tx, slug, act);
    await requireRoom(tx, ownerId, { by: act.by, doing: "submit server", adds: false });
    const move = { doing: "resubmit server", reason: null, now: act.now } as const;
    const moved = await moveServer(tx, slug, { from: ["rejected"], to: "pending", ...move });
    await recordAudit(tx, act, { action: "server_resubmitted", serverId: id, subject: slug });
    return moved;
  });
}

/** Refuses a server that is in none of the statuses to move from, or was changed after `seenAt`. */
async function moveServer(
  tx: Query,
  slug: string,
  { from, to, doing, reason, now, seenAt = null, looksAt = false }: {
    from: readonly ServerStatus[];
    to: ServerStatus;
    doing: Doing;
    reason: string | null;
    now: Date;
    seenAt?: Date | null | undefined;
    /** Whether a moderator looked at its pictures. */
    looksAt?: boolean;
  },
): Promise<Server> {
  const [server] = await tx<Server[]>`
    update server set status = ${to}, decided_reason = ${reason}, updated_at = ${now},
      rejected_at = case when ${to}::text = 'rejected' then ${now} else rejected_at end,
      pictures_at = case when ${looksAt}::boolean then null else pictures_at end
    where slug = ${slug} and status::text = any(${[...from]}::text[])
      and (${seenAt}::timestamptz is null or updated_at = ${seenAt})
    returning id, slug, status, name, owner_id, decided_reason`;
  if (server) return server;
  const { status } = await requireServer(tx, slug);
  const is = from.includes(status) ? { why: "changed" } as const : { status };
  throw refusal("server_transition", { doing, slug, ...is });
}
