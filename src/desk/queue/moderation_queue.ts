import { accountOf, type Act, type Actor, requireRight } from "../../core/rights/actor.ts";
import type { Query, SqlFragment } from "../../core/database/connect.ts";
import { lowestUuidOf } from "../../core/database/uuid_v7.ts";
import type { AuditAction } from "../../core/trail/audit.ts";
import { serverUnknown } from "../../core/servers/require_server.ts";
import { detailsOf, findDetails, type ServerDetails } from "../../site/servers/server_details.ts";
import { isUndoable } from "./undo_decision.ts";
import { type WaitingKind, waitingOf } from "./waiting_list.ts";

/** Servers per page of the queue. */
export const QUEUE_PAGE = 25;

/**
 * The parts of the queue: servers with a given status, and those with a waiting change, new pictures, or edits that no
 * moderator has seen.
 */
export const QUEUE = [
  "pending",
  "changed",
  "pictures",
  "edited",
  "approved",
  "rejected",
  "suspended",
] as const;

/** A part of the queue. */
export type QueueStatus = typeof QUEUE[number];

/**
 * What waits for moderators in each part of the queue. Such parts begin with the oldest, all others with the newest.
 */
const WAITING: Readonly<Record<QueueStatus, WaitingKind | undefined>> = {
  pending: "new",
  changed: "change",
  pictures: "pictures",
  edited: "edited",
  approved: undefined,
  rejected: undefined,
  suspended: undefined,
};

/**
 * Lists a page of one status, starting at 1: waiting servers oldest first, others newest first. Refuses non-moderators.
 */
export async function listQueue(
  sql: Query,
  { by, status, page }: { by: Actor; status: QueueStatus; page: number },
): Promise<ServerDetails[]> {
  requireRight(by, "listings");
  const direction = WAITING[status] ? sql`asc` : sql`desc`;
  const chosen = conditionOf(sql, status);
  // A resubmitted listing has waited since it was resubmitted.
  const since = (from: SqlFragment) =>
    status === "pending"
      ? sql`coalesce(${from}status_at, ${from}created_at)`
      : sql`${from}created_at`;
  // Selects the page first; otherwise the planner would join all accounts before their names are needed.
  const rows = await sql<ServerDetails[]>`
    with picked as materialized (
      select id, owner_id, game_id, slug, slug_chosen, slug_moved_at, name,
        status, status_at, decided_reason, unlisted_at,
        host, port, description, logo, banner, pictures_at, created_at, updated_at
      from server where ${chosen}
      order by ${since(sql``)} ${direction}, id ${direction}
      limit ${QUEUE_PAGE} offset ${(page - 1) * QUEUE_PAGE}
    )
    ${detailsOf(sql, sql`picked`)}
    order by ${since(sql`s.`)} ${direction}, s.id ${direction}`;
  return [...rows];
}

function conditionOf(sql: Query, status: QueueStatus) {
  const kind = WAITING[status];
  return kind
    ? sql`id in (select id from (${waitingOf(sql, [kind])}) w)`
    : sql`status = ${status} and deleted_at is null`;
}

/** Counts the servers in each part of the queue. Refuses non-moderators. */
export async function countByStatus(sql: Query, by: Actor): Promise<Record<QueueStatus, number>> {
  requireRight(by, "listings");
  const counts = QUEUE.map((status, nth) =>
    sql`
    ${nth === 0 ? sql`` : sql`,`}
    (select count(*) from server where ${conditionOf(sql, status)}) as ${sql(status)}`
  );
  const [row] = await sql<[Record<QueueStatus, number>]>`select ${counts}`;
  return row;
}

/** Finds the details of the server with that slug. Refuses an unknown slug, and non-moderators. */
export async function requireModerated(sql: Query, slug: string, { by }: { by: Actor }) {
  requireRight(by, "listings");
  const details = await findDetails(sql, slug);
  if (details) return details;
  throw serverUnknown(slug);
}

/** Decisions of a moderator about listings and changes. */
export interface DecisionCounts {
  approved: number;
  rejected: number;
}

/** Most entries of the trail among which the actor's decisions are counted. */
const COUNTED_MAX = 500;

/** Counts the actor's decisions since a time. Refuses non-moderators. */
export async function countDecisions(
  sql: Query,
  { by, since }: { by: Actor; since: Date },
): Promise<DecisionCounts> {
  requireRight(by, "listings");
  const [row] = await sql<[DecisionCounts]>`
    select count(*) filter (where action in ('server_approved', 'change_approved'))::integer as approved,
      count(*) filter (where action in ('server_rejected', 'change_refused'))::integer as rejected
    from (
      select action from audit_entry
      where actor_id = ${accountOf(by)} and id >= ${lowestUuidOf(since)}
      order by id desc limit ${COUNTED_MAX}
    ) latest`;
  return row;
}

/** The actor's last decision about a listing, and the listing. */
export interface LatestDecision {
  slug: string;
  name: string;
  action: AuditAction;
  /** Whether it can be undone. A later one about the same listing, such as on its reports, can't be. */
  isUndoable: boolean;
}

/** Finds the actor's last decision about a listing. */
export async function findLatestDecision(
  sql: Query,
  { slug, by, now }: Act & { slug: string },
): Promise<LatestDecision | undefined> {
  requireRight(by, "listings");
  const [decision] = await sql<LatestDecision[]>`
    select s.slug, s.name, e.action,
      e.at = s.status_at and ${isUndoable(sql, { by, now })} as is_undoable
    from server s cross join lateral (
      select action, at from audit_entry
      where server_id = s.id and actor_id = ${accountOf(by)} order by id desc limit 1
    ) e
    where s.slug = ${slug} and s.deleted_at is null`;
  return decision;
}
