import { type Act, requireRight } from "../../../core/rights/actor.ts";
import { recordAudit } from "../../../core/trail/audit.ts";
import type { Context } from "../../../core/trail/context.ts";
import type { Query } from "../../../core/database/connect.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import { violatesUnique } from "../../../core/database/unique.ts";
import { byName } from "./by_name.ts";
import { cleanLine } from "../../../core/text/typed_text.ts";
import { forgetMoves, freeSlug, moveSlug } from "../slugs/moved_slug.ts";
import { slugOf } from "../slugs/free_slug.ts";

/** Length of a tag's name, in characters. */
const TAG_MIN = 2;
export const TAG_MAX = 30;

const SLUG = /^(?=.{2,40}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** A tag, and how many servers have it, in any status. */
export interface KnownTag {
  slug: string;
  name: string;
  servers: number;
}

/** Lists all tags by name. */
export async function listKnownTags(sql: Query): Promise<KnownTag[]> {
  const tags = await sql<KnownTag[]>`
    select t.slug, t.name, count(h.server_id) as servers
    from tag t left join server_tag h on h.tag = t.slug group by t.slug`;
  return [...tags].sort(byName);
}

interface TypedTag {
  slug: string;
  name: string;
}

/**
 * Adds a tag to the list that owners choose from. Without a slug, it is derived from the name. Refuses
 * non-administrators, an invalid name or slug, and one that exists.
 */
export async function addTag({ sql }: Context, typed: TypedTag, act: Act): Promise<void> {
  requireRight(act.by, "catalog");
  const { slug, name } = parseTag(typed);
  await refusingTaken(name, () =>
    sql.begin(async (tx) => {
      await tx`insert into tag (slug, name) values (${slug}, ${name})`;
      await freeSlug(tx, { kind: "tag", slug });
      await recordAudit(tx, act, { action: "tag_added", serverId: null, subject: slug });
    }));
}

/**
 * Renames a tag or changes its slug. Servers keep the tag, and its old address redirects to the new one. Refuses what
 * `addTag` refuses, and an unknown tag.
 */
export async function editTag(
  { sql }: Context,
  before: string,
  { typed, ...act }: Act & { typed: TypedTag },
): Promise<void> {
  requireRight(act.by, "catalog");
  const { slug, name } = parseTag(typed);
  await refusingTaken(name, () =>
    sql.begin(async (tx) => {
      await lockServersOf(tx, before);
      const was = await lockTag(tx, before);
      if (slug === before) {
        await tx`update tag set name = ${name} where slug = ${slug}`;
      } else {
        // Names are unique and servers reference the slug, so the old row first makes room for the new one.
        await tx`update tag set name = ${`${before} ${crypto.randomUUID()}`} where slug = ${before}`;
        await tx`insert into tag (slug, name) values (${slug}, ${name})`;
        await moveTag(tx, { from: { slug: before, name: was.name }, to: { slug, name } });
      }
      await rankAgain(tx, slug);
      const details = { was: `${was.name} (${before})`, name };
      await recordAudit(tx, act, { action: "tag_edited", serverId: null, subject: slug, details });
    }));
}

/**
 * Merges a tag into another, which all its servers then have. Its address redirects to the other's. Returns the number
 * of its servers. Refuses non-administrators, an unknown tag, and merging a tag into itself.
 */
export async function mergeTags(
  { sql }: Context,
  slug: string,
  { into, ...act }: Act & { into: string },
): Promise<number> {
  requireRight(act.by, "catalog");
  if (into === slug) throw refusal("merged_with_itself");
  return await sql.begin(async (tx) => {
    await lockServersOf(tx, slug);
    // In a fixed order, so that two merges can't deadlock.
    const [first = "", second = ""] = [slug, into].sort();
    const one = await lockTag(tx, first);
    const other = await lockTag(tx, second);
    const [from, to] = first === slug ? [one, other] : [other, one];
    const servers = await moveTag(tx, { from, to });
    const details = { into, servers };
    await recordAudit(tx, act, { action: "tag_merged", serverId: null, subject: slug, details });
    return servers;
  });
}

/** Removes a tag that no server has. Refuses non-administrators, an unknown tag, and a tag in use. */
export async function removeTag({ sql }: Context, slug: string, act: Act): Promise<void> {
  requireRight(act.by, "catalog");
  await sql.begin(async (tx) => {
    await lockTag(tx, slug);
    const [{ servers } = { servers: 0 }] = await tx<{ servers: number }[]>`
      select count(*) as servers from server_tag where tag = ${slug}`;
    if (servers > 0) throw refusal("entry_used", { servers });
    await tx`delete from tag where slug = ${slug}`;
    await forgetMoves(tx, { kind: "tag", slug });
    await recordAudit(tx, act, { action: "tag_removed", serverId: null, subject: slug });
  });
}

function parseTag({ slug: given, name: text }: TypedTag): TypedTag {
  const name = cleanLine(text) ?? "";
  const slug = given || slugOf(name);
  if (name.length < TAG_MIN || name.length > TAG_MAX) {
    throw refusal("tag_invalid", { why: "name", min: TAG_MIN, max: TAG_MAX });
  }
  if (!SLUG.test(slug)) throw refusal("tag_invalid", { why: "slug" });
  return { slug, name };
}

async function refusingTaken(name: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!violatesUnique(error, "tag_pkey") && !violatesUnique(error, "tag_name_key")) throw error;
    throw refusal("tag_exists", { name });
  }
}

/** Locks the servers that have a tag. An owner's change also locks the server before its tags. */
async function lockServersOf(tx: Query, tag: string): Promise<void> {
  await tx`
    select from server where id in (select server_id from server_tag where tag = ${tag})
    order by id for key share`;
}

/** Locks a tag, so that owners who choose it wait and then see the result. */
async function lockTag(tx: Query, slug: string): Promise<TypedTag> {
  const [tag] = await tx<TypedTag[]>`select slug, name from tag where slug = ${slug} for update`;
  if (tag) return tag;
  throw refusal("tag_unknown", { slug: slug.slice(0, 60) });
}

/** Replaces a tag of servers with another one and deletes it. Returns the number of its servers. */
async function moveTag(
  tx: Query,
  { from, to }: { from: TypedTag; to: TypedTag },
): Promise<number> {
  await tx`
    insert into server_tag (server_id, tag)
    select server_id, ${to.slug} from server_tag where tag = ${from.slug}
    on conflict do nothing`;
  const had = await tx`delete from server_tag where tag = ${from.slug} returning server_id`;
  await tx`delete from tag where slug = ${from.slug}`;
  await moveSlug(tx, { kind: "tag", from: from.slug, to: to.slug });
  await moveInVersions(tx, { from: from.slug, to: to.slug });
  return had.length;
}

/** Replaces a tag in the versions of listings. */
async function moveInVersions(
  tx: Query,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx`
    update listing_version
    set text = jsonb_set(text, '{tags}', (
      select jsonb_agg(t order by t) from (
        select distinct case when t = ${from} then ${to} else t end as t
        from jsonb_array_elements_text(text->'tags') t
      ) tags
    ))
    where text->'tags' ? ${from}`;
}

/** Marks servers as changed, so that the copies of the ranking read their tags and all names again. */
async function rankAgain(tx: Query, tag: string): Promise<void> {
  await tx`
    insert into ranking_change (server_id) select server_id from server_tag where tag = ${tag}`;
}
