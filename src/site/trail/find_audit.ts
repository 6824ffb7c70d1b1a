import type { Query, SqlFragment } from "../../core/database/connect.ts";
import { type Actor, requireRight } from "../../core/rights/actor.ts";
import { likeOf } from "../text/like.ts";
import type { AuditDetails } from "../../core/trail/audit_details.ts";
import type { AuditAction } from "../../core/trail/audit.ts";

/** Default number of entries in a list. */
const LIST_DEFAULT = 50;

/** Matches the subject of an entry about an account; games and settings have other subjects. */
const UUID = "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$";

/** One entry of the audit trail. */
export interface AuditEntry {
  id: string;
  at: Date;
  /** The account's current name. Null for the operator and for a deleted account. */
  actor: string | null;
  byOperator: boolean;
  action: AuditAction;
  /** The slug and the name of the server. */
  server: string | null;
  serverName: string | null;
  subject: string;
  /** The current name of the account that the entry is about. Null for a deleted account or another subject. */
  subjectName: string | null;
  details: AuditDetails;
}

/** A page of the audit trail, newest first. */
export interface AuditPage {
  /** The id of an entry, to list only earlier ones. */
  before?: string | null | undefined;
  limit?: number;
}

/**
 * Returns whether a form was already processed. A repeated form is refused because of its own effect, such as a URL
 * that it already set.
 */
export async function isFormUsed(sql: Query, formId: string): Promise<boolean> {
  const used = await sql`select from audit_entry where form_id = ${formId}`;
  return used.length > 0;
}

/** Lists the audit trail of all servers. Refuses all but moderators and the operator. */
export async function listAudit(
  sql: Query,
  { by, ...page }: AuditPage & { by: Actor },
): Promise<AuditEntry[]> {
  requireRight(by, "trail");
  return await findAudit(sql, null, page);
}

/** Returns the entries of a server or, without a server, of all. Doesn't check permissions. */
export async function findAudit(
  sql: Query,
  serverId: string | null,
  { before = null, limit = LIST_DEFAULT }: AuditPage,
): Promise<AuditEntry[]> {
  const rows = await sql<AuditEntry[]>`
    ${namedEntries(sql, sql`audit_entry`)}
    where (${serverId}::uuid is null or e.server_id = ${serverId})
      and (${before}::uuid is null or e.id < ${before})
    order by e.id desc limit ${limit}`;
  return [...rows];
}

/** Returns the SQL that selects entries `e` with the names of their actors, servers and subjects. */
export function namedEntries(sql: Query, from: SqlFragment) {
  return sql`
    select e.id, e.at, e.action, e.details,
      a.username as actor, e.actor_id is null as by_operator,
      s.slug as server, s.name as server_name,
      e.subject, t.username as subject_name
    from ${from} e
    left join account a on a.id = e.actor_id and a.deleted_at is null
    left join server s on s.id = e.server_id
    left join account t on t.deleted_at is null
      and t.id = case when e.server_id is null and e.subject ~ ${UUID} then e.subject::uuid end`;
}

/** Lists the entries by an account and about it, newest first. Refuses non-moderators. */
export async function listAccountAudit(
  sql: Query,
  { by, accountId, limit = LIST_DEFAULT }: { by: Actor; accountId: string; limit?: number },
): Promise<AuditEntry[]> {
  requireRight(by, "trail");
  const rows = await sql<AuditEntry[]>`
    with found as (
      (
        select * from audit_entry where server_id is null and subject = ${accountId}
        order by id desc limit ${limit}
      )
      union
      (select * from audit_entry where actor_id = ${accountId} order by id desc limit ${limit})
    )
    ${namedEntries(sql, sql`found`)}
    order by e.id desc limit ${limit}`;
  return [...rows];
}

/** Number of the newest entries that are searched. */
export const SEARCHED = 5_000;

/**
 * Returns recent entries whose subject or details contain a text, or whose actor or subject is the account with that
 * name. Refuses non-moderators.
 */
export async function searchAudit(
  sql: Query,
  { by, text, accountId = null, limit }: {
    by: Actor;
    text: string;
    accountId?: string | null;
    limit: number;
  },
): Promise<AuditEntry[]> {
  requireRight(by, "trail");
  const like = `%${likeOf(text)}%`;
  const rows = await sql<AuditEntry[]>`
    with newest as (
      select * from audit_entry order by id desc limit ${SEARCHED}
    ), found as (
      select * from newest
      where (
        subject ilike ${like} or details::text ilike ${like} or actor_id = ${accountId}
        or subject = ${accountId}::uuid::text
      )
      order by id desc limit ${limit}
    )
    ${namedEntries(sql, sql`found`)}
    order by e.id desc`;
  return [...rows];
}
