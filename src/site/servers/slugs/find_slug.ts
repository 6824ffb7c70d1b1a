import type { Query } from "../../../core/database/connect.ts";
import { worksOn } from "../../../core/servers/roles.ts";
import { isUuid } from "../../../core/database/uuid_v7.ts";

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
