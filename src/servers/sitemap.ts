import type { Sql } from "../database/connect.ts";

/** Finds approved servers in a lasting order, so many after so many, with when they changed and how many there are. */
export async function findSitemap(sql: Sql, { limit, offset }: { limit: number; offset: number }) {
  const rows = await sql<{ slug: string; changedAt: Date; total: number }[]>`
    select slug, updated_at as changed_at, count(*) over ()::int as total from server
    where status = 'approved' order by created_at, id limit ${limit} offset ${offset}`;
  return { servers: [...rows], total: rows[0]?.total ?? 0 };
}
