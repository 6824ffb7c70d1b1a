import type { Sql } from "../../core/database/connect.ts";
import type { Facts } from "./facts.ts";
import type { Choices } from "./choices.ts";
import type { Found } from "./listed_index.ts";
import type { ListPosition } from "./list_position.ts";
import type { Sums } from "./sums.ts";
import type { RankTrend } from "./ranks.ts";
import { countsSince } from "../../core/servers/presence.ts";
import { type ServerState, stateAt } from "./server_state.ts";
import type { Ranking } from "./ranking.ts";
import type { Search } from "./search.ts";
import type { TranslatedField } from "./translations.ts";

/** Listings per page. */
export const PAGE_SIZE = 20;

/** No language: a listing's texts as its owner wrote them first. */
export const AS_WRITTEN = "";

/** A tag of a server. */
interface Tag {
  slug: string;
  name: string;
}

/** A server as shown in lists, without its votes. */
interface Seen extends Pick<Facts, "tagline" | "country" | "languages" | "version"> {
  slug: string;
  name: string;
  /** The language of the tagline, which is the reader's if its owner wrote one in it. Null: unknown. */
  taglineIn: string | null;
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
  /** 0 if unknown. */
  playersOnline: number;
  playersMax: number;
  /** Whether it told its players when it last responded. */
  isCounted: boolean;
  /** What it plays now, as its last poll told; "" if unknown. */
  map: string;
  mode: string;
  state: ServerState;
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
  const shown = { now, language: search.locale.tag };
  return { servers: await findRanked(sql, servers, shown), total: sums.servers, sums, choices };
}

/** Finds the approved servers of a search that come after a position, or its first ones, in its order, with texts as written. */
export async function readListings(
  { sql, ranking }: { sql: Sql; ranking: Ranking },
  search: Search,
  { now, ...from }: { after: ListPosition | undefined; limit: number; now: Date },
): Promise<{ servers: ListedServer[]; total: number; next: ListPosition | undefined }> {
  const { servers, ...found } = await ranking.findAfter(search, from);
  return { servers: await findRanked(sql, servers, { now, language: AS_WRITTEN }), ...found };
}

/** Reads the details of servers for the listing. Leaves out those that are no longer approved. */
async function findRanked(
  sql: Sql,
  found: readonly Found[],
  shown: Shown,
): Promise<ListedServer[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await sql<(Seen & { id: string })[]>`
    ${shownOf(sql, shown)} where s.id = any(${ids}::uuid[]) and s.status = 'approved'`;
  const servers = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, rank, rankInGame, weekAgo, votes, votesToday, votesAll }) => {
    const server = servers.get(id);
    const counts = { votesToday, votesMonthly: votes, votesTotal: votesAll };
    return server ? [{ ...server, rank, rankInGame, weekAgo, ...counts }] : [];
  });
}

/** A server as shown on its own page. */
export interface ShownServer extends Seen, Omit<Facts, "tags" | "textLanguage" | "translations"> {
  id: string;
  description: string;
  /** The languages of description and rules, as of the tagline. */
  descriptionIn: string | null;
  rulesIn: string | null;
  createdAt: Date;
}

/** Finds the approved server with that slug, with its own texts. Returns undefined if there is none. */
export async function findListed(sql: Sql, slug: string, now: Date) {
  return await findListedWith(sql, slug, { now, language: "", alsoColumns: sql`` });
}

/** Finds the same with more columns: of the server `s`, its poll `p` and its verification `v`. */
export async function findListedWith<Also>(
  sql: Sql,
  slug: string,
  { alsoColumns, ...shown }: Shown & { alsoColumns: ReturnType<typeof shownOf> },
) {
  const description = textIn(sql, "description", shown.language);
  const rules = textIn(sql, "rules", shown.language);
  const own = sql`, s.created_at, s.website, s.discord, s.video, ${description}, ${rules}
    ${alsoColumns}`;
  const [server] = await sql<(ShownServer & Also)[]>`
    ${shownOf(sql, shown, own)} where s.slug = ${slug} and s.status = 'approved'`;
  return server;
}

/** Finds `limit` approved servers after the first `offset`, in a stable order, with the times of their last changes. */
export async function findSitemap(sql: Sql, { limit, offset }: { limit: number; offset: number }) {
  return await sql<{ slug: string; changedAt: Date }[]>`
    select slug, updated_at as changed_at from server
    where status = 'approved' order by created_at, id limit ${limit} offset ${offset}`;
}

/** A listing as feeds show it. */
export interface NewListing
  extends Pick<Seen, "slug" | "name" | "tagline" | "taglineIn" | "game" | "gameName"> {
  id: string;
  /** When it was approved; again, if it was suspended. */
  approvedAt: Date;
}

/** Finds the servers that were approved last, latest first, as readers of a language see them. */
export async function findNewest(
  sql: Sql,
  { language, limit }: { language: string; limit: number },
) {
  const tagline = textIn(sql, "tagline", language);
  return await sql<NewListing[]>`
    select s.id, s.slug, s.name, ${tagline}, g.slug as game, g.name as game_name,
      coalesce(s.status_at, s.created_at) as approved_at
    from server s join game g on g.id = s.game_id
    where s.status = 'approved'
    order by approved_at desc, s.id desc limit ${limit}`;
}

/** When servers are shown, and in which language, by its tag. */
interface Shown {
  now: Date;
  language: string;
}

/** Builds a text's column in a language, or else as its owner wrote it first, and the column of the language that it is in. */
function textIn(sql: Sql, field: TranslatedField, language: string) {
  const translated = sql`nullif(s.translations #>> array[${language}, ${field}], '')`;
  const [own, as, asLanguage] = [sql(`s.${field}`), sql(field), sql(`${field}_in`)];
  return sql`
    coalesce(${translated}, ${own}) as ${as},
    case when ${translated} is null then s.text_language else ${language} end as ${asLanguage}`;
}

/** Builds the query for what pages show of servers, without conditions. */
function shownOf(sql: Sql, shown: Shown, alsoColumns = sql``) {
  const since = countsSince(shown.now);
  const tagline = textIn(sql, "tagline", shown.language);
  return sql`
    select s.id, s.slug, s.name, s.host, s.port, s.country, s.version, s.languages, ${tagline},
      s.logo, s.banner, coalesce(p.map, '') as map, coalesce(p.mode, '') as mode,
      case when p.answered_at > ${since} then p.players_online else 0 end as players_online,
      coalesce(p.players_max, 0) as players_max,
      coalesce(p.is_counted, false) as is_counted, ${stateAt(sql, shown.now)} as state,
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
