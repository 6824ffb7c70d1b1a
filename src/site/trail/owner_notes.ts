import type { Query } from "../../core/database/connect.ts";
import { lowestUuidOf } from "../../core/database/uuid_v7.ts";
import { daysBefore } from "../../core/time/day.ts";
import type { AuditAction } from "../../core/trail/audit.ts";
import { type AuditEntry, namedEntries } from "./find_audit.ts";

/** Days for which a listing's page shows moderators' messages to its owner and members. */
export const NOTES_SHOWN_DAYS = 30;

/** Maximum messages on a page. */
const LIST_LENGTH = 5;

/** Actions whose reason is a message to the owner of a listing. The reasons of other actions are for moderators. */
const TOLD: readonly AuditAction[] = [
  "server_rejected",
  "server_suspended",
  "change_refused",
  "edits_put_back",
  "picture_taken_down",
  "vote_voided",
  "votes_voided",
];

/**
 * Returns whether a moderator requested a change of a listing from its owner. The trail records this as an answer to
 * reports.
 */
export function isAsking({ action, details }: Pick<AuditEntry, "action" | "details">): boolean {
  return action === "reports_closed" && details.outcome === "asked";
}

/** Returns a moderator's message to the owner of a listing in an entry, or undefined if there is none. */
export function noteToOwner(
  entry: Pick<AuditEntry, "action" | "details">,
): string | undefined {
  const { reason, note } = entry.details;
  const text = isAsking(entry) ? note : TOLD.includes(entry.action) ? reason : undefined;
  return text === undefined ? undefined : String(text);
}

/** Decisions about a listing's status, which their moderator can undo. */
const DECISIONS: readonly AuditAction[] = [
  "server_approved",
  "server_rejected",
  "server_suspended",
];

/**
 * Lists the last entries of a listing for its owner and members, who never learn that it was reported, or of a decision
 * that its moderator undid. The caller must have checked the reader's role.
 */
export async function listOwnerAudit(
  sql: Query,
  serverId: string,
  limit: number,
): Promise<AuditEntry[]> {
  const decisions = [...DECISIONS];
  const rows = await sql<AuditEntry[]>`
    ${namedEntries(sql, sql`audit_entry`)}
    where e.server_id = ${serverId} and (e.action <> 'reports_closed' or e.details->>'outcome' = 'asked')
      and e.action <> 'decision_undone' and (
        e.action <> all(${decisions}) or 'decision_undone' is distinct from (
          select action from audit_entry
          where server_id = ${serverId} and id > e.id and (action = 'decision_undone' or action = any(${decisions}))
          order by id limit 1
        )
      )
    order by e.id desc limit ${limit}`;
  return [...rows];
}

/** A moderator's message about a listing that its status and its waiting change don't show. */
export interface OwnerNote {
  kind: "change_asked" | "edits_put_back" | "picture_taken_down";
  text: string;
  at: Date;
}

/**
 * Lists moderators' messages of the last 30 days that aren't answered yet, newest first. Saving the listing answers
 * them, or a new picture in place of one that was taken down. The caller must have checked the reader's role.
 */
export async function listOwnerNotes(
  sql: Query,
  serverId: string,
  now: Date,
): Promise<OwnerNote[]> {
  const since = lowestUuidOf(daysBefore(now, NOTES_SHOWN_DAYS));
  const rows = await sql<OwnerNote[]>`
    with latest as materialized (
      select id, at, action, details from audit_entry where server_id = ${serverId} and id >= ${since}
    )
    select case action when 'reports_closed' then 'change_asked' else action end as kind,
      coalesce(details->>'note', details->>'reason') as text, at
    from latest
    where (
        action in ('edits_put_back', 'picture_taken_down')
        or action = 'reports_closed' and details->>'outcome' = 'asked'
      )
      and coalesce(details->>'note', details->>'reason') is not null
      and not exists (
        select from latest l
        where l.id > latest.id and (
          l.action = 'server_edited' or latest.action = 'picture_taken_down' and l.action = 'picture_added'
        )
      )
    order by id desc limit ${LIST_LENGTH}`;
  return [...rows];
}
