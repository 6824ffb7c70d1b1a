import type { Query } from "../../../core/database/connect.ts";
import { jsonRows } from "../../../core/database/json_rows.ts";

/** Maximum characters of an address: longer than those of any listing, and short enough for an index. */
const ADDRESS_MAX = 1_000;

/** Milliseconds between two queries on a site without old addresses, like most sites. */
const NONE_KEPT_MS = 60_000;

/** An address on another listing, and the server to which it redirects here. */
interface OldAddress {
  path: string;
  serverId: string;
}

/**
 * Returns an address on another listing in the form that a browser sends: path and query, without a slash at the path's
 * end, because the site redirects such paths. Undefined for other texts, such as a URL of another site.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(parseOldAddress("/server.php?id=12"), "/server.php?id=12");
 * assert.equal(parseOldAddress("/Größe/"), "/Gr%C3%B6%C3%9Fe");
 * assert.equal(parseOldAddress("//evil.example/"), undefined);
 * ```
 */
export function parseOldAddress(text: string): string | undefined {
  const base = "http://old.invalid";
  const url = text.startsWith("/") ? URL.parse(text, base) : null;
  if (url?.origin !== base || url.hash !== "") return undefined;
  let end = url.pathname.length;
  while (end > 1 && url.pathname[end - 1] === "/") end -= 1;
  const path = url.pathname.slice(0, end) + url.search;
  return path.length <= ADDRESS_MAX ? path : undefined;
}

/** Redirects addresses to servers. Each address may occur once. Existing redirects are replaced. */
export async function setOldAddresses(sql: Query, addresses: OldAddress[]): Promise<void> {
  const rows = jsonRows(addresses);
  await sql`
    insert into old_address as o (path, server_id)
    select path, server_id from json_to_recordset(${rows}::text::json) as given (path text, server_id uuid)
    order by path
    on conflict (path) do update set server_id = excluded.server_id
    where o.server_id <> excluded.server_id`;
}

/** Returns the slug of the listed server to which an address on another listing redirects. */
type FindOldAddress = (path: string) => Promise<string | undefined>;

/** Creates the look-up of old addresses. `now` is in milliseconds and monotonic. */
export function createOldAddresses(
  sql: Query,
  now: () => number = () => performance.now(),
): FindOldAddress {
  let noneUntil = -Infinity;
  return async (path) => {
    if (path.length > ADDRESS_MAX || now() < noneUntil) return undefined;
    const [found] = await sql<{ slug: string | null; isAny: boolean }[]>`
      select exists (select from old_address) as is_any, (
        select s.slug from old_address o join server s on s.id = o.server_id
        where o.path = ${path} and s.status = 'approved' and s.deleted_at is null
      ) as slug`;
    if (!found?.isAny) noneUntil = now() + NONE_KEPT_MS;
    return found?.slug ?? undefined;
  };
}
