import type { Sql } from "../../../core/database/connect.ts";
import type { Presence } from "./presences.ts";

/** A changed server: its votes, and the values that it is filtered and sorted by. */
export interface RankingChange extends Presence {
  revision: number;
  /** False if it left the listing. */
  listed: boolean;
  /** Votes of the last 30 UTC days including today, of the last of these days, and of all time. */
  votes: number;
  votesToday: number;
  votesAll: number;
  name: string;
  tagline: string;
  /** The tagline in other languages. */
  taglines: string[];
  host: string;
  country: string | null;
  version: string;
  /** ISO 639-1. */
  languages: string[];
  /** The slugs of its game and of its tags. */
  game: string;
  tags: string[];
  since: Date;
}

/** Returns the servers that changed after a revision. 0 returns all. */
export async function findRankingChanges(sql: Sql, revision: number): Promise<RankingChange[]> {
  const rows = await sql<RankingChange[]>`
    select r.server_id as id, r.revision, r.listed, r.votes, r.votes_today, r.votes_all,
      s.name, s.host, s.country, s.version, s.languages, s.created_at as since,
      s.tagline,
      array(select t.value ->> 'tagline' from jsonb_each(s.translations) t) as taglines,
      g.slug as game,
      array(select t.tag from server_tag t where t.server_id = s.id) as tags,
      p.answered_at, coalesce(p.players_online, 0) as players_online
    from ranking r
    join server s on s.id = r.server_id
    join game g on g.id = s.game_id
    left join server_poll p on p.server_id = s.id
    where r.revision > ${revision}`;
  return [...rows];
}

/** Names of all games and all tags, by slug. */
export interface CatalogNames {
  games: Map<string, string>;
  tags: Map<string, string>;
}

/** Returns the names of all games and tags. */
export async function findNames(sql: Sql): Promise<CatalogNames> {
  const rows = await sql<{ isTag: boolean; slug: string; name: string }[]>`
    select false as is_tag, slug, name from game union all select true, slug, name from tag`;
  const namesOf = (isTag: boolean) =>
    new Map(rows.filter((row) => row.isTag === isTag).map(({ slug, name }) => [slug, name]));
  return { games: namesOf(false), tags: namesOf(true) };
}

/** Returns whether anything was ever counted. */
export async function hasRanking(sql: Sql): Promise<boolean> {
  const ranked = await sql`select from ranking_state where today is not null`;
  return ranked.length > 0;
}
