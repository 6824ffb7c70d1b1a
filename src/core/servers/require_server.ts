import type { Actor } from "../rights/actor.ts";
import type { Query } from "../database/connect.ts";
import { type Refusal, refusal } from "../refusals/refusal.ts";
import { requireRole, type Role } from "./roles.ts";
import type { Server } from "./server.ts";

/** Finds the server with that slug. A deleted one is not found. */
export async function findServer(sql: Query, slug: string): Promise<Server | undefined> {
  const [server] = await sql<Server[]>`
    select id, slug, status, name, owner_id, decided_reason, unlisted_at from server
    where slug = ${slug} and deleted_at is null`;
  return server;
}

/** Finds the server with that slug for any caller. Refuses an unknown one. */
export async function requireServer(sql: Query, slug: string): Promise<Server> {
  const server = await findServer(sql, slug);
  if (server) return server;
  throw serverUnknown(slug);
}

/**
 * Finds the server with that slug for a person who works on it. Refuses all others, even moderators, as if the server
 * didn't exist. Refuses people whose role covers less than `role`.
 */
export async function requireOwnServer(
  sql: Query,
  slug: string,
  { by, role = "manager" }: { by: Actor; role?: Role },
) {
  const server = await findServer(sql, slug);
  if (server) await requireRole(sql, server, { by, role });
  if (server) return server;
  throw serverUnknown(slug);
}

/** Creates the refusal for a slug that doesn't exist, or whose server the actor may not know about. */
export function serverUnknown(slug: string): Refusal {
  return refusal("server_unknown", { slug });
}
