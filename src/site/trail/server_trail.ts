import { type Actor, may } from "../../core/rights/actor.ts";
import type { Query } from "../../core/database/connect.ts";
import { type AuditEntry, type AuditPage, findAudit } from "./find_audit.ts";
import { requireOwnServer, requireServer } from "../../core/servers/require_server.ts";

/** Lists the audit entries of a server and its keys, newest first, for its owner and for moderators. */
export async function listServerAudit(
  sql: Query,
  slug: string,
  { by, ...page }: AuditPage & { by: Actor },
): Promise<AuditEntry[]> {
  const { id } = may(by, "trail")
    ? await requireServer(sql, slug)
    : await requireOwnServer(sql, slug, { by, role: "viewer" });
  return await findAudit(sql, id, page);
}
