import { type Act, requireRight } from "../rights/actor.ts";
import { recordAudit } from "../trail/audit.ts";
import type { Context } from "../trail/context.ts";
import type { Query } from "../database/connect.ts";
import { refusal } from "../refusals/refusal.ts";
import { violatesUnique } from "../database/unique.ts";
import { byName } from "./by_name.ts";
import { cleanLine } from "../text/typed_text.ts";
import { slugOf } from "./slug.ts";

/** Length of a tag's name, in characters. */
export const TAG_MIN = 2;
export const TAG_MAX = 30;

const SLUG = /^(?=.{2,40}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** A tag, and how many servers have it, in any status. */
export interface KnownTag {
  slug: string;
  name: string;
  servers: number;
}

/** Lists all tags by name. */
export async function listTags(sql: Query): Promise<KnownTag[]> {
  const tags = await sql<KnownTag[]>`
    select t.slug, t.name, count(h.server_id) as servers
    from tag t left join server_tag h on h.tag = t.slug group by t.slug`;
  return [...tags].sort(byName);
}

/**
 * Adds a tag to the list that owners choose from. Its slug is derived from the name unless one is given. Refuses
 * non-moderators, an invalid name or slug, and one that exists.
 */
export async function addTag(
  { sql }: Context,
  { slug: given, name: text }: { slug: string; name: string },
  act: Act,
): Promise<void> {
  requireRight(act.by, "catalog", "add tag");
  const name = cleanLine(text) ?? "";
  const slug = given || slugOf(name);
  if (name.length < TAG_MIN || name.length > TAG_MAX) {
    throw refusal("tag_invalid", { field: "name", min: TAG_MIN, max: TAG_MAX });
  }
  if (!SLUG.test(slug)) {
    throw refusal("tag_invalid", { field: "slug" });
  }
  try {
    await sql.begin(async (tx) => {
      await tx`insert into tag (slug, name) values (${slug}, ${name})`;
      await recordAudit(tx, act, { action: "tag_added", serverId: null, subject: slug });
    });
  } catch (error) {
    if (!violatesUnique(error, "tag_pkey") && !violatesUnique(error, "tag_name_key")) throw error;
    throw refusal("tag_exists", { name });
  }
}

/** Removes a tag from the list and from all servers. Refuses non-moderators and an unknown one. */
export async function removeTag({ sql }: Context, slug: string, act: Act): Promise<void> {
  requireRight(act.by, "catalog", "remove tag");
  await sql.begin(async (tx) => {
    const [{ servers } = { servers: 0 }] = await tx<{ servers: number }[]>`
      select count(*) as servers from server_tag where tag = ${slug}`;
    const removed = await tx`delete from tag where slug = ${slug} returning slug`;
    if (removed.length === 0) throw refusal("tag_unknown", { slug });
    const change = { action: "tag_removed", serverId: null, subject: slug } as const;
    await recordAudit(tx, act, { ...change, details: { servers } });
  });
}
