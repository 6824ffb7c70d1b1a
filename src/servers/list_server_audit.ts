import { type Actor, isInOffice } from "../trail/actor.ts";
import { type AuditEntry, type AuditPage, findAudit } from "../trail/audit.ts";
import type { Query } from "../database/connect.ts";
import { requireOwnServer, requireServer } from "./require_server.ts";

/** Lists the audit entries of a server and its keys, newest first, for its owner and for moderators. */
export async function listServerAudit(
  sql: Query,
  slug: string,
  { by, ...page }: AuditPage & { by: Actor },
): Promise<AuditEntry[]> {
  const { id } = isInOffice(by)
    ? await requireServer(sql, slug)
    : await requireOwnServer(sql, slug, { by });
  return await findAudit(sql, id, page);
}
