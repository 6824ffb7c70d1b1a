import type { Query } from "../../../core/database/connect.ts";
import { worksOn } from "../../../core/servers/roles.ts";
import { isUuid } from "../../../core/database/uuid_v7.ts";

/** Returns the current slug of the server with an id. */
export async function findSlug(sql: Query, id = ""): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const [server] = await sql<{ slug: string }[]>`select slug from server where id = ${id}`;
  return server?.slug;
}

/** Returns the id of the server with a slug, even if it is deleted, because its trail remains. */
export async function findServerAnyhow(sql: Query, slug: string) {
  const [server] = await sql<{ id: string }[]>`select id from server where slug = ${slug}`;
  return server;
}

/** Returns the current slug of an account's server that had a given slug before it was renamed. */
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

/** Returns the current slug of a listed server whose public slug was a given one before. */
export async function findMoved(sql: Query, slug: string): Promise<string | undefined> {
  const [server] = await sql<{ slug: string }[]>`
    select s.slug from former_slug f join server s on s.id = f.server_id
    where f.slug = ${slug} and f.was_public and s.status = 'approved' and s.deleted_at is null`;
  return server?.slug;
}

/** Returns the current slug of a listed server that has a given slug, or had it in public before. */
export async function findListedSlug(sql: Query, slug: string): Promise<string | undefined> {
  const [server] = await sql<{ slug: string }[]>`
    select slug from server where slug = ${slug} and status = 'approved'`;
  return server?.slug ?? await findMoved(sql, slug);
}
