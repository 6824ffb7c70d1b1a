import { type Actor, actsFor } from "../trail/actor.ts";
import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import { RANKING_DAYS } from "./rank_servers.ts";
import type { OwnServer } from "./server.ts";

/** A server and everything its owner says about it. */
export interface OwnListing extends OwnServer {
  /** The game's slug, its name and its usual port. */
  game: string;
  gameName: string;
  defaultPort: number;
  host: string;
  port: number;
  /** Markdown. */
  description: string;
  createdAt: Date;
}

/** One line of an owner's list. */
export interface OwnedServer extends OwnListing {
  /** Votes in the last 30 UTC days, including today. */
  votesMonthly: number;
}

/** Lists an account's servers in any status, oldest first, with their votes up to `today` (`YYYY-MM-DD`). */
export async function listOwnServers(
  sql: Query,
  accountId: string,
  today: string,
): Promise<OwnedServer[]> {
  const rows = await sql<OwnedServer[]>`
    select s.id, s.slug, s.status, s.name, s.owner_id, s.decided_reason,
      g.slug as game, g.name as game_name, g.default_port, s.host, s.port, s.description, s.created_at,
      coalesce((
        select sum(c.votes) from vote_count c
        where c.server_id = s.id and c.day > ${today}::date - ${RANKING_DAYS}::int
      ), 0)::float8 as votes_monthly
    from server s join game g on g.id = s.game_id
    where s.owner_id = ${accountId}
    order by s.created_at, s.id`;
  return [...rows];
}

/** Finds the actor's listing with that slug; refuses someone else's in the same words as an unknown one. */
export async function requireOwnListing(
  sql: Query,
  by: Actor,
  slug: string,
): Promise<OwnListing> {
  const listing = await findListing(sql, slug);
  if (listing && actsFor(by, listing.ownerId)) return listing;
  throw new Refusal("server_unknown", `There is no server "${slug}"`);
}

/** Finds the listing with that slug, whoever asks. */
export async function findListing(sql: Query, slug: string): Promise<OwnListing | undefined> {
  const [listing] = await sql<OwnListing[]>`
    select s.id, s.slug, s.status, s.name, s.owner_id, s.decided_reason,
      g.slug as game, g.name as game_name, g.default_port, s.host, s.port, s.description, s.created_at
    from server s join game g on g.id = s.game_id
    where s.slug = ${slug}`;
  return listing;
}
