import type { Query } from "../database/connect.ts";
import type { Server, ServerStatus } from "./server.ts";

/** Columns of a new listing. */
export interface ServerRow {
  id: string;
  ownerId: string;
  gameId: string;
  slug: string;
  name: string;
  host: string;
  port: number;
  description: string;
  now: Date;
}

/** Inserts a pending listing. Fails on `server_slug_key` when the slug is taken. */
export async function insertServer(sql: Query, row: ServerRow): Promise<Server> {
  await sql`
    insert into server (id, owner_id, game_id, slug, name, host, port, description, created_at, updated_at)
    values (
      ${row.id}, ${row.ownerId}, ${row.gameId}, ${row.slug}, ${row.name}, ${row.host}, ${row.port},
      ${row.description}, ${row.now}, ${row.now}
    )`;
  const { id, slug, name, ownerId } = row;
  return { id, slug, status: "pending", name, ownerId, decidedReason: null };
}

/** Changes the fields of a listing. */
export async function updateListing(
  sql: Query,
  id: string,
  row: Omit<ServerRow, "id" | "ownerId" | "slug">,
): Promise<void> {
  await sql`
    update server
    set game_id = ${row.gameId}, name = ${row.name}, host = ${row.host}, port = ${row.port},
      description = ${row.description}, updated_at = ${row.now}
    where id = ${id}`;
}

/** Moves a server from one status to another; undefined when it is in none of `from`, changed after `seenAt` or unknown. */
export async function moveServer(
  sql: Query,
  slug: string,
  { from, to, reason, now, seenAt = null }: {
    from: readonly ServerStatus[];
    to: ServerStatus;
    reason: string | null;
    now: Date;
    seenAt?: Date | null | undefined;
  },
): Promise<Server | undefined> {
  const [server] = await sql<Server[]>`
    update server set status = ${to}, decided_reason = ${reason}, updated_at = ${now}
    where slug = ${slug} and status::text = any(${[...from]}::text[])
      and (${seenAt}::timestamptz is null or updated_at = ${seenAt})
    returning id, slug, status, name, owner_id, decided_reason`;
  return server;
}

/** Finds the server with that slug. */
export async function findServer(sql: Query, slug: string): Promise<Server | undefined> {
  const [server] = await sql<Server[]>`
    select id, slug, status, name, owner_id, decided_reason
    from server where slug = ${slug}`;
  return server;
}

/** Finds the game with that slug, or returns the known slugs. */
export async function findGame(
  sql: Query,
  slug: string,
): Promise<{ id: string } | { known: string[] }> {
  const games = await sql<{ id: string; slug: string }[]>`select id, slug from game order by slug`;
  const game = games.find((candidate) => candidate.slug === slug);
  return game ? { id: game.id } : { known: games.map((candidate) => candidate.slug) };
}
