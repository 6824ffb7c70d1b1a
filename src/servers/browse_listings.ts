import type { Sql } from "../database/connect.ts";
import { countsSince } from "./players.ts";

/** Listings per page. */
export const PAGE_SIZE = 20;

/** UTC days whose votes rank the listing, including today. */
export const RANKING_DAYS = 30;

/** A visitor's search. Empty text matches everything; an unknown game matches nothing. */
export interface Search {
  /** Words in the name, in any case. */
  text: string;
  /** A game's slug, or "" for all. */
  game: string;
  /** Starts at 1. */
  page: number;
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

/** One page of the listing, most votes first, and the total number of servers. */
export interface ListingPage {
  servers: ListedServer[];
  total: number;
}

/** Finds approved servers, ordered by their votes in the 30 UTC days up to `today` (`YYYY-MM-DD`), the day of `now`. */
export async function browseListings(
  sql: Sql,
  { text, game, page }: Search,
  { today, now }: { today: string; now: Date },
): Promise<ListingPage> {
  const since = countsSince(now);
  const rows = await sql<(ListedServer & { total: number })[]>`
    with votes as (
      select server_id, sum(votes)::float8 as votes from vote_count
      where day > ${today}::date - ${RANKING_DAYS}::int group by server_id
    )
    select s.slug, s.name, s.host, s.port,
      case when p.answered_at > ${since} then p.players_online else 0 end as players_online,
      coalesce(p.players_max, 0) as players_max,
      p.asked_at is not null and coalesce(p.answered_at <= ${since}, true) as is_offline,
      g.slug as game, g.name as game_name, g.default_port, coalesce(v.votes, 0) as votes_monthly, count(*) over () as total
    from server s
    join game g on g.id = s.game_id
    left join votes v on v.server_id = s.id
    left join server_poll p on p.server_id = s.id
    where s.status = 'approved' and (${game} = '' or g.slug = ${game})
      and (${text} = '' or strpos(lower(s.name), lower(${text})) > 0)
    order by votes_monthly desc, s.created_at, s.id
    limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`;
  return { servers: rows.map(({ total: _, ...server }) => server), total: rows[0]?.total ?? 0 };
}

/** A game with approved servers, and how many. */
export interface ListedGame {
  slug: string;
  name: string;
  servers: number;
}

/** Lists the games with approved servers, by name. */
export async function listGames(sql: Sql): Promise<ListedGame[]> {
  const rows = await sql<ListedGame[]>`
    select g.slug, g.name, count(*) as servers
    from game g join server s on s.game_id = g.id and s.status = 'approved'
    group by g.slug, g.name order by g.name`;
  return [...rows];
}

/** A server as its own page shows it. */
export type ShownServer = Omit<ListedServer, "votesMonthly"> & { id: string; description: string };

/** Finds the approved server with that slug; undefined when there is none. */
export async function findListed(
  sql: Sql,
  slug: string,
  now: Date,
): Promise<ShownServer | undefined> {
  const since = countsSince(now);
  const [server] = await sql<ShownServer[]>`
    select s.id, s.slug, s.name, s.host, s.port, s.description,
      case when p.answered_at > ${since} then p.players_online else 0 end as players_online,
      coalesce(p.players_max, 0) as players_max,
      p.asked_at is not null and coalesce(p.answered_at <= ${since}, true) as is_offline,
      g.slug as game, g.name as game_name, g.default_port
    from server s
    join game g on g.id = s.game_id
    left join server_poll p on p.server_id = s.id
    where s.slug = ${slug} and s.status = 'approved'`;
  return server;
}
