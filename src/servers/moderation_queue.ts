import { type Actor, requireOffice } from "../rights/actor.ts";
import type { Query } from "../database/connect.ts";
import { serverUnknown } from "./require_server.ts";
import { detailsOf, findDetails, type ServerDetails } from "./server_details.ts";

/** Servers per page of the queue. */
export const QUEUE_PAGE = 25;

/**
 * The parts of the queue: servers with a given status, and those with a waiting change, new pictures, or open reports.
 */
export const QUEUE = [
  "pending",
  "changed",
  "pictures",
  "reported",
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
  requireOffice(by, "show the queue");
  const direction = DECIDED.includes(status) ? sql`desc` : sql`asc`;
  const chosen = conditionOf(sql, status);
  // Selects the page first; otherwise the planner would join all accounts before their names are needed.
  const rows = await sql<ServerDetails[]>`
    with picked as materialized (
      select id, owner_id, game_id, slug, name, status, decided_reason, host, port, description, created_at, updated_at,
        logo, banner, pictures_at, unlisted_at
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
    case "reported":
      return sql`id in (select server_id from report where closed_at is null)`;
    default:
      return sql`status = ${status} and deleted_at is null`;
  }
}

/** Counts the servers in each part of the queue. Refuses non-moderators. */
export async function countByStatus(sql: Query, by: Actor): Promise<Record<QueueStatus, number>> {
  requireOffice(by, "show the queue");
  const counts = QUEUE.map((status, nth) =>
    sql`
    ${nth === 0 ? sql`` : sql`,`}
    count(*) filter (where ${conditionOf(sql, status)}) as ${sql(status)}`
  );
  const [row] = await sql<[Record<QueueStatus, number>]>`select ${counts} from server`;
  return row;
}

/** Finds the details of the server with that slug. Refuses an unknown one, and non-moderators. */
export async function requireModerated(sql: Query, slug: string, { by }: { by: Actor }) {
  requireOffice(by, "show the queue");
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
