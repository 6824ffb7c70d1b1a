import { isDeepStrictEqual } from "node:util";
import type { Act } from "../../core/rights/actor.ts";
import type { Context } from "../../core/trail/context.ts";
import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { FACTS, type Facts, type GivenFacts, WHOLE_FACTS } from "./facts.ts";
import { changeServer } from "./change_server.ts";
import { keepReviewed } from "./unreviewed_edit.ts";

/** Facts in the order in which the audit trail names them. */
const WORDS = FACTS.keyof().options;

/** Finds the facts of a server. */
export async function findFacts(sql: Query, serverId: string): Promise<Facts> {
  const [facts] = await sql<Facts[]>`
    select tagline, country, version, languages, website, discord, video, rules, text_language, translations,
      array(select tag from server_tag where server_id = s.id order by tag) as tags
    from server s where id = ${serverId}`;
  return facts ?? FACTS.parse({});
}

/** Replaces the facts of the actor's own server; they are public at once. Refuses what `storeFacts` refuses. */
export async function saveFacts(
  context: Context,
  slug: string,
  { facts, ...act }: Act & { facts: GivenFacts },
): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: "server_edited",
    async change(tx, { id: serverId }) {
      await tx`select from server where id = ${serverId} for update`;
      return await storeFacts(tx, serverId, { facts, act });
    },
    details: (changed) => changed.length > 0 ? { changed: changed.join(", ") } : null,
  });
}

/**
 * Replaces the facts of a server that the transaction has locked. Returns the names of those that changed. Refuses
 * invalid facts and a tag that is not on the list.
 */
export async function storeFacts(
  tx: Query,
  serverId: string,
  { facts: given, act }: { facts: GivenFacts; act: Act },
): Promise<string[]> {
  const before = await findFacts(tx, serverId);
  const facts = keepOrder(parseFacts({ ...languagesOf(before), ...given }), before);
  const changed = WORDS.filter((word) => !isSameText(before[word], facts[word]));
  if (changed.length === 0) return changed;
  await keepReviewed(tx, serverId, act);
  await writeFacts(tx, serverId, { facts, now: act.now });
  return changed;
}

/** Returns facts with the languages in their saved order, new ones last: a form sends them in the order of its boxes. */
export function keepOrder(facts: Facts, before: Pick<Facts, "languages">): Facts {
  const kept = before.languages.filter((language) => facts.languages.includes(language));
  return { ...facts, languages: [...new Set([...kept, ...facts.languages])] };
}

/** Returns whether a field of a listing is the same, lists in any order; null is an empty one. */
export function isSameText(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(sorted(one ?? ""), sorted(other ?? ""));
}

function sorted(value: unknown): unknown {
  return Array.isArray(value) ? value.toSorted() : value;
}

/** Returns the facts that stay as they are if they are not given: not every site asks for them. */
function languagesOf(
  { textLanguage, translations }: Facts,
): Pick<Facts, "textLanguage" | "translations"> {
  return { textLanguage, translations };
}

/** Replaces the facts of a server. Refuses a tag that is not on the list. */
export async function writeFacts(
  tx: Query,
  serverId: string,
  { facts, now }: { facts: Facts; now: Date },
): Promise<void> {
  await tx`
    update server
    set tagline = ${facts.tagline}, country = ${facts.country}, version = ${facts.version},
      languages = ${facts.languages}, website = ${facts.website}, discord = ${facts.discord},
      video = ${facts.video}, rules = ${facts.rules}, text_language = ${facts.textLanguage},
      translations = ${JSON.stringify(facts.translations)}::text::jsonb, updated_at = ${now}
    where id = ${serverId}`;
  await changeTags(tx, serverId, facts.tags);
}

/** Returns facts as they are stored. Refuses invalid ones. */
export function parseFacts(given: GivenFacts): Facts {
  const { success, data, error } = WHOLE_FACTS.safeParse(given);
  if (success) return { ...data, tags: [...new Set(data.tags)].sort(), languages: data.languages };
  const faults = error.issues.map(({ message }) => message);
  throw refusal("facts_invalid", { faults });
}

async function changeTags(tx: Query, serverId: string, tags: readonly string[]): Promise<void> {
  await tx`delete from server_tag where server_id = ${serverId} and tag <> all(${tags}::text[])`;
  await requireTags(tx, tags);
  await tx`
    insert into server_tag (server_id, tag) select ${serverId}, unnest(${tags}::text[]) on conflict do nothing`;
}

/** Refuses a tag that is not on the list. The others stay there until the transaction ends. */
export async function requireTags(tx: Query, tags: readonly string[]): Promise<void> {
  const known = await tx<
    { slug: string }[]
  >`select slug from tag where slug = any(${tags}::text[]) order by slug for key share`;
  const unknown = tags.find((tag) => !known.some(({ slug }) => slug === tag));
  if (unknown === undefined) return;
  throw refusal("tag_unknown", { why: "cannot", doing: "save_facts", slug: unknown.slice(0, 60) });
}
