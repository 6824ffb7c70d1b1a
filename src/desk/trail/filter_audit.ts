import type { Query } from "../../core/database/connect.ts";
import { lowestUuidOf } from "../../core/database/uuid_v7.ts";
import { type Actor, requireRight } from "../../core/rights/actor.ts";
import { type AuditEntry, namedEntries } from "../../site/trail/find_audit.ts";
import { actionsOf, type AuditKind } from "./audit_kinds.ts";

/** A filter of the trail. An entry has to match every condition. An absent condition matches all entries. */
interface AuditFilter {
  /** The actor: an account's id, or the operator. */
  who?: { accountId: string } | "operator" | undefined;
  kind?: AuditKind | undefined;
  /** The ids of the listing and of the account that an entry is about. Either matches. */
  about?: { serverId: string | null; accountId: string | null } | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  /** The id of an entry. Lists only earlier ones. */
  before?: string | undefined;
  limit: number;
}

/** Lists the entries that a filter matches, newest first. Refuses all except moderators and the operator. */
export async function filterAudit(
  sql: Query,
  { by, who, kind, about, since, until, before, limit }: AuditFilter & { by: Actor },
): Promise<AuditEntry[]> {
  requireRight(by, "trail");
  const accountId = who === undefined || who === "operator" ? null : who.accountId;
  const from = since && lowestUuidOf(since);
  const to = until && lowestUuidOf(until);
  const rows = await sql<AuditEntry[]>`
    ${namedEntries(sql, sql`audit_entry`)}
    where (${before ?? null}::uuid is null or e.id < ${before ?? null})
      and (${from ?? null}::uuid is null or e.id >= ${from ?? null})
      and (${to ?? null}::uuid is null or e.id < ${to ?? null})
      and (not ${who === "operator"}::boolean or e.actor_id is null)
      and (${accountId}::uuid is null or e.actor_id = ${accountId})
      and (${kind === undefined} or e.action = any(${kind ? actionsOf(kind) : []}::text[]))
      and (
        ${about === undefined} or e.server_id = ${about?.serverId ?? null}
        or e.server_id is null and e.subject = ${about?.accountId ?? null}::uuid::text
      )
    order by e.id desc limit ${limit}`;
  return [...rows];
}
