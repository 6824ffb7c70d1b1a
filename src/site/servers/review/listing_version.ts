import type { Query } from "../../../core/database/connect.ts";
import type { Act } from "../../../core/rights/actor.ts";
import type { WrittenText } from "../fields/written_text.ts";

/**
 * A version of a listing's text that waits or was refused. The public text is in the listing's own row; versions aren't
 * public:
 *
 *     an edit that waits ──► proposed ──► public       a moderator approves it, or its owner proves the address
 *                                └──────► refused      a moderator refuses it
 *     public before an edit ──► seen ──► forgotten     a moderator accepts the edit, or restores the version seen
 *
 * A listing has at most one version that is proposed or refused, and one that was seen. A decision about a version
 * locks the listing's row first, as an edit does.
 */
export interface ListingVersion {
  /** Each change that replaces another gets a new id. */
  id: string;
  state: "proposed" | "refused";
  /** The fields that it changes, in the stored form and in the form that is shown. */
  text: Partial<WrittenText>;
  shown: Partial<ListingText>;
  /** The reason of a refusal. */
  reason: string | null;
}

/** The whole text of a listing in the form that is shown, with the names of the game and the tags. */
export type ListingText = WrittenText & { slug: string };

/** Returns the version that an owner proposed, whether it waits or was refused. */
export async function findChange(
  sql: Query,
  serverId: string,
): Promise<ListingVersion | undefined> {
  const [change] = await sql<ListingVersion[]>`
    select v.id, v.state, v.text, ${shownOf(sql, sql`v.text`)} as shown, v.reason
    from listing_version v where v.server_id = ${serverId} and v.state <> 'seen'`;
  return change;
}

/** Returns the version that an owner proposed, if it waits. */
export async function findWaiting(
  sql: Query,
  serverId: string,
): Promise<ListingVersion | undefined> {
  const change = await findChange(sql, serverId);
  return change?.state === "proposed" ? change : undefined;
}

/**
 * Makes a change wait, in place of one that waited or was refused. Without fields, nothing waits. If an identical
 * change waits already, it keeps its id and its position in the queue.
 */
export async function propose(
  tx: Query,
  serverId: string,
  { text, now }: { text: Partial<WrittenText>; now: Date },
): Promise<void> {
  if (Object.keys(text).length === 0) {
    await dropChange(tx, serverId);
    return;
  }
  const stored = JSON.stringify(text);
  await tx`
    insert into listing_version as v (id, server_id, state, text, at)
    values (${crypto.randomUUID()}, ${serverId}, 'proposed', ${stored}::text::jsonb, ${now})
    on conflict (server_id, (state = 'seen')) do update
    set id = excluded.id, state = excluded.state, text = excluded.text, at = excluded.at, reason = null
    where v.state = 'refused' or v.text <> excluded.text`;
}

/** Deletes the version that waits or was refused. */
export async function dropChange(tx: Query, serverId: string): Promise<void> {
  await tx`delete from listing_version where server_id = ${serverId} and state <> 'seen'`;
}

/**
 * Stores a listing's text as moderators last saw it, before its owner changes it. Does nothing if no moderator has
 * decided about the listing yet, or for the operator's changes.
 */
export async function keepSeen(
  tx: Query,
  serverId: string,
  { by, now }: Pick<Act, "now"> & { by?: Act["by"] },
): Promise<void> {
  if (by?.kind === "operator") return;
  await tx`
    insert into listing_version (id, server_id, state, text, at)
    select ${crypto.randomUUID()}::uuid, s.id, 'seen', ${publicText(tx)}, ${now}::timestamptz
    from server s join game g on g.id = s.game_id
    where s.id = ${serverId} and (s.status <> 'pending' or s.rejected_at is not null)
    on conflict (server_id, (state = 'seen')) do update set at = excluded.at`;
}

/**
 * Marks edits as seen by a moderator. With `seenAt`, the `updatedAt` that the moderator saw, later edits stay unseen.
 */
export async function forgetEdits(
  tx: Query,
  serverId: string,
  { seenAt = null }: { seenAt?: Date | null | undefined },
): Promise<void> {
  await tx`
    delete from listing_version
    where server_id = ${serverId} and state = 'seen' and (${seenAt}::timestamptz is null or at <= ${seenAt})`;
}

/**
 * Marks a listing's edits as seen if its text is again what a moderator last saw. A new name or address stays unseen.
 */
export async function forgetSameEdits(tx: Query, serverId: string): Promise<void> {
  await tx`
    delete from listing_version v using server s join game g on g.id = s.game_id
    where v.server_id = ${serverId} and v.state = 'seen' and s.id = v.server_id
      and coalesce(v.text->>'slug', s.slug) = s.slug
      and v.text @> jsonb_build_object('name', s.name, 'game', g.slug, 'host', s.host, 'port', s.port)`;
}

/** Marks some fields of a listing as seen, because a moderator approved a change to them. */
export async function seeFields(
  tx: Query,
  serverId: string,
  fields: readonly string[],
): Promise<void> {
  await tx`
    update listing_version v set text = v.text || coalesce((
      select jsonb_object_agg(t.key, t.value) from jsonb_each(${publicText(tx)}) t
      where t.key = any(${[...fields]})
    ), '{}')
    from server s join game g on g.id = s.game_id
    where v.server_id = ${serverId} and v.state = 'seen' and s.id = v.server_id`;
}

/** A listing's public text, the text that a moderator last saw, and the text with the waiting change. */
export interface ComparedText {
  now: ListingText;
  /** Null if nothing changed. */
  was: ListingText | null;
  /** The last edit that no moderator has seen. */
  editedAt: Date | null;
  /** The waiting change, and the text with it. Without a waiting change, `now`. */
  changeId: string | null;
  wanted: ListingText;
}

/** Returns the versions of some listings, by their ids. The caller must have checked that the reader is a moderator. */
export async function compareTexts(
  sql: Query,
  serverIds: readonly string[],
): Promise<Map<string, ComparedText>> {
  // Rows that are older than the comparison of slugs or languages lack these fields.
  const seen = sql`
    (jsonb_build_object('slug', s.slug, 'textLanguage', null, 'translations', '{}'::jsonb) || v.text)`;
  const now = shownOf(sql, sql`p.text`);
  const was = shownOf(sql, seen);
  const wanted = shownOf(sql, sql`(p.text || coalesce(c.text, '{}'))`);
  const rows = await sql<({ id: string } & ComparedText)[]>`
    select s.id, ${now} as now, ${was} as was, v.at as edited_at, c.id as change_id, ${wanted} as wanted
    from server s join game g on g.id = s.game_id
    cross join lateral (select ${publicText(sql)} as text) p
    left join listing_version v on v.server_id = s.id and v.state = 'seen'
    left join listing_version c on c.server_id = s.id and c.state = 'proposed'
    where s.id = any(${[...serverIds]}::uuid[])`;
  return new Map(rows.map(({ id, ...text }) => [id, text]));
}

/** Returns the SQL for the public text of the listing `s` of the game `g`. */
function publicText(sql: Query) {
  return sql`
    jsonb_build_object(
      'name', s.name, 'game', g.slug, 'host', s.host, 'port', s.port, 'slug', s.slug, 'tagline', s.tagline,
      'country', s.country, 'version', s.version, 'languages', s.languages, 'website', s.website,
      'discord', s.discord, 'video', s.video, 'description', s.description, 'rules', s.rules,
      'textLanguage', s.text_language, 'translations', s.translations,
      'tags', array(select tag from server_tag where server_id = s.id order by tag)
    )`;
}

/** Returns the SQL for a version's text in the form that is shown. A removed game or tag is shown by its slug. */
function shownOf(sql: Query, text: ReturnType<typeof publicText>) {
  return sql`
    ${text} || case when ${text} ? 'game' then jsonb_build_object('game', coalesce(
      (select name from game where slug = ${text}->>'game'), ${text}->>'game'
    )) else '{}' end || case when ${text} ? 'tags' then jsonb_build_object('tags', array(
      select coalesce(t.name, u.slug) from jsonb_array_elements_text(${text}->'tags') as u (slug)
      left join tag t on t.slug = u.slug order by 1
    )) else '{}' end`;
}

/** Locks a listing. Every change of its text does so before it reads or writes a version. */
export async function lockListing(tx: Query, serverId: string): Promise<void> {
  await tx`select from server where id = ${serverId} for update`;
}
