import { deleteInBatches } from "../database/retention.ts";
import type { Query, Sql } from "../database/connect.ts";
import { type Refusal, refusal } from "../refusals/refusal.ts";
import { violatesUnique } from "../database/unique.ts";
import { KEPT_DAYS } from "../database/kept_data.ts";
import { lowestUuidOf, uuidV7 } from "../database/uuid_v7.ts";
import { accountOf, type Act, type Actor, requireRight } from "../rights/actor.ts";
import { likeOf } from "../text/like.ts";
import { daysBefore } from "../time/day.ts";
import type { AuditDetails } from "./audit_details.ts";

/** Default number of entries in a list. */
const LIST_DEFAULT = 50;

/** Matches the subject of an entry about an account; games and settings have other subjects. */
const UUID = "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$";

/** Every change that leaves an entry. */
export type AuditAction =
  | "server_added"
  | "server_edited"
  | "server_resubmitted"
  | "server_approved"
  | "server_rejected"
  | "server_suspended"
  | "server_unlisted"
  | "server_relisted"
  | "server_deleted"
  | "server_offered"
  | "server_handed_over"
  | "member_offered"
  | "member_joined"
  | "member_removed"
  | "member_changed"
  | "offer_declined"
  | "offer_withdrawn"
  | "picture_added"
  | "picture_removed"
  | "picture_taken_down"
  | "pictures_accepted"
  | "edits_accepted"
  | "edits_put_back"
  | "reports_closed"
  | "key_issued"
  | "key_rolled"
  | "key_revoked"
  | "url_key_made"
  | "link_key_made"
  | "link_key_removed"
  | "webhook_set"
  | "chat_set"
  | "webhook_cleared"
  | "webhook_paused"
  | "webhook_resumed"
  | "secret_prepared"
  | "secret_activated"
  | "rewards_set"
  | "test_sent"
  | "receiver_graded"
  | "delivery_resent"
  | "deliveries_replayed"
  | "vote_voided"
  | "votes_voided"
  | "votes_restored"
  | "void_answered"
  | "wave_dismissed"
  | "name_given"
  | "name_refused"
  | "account_disabled"
  | "account_enabled"
  | "change_approved"
  | "change_refused"
  | "change_withdrawn"
  | "game_added"
  | "game_edited"
  | "game_merged"
  | "game_removed"
  | "tag_added"
  | "tag_edited"
  | "tag_merged"
  | "tag_removed"
  | "backup_made"
  | "backup_restored"
  | "moderator_made"
  | "administrator_made"
  | "role_changed"
  | "sign_in_link_made"
  | "sign_in_link_used"
  | "factors_reset"
  | "setting_changed";

/** One change, as reported by the function that made it. */
export interface AuditedChange {
  action: AuditAction;
  /** Null if it is about an account instead of a server. */
  serverId: string | null;
  /** The id of the key, delivery, vote, act or account, or the slug of the server. */
  subject: string;
  details?: AuditDetails | undefined;
}

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
  /** The current name of the account that the entry is about. Null for a deleted one, and if it is about none. */
  subjectName: string | null;
  details: AuditDetails;
}

/** A page of the audit trail, newest first. */
export interface AuditPage {
  /** The id of an entry. Lists only earlier ones. */
  before?: string | null | undefined;
  limit?: number;
}

/** Writes an entry in the transaction of its change. Refuses a form that was already processed. */
export async function recordAudit(
  tx: Query,
  { by, now, formId }: Act,
  { action, serverId, subject, details = {} }: AuditedChange,
): Promise<void> {
  try {
    await tx`
      insert into audit_entry (id, at, actor_id, action, server_id, subject, details, form_id)
      values (
        ${uuidV7(now)}, ${now}, ${accountOf(by)}, ${action}, ${serverId}, ${subject},
        ${JSON.stringify(details)}::text::jsonb, ${formId ?? null}
      )`;
  } catch (error) {
    if (!violatesUnique(error, "audit_entry_form_id_key")) throw error;
    throw formUsed();
  }
}

/** Creates the refusal for a form that was already processed. */
export function formUsed(): Refusal {
  return refusal("form_used");
}

/**
 * Returns whether a form was already processed. A refusal of such a form concerns its own effect, such as a URL that it
 * took itself.
 */
export async function isFormUsed(sql: Query, formId: string): Promise<boolean> {
  const used = await sql`select from audit_entry where form_id = ${formId}`;
  return used.length > 0;
}

/** Drops entries older than two years. Runs daily. */
export async function dropOldAudit(sql: Sql, now: Date): Promise<void> {
  const before = lowestUuidOf(daysBefore(now, KEPT_DAYS.audit));
  await deleteInBatches(sql, { table: "audit_entry", key: "id" }, sql`id < ${before} order by id`);
}

/** Lists the audit trail of all servers. Refuses everyone except moderators and the operator. */
export async function listAudit(
  sql: Query,
  { by, ...page }: AuditPage & { by: Actor },
): Promise<AuditEntry[]> {
  requireRight(by, "trail", "show the audit trail");
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
    where (${serverId}::uuid is null or e.server_id = ${serverId}) and (${before}::uuid is null or e.id < ${before})
    order by e.id desc limit ${limit}`;
  return [...rows];
}

/** Builds the selection of entries `e` with the names of what they are about. */
export function namedEntries(sql: Query, from: ReturnType<Query>) {
  return sql`
    select e.id, e.at, a.username as actor, e.actor_id is null as by_operator, e.action, s.slug as server,
      s.name as server_name, e.subject, t.username as subject_name, e.details
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
  requireRight(by, "trail", "show the audit trail");
  const rows = await sql<AuditEntry[]>`
    with found as (
      (select * from audit_entry where server_id is null and subject = ${accountId} order by id desc limit ${limit})
      union
      (select * from audit_entry where actor_id = ${accountId} order by id desc limit ${limit})
    )
    ${namedEntries(sql, sql`found`)}
    order by e.id desc limit ${limit}`;
  return [...rows];
}

/** Finds when something was done last. Null if it never was. Doesn't check permissions. */
export async function findLastTime(sql: Query, action: AuditAction): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }[]>`
    select max(at) as at from audit_entry where action = ${action}`;
  return row?.at ?? null;
}

/** Newest entries that a search looks through. */
export const SEARCHED = 5_000;

/**
 * Finds entries among the newest whose subject or details contain a text, or that the account with that name made or is
 * the subject of. Refuses non-moderators.
 */
export async function searchAudit(
  sql: Query,
  { by, text, accountId = null, since = null, limit }: {
    by: Actor;
    text: string;
    accountId?: string | null;
    /** Finds only entries since then. */
    since?: Date | null;
    limit: number;
  },
): Promise<AuditEntry[]> {
  requireRight(by, "trail", "show the audit trail");
  const like = `%${likeOf(text)}%`;
  const rows = await sql<AuditEntry[]>`
    with newest as (
      select * from audit_entry order by id desc limit ${SEARCHED}
    ), found as (
      select * from newest
      where (
        subject ilike ${like} or details::text ilike ${like} or actor_id = ${accountId}
        or subject = ${accountId}::uuid::text
      ) and (${since}::timestamptz is null or at >= ${since})
      order by id desc limit ${limit}
    )
    ${namedEntries(sql, sql`found`)}
    order by e.id desc`;
  return [...rows];
}
