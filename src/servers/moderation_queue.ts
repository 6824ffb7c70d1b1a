import { accountOf, type Act, type Actor, requireRight } from "../rights/actor.ts";
import type { Query } from "../database/connect.ts";
import { refusal } from "../refusals/refusal.ts";
import type { AuditAction } from "../trail/audit.ts";
import type { Context } from "../trail/context.ts";
import { moderateServer } from "./change_server.ts";
import { serverUnknown } from "./require_server.ts";
import { detailsOf, findDetails, type ServerDetails } from "./server_details.ts";

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

/** Parts of the queue in which nothing waits. The newest comes first. */
const DECIDED: readonly QueueStatus[] = ["approved", "rejected", "suspended"];

/**
 * Lists a page of one status, starting at 1: waiting servers oldest first, others newest first. Refuses non-moderators.
 */
export async function listQueue(
  sql: Query,
  { by, status, page }: { by: Actor; status: QueueStatus; page: number },
): Promise<ServerDetails[]> {
  requireRight(by, "listings", "show the queue");
  const direction = DECIDED.includes(status) ? sql`desc` : sql`asc`;
  const chosen = conditionOf(sql, status);
  // Selects the page first; otherwise the planner would join all accounts before their names are needed.
  const rows = await sql<ServerDetails[]>`
    with picked as materialized (
      select id, owner_id, game_id, slug, name, status, decided_reason, host, port, description, created_at, updated_at,
        status_at, slug_chosen, slug_moved_at, logo, banner, pictures_at, unlisted_at
      from server where ${chosen}
      order by created_at ${direction}, id ${direction}
      limit ${QUEUE_PAGE} offset ${(page - 1) * QUEUE_PAGE}
    )
    ${detailsOf(sql, sql`picked`)}
    order by s.created_at ${direction}, s.id ${direction}`;
  return [...rows];
}

function conditionOf(sql: Query, status: QueueStatus) {
  switch (status) {
    case "changed":
      return sql`id in (select server_id from listing_change where refused_at is null)`;
    case "pictures":
      return sql`pictures_at is not null and status = 'approved'`;
    case "edited":
      return sql`status = 'approved' and id in (select server_id from unreviewed_edit)`;
    default:
      return sql`status = ${status} and deleted_at is null`;
  }
}

/** Counts the servers in each part of the queue. Refuses non-moderators. */
export async function countByStatus(sql: Query, by: Actor): Promise<Record<QueueStatus, number>> {
  requireRight(by, "listings", "show the queue");
  const counts = QUEUE.map((status, nth) =>
    sql`
    ${nth === 0 ? sql`` : sql`,`}
    (select count(*) from server where ${conditionOf(sql, status)}) as ${sql(status)}`
  );
  const [row] = await sql<[Record<QueueStatus, number>]>`select ${counts}`;
  return row;
}

/** Finds the details of the server with that slug. Refuses an unknown one, and non-moderators. */
export async function requireModerated(sql: Query, slug: string, { by }: { by: Actor }) {
  requireRight(by, "listings", "show the queue");
  const details = await findDetails(sql, slug);
  if (details) return details;
  throw serverUnknown(slug);
}

/** Finds the slugs of other servers at the same address, sorted by name. */
export async function findTwins(
  sql: Query,
  { id, host, port }: Pick<ServerDetails, "id" | "host" | "port">,
): Promise<string[]> {
  const twins = await sql<{ slug: string }[]>`
    select slug from server where host = ${host} and port = ${port} and id <> ${id} and deleted_at is null order by slug limit 10`;
  return twins.map(({ slug }) => slug);
}

/** Servers that a moderator's list shows before and after the one that is open. */
const BEFORE = 3;
const AFTER = 20;

/** A listing that waits for a decision. */
export interface WaitingServer {
  slug: string;
  name: string;
  gameName: string;
  logo: string | null;
  /** Whether it waits itself, or a change to it. */
  kind: "new" | "change";
  since: Date;
  /** Its place in the queue, from 1. */
  place: number;
}

/** The part of the queue around a listing. */
export interface WaitingList {
  /** The number of all that wait. */
  total: number;
  /** The open listing's place. Null if it doesn't wait. */
  place: number | null;
  shown: WaitingServer[];
  previous: WaitingServer | undefined;
  /** The one after it, or the first if it doesn't wait. */
  next: WaitingServer | undefined;
}

/**
 * Lists what waits for a decision around a listing, or from the start: new listings and changes, oldest first. Refuses
 * non-moderators.
 */
export async function listWaiting(
  sql: Query,
  { by, slug = "" }: { by: Actor; slug?: string },
): Promise<WaitingList> {
  requireRight(by, "listings", "show the queue");
  const rows = await sql<(WaitingServer & { total: number })[]>`
    with waiting as (
      select id, created_at as since, 'new' as kind from server where status = 'pending'
      union all
      select server_id, asked_at, 'change' from listing_change where refused_at is null
    ), placed as materialized (
      select *, row_number() over (order by since, id) as place, count(*) over () as total from waiting
    ), here as (
      select coalesce(max(place), 1) as place from placed where id = (select id from server where slug = ${slug})
    )
    select p.place::integer, p.total::integer, p.kind, p.since, s.slug, s.name, s.logo, g.name as game_name
    from placed p join server s on s.id = p.id join game g on g.id = s.game_id
    where p.place between (select place from here) - ${BEFORE}::integer and (select place from here) + ${AFTER}::integer
    order by p.place`;
  const shown = rows.map(({ total: _, ...server }) => server);
  const at = shown.findIndex((server) => server.slug === slug);
  return {
    total: rows[0]?.total ?? 0,
    place: shown[at]?.place ?? null,
    shown,
    previous: shown[at - 1],
    next: shown[at + 1],
  };
}

/** What the actor did last about a listing, and the listing. */
export interface LastAct {
  slug: string;
  name: string;
  action: AuditAction;
}

/** Finds what the actor did last about a listing. */
export async function findLastAct(
  sql: Query,
  { by, slug }: { by: Actor; slug: string },
): Promise<LastAct | undefined> {
  requireRight(by, "listings", "show the queue");
  const [act] = await sql<LastAct[]>`
    select s.slug, s.name, e.action
    from server s cross join lateral (
      select action from audit_entry
      where server_id = s.id and actor_id = ${accountOf(by)} order by id desc limit 1
    ) e
    where s.slug = ${slug} and s.deleted_at is null`;
  return act;
}

/**
 * Records that a moderator has seen an approved listing's edits. Refuses others, and a listing that was edited since.
 */
export async function acceptEdits(
  context: Context,
  slug: string,
  { seenAt, ...act }: Act & { seenAt: Date },
): Promise<void> {
  const doing = "accept edits";
  await moderateServer(context, slug, {
    act,
    doing,
    action: "edits_accepted",
    typedReason: null,
    async change(tx, { id }) {
      const seen = await tx`
        delete from unreviewed_edit where server_id = ${id} and edited_at = ${seenAt} returning server_id`;
      if (seen.length === 0) throw refusal("change_unknown", { doing, slug, why: "seen" });
    },
  });
}
