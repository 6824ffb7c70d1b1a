import type { Query } from "../../../core/database/connect.ts";

/** A slug of a game or a tag. */
interface CatalogSlug {
  kind: "game" | "tag";
  slug: string;
}

/** Redirects a slug, and all slugs that redirected to it, to another one. */
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

/** Removes the redirect of a slug that a game or tag has now. */
export async function freeSlug(tx: Query, { kind, slug }: CatalogSlug): Promise<void> {
  await tx`delete from moved_slug where kind = ${kind} and slug = ${slug}`;
}

/** Removes the redirects to a slug that is removed. */
export async function forgetMoves(tx: Query, { kind, slug }: CatalogSlug): Promise<void> {
  await tx`delete from moved_slug where kind = ${kind} and target = ${slug}`;
}

/** Returns the slug to which a former slug redirects, or undefined if there is no redirect. */
export async function findMovedSlug(
  sql: Query,
  { kind, slug }: CatalogSlug,
): Promise<string | undefined> {
  const [moved] = await sql<{ target: string }[]>`
    select target from moved_slug where kind = ${kind} and slug = ${slug}`;
  return moved?.target;
}
