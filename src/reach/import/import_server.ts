import type { Query, Sql } from "../../core/database/connect.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import type { Act } from "../../core/rights/actor.ts";
import type { Facts } from "../../site/servers/fields/facts.ts";
import type { ListingFields } from "../../site/servers/fields/listing_fields.ts";
import { requireTags, showFields } from "../../site/servers/fields/written_text.ts";
import { findSlugRival } from "../../site/servers/slugs/slug_faults.ts";
import { findFreeSlug, retryTakenSlug } from "../../site/servers/slugs/free_slug.ts";

/** A picture, encoded again (src/site/pictures/rewrite.ts). */
interface EncodedPicture {
  hash: string;
  small: Uint8Array;
  large: Uint8Array;
}

/** A listing of another list whose parts have been checked. */
export interface ImportedServer extends ListingFields {
  id: string;
  ownerId: string;
  gameId: string;
  status: "approved" | "pending";
  /** Its slug on the other list, unless the site or another listing uses it. */
  slug: string | undefined;
  facts: Facts;
  logo: EncodedPicture | undefined;
  banner: EncodedPicture | undefined;
  createdAt: Date;
}

/** Inserts a server of another list with all its parts. Changes nothing if it already exists. */
export async function importServer(sql: Sql, server: ImportedServer, act: Act): Promise<void> {
  await retryTakenSlug(() =>
    sql.begin(async (tx) => {
      const slug = await insertServer(tx, server, act);
      if (slug === undefined) return;
      await requireTags(tx, server.facts.tags);
      await showFields(tx, server.id, { text: server.facts, now: act.now });
      const change = { action: "server_added", serverId: server.id, subject: slug } as const;
      await recordAudit(tx, act, { ...change, details: { name: server.name } });
    })
  );
}

/**
 * Inserts a server. Returns its slug, or undefined if it already exists. Fails on `server_slug_key` if another server
 * takes its slug.
 */
async function insertServer(
  tx: Query,
  { id, ownerId, slug: wanted, logo, banner, ...server }: ImportedServer,
  { now }: Act,
): Promise<string | undefined> {
  const isFree = wanted !== undefined &&
    await findSlugRival(tx, wanted, { id, ownerId }) === undefined;
  const slug = isFree ? wanted : await findFreeSlug(tx, server.name, id);
  for (const picture of [logo, banner]) if (picture) await storePicture(tx, picture, now);
  const pictures = { logo: logo?.hash ?? null, banner: banner?.hash ?? null };
  const inserted = await tx`
    insert into server (
      id, owner_id, game_id, slug, slug_chosen, name, status,
      host, port, description, logo, banner, created_at, updated_at
    )
    values (
      ${id}, ${ownerId}, ${server.gameId}, ${slug}, ${isFree}, ${server.name}, ${server.status},
      ${server.host}, ${server.port}, ${server.description}, ${pictures.logo}, ${pictures.banner},
      ${server.createdAt}, ${now}
    )
    on conflict (id) do nothing returning id`;
  return inserted.length > 0 ? slug : undefined;
}

async function storePicture(
  tx: Query,
  { hash, small, large }: EncodedPicture,
  now: Date,
): Promise<void> {
  await tx`
    insert into picture (hash, small, large, used_at) values (${hash}, ${small}, ${large}, ${now})
    on conflict (hash) do update set used_at = greatest(picture.used_at, excluded.used_at)`;
}
