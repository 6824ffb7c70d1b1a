import type { Sql } from "../database/connect.ts";
import type { ServerStatus } from "./server.ts";
import type { ListedGame, Ranking, Search } from "./ranking.ts";

/** Milliseconds, three polls, that a silent server keeps its last count; then it is offline, without players. */
export const COUNT_KEPT_MS = 900_000;

/** Listings per page. */
export const PAGE_SIZE = 20;

/** A server's listing without its votes (SPEC §2.1). */
export interface Listing {
  id: string;
  name: string;
  slug: string;
  gameId: string;
  status: ServerStatus;
  ip: string;
  port: number;
  playersOnline: number;
  playersMax: number;
}

/** Returns the listings of those servers, in the same order; null for a server that is gone. */
export async function findListings(sql: Sql, ids: string[], now: Date) {
  const rows = await sql<Listing[]>`
    select s.id, s.name, s.slug, s.game_id, s.status, s.host as ip, s.port,
      case when p.answered_at > ${
    countsSince(now)
  } then p.players_online else 0 end as players_online,
      coalesce(p.players_max, 0) as players_max
    from server s
    left join server_poll p on p.server_id = s.id
    where s.id = any(${ids}::uuid[])`;
  const listings = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => listings.get(id) ?? null);
}

/** A server as the listing shows it. */
export interface ListedServer {
  slug: string;
  name: string;
  host: string;
  port: number;
  defaultPort: number;
  /** The game's slug, and its name. */
  game: string;
  gameName: string;
  playersOnline: number;
  playersMax: number;
  /** Queried, and silent for 15 minutes or from the start. */
  isOffline: boolean;
  /** Votes in the last 30 UTC days, including today. */
  votesMonthly: number;
}

/** One page of the listing, most votes first. */
export interface ListingPage {
  servers: ListedServer[];
  /** Servers on all pages of the search. */
  total: number;
  /** Games with listed servers, by name, whatever the search. */
  games: readonly ListedGame[];
}

/** Finds approved servers, ordered by their votes in the 30 UTC days up to that of `now`. */
export async function browseListings(
  { sql, ranking }: { sql: Sql; ranking: Ranking },
  search: Search,
  now: Date,
): Promise<ListingPage> {
  const { servers, total, games } = await ranking.find(search, PAGE_SIZE);
  return { servers: await findRanked(sql, servers, now), total, games };
}

/** Reads what the listing shows of servers; one that is not approved any more is left out. */
async function findRanked(sql: Sql, ranked: { id: string; votes: number }[], now: Date) {
  if (ranked.length === 0) return [];
  const ids = ranked.map(({ id }) => id);
  const rows = await sql<Omit<ShownServer, "description">[]>`
    ${shownOf(sql, now)} where s.id = any(${ids}::uuid[]) and s.status = 'approved'`;
  const servers = new Map(rows.map((row) => [row.id, row]));
  return ranked.flatMap(({ id, votes }) => {
    const server = servers.get(id);
    return server ? [{ ...server, votesMonthly: votes }] : [];
  });
}

/** A server as its own page shows it. */
export type ShownServer = Omit<ListedServer, "votesMonthly"> & { id: string; description: string };

/** Finds the approved server with that slug; undefined when there is none. */
export async function findListed(sql: Sql, slug: string, now: Date) {
  const [server] = await sql<ShownServer[]>`
    ${shownOf(sql, now, sql`, s.description`)} where s.slug = ${slug} and s.status = 'approved'`;
  return server;
}

/** The query for what pages show of servers, without its conditions. */
function shownOf(sql: Sql, now: Date, alsoColumns = sql``) {
  const since = countsSince(now);
  return sql`
    select s.id, s.slug, s.name, s.host, s.port,
      case when p.answered_at > ${since} then p.players_online else 0 end as players_online,
      coalesce(p.players_max, 0) as players_max,
      p.asked_at is not null and coalesce(p.answered_at <= ${since}, true) as is_offline,
      g.slug as game, g.name as game_name, g.default_port ${alsoColumns}
    from server s
    join game g on g.id = s.game_id
    left join server_poll p on p.server_id = s.id`;
}

/** Returns the moment after which a server must have answered to be online. */
export function countsSince(now: Date): Date {
  return new Date(now.getTime() - COUNT_KEPT_MS);
}
