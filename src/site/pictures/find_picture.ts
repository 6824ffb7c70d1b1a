import type { Query } from "../../core/database/connect.ts";
import { accountOf, type Actor, may } from "../../core/rights/actor.ts";
import { worksOn } from "../../core/servers/roles.ts";
import { type PictureKind, SHAPES } from "./picture.ts";

/** The kind of each width. */
const KINDS: ReadonlyMap<number, PictureKind> = new Map(
  (["logo", "banner"] as const).flatMap((kind) =>
    SHAPES[kind].widths.map((width) => [width, kind])
  ),
);

/** A picture in one width, as WebP. */
export interface FoundPicture {
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether the picture's server is listed. Only owners and moderators can see pictures of other servers. */
  isPublic: boolean;
}

/** Returns a server's current picture by its hash, in one of the widths of its kind. */
export async function findPicture(
  sql: Query,
  { hash, width }: { hash: string; width: number },
): Promise<FoundPicture | undefined> {
  const kind = KINDS.get(width);
  if (!kind) return undefined;
  const file = SHAPES[kind].widths[0] === width ? "small" : "large";
  const [picture] = await sql<FoundPicture[]>`
    select ${sql(file)} as bytes,
      exists (select from server where ${sql(kind)} = hash and status = 'approved') as is_public
    from picture
    where hash = ${hash} and exists (select from server where ${sql(kind)} = hash)`;
  return picture;
}

/** Returns whether the actor may see a picture that isn't public, as a moderator or as its server's owner or member. */
export async function maySeePicture(sql: Query, hash: string, by: Actor): Promise<boolean> {
  if (may(by, "listings")) return true;
  const own = await sql`
    select from server s
    where ${worksOn(sql, accountOf(by))} and (s.logo = ${hash} or s.banner = ${hash}) limit 1`;
  return own.length > 0;
}
