import { type Actor, may } from "../rights/actor.ts";
import type { Query } from "../database/connect.ts";
import { type Refusal, refusal } from "../refusals/refusal.ts";
import { requireRole, type Role, worksOn } from "./roles.ts";
import type { Server } from "./server.ts";
import { type AuditEntry, type AuditPage, findAudit } from "../trail/audit.ts";
import { isUuid } from "../database/uuid_v7.ts";

/** Finds the server with that slug. A deleted one doesn't exist for anybody. */
export async function findServer(sql: Query, slug: string): Promise<Server | undefined> {
  const [server] = await sql<Server[]>`
    select id, slug, status, name, owner_id, decided_reason, unlisted_at from server
    where slug = ${slug} and deleted_at is null`;
  return server;
}

/** Finds the current slug of the server with that id. */
export async function findSlug(sql: Query, id = ""): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const [server] = await sql<{ slug: string }[]>`select slug from server where id = ${id}`;
  return server?.slug;
}

/** Finds the id of the server with that slug, also of a deleted one: its trail remains. */
export async function findServerAnyhow(sql: Query, slug: string) {
  const [server] = await sql<{ id: string }[]>`select id from server where slug = ${slug}`;
  return server;
}

/** Finds the server with that slug for any caller. Refuses an unknown one. */
export async function requireServer(sql: Query, slug: string): Promise<Server> {
  const server = await findServer(sql, slug);
  if (server) return server;
  throw serverUnknown(slug);
}

/**
 * Finds the server with that slug for one of its people. Refuses everybody else, even moderators, as if it didn't exist,
 * and people whose role covers less than `role`.
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

/** Finds the current slug of a server that an account works on and that had another slug before it was renamed. */
export async function findRenamed(
  sql: Query,
  slug: string,
  accountId: string,
): Promise<string | undefined> {
  const [server] = await sql<{ slug: string }[]>`
    select s.slug from former_slug f join server s on s.id = f.server_id
    where f.slug = ${slug} and s.slug <> f.slug and s.deleted_at is null
      and ${worksOn(sql, accountId)}
    order by f.until desc limit 1`;
  return server?.slug;
}

/** Finds the current slug of a listed server that had another one in public. */
export async function findMoved(sql: Query, slug: string): Promise<string | undefined> {
  const [server] = await sql<{ slug: string }[]>`
    select s.slug from former_slug f join server s on s.id = f.server_id
    where f.slug = ${slug} and f.was_public and s.status = 'approved' and s.deleted_at is null`;
  return server?.slug;
}

/** Finds the current slug of a listed server that has this slug, or had it in public. */
export async function findListedSlug(sql: Query, slug: string): Promise<string | undefined> {
  const [server] = await sql<{ slug: string }[]>`
    select slug from server where slug = ${slug} and status = 'approved'`;
  return server?.slug ?? await findMoved(sql, slug);
}

/** Creates the refusal for a slug that doesn't exist, or whose server the actor may not know about. */
export function serverUnknown(slug: string): Refusal {
  return refusal("server_unknown", { slug });
}

/** Lists the audit entries of a server and its keys, newest first, for its owner and for moderators. */
export async function listServerAudit(
  sql: Query,
  slug: string,
  { by, ...page }: AuditPage & { by: Actor },
): Promise<AuditEntry[]> {
  const { id } = may(by, "trail")
    ? await requireServer(sql, slug)
    : await requireOwnServer(sql, slug, { by, role: "viewer" });
  return await findAudit(sql, id, page);
}
