import type { Sql } from "../database/connect.ts";
import type { Facts } from "./facts.ts";
import type { Choices } from "./choices.ts";
import type { Found } from "./listed_index.ts";
import type { Sums } from "./sums.ts";
import type { RankTrend } from "./ranks.ts";
import { countsSince } from "./presence.ts";
import type { Ranking } from "./ranking.ts";
import type { Search } from "./search.ts";

/** Listings per page. */
export const PAGE_SIZE = 20;

/** A tag of a server. */
export interface Tag {
  slug: string;
  name: string;
}

/** A server as shown in lists, without its votes. */
interface Seen extends Pick<Facts, "tagline" | "country" | "languages" | "version"> {
  slug: string;
  name: string;
  host: string;
  port: number;
  defaultPort: number;
  /** The game's slug and name. */
  game: string;
  gameName: string;
  /** Sorted by name. */
  tags: Tag[];
  /** Hashes of its pictures. Null if it has none. */
  logo: string | null;
  banner: string | null;
  playersOnline: number;
  playersMax: number;
  /** What it plays now, as its last poll told; "" if unknown. */
  map: string;
  mode: string;
  /** Whether it was polled and has been silent for 15 minutes or from the start. */
  isOffline: boolean;
}

/** A server as shown in the listing, with its rank by the votes of 30 days. */
export interface ListedServer extends Seen, RankTrend {
  /** Today, in the last 30 UTC days including today, and of all time. */
  votesToday: number;
  votesMonthly: number;
  votesTotal: number;
}

/** One page of the listing. */
export interface ListingPage {
  servers: ListedServer[];
  /** Servers on all pages of the search. */
  total: number;
  /** Servers, players and votes on all pages. */
  sums: Sums;
  /** What the search can be narrowed down to. */
  choices: Choices;
}

/** Finds approved servers, filtered and sorted as in the search. */
export async function browseListings(
  { sql, ranking }: { sql: Sql; ranking: Ranking },
  search: Search,
  now: Date,
): Promise<ListingPage> {
  const { servers, sums, choices } = await ranking.find(search, PAGE_SIZE);
  return { servers: await findRanked(sql, servers, now), total: sums.servers, sums, choices };
}

/** Reads the details of servers for the listing. Leaves out those that are no longer approved. */
async function findRanked(sql: Sql, found: readonly Found[], now: Date): Promise<ListedServer[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await sql<(Seen & { id: string })[]>`
    ${shownOf(sql, now)} where s.id = any(${ids}::uuid[]) and s.status = 'approved'`;
  const servers = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, rank, rankInGame, weekAgo, votes, votesToday, votesAll }) => {
    const server = servers.get(id);
    const counts = { votesToday, votesMonthly: votes, votesTotal: votesAll };
    return server ? [{ ...server, rank, rankInGame, weekAgo, ...counts }] : [];
  });
}

/** A server as shown on its own page. */
export interface ShownServer extends Seen, Omit<Facts, "tags"> {
  id: string;
  description: string;
  createdAt: Date;
}

/** Finds the approved server with that slug. Returns undefined if there is none. */
export async function findListed(sql: Sql, slug: string, now: Date) {
  return await findListedWith(sql, slug, { now, alsoColumns: sql`` });
}

/** Finds the same with more columns: of the server `s`, its poll `p` and its verification `v`. */
export async function findListedWith<Also>(
  sql: Sql,
  slug: string,
  { now, alsoColumns }: { now: Date; alsoColumns: ReturnType<typeof shownOf> },
) {
  const own =
    sql`, s.description, s.created_at, s.website, s.discord, s.video, s.rules ${alsoColumns}`;
  const [server] = await sql<(ShownServer & Also)[]>`
    ${shownOf(sql, now, own)} where s.slug = ${slug} and s.status = 'approved'`;
  return server;
}

/** Finds `limit` approved servers after the first `offset`, in a stable order, with the times of their last changes. */
export async function findSitemap(sql: Sql, { limit, offset }: { limit: number; offset: number }) {
  return await sql<{ slug: string; changedAt: Date }[]>`
    select slug, updated_at as changed_at from server
    where status = 'approved' order by created_at, id limit ${limit} offset ${offset}`;
}

/** Builds the query for what pages show of servers, without conditions. */
function shownOf(sql: Sql, now: Date, alsoColumns = sql``) {
  const since = countsSince(now);
  return sql`
    select s.id, s.slug, s.name, s.host, s.port, s.tagline, s.country, s.version, s.languages,
      s.logo, s.banner, coalesce(p.map, '') as map, coalesce(p.mode, '') as mode,
      case when p.answered_at > ${since} then p.players_online else 0 end as players_online,
      coalesce(p.players_max, 0) as players_max,
      p.asked_at is not null and coalesce(p.answered_at <= ${since}, true) as is_offline,
      array(
        select jsonb_build_object('slug', t.slug, 'name', t.name)
        from server_tag h join tag t on t.slug = h.tag where h.server_id = s.id order by t.name
      ) as tags,
      g.slug as game, g.name as game_name, g.default_port ${alsoColumns}
    from server s
    join game g on g.id = s.game_id
    left join server_poll p on p.server_id = s.id
    left join server_verification v on v.server_id = s.id`;
}
