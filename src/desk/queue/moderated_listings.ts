import { type Actor, requireRight } from "../../core/rights/actor.ts";
import type { Query } from "../../core/database/connect.ts";
import type { Role } from "../../core/servers/roles.ts";
import type { ServerStatus } from "../../core/servers/server.ts";
import { detailsOf, type ServerDetails } from "../../site/servers/server_details.ts";

/**
 * Finds listings of any status by their name, address or slug, sorted by name, followed by those of the accounts.
 * Refuses non-moderators.
 */
export async function searchListings(
  sql: Query,
  { by, text, ownerIds, limit }: {
    by: Actor;
    text: string;
    ownerIds: readonly string[];
    limit: number;
  },
): Promise<ServerDetails[]> {
  requireRight(by, "listings");
  const part = sql`(select lower(${text}))`;
  const ids = [...ownerIds];
  // `ilike` takes four times as long. Slugs and hosts are lower-case.
  const isNamed = sql`
    (strpos(lower(name), ${part}) > 0 or strpos(slug, ${part}) > 0 or strpos(host, ${part}) > 0)`;
  const rows = await sql<ServerDetails[]>`
    with first as materialized (
      select id, is_named from (
        select id, name, ${isNamed} as is_named, owner_id = any(${ids}::uuid[]) as is_owned from server
        where deleted_at is null
        offset 0 -- so that each server is compared once
      ) compared
      where is_named or is_owned order by is_named desc, name, id limit ${limit}
    ), found as materialized (
      select server.*, is_named from first join server using (id)
    )
    ${detailsOf(sql, sql`found`)}
    order by s.is_named desc, s.name, s.id`;
  return [...rows];
}

/** A listing that an account works on. */
export interface HeldListing {
  slug: string;
  name: string;
  logo: string | null;
  banner: string | null;
  gameName: string;
  status: ServerStatus;
  isUnlisted: boolean;
  role: Role;
  /** Whether a change to it waits for a moderator. */
  isChanging: boolean;
  /** Open reports. */
  reports: number;
}

/** Lists the listings that an account works on: its own first, then by name. Refuses non-moderators. */
export async function listHeld(
  sql: Query,
  { by, accountId }: { by: Actor; accountId: string },
): Promise<HeldListing[]> {
  requireRight(by, "listings");
  const rows = await sql<HeldListing[]>`
    with held as (
      select id as server_id, 'owner' as role from server where owner_id = ${accountId}
      union all
      select server_id, role from server_member where account_id = ${accountId}
    )
    select s.slug, s.name, s.logo, s.banner, s.status, s.unlisted_at is not null as is_unlisted,
      g.name as game_name, h.role,
      exists (select from listing_version where server_id = s.id and state = 'proposed') as is_changing,
      (select count(*)::integer from report where server_id = s.id and closed_at is null) as reports
    from held h
    join server s on s.id = h.server_id
    join game g on g.id = s.game_id
    where s.deleted_at is null
    order by h.role <> 'owner', s.name, s.slug`;
  return [...rows];
}
