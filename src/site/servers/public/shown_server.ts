import type { Sql } from "../../../core/database/connect.ts";
import type { Facts } from "../fields/facts.ts";
import { type PlayerCount, playerCountAt } from "./server_state.ts";
import type { TranslatedField } from "../fields/translations.ts";

interface Tag {
  slug: string;
  name: string;
}

/** A server in a list, without its votes. */
export interface ServerSummary
  extends Pick<Facts, "tagline" | "country" | "languages" | "version">, PlayerCount {
  slug: string;
  name: string;
  /** The language of the tagline: the reader's if there is a translation. Null if unknown. */
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
  /** Its map and game mode at the last poll. Null if unknown. */
  map: string | null;
  mode: string | null;
}

/** A server on its own page. */
export interface ShownServer
  extends ServerSummary, Omit<Facts, "tags" | "textLanguage" | "translations"> {
  id: string;
  description: string;
  /** The languages of the description and the rules, as for the tagline. */
  descriptionIn: string | null;
  rulesIn: string | null;
  createdAt: Date;
}

/** Returns the approved server with a slug, or undefined, with texts in its own language. */
export async function findListed(sql: Sql, slug: string, now: Date) {
  return await findListedWith(sql, slug, { now, language: undefined, alsoColumns: sql`` });
}

/**
 * Returns the approved server with a slug, or undefined, with additional columns of the server `s`, its poll `p` and
 * its verification `v`.
 */
export async function findListedWith<Also>(
  sql: Sql,
  slug: string,
  { alsoColumns, ...display }: DisplayOptions & { alsoColumns: ReturnType<typeof shownOf> },
) {
  const description = textIn(sql, "description", display.language);
  const rules = textIn(sql, "rules", display.language);
  const own = sql`, s.created_at, s.website, s.discord, s.video, ${description}, ${rules}
    ${alsoColumns}`;
  const [server] = await sql<(ShownServer & Also)[]>`
    ${shownOf(sql, display, own)} where s.slug = ${slug} and s.status = 'approved'`;
  return server;
}

/** The time and the reader for which servers are shown. */
export interface DisplayOptions {
  now: Date;
  /** The reader's language tag. Undefined for texts in the listings' own languages. */
  language: string | undefined;
}

/**
 * Returns the SQL columns of a text and of its language: the translation into `language`, if there is one, or else the
 * text in the listing's own language.
 */
export function textIn(sql: Sql, field: TranslatedField, language: string | undefined) {
  const tag = language ?? null;
  const translated = sql`nullif(s.translations #>> array[${tag}, ${field}]::text[], '')`;
  const own = sql(`s.${field}`);
  const as = sql(field);
  const asLanguage = sql(`${field}_in`);
  return sql`
    coalesce(${translated}, ${own}) as ${as},
    case when ${translated} is null then s.text_language else ${tag} end as ${asLanguage}`;
}

/** Returns the SQL query for servers on pages, without conditions. */
export function shownOf(sql: Sql, display: DisplayOptions, alsoColumns = sql``) {
  const tagline = textIn(sql, "tagline", display.language);
  return sql`
    select s.id, s.slug, s.name, s.host, s.port, s.country, s.version, s.languages, ${tagline},
      s.logo, s.banner, nullif(p.map, '') as map, nullif(p.mode, '') as mode,
      ${playerCountAt(sql, display.now)},
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
