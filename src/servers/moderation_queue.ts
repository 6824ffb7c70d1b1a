import { type Actor, isInOffice } from "../trail/actor.ts";
import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import { serverUnknown } from "./require_server.ts";
import { findDetails, type ServerDetails } from "./server_details.ts";
import type { Server, ServerStatus } from "./server.ts";

/** Servers per page of the queue. */
export const QUEUE_PAGE = 25;

/** A page of the queue. */
export interface QueuePage {
  by: Actor;
  status: ServerStatus;
  /** Starts at 1. */
  page: number;
}

/** A server in the moderators' queue. */
export type QueuedServer = Omit<ServerDetails, keyof Server> & Pick<Server, "slug" | "name">;

/** Lists servers of one status: pending ones oldest first, others newest first. Refuses non-moderators. */
export async function listQueue(
  sql: Query,
  { by, status, page }: QueuePage,
): Promise<QueuedServer[]> {
  refuseOthers(by);
  const rows = await sql<QueuedServer[]>`
    select s.slug, s.name, a.username as owner, g.slug as game, g.name as game_name, g.default_port, s.host, s.port,
      s.description, s.created_at
    from server s
    join game g on g.id = s.game_id
    left join account a on a.id = s.owner_id and a.deleted_at is null
    where s.status = ${status}
    order by case when ${status} = 'pending' then s.created_at end, s.created_at desc, s.id
    limit ${QUEUE_PAGE} offset ${(page - 1) * QUEUE_PAGE}`;
  return [...rows];
}

/** Counts the servers of each status. Refuses non-moderators. */
export async function countByStatus(
  sql: Query,
  by: Actor,
): Promise<Record<ServerStatus, number>> {
  refuseOthers(by);
  const rows = await sql<{ status: ServerStatus; servers: number }[]>`
    select status, count(*) as servers from server group by status`;
  const counts = { pending: 0, approved: 0, rejected: 0, suspended: 0 };
  for (const { status, servers } of rows) counts[status] = servers;
  return counts;
}

/** Finds the details of the server with that slug. Refuses an unknown one, and non-moderators. */
export async function requireModerated(
  sql: Query,
  slug: string,
  { by }: { by: Actor },
): Promise<ServerDetails> {
  refuseOthers(by);
  const details = await findDetails(sql, slug);
  if (details) return details;
  throw serverUnknown(slug);
}

function refuseOthers(by: Actor): void {
  if (isInOffice(by)) return;
  throw new Refusal("moderators_only", "Cannot show the queue: only moderators may see it");
}
