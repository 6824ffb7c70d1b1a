import type { Query } from "../../core/database/connect.ts";
import type { Act } from "../../core/rights/actor.ts";
import type { Translations } from "./translations.ts";

/** The public text of a listing, as moderators compare it. */
export interface ListingText {
  name: string;
  slug: string;
  /** The game's name. */
  game: string;
  host: string;
  port: number;
  tagline: string;
  tags: string[];
  country: string | null;
  version: string;
  languages: string[];
  website: string | null;
  discord: string | null;
  video: string | null;
  description: string;
  rules: string;
  textLanguage: string | null;
  translations: Translations;
}

/** Returns the SQL for the public text of the listing `s` of the game `g`. */
function textOf(sql: Query) {
  return sql`
    ${identityOf(sql)} || jsonb_build_object(
      'slug', s.slug, 'tagline', s.tagline, 'country', s.country, 'version', s.version, 'languages', s.languages, 'website', s.website,
      'discord', s.discord, 'video', s.video, 'description', s.description, 'rules', s.rules,
      'textLanguage', s.text_language, 'translations', s.translations,
      'tags', array(
        select t.name from server_tag st join tag t on t.slug = st.tag where st.server_id = s.id order by t.name
      )
    )`;
}

function identityOf(sql: Query) {
  return sql`jsonb_build_object('name', s.name, 'game', g.name, 'host', s.host, 'port', s.port)`;
}

/**
 * Keeps a listing's text as moderators last saw it, before its owner changes it. Does nothing for one that no moderator
 * has decided about yet, and for changes by the operator.
 */
export async function keepReviewed(
  tx: Query,
  serverId: string,
  { by, now }: Pick<Act, "now"> & { by?: Act["by"] },
): Promise<void> {
  if (by?.kind === "operator") return;
  await tx`
    insert into unreviewed_edit (server_id, was, edited_at)
    select s.id, ${textOf(tx)}, ${now} from server s join game g on g.id = s.game_id
    where s.id = ${serverId} and (s.status <> 'pending' or s.rejected_at is not null)
    on conflict (server_id) do update set edited_at = excluded.edited_at`;
}

/**
 * Forgets the edits that a moderator has seen. With `seenAt`, the listing's `updatedAt` that they saw, later edits stay.
 */
export async function forgetEdits(
  tx: Query,
  serverId: string,
  { seenAt = null }: { seenAt?: Date | null | undefined },
): Promise<void> {
  await tx`
    delete from unreviewed_edit
    where server_id = ${serverId} and (${seenAt}::timestamptz is null or edited_at <= ${seenAt})`;
}

/** Forgets the edits of a listing that is again as a moderator last saw it. A new name or address still waits for a look. */
export async function forgetSameEdits(tx: Query, serverId: string): Promise<void> {
  await tx`
    delete from unreviewed_edit e using server s join game g on g.id = s.game_id
    where e.server_id = ${serverId} and s.id = e.server_id
      and e.was @> ${identityOf(tx)} and coalesce(e.was->>'slug', s.slug) = s.slug`;
}

/** Counts some parts of a listing as seen, because a moderator approved them as a change. */
export async function reviewParts(
  tx: Query,
  serverId: string,
  parts: readonly string[],
): Promise<void> {
  await tx`
    update unreviewed_edit e set was = was || coalesce((
      select jsonb_object_agg(t.key, t.value) from jsonb_each(${textOf(tx)}) t where t.key = any(${[
    ...parts,
  ]})
    ), '{}')
    from server s join game g on g.id = s.game_id
    where e.server_id = ${serverId} and s.id = e.server_id`;
}

/** A listing's public text, and what it was when a moderator last saw it if it has changed since. */
export interface ComparedText {
  now: ListingText;
  /** Null if nothing changed. */
  was: ListingText | null;
  /** The last edit that no moderator has seen. */
  editedAt: Date | null;
}

/** Finds the public text of some listings, by their ids. The caller has checked that the reader is a moderator. */
export async function compareTexts(
  sql: Query,
  serverIds: readonly string[],
): Promise<Map<string, ComparedText>> {
  const rows = await sql<({ id: string } & ComparedText)[]>`
    select s.id, ${textOf(sql)} as now, e.edited_at,
      -- Rows from before slugs or languages were compared have none.
      jsonb_build_object('slug', s.slug, 'textLanguage', null, 'translations', '{}'::jsonb) || e.was as was
    from server s join game g on g.id = s.game_id left join unreviewed_edit e on e.server_id = s.id
    where s.id = any(${[...serverIds]}::uuid[])`;
  return new Map(rows.map(({ id, ...text }) => [id, text]));
}
