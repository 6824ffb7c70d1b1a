import type { Sql } from "../database/connect.ts";
import type { Server, ServerStatus } from "./server.ts";

/** The columns of a new listing. */
export interface ServerRow {
  id: string;
  ownerId: string;
  gameId: string;
  slug: string;
  name: string;
  host: string;
  port: number;
  now: Date;
}

/** Inserts a pending listing. Fails on `server_slug_key` when the slug is taken. */
export async function insertServer(sql: Sql, row: ServerRow): Promise<Server> {
  await sql`
    insert into server (id, owner_id, game_id, slug, name, host, port, created_at, updated_at)
    values (
      ${row.id}, ${row.ownerId}, ${row.gameId}, ${row.slug}, ${row.name}, ${row.host}, ${row.port},
      ${row.now}, ${row.now}
    )`;
  return { id: row.id, slug: row.slug, status: "pending" };
}

/** Moves a server from one of the states to another; undefined when it is in none of them or unknown. */
export async function moveServer(
  sql: Sql,
  slug: string,
  { from, to, now }: { from: readonly ServerStatus[]; to: ServerStatus; now: Date },
): Promise<Server | undefined> {
  const [server] = await sql<Server[]>`
    update server set status = ${to}, updated_at = ${now}
    where slug = ${slug} and status::text = any(${[...from]}::text[])
    returning id, slug, status`;
  return server;
}

/** The server with that slug. */
export async function findServer(sql: Sql, slug: string): Promise<Server | undefined> {
  const [server] = await sql<Server[]>`select id, slug, status from server where slug = ${slug}`;
  return server;
}

/** The game with that slug, or the slugs there are. */
export async function findGame(
  sql: Sql,
  slug: string,
): Promise<{ id: string } | { known: string[] }> {
  const games = await sql<{ id: string; slug: string }[]>`select id, slug from game order by slug`;
  const game = games.find((candidate) => candidate.slug === slug);
  return game ? { id: game.id } : { known: games.map((candidate) => candidate.slug) };
}
