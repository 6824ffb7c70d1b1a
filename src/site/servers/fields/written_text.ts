import { isDeepStrictEqual } from "node:util";
import type { Query } from "../../../core/database/connect.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import { FACTS, type Facts } from "./facts.ts";
import type { ListingFields } from "./listing_fields.ts";
import { requireGame } from "../catalogue/require_game.ts";

/** All that an owner writes about a listing, in the form that is stored: the game and the tags are slugs. */
export type WrittenText = ListingFields & Facts & { game: string };

/** The fields of `WrittenText`, in the order in which the audit trail names them. */
export const WRITTEN = [
  ...["name", "game", "host", "port", "description"] as const,
  ...FACTS.keyof().options,
] as const;

/** A field that owners write. */
export type WrittenField = typeof WRITTEN[number];

/** Returns the public text of a listing. */
export async function findText(sql: Query, serverId: string): Promise<WrittenText> {
  const [text] = await sql<WrittenText[]>`
    -- In the order of version 1.0, because the fingerprint of a form (edit_server.ts) depends on it.
    select s.name, g.slug as game, s.host, s.port, s.description, s.tagline, s.country, s.version, s.languages,
      s.website, s.discord, s.video, s.rules, s.text_language, s.translations,
      array(select tag from server_tag where server_id = s.id order by tag) as tags
    from server s join game g on g.id = s.game_id where s.id = ${serverId}`;
  if (text) return text;
  throw new Error(`server ${serverId} went away`);
}

/** Replaces the public text of a listing. Refuses an unknown game and unknown tags. */
export async function writeText(
  tx: Query,
  serverId: string,
  { text, now }: { text: WrittenText; now: Date },
): Promise<void> {
  const { tags, translations: translated } = text;
  const translations = JSON.stringify(translated);
  const gameId = await requireGame(tx, text.game);
  await tx`
    update server
    set name = ${text.name}, game_id = ${gameId}, host = ${text.host}, port = ${text.port},
      description = ${text.description}, tagline = ${text.tagline}, rules = ${text.rules},
      text_language = ${text.textLanguage}, translations = ${translations}::text::jsonb,
      country = ${text.country}, version = ${text.version}, languages = ${text.languages},
      website = ${text.website}, discord = ${text.discord}, video = ${text.video},
      updated_at = ${now}
    where id = ${serverId}`;
  await tx`delete from server_tag where server_id = ${serverId} and tag <> all(${tags}::text[])`;
  await requireTags(tx, tags);
  await tx`
    insert into server_tag (server_id, tag) select ${serverId}, unnest(${tags}::text[])
    on conflict do nothing`;
}

/** Publishes some fields of a version, without tags that were removed. Returns the fields that changed. */
export async function showFields(
  tx: Query,
  serverId: string,
  { text: given, now }: { text: Partial<WrittenText>; now: Date },
): Promise<WrittenField[]> {
  const before = await findText(tx, serverId);
  const text = { ...before, ...given };
  const known = await tx<{ slug: string }[]>`
    select slug from tag where slug = any(${text.tags}::text[]) order by slug`;
  const after = { ...text, tags: known.map(({ slug }) => slug) };
  await writeText(tx, serverId, { text: after, now });
  return changedFields(before, after);
}

/** Lists the fields in which two texts of a listing differ. */
export function changedFields(before: WrittenText, after: WrittenText): WrittenField[] {
  return WRITTEN.filter((field) => !isSameText(before[field], after[field]));
}

/**
 * Returns whether two values of a field are the same. The order of lists doesn't matter, and null equals an empty list.
 */
export function isSameText(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(sorted(one ?? ""), sorted(other ?? ""));
}

function sorted(value: unknown): unknown {
  return Array.isArray(value) ? value.toSorted() : value;
}

/** Refuses unknown tags. Locks the others until the transaction ends. */
export async function requireTags(tx: Query, tags: readonly string[]): Promise<void> {
  const known = await tx<
    { slug: string }[]
  >`select slug from tag where slug = any(${tags}::text[]) order by slug for key share`;
  const unknown = tags.find((tag) => !known.some(({ slug }) => slug === tag));
  if (unknown === undefined) return;
  throw refusal("tag_unknown", { slug: unknown.slice(0, 60) });
}
