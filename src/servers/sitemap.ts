import type { Sql } from "../database/connect.ts";

/** A page for search engines, and when it last changed. */
export interface SitemapEntry {
  slug: string;
  changedAt: Date;
}

/** Finds approved servers in a lasting order, so many after so many. */
export async function findSitemap(
  sql: Sql,
  { limit, offset }: { limit: number; offset: number },
): Promise<SitemapEntry[]> {
  const rows = await sql<SitemapEntry[]>`
    select slug, updated_at as changed_at from server where status = 'approved'
    order by created_at, id limit ${limit} offset ${offset}`;
  return [...rows];
}

/** Counts approved servers. */
export async function countApproved(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from server where status = 'approved'`;
  return row?.count ?? 0;
}
