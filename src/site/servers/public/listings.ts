import type { Sql } from "../../../core/database/connect.ts";
import type { Choices } from "../search/choices.ts";
import type { SearchHit } from "../index/listed_index.ts";
import type { ListPosition } from "../index/list_position.ts";
import type { Sums } from "../index/sums.ts";
import type { RankTrend } from "../ranking/ranks.ts";
import type { Ranking } from "../index/ranking_copy.ts";
import type { Search } from "../search/listing_search.ts";
import { type DisplayOptions, type ServerSummary, shownOf, textIn } from "./shown_server.ts";

/** Listings per page. */
export const PAGE_SIZE = 20;

/** A server in the listing, with its rank by the votes of 30 days. */
export interface ListedServer extends ServerSummary, RankTrend {
  /** Votes of today, of the last 30 UTC days including today, and of all time. */
  votesToday: number;
  votesMonthly: number;
  votesTotal: number;
}

/** One page of the listing. */
export interface ListingPage {
  servers: ListedServer[];
  /** The number of servers on all pages of the search. */
  total: number;
  /** The totals of servers, players and votes on all pages. */
  sums: Sums;
  /** Options to narrow down the search. */
  choices: Choices;
}

/** Returns a page of approved servers, filtered and sorted by a search. */
export async function browseListings(
  { sql, ranking }: { sql: Sql; ranking: Ranking },
  search: Search,
  now: Date,
): Promise<ListingPage> {
  const { servers, sums, choices } = await ranking.find(search, PAGE_SIZE);
  const display = { now, language: search.locale.tag };
  return { servers: await findRanked(sql, servers, display), total: sums.servers, sums, choices };
}

/**
 * Returns the approved servers of a search after a position, or the first ones, with texts in the listings' own
 * languages.
 */
export async function readListings(
  { sql, ranking }: { sql: Sql; ranking: Ranking },
  search: Search,
  { now, ...from }: { after: ListPosition | undefined; limit: number; now: Date },
): Promise<{ servers: ListedServer[]; total: number; next: ListPosition | undefined }> {
  const { servers, ...found } = await ranking.findAfter(search, from);
  return { servers: await findRanked(sql, servers, { now, language: undefined }), ...found };
}

/** Returns the details of servers, without those that are no longer approved. */
async function findRanked(
  sql: Sql,
  found: readonly SearchHit[],
  display: DisplayOptions,
): Promise<ListedServer[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await sql<(ServerSummary & { id: string })[]>`
    ${shownOf(sql, display)} where s.id = any(${ids}::uuid[]) and s.status = 'approved'`;
  const servers = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, rank, rankInGame, weekAgo, votes, votesToday, votesAll }) => {
    const server = servers.get(id);
    const counts = { votesToday, votesMonthly: votes, votesTotal: votesAll };
    return server ? [{ ...server, rank, rankInGame, weekAgo, ...counts }] : [];
  });
}

/**
 * Returns `limit` approved servers after the first `offset`, in a stable order, with the times of their last changes.
 */
export async function findSitemap(sql: Sql, { limit, offset }: { limit: number; offset: number }) {
  return await sql<{ slug: string; changedAt: Date }[]>`
    select slug, updated_at as changed_at from server
    where status = 'approved' order by created_at, id limit ${limit} offset ${offset}`;
}

/** A listing in a feed. */
export interface NewListing
  extends Pick<ServerSummary, "slug" | "name" | "tagline" | "taglineIn" | "game" | "gameName"> {
  id: string;
  /** The time of the latest approval. A suspended listing may be approved again. */
  approvedAt: Date;
}

/** Returns the servers that were approved last, latest first, with texts for readers of a language. */
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
