import { type Actor, requireRight } from "../../../core/rights/actor.ts";
import type { Query } from "../../../core/database/connect.ts";
import { slugOf } from "../slugs/free_slug.ts";

/** Maximum listings that each comparison finds. */
const FOUND_MAX = 10;

/** Listings with the same name have the same slug plus a number. Only the first numbers are searched. */
const NUMBERS = Array.from({ length: FOUND_MAX }, (_, nth) => nth === 0 ? "" : `-${nth + 1}`);

/** The slugs of other listings with the same address or name. */
interface LookAlikes {
  address: string[];
  name: string[];
}

/**
 * Returns other listings with a listing's address, or with its name in any case and punctuation, sorted by slug.
 * Refuses non-moderators.
 */
export async function findLookAlikes(
  sql: Query,
  { by, id, host, port, name }: {
    by: Actor;
    id: string;
    host: string;
    port: number;
    name: string;
  },
): Promise<LookAlikes> {
  requireRight(by, "listings");
  const slugs = NUMBERS.map((number) => slugOf(name) + number);
  // Two look-ups by index, because one condition for both would read every listing.
  const rows = await sql<{ slug: string; part: keyof LookAlikes }[]>`
    (
      select slug, 'address' as part from server
      where host = ${host} and port = ${port} and id <> ${id} and deleted_at is null
      order by slug limit ${FOUND_MAX}
    )
    union all
    (
      select slug, 'name' from server where slug = any(${slugs}) and id <> ${id} and deleted_at is null
      order by slug limit ${FOUND_MAX}
    )`;
  const having = (part: keyof LookAlikes) =>
    rows.filter((row) => row.part === part).map(({ slug }) => slug);
  return { address: having("address"), name: having("name") };
}

/** Facts about the owner of a listing. */
export interface OwnerRecord {
  since: Date;
  /** The number of their other listings. */
  others: number;
  approved: number;
  /** The number of their rejected or suspended listings. */
  refused: number;
}

/** Returns facts about a listing's owner, or undefined if the account was deleted. Refuses non-moderators. */
export async function findOwnerRecord(
  sql: Query,
  { by, id, ownerId }: { by: Actor; id: string; ownerId: string },
): Promise<OwnerRecord | undefined> {
  requireRight(by, "listings");
  const [record] = await sql<OwnerRecord[]>`
    select a.created_at as since, o.*
    from account a cross join (
      select count(*)::integer as others, count(*) filter (where status = 'approved')::integer as approved,
        count(*) filter (where status in ('rejected', 'suspended'))::integer as refused
      from server where owner_id = ${ownerId} and id <> ${id} and deleted_at is null
    ) o
    where a.id = ${ownerId} and a.deleted_at is null`;
  return record;
}
