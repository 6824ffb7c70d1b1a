import { isInUse } from "../../core/accounts/account_state.ts";
import type { Query } from "../../core/database/connect.ts";
import { type Act, requireRight } from "../../core/rights/actor.ts";
import { type AuditAction, recordAudit } from "../../core/trail/audit.ts";
import type { AuditDetails } from "../../core/trail/audit_details.ts";
import type { Context } from "../../core/trail/context.ts";
import { parseReason, whyOf } from "../trail/reason.ts";
import { requireOwnServer, requireServer } from "../../core/servers/require_server.ts";
import { covers, findRole, type Role } from "../../core/servers/roles.ts";
import type { Server } from "../../core/servers/server.ts";
import { refusal } from "../../core/refusals/refusal.ts";

/** A change to a server, with its actor and its entry in the audit trail. */
interface ServerChange<T> {
  act: Act;
  action: AuditAction;
  /** The lowest role that may make it. A manager by default. */
  role?: Role;
  change(tx: Query, server: Server): Promise<T>;
  /** The entry's details. Null if nothing changed, which writes no entry. */
  details?: ((result: T) => AuditDetails | null) | undefined;
  /** Runs in the same transaction. */
  also?: AccompanyingWork | undefined;
}

/** Work in the same transaction as a change of a server. */
export type AccompanyingWork = (tx: Query, server: Server) => Promise<void>;

interface ModeratorChange<T> extends Omit<ServerChange<T>, "change" | "role"> {
  /** The typed reason, for the entry. Null for a change without a reason. */
  typedReason: string | null;
  change(tx: Query, server: Server, reason: string | null): Promise<T>;
}

/**
 * Changes a server as its owner or a member, and writes the audit entry, in one transaction. Refuses an unknown server.
 * A server that the actor has no access to is refused as an unknown one.
 */
export async function changeServer<T>(
  context: Context,
  slug: string,
  change: ServerChange<T>,
): Promise<T> {
  const { act: { by }, role } = change;
  const find = async (tx: Query) => {
    // An action that is reserved for the owner waits for a hand-over in progress, after which another account is the
    // owner.
    if (role === "owner") await tx`select from server where slug = ${slug} for no key update`;
    return await requireOwnServer(tx, slug, { by, ...role && { role } });
  };
  return await changeFound(context, slug, { ...change, find, reason: null });
}

/**
 * Changes any server as a moderator, and writes the audit entry, in one transaction. Refuses non-moderators, an unknown
 * server, a missing reason, and what `requireImpartial` refuses.
 */
export async function moderateServer<T>(
  context: Context,
  slug: string,
  { typedReason, change, ...audited }: ModeratorChange<T>,
): Promise<T> {
  const { by } = audited.act;
  requireRight(by, "listings");
  const reason = typedReason === null ? null : parseReason(typedReason, by);
  return await changeFound(context, slug, {
    ...audited,
    reason,
    async find(tx) {
      const server = await requireServer(tx, slug);
      await requireImpartial(tx, server, by);
      return server;
    },
    change: (tx, server) => change(tx, server, reason),
  });
}

/** Refuses a moderator who owns or manages the server, if there is another moderator. */
export async function requireImpartial(
  tx: Query,
  server: Pick<Server, "id" | "slug" | "ownerId">,
  by: Act["by"],
): Promise<void> {
  if (by.kind === "operator") return;
  const role = await findRole(tx, server, by);
  if (role === undefined || !covers(role, "manager")) return;
  const others = await tx`
    select from account a where is_moderator and id <> ${by.id} and ${isInUse(tx)} limit 1`;
  if (others.length > 0) throw refusal("server_own", { slug: server.slug });
}

async function changeFound<T>(
  { sql }: Context,
  slug: string,
  { act, action, find, change, reason, details = () => ({}), also }: ServerChange<T> & {
    find(tx: Query): Promise<Server>;
    reason: string | null;
  },
): Promise<T> {
  const { result } = await sql.begin(async (tx) => {
    const server = await find(tx);
    const result = await change(tx, server);
    const noted = details(result);
    const entry = { action, serverId: server.id, subject: slug };
    if (noted) await recordAudit(tx, act, { ...entry, details: { ...noted, ...whyOf(reason) } });
    await also?.(tx, server);
    return { result };
  });
  return result;
}
