import { type Actor, actsFor } from "../trail/actor.ts";
import { type AuditEntry, type AuditPage, findAudit } from "../trail/audit.ts";
import type { Query, Sql } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import type { OwnServer } from "./server.ts";
import { findServer } from "./server_repository.ts";

/**
 * Finds the actor's server with that slug. Someone else's is refused as `server_unknown`, in the same words as one
 * that doesn't exist; moderators are no exception.
 */
export async function requireOwnServer(sql: Query, by: Actor, slug: string): Promise<OwnServer> {
  const server = await findServer(sql, slug);
  if (server && actsFor(by, server.ownerId)) return server;
  throw new Refusal("server_unknown", `There is no server "${slug}"`);
}

/** Lists the audit entries of a server and its keys, newest first, for its owner. */
export async function listServerAudit(
  sql: Sql,
  slug: string,
  { by, ...page }: AuditPage & { by: Actor },
): Promise<AuditEntry[]> {
  const { id } = await requireOwnServer(sql, by, slug);
  return await findAudit(sql, id, page);
}
