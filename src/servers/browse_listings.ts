import type { Sql } from "../database/connect.ts";

/** Listings on one page. */
export const PAGE_SIZE = 20;

/** UTC days whose votes order the listing, today included. */
const RANKING_DAYS = 30;

/** What a visitor looks for. Empty text and an unknown game find what they say: everything, and nothing. */
export interface Search {
  /** Words of the name, in any case. */
  text: string;
  /** A game's slug, or "" for all. */
  game: string;
  /** From 1 on. */
  page: number;
}

/** A server as the listing shows it. */
export interface ListedServer {
  slug: string;
  name: string;
  host: string;
  port: number;
  default_port: number;
  game: string;
  game_slug: string;
  players_online: number;
  players_max: number;
  /** Votes of the last 30 UTC days, today included. */
  votes_monthly: number;
}

/** One page of the listing, most voted first, and how many servers there are in all. */
export interface ListingPage {
  servers: ListedServer[];
  total: number;
}

/** Finds approved servers, sorted by the votes of the last 30 UTC days before and on `today` (`YYYY-MM-DD`). */
export async function browseListings(
  sql: Sql,
  { text, game, page }: Search,
  today: string,
): Promise<ListingPage> {
  const rows = await sql<(ListedServer & { total: number })[]>`
    with votes as (
      select server_id, sum(votes)::float8 as votes from vote_count
      where day > ${today}::date - ${RANKING_DAYS}::int group by server_id
    )
    select s.slug, s.name, s.host, s.port, s.players_online, s.players_max, g.name as game, g.slug as game_slug,
      g.default_port, coalesce(v.votes, 0) as votes_monthly, count(*) over () as total
    from server s
    join game g on g.id = s.game_id
    left join votes v on v.server_id = s.id
    where s.status = 'approved' and (${game} = '' or g.slug = ${game})
      and (${text} = '' or strpos(lower(s.name), lower(${text})) > 0)
    order by votes_monthly desc, s.created_at, s.id
    limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`;
  return { servers: rows.map(({ total: _, ...server }) => server), total: rows[0]?.total ?? 0 };
}

/** A game that has approved servers, and how many. */
export interface ListedGame {
  slug: string;
  name: string;
  servers: number;
}

/** The games of the listing, by name. */
export async function listGames(sql: Sql): Promise<ListedGame[]> {
  const rows = await sql<ListedGame[]>`
    select g.slug, g.name, count(*) as servers
    from game g join server s on s.game_id = g.id and s.status = 'approved'
    group by g.slug, g.name order by g.name`;
  return [...rows];
}

/** The approved server with that slug, as the listing shows it, with its id; undefined when there is none. */
export async function findListed(
  sql: Sql,
  slug: string,
): Promise<(Omit<ListedServer, "votes_monthly"> & { id: string }) | undefined> {
  const [server] = await sql<(Omit<ListedServer, "votes_monthly"> & { id: string })[]>`
    select s.id, s.slug, s.name, s.host, s.port, s.players_online, s.players_max, g.name as game,
      g.slug as game_slug, g.default_port
    from server s join game g on g.id = s.game_id
    where s.slug = ${slug} and s.status = 'approved'`;
  return server;
}
