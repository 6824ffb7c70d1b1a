import type { Query } from "../database/connect.ts";
import type { Doing } from "../refusals/doing.ts";
import { type Act, requireOffice } from "../rights/actor.ts";
import { type AuditAction, type AuditDetails, recordAudit } from "../trail/audit.ts";
import type { Context } from "../trail/context.ts";
import { parseReason, whyOf } from "../trail/reason.ts";
import { requireOwnServer, requireServer } from "./require_server.ts";
import type { Server } from "./server.ts";

/** A change to a server: who makes it, and its entry in the audit trail. */
export interface ServerChange<T> {
  act: Act;
  action: AuditAction;
  /** Set for a moderator's decision: what it does, and the typed reason if it needs one, which the entry contains. */
  office?: { doing: Doing; why?: { text: string | undefined } | undefined };
  change(tx: Query, server: Server, reason: string | null): Promise<T>;
  /** Null if nothing changed, which leaves no entry. */
  details?: (result: T) => AuditDetails | null;
}

/**
 * Changes a server and writes the audit entry, in one transaction. Only its owner may, or only moderators if `office` is
 * set. Refuses everybody else, an unknown server, and a missing reason.
 */
export async function changeServer<T>(
  { sql }: Context,
  slug: string,
  { act, action, office, change, details = () => ({}) }: ServerChange<T>,
): Promise<T> {
  const { by } = act;
  if (office) requireOffice(by, office.doing);
  const reason = office?.why ? parseReason(office.why.text, { by, doing: office.doing }) : null;
  const { result } = await sql.begin(async (tx) => {
    const server = office ? await requireServer(tx, slug) : await requireOwnServer(tx, slug, act);
    const result = await change(tx, server, reason);
    const noted = details(result);
    const entry = { action, serverId: server.id, subject: slug };
    if (noted) await recordAudit(tx, act, { ...entry, details: { ...noted, ...whyOf(reason) } });
    return { result };
  });
  return result;
}
