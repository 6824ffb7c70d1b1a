import type { Query } from "../../core/database/connect.ts";
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
  /** The slug of the server, and its name. */
  server: string | null;
  serverName: string | null;
  subject: string;
  /**
   * The current name of the account that the entry is about. Null for a deleted account, and if the entry isn't about
   * an account.
   */
  subjectName: string | null;
  details: AuditDetails;
}

/** A page of the audit trail, newest first. */
export interface AuditPage {
  /** The id of an entry. Lists only earlier ones. */
  before?: string | null | undefined;
  limit?: number;
}

/**
 * Returns whether a form was already processed. A refusal of such a form concerns its own effect, such as a URL that it
 * took itself.
 */
export async function isFormUsed(sql: Query, formId: string): Promise<boolean> {
  const used = await sql`select from audit_entry where form_id = ${formId}`;
  return used.length > 0;
}

/** Lists the audit trail of all servers. Refuses everyone except moderators and the operator. */
export async function listAudit(
  sql: Query,
  { by, ...page }: AuditPage & { by: Actor },
): Promise<AuditEntry[]> {
  requireRight(by, "trail", "show_the_audit_trail");
  return await findAudit(sql, null, page);
}

/** Finds entries of one server or, without one, of all. Doesn't check permissions. */
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

/** Builds the selection of entries `e` with the names of what they are about. */
export function namedEntries(sql: Query, from: ReturnType<Query>) {
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

/** Lists what an account did and what was done about it, newest first. Refuses non-moderators. */
export async function listAccountAudit(
  sql: Query,
  { by, accountId, limit = LIST_DEFAULT }: { by: Actor; accountId: string; limit?: number },
): Promise<AuditEntry[]> {
  requireRight(by, "trail", "show_the_audit_trail");
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

/** Newest entries that a search looks through. */
export const SEARCHED = 5_000;

/**
 * Finds entries among the newest whose subject or details contain a text, or that the account with that name made or is
 * the subject of. Refuses non-moderators.
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
  requireRight(by, "trail", "show_the_audit_trail");
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
