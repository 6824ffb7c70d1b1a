import { lockAccount } from "../accounts/account_repository.ts";
import { addNews } from "../mail/news.ts";
import type { Act } from "../rights/actor.ts";
import type { AuditAction } from "../trail/audit.ts";
import type { Context, NudgeContext } from "../trail/context.ts";
import type { Query } from "../database/connect.ts";
import { refusal } from "../refusals/refusal.ts";
import { changeServer } from "./change_server.ts";
import { requireServer } from "./require_server.ts";
import { type ModeratorDecision, type Server, type ServerStatus, TRANSITIONS } from "./server.ts";
import { requireRoom } from "./add_server.ts";
import type { Doing } from "../refusals/doing.ts";

/** The audit trail's action for each decision. */
export const ACTIONS = {
  approve: "server_approved",
  reject: "server_rejected",
  suspend: "server_suspended",
} as const satisfies Record<ModeratorDecision, AuditAction>;

/** A moderator's decision. The owner sees the reason; only the operator may reject or suspend without one. */
export interface StatusDecision extends Act {
  decision: ModeratorDecision;
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
  const isApproval = decision === "approve";
  // An approval has no reason: it clears an earlier one.
  const moved = await changeServer({ sql }, slug, {
    act,
    action: ACTIONS[decision],
    office: { doing, why: isApproval ? undefined : { text } },
    async change(tx, server, reason) {
      if (isApproval) await requireOwnerThere(tx, server);
      const move = {
        ...TRANSITIONS[decision],
        doing,
        reason,
        now: act.now,
        seenAt: isApproval ? seen : undefined,
        // Proof of ownership also approves a listing, but without anyone looking at it.
        looksAt: isApproval && act.by.kind === "account",
      } as const;
      const moved = await moveServer(tx, slug, move);
      const isBack = isApproval && server.status === "suspended";
      const kind = isBack ? "server_reinstated" : ACTIONS[decision];
      const { id: serverId, ownerId: accountId } = moved;
      await addNews(tx, { accountId, kind, serverId, reason, now: act.now });
      return moved;
    },
  });
  // Approval releases held deliveries.
  if (isApproval) nudge();
  return moved;
}

/** Locks the owner's account, which submitting a server also locks first, so that it can't be deleted in between. */
async function requireOwnerThere(tx: Query, { slug, ownerId }: Server): Promise<void> {
  if (await lockAccount(tx, ownerId)) return;
  throw refusal("server_transition", { doing: "approve server", slug, why: "ownerless" });
}

/**
 * Puts a rejected server back into the moderators' queue. The reason is cleared, but stays in the audit trail. Refuses
 * a server that is not the actor's own or not rejected, and an account that already has the most it may have waiting.
 */
export async function resubmitServer(context: Context, slug: string, act: Act): Promise<Server> {
  return await changeServer(context, slug, {
    act,
    action: "server_resubmitted",
    async change(tx, { ownerId }) {
      await requireRoom(tx, ownerId, { by: act.by, doing: "submit server", adds: false });
      const move = { doing: "resubmit server", reason: null, now: act.now } as const;
      return await moveServer(tx, slug, { from: ["rejected"], to: "pending", ...move });
    },
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
