import type { Query } from "../../../core/database/connect.ts";

/** A game's slug, or a tag's. */
interface CatalogSlug {
  kind: "game" | "tag";
  slug: string;
}

/** Has a slug, and all that led to it, lead to another one. */
export async function moveSlug(
  tx: Query,
  { kind, from, to }: { kind: CatalogSlug["kind"]; from: string; to: string },
): Promise<void> {
  await tx`update moved_slug set target = ${to} where kind = ${kind} and target = ${from}`;
  await tx`
    insert into moved_slug (kind, slug, target) values (${kind}, ${from}, ${to})
    on conflict (kind, slug) do update set target = excluded.target`;
  await freeSlug(tx, { kind, slug: to });
}

/** Lets a slug lead nowhere else, because a game or tag has it now. */
export async function freeSlug(tx: Query, { kind, slug }: CatalogSlug): Promise<void> {
  await tx`delete from moved_slug where kind = ${kind} and slug = ${slug}`;
}

/** Forgets which slugs led to one that is removed. */
export async function forgetMoves(tx: Query, { kind, slug }: CatalogSlug): Promise<void> {
  await tx`delete from moved_slug where kind = ${kind} and target = ${slug}`;
}

/** Finds today's slug of what had that one. Undefined if nothing had. */
export async function findMovedSlug(
  sql: Query,
  { kind, slug }: CatalogSlug,
): Promise<string | undefined> {
  const [moved] = await sql<{ target: string }[]>`
    select target from moved_slug where kind = ${kind} and slug = ${slug}`;
  return moved?.target;
}
